/**
 * The reading and checking of machine files without a compiler. Start with {@link
 * dev.pawl.cli.input.CheckedFile}.
 */
@NullMarked
package dev.pawl.cli.input;

import org.jspecify.annotations.NullMarked;
