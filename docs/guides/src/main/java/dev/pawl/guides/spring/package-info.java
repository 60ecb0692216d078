/** Moving from Spring Statemachine: the machine as Pawl has it. */
package dev.pawl.guides.spring;
