/**
 * Reads machine files and compiled models, and checks them, without a compiler. Start with {@link
 * dev.pawl.cli.input.CheckedFile} and {@link dev.pawl.cli.input.MachineReader}.
 */
@NullMarked
package dev.pawl.cli.input;

import org.jspecify.annotations.NullMarked;
