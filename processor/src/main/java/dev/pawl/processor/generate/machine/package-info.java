/** Generates {@code NameMachine} of machines that need no chart. */
@NullMarked
package dev.pawl.processor.generate.machine;

import org.jspecify.annotations.NullMarked;
