/**
 * State machines of real systems, one in each package, and a program that demonstrates each of
 * them.
 */
package dev.pawl.samples;
