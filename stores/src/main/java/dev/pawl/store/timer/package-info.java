/**
 * Timers of instances in a store. A {@link dev.pawl.store.timer.TimerWorker} fires the timers by a
 * {@link dev.pawl.store.timer.TimerPolicy} and notifies a {@link
 * dev.pawl.store.timer.TimerListener} of failures. Read {@code TimerWorker} first.
 */
@NullMarked
package dev.pawl.store.timer;

import org.jspecify.annotations.NullMarked;
