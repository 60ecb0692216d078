/** Moving from squirrel-foundation: the machine as Pawl has it. */
package dev.pawl.guides.squirrel;
