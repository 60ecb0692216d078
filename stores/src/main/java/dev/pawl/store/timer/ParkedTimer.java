package dev.pawl.store.timer;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An instance whose timers were given up.
 *
 * @param machine the machine's name
 * @param entityId whose they are
 * @param state the name of the state
 * @param version how many steps the instance has made
 * @param timerAt when the first of them elapsed; null if the row does not tell
 * @param parkedAt when they were given up
 * @param attempts how often they were tried
 * @param error what the last attempt failed with; null if the row does not tell
 */
public record ParkedTimer(
    String machine,
    String entityId,
    String state,
    long version,
    @Nullable Instant timerAt,
    Instant parkedAt,
    int attempts,
    @Nullable String error) {}
