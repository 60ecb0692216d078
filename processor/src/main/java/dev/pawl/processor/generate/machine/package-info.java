/**
 * Generates {@code NameMachine} of flat machines. Start with {@link
 * dev.pawl.processor.generate.machine.MachineGenerator}.
 */
@NullMarked
package dev.pawl.processor.generate.machine;

import org.jspecify.annotations.NullMarked;
