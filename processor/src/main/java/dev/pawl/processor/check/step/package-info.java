/** Rules about what is taken in one step, and without an event: loops, timers, conflicts. */
package dev.pawl.processor.check.step;
