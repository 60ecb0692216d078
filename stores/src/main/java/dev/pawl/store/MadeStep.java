package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Work;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a life has done in memory, to be written.
 *
 * @param before what it was made from
 * @param after what the row is to become
 * @param steps the steps, in order; none if the event was ignored or deferred
 * @param timersRan whether timers ran, even if no step came of it
 * @param behind whether more timers are due than were fired
 * @param from the name of the state that a forced step leaves, which may be none of the machine's;
 *     null otherwise
 * @param work what effects want done
 * @param ignored the attempt, if the machine ignored it; null otherwise
 */
record MadeStep<S, E>(
    Stored<S> before,
    Stored<S> after,
    List<LifecycleEvent<S, E>> steps,
    boolean timersRan,
    boolean behind,
    @Nullable String from,
    Work work,
    @Nullable Refused ignored) {

  /** Whether the row says of the timers what it should, so that there is nothing to write. */
  boolean isAsleep() {
    return steps.isEmpty() && !timersRan && after.row().alarm().equals(before.row().alarm());
  }

  /** Whether there is nothing to write. */
  boolean isNothing() {
    boolean deferred = ignored == null && !Objects.equals(before.snapshot(), after.snapshot());
    return steps.isEmpty()
        && !timersRan
        && !deferred
        && work.messages().isEmpty()
        && work.statements().isEmpty();
  }
}
