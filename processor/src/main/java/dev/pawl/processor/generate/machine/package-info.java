/** Generates {@code NameMachine} of machines that need no chart. */
package dev.pawl.processor.generate.machine;
