/** Timers and messages that are due, handled by several workers. */
package dev.pawl.benchmarks.stores.due;
