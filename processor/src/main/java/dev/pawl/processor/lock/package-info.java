/**
 * Lock files: the numbers that states and events have in stored data, kept from one version of a
 * machine to the next, and what may not change between two.
 */
@NullMarked
package dev.pawl.processor.lock;

import org.jspecify.annotations.NullMarked;
