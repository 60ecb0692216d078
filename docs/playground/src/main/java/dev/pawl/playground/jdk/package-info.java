/** Replacements of classes that TeaVM does not have or cannot compile. */
@NullMarked
package dev.pawl.playground.jdk;

import org.jspecify.annotations.NullMarked;
