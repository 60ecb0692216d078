package dev.pawl.kafka;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The state of an entity in a local store. Immutable.
 *
 * @param id the id of the entity
 * @param state the wire name of the entity's state
 * @param version the number of steps that the entity has made
 * @param updatedAt the time of the entity's last step
 * @param nextTimer the time of the next attempt to fire timers of the entity; null if no timer runs
 *     or the timers are parked
 * @param parkedAt the time at which the timers were parked; null if the timers are not parked
 * @param timerError the error of the last attempt to fire timers; null if the attempt succeeded
 * @param snapshot the instance as JSON; null if the instance consists of its state only
 * @param problem the reason why the instance cannot be read; null if the instance can be read
 */
public record EntityView(
    String id,
    String state,
    long version,
    Instant updatedAt,
    @Nullable Instant nextTimer,
    @Nullable Instant parkedAt,
    @Nullable String timerError,
    @Nullable String snapshot,
    @Nullable String problem) {}
