package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Work;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * What a life has done in memory, to be written.
 *
 * @param before what it was made from
 * @param after what the row is to become
 * @param steps the steps, in order; none if the event was ignored or deferred
 * @param due when the next timer is due; null if none runs
 * @param work what effects want done
 * @param ignored the attempt, if the machine ignored it; null otherwise
 */
record MadeStep<S, E>(
    Stored<S> before,
    Stored<S> after,
    List<LifecycleEvent<S, E>> steps,
    Instant due,
    Work work,
    Refused ignored) {

  /** Whether there is nothing to write. */
  boolean isNothing() {
    boolean deferred = ignored == null && !Objects.equals(before.snapshot(), after.snapshot());
    return steps.isEmpty() && !deferred && work.messages().isEmpty() && work.statements().isEmpty();
  }
}
