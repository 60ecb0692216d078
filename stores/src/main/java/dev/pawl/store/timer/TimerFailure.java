package dev.pawl.store.timer;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A failed attempt to fire the timers of an instance.
 *
 * @param machine the machine's name
 * @param entityId the id of the instance
 * @param state the name of the state
 * @param attempts the number of attempts since the last success
 * @param error the exception; null if the exception is unknown, because the process ended during
 *     each attempt
 * @param nextTry the time of the next attempt; null if the timers are parked
 */
public record TimerFailure(
    String machine,
    String entityId,
    String state,
    int attempts,
    @Nullable Throwable error,
    @Nullable Instant nextTry) {}
