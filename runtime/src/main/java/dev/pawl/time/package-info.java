/**
 * Schedulers, clocks and retry delays. A {@link Scheduler} runs the timers of machines, {@link
 * VirtualScheduler} replaces this scheduler in tests, and {@link Backoff} computes the delay before
 * the next attempt. Read {@link Scheduler} first.
 */
@NullMarked
package dev.pawl.time;

import org.jspecify.annotations.NullMarked;
