/**
 * The reading and checking of machine files and of compiled models without a compiler. Start with
 * {@link dev.pawl.cli.input.CheckedFile} and {@link dev.pawl.cli.input.MachineReader}.
 */
@NullMarked
package dev.pawl.cli.input;

import org.jspecify.annotations.NullMarked;
