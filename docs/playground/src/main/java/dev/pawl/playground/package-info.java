/**
 * The playground without a server: TeaVM compiles {@link dev.pawl.playground.Exports} and all that
 * it uses to JavaScript.
 */
@NullMarked
package dev.pawl.playground;

import org.jspecify.annotations.NullMarked;
