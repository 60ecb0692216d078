/** Moving from stateless4j: the machine as Pawl has it. */
package dev.pawl.guides.stateless;
