/**
 * The playground, which draws a machine while a user types it. The preview uses this package on the
 * JVM, and {@code docs/playground} compiles the package to JavaScript. Start with {@link
 * dev.pawl.cli.playground.Playground}.
 */
@NullMarked
package dev.pawl.cli.playground;

import org.jspecify.annotations.NullMarked;
