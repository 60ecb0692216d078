/** Moving from a hand-written switch: the machine as Pawl has it. */
package dev.pawl.guides.handwritten;
