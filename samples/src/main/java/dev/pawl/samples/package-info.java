/**
 * State machines of real systems, one in each package, and a program that demonstrates each of
 * them.
 */
@NullMarked
package dev.pawl.samples;

import org.jspecify.annotations.NullMarked;
