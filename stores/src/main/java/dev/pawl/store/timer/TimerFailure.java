package dev.pawl.store.timer;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An attempt at the timers of an instance that failed.
 *
 * @param machine the machine's name
 * @param entityId whose they are
 * @param state the name of the state
 * @param attempts how often they have been tried since they last succeeded
 * @param error what was thrown; null if processes ended before they could tell
 * @param nextTry when they are tried again; null if they are parked
 */
public record TimerFailure(
    String machine,
    String entityId,
    String state,
    int attempts,
    @Nullable Throwable error,
    @Nullable Instant nextTry) {}
