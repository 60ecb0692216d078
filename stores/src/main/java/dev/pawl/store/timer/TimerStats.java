package dev.pawl.store.timer;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How the timers of a store stand. Numbers are counted up to 10,000 and no further, so that it
 * costs little to ask, however many there are.
 *
 * @param due how many instances are due
 * @param parked how many were given up
 * @param oldestDue since when the one that is due the longest is; null if none is
 * @param lag how long that is; zero if none is
 */
public record TimerStats(int due, int parked, @Nullable Instant oldestDue, Duration lag) {}
