package dev.pawl.store.step;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.EntityRow;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A step of an instance as it was made in memory, to be written.
 *
 * @param before the row that it was made from
 * @param after the row as it is to become
 * @param state the state after it
 * @param steps the steps, in order; none if the event was ignored or deferred
 * @param timers what timers did
 * @param work what effects want done
 * @param from the name of the state that a forced step leaves, which may be none of the machine's;
 *     null otherwise
 * @param ignored the attempt, if the machine ignored it; null otherwise
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record MadeStep<S, E>(
    EntityRow before,
    EntityRow after,
    S state,
    List<LifecycleEvent<S, E>> steps,
    Timers timers,
    Work work,
    @Nullable String from,
    @Nullable Refused ignored) {

  /**
   * The timers before it.
   *
   * @param ran whether any ran, even if no step came of it
   * @param behind whether more are due than were fired
   */
  public record Timers(boolean ran, boolean behind) {
    static final Timers NONE = new Timers(false, false);
  }

  /** Whether the row says of the timers what it should, so that there is nothing to write. */
  public boolean isAsleep() {
    return steps.isEmpty() && !timers.ran() && after.alarm().equals(before.alarm());
  }

  /** Whether there is nothing to write. */
  public boolean isNothing() {
    boolean deferred = ignored == null && !Objects.equals(before.snapshot(), after.snapshot());
    return steps.isEmpty()
        && !timers.ran()
        && !deferred
        && work.messages().isEmpty()
        && work.statements().isEmpty();
  }
}
