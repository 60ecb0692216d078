package dev.pawl.kafka;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The state of an entity in a local store. Immutable.
 *
 * @param id the id of the entity
 * @param state the wire name of its state
 * @param version the number of its steps
 * @param updatedAt the time of its last step
 * @param nextTimer the time of the next attempt to fire its timers; null if none runs
 * @param snapshot the instance as JSON; null if it consists of its state only
 * @param problem the reason why the instance cannot be read; null if it can
 */
public record EntityView(
    String id,
    String state,
    long version,
    Instant updatedAt,
    @Nullable Instant nextTimer,
    @Nullable String snapshot,
    @Nullable String problem) {}
