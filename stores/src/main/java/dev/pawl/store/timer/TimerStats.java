package dev.pawl.store.timer;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of due and parked instances in a store. Each number is counted only up to 10,000, so
 * that the query is cheap.
 *
 * @param due the number of instances that are due
 * @param parked the number of instances whose timers are parked
 * @param oldestDue the earliest due time; null if no instance is due
 * @param lag the time since {@code oldestDue}; zero if no instance is due
 */
public record TimerStats(int due, int parked, @Nullable Instant oldestDue, Duration lag) {}
