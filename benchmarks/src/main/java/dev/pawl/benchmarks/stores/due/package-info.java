/**
 * Due timers and messages that several workers handle. Read {@link
 * dev.pawl.benchmarks.stores.due.DueContender} first.
 */
package dev.pawl.benchmarks.stores.due;
