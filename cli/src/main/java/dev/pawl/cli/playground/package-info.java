/**
 * The playground: reads, checks and draws a text while it is typed. The preview uses this package
 * on the JVM; {@code docs/playground} compiles the package to JavaScript. Start with {@link
 * dev.pawl.cli.playground.Playground}.
 */
@NullMarked
package dev.pawl.cli.playground;

import org.jspecify.annotations.NullMarked;
