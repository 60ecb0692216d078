package dev.pawl.store.step;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.rows.EntityRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
 * @param ignored the outcome of the event that was fired, if it was ignored or deferred; null if it
 *     made a step, or no event was fired
 * @param attempts what came to nothing meanwhile, in order: the event itself, or others
 * @param changesQueue whether other deferred events wait now than before
 * @param byDeferred the statements that effects of deferred events want made: the index of the
 *     event in the row by the index of the statement
 * @param redo makes the step again; null if that is of no use
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record MadeStep<S, E>(
    EntityRow before,
    EntityRow after,
    S state,
    List<LifecycleEvent<S, E>> steps,
    Timers timers,
    EffectContext work,
    @Nullable String from,
    Outcome.@Nullable Ignored<S> ignored,
    List<Attempt<S, E>> attempts,
    boolean changesQueue,
    Map<Integer, Integer> byDeferred,
    @Nullable Redo<S, E> redo) {

  /** Returns a copy with one more attempt. */
  MadeStep<S, E> with(Attempt<S, E> attempt) {
    List<Attempt<S, E>> all = new ArrayList<>(attempts);
    all.add(attempt);
    return new MadeStep<>(
        before,
        after,
        state,
        steps,
        timers,
        work,
        from,
        ignored,
        all,
        changesQueue,
        byDeferred,
        redo);
  }

  /** A step past the rules. */
  static <S, E> MadeStep<S, E> forced(
      EntityRow before,
      EntityRow after,
      S state,
      List<LifecycleEvent<S, E>> steps,
      @Nullable String from) {
    return new MadeStep<>(
        before,
        after,
        state,
        steps,
        Timers.NONE,
        new EffectContext(),
        from,
        null,
        List.of(),
        false,
        Map.of(),
        null);
  }

  /**
   * The timers before it.
   *
   * @param ran whether any ran, even if no step came of it
   * @param behind whether more are due than were fired
   */
  public record Timers(boolean ran, boolean behind) {
    static final Timers NONE = new Timers(false, false);
  }

  /**
   * An attempt that came to nothing, while the step as a whole is written.
   *
   * @param event the attempt, as hooks hear of it
   * @param outcome what became of it by the rules; null if user code threw
   * @param error what user code threw; null if nothing
   * @param record how it is recorded
   */
  public record Attempt<S, E>(
      LifecycleEvent<S, E> event,
      @Nullable Outcome<S> outcome,
      @Nullable Throwable error,
      Refused record) {}

  /** Makes a step again. */
  @FunctionalInterface
  public interface Redo<S, E> {
    /**
     * Makes it without a deferred event that has failed.
     *
     * @param deferred the index of the event in the row
     */
    MadeStep<S, E> without(int deferred, Throwable error);
  }

  /** Whether the row says of the timers what it should, so that there is nothing to write. */
  public boolean isAsleep() {
    return steps.isEmpty() && !timers.ran() && after.alarm().equals(before.alarm());
  }

  /** Whether there is nothing to write. */
  public boolean isNothing() {
    return steps.isEmpty()
        && !timers.ran()
        && !changesQueue
        && work.messages().isEmpty()
        && work.statements().isEmpty();
  }
}
