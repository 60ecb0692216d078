/**
 * Due timers and messages that several workers handle. Read {@link
 * dev.pawl.benchmarks.stores.due.DueContender} first.
 */
@NullMarked
package dev.pawl.benchmarks.stores.due;

import org.jspecify.annotations.NullMarked;
