/**
 * Time, as a machine sees it: who wakes it when a delay has passed, how that is tried out without
 * waiting, and how long to wait before trying again.
 */
@NullMarked
package dev.pawl.time;

import org.jspecify.annotations.NullMarked;
