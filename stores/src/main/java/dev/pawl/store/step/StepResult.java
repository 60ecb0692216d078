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
 * A step that an instance has made in memory, before it is written.
 *
 * @param before the row before the step
 * @param after the row to write
 * @param state the state after the step
 * @param steps the recorded steps, in order; empty if the event was ignored or deferred
 * @param timers the timers that ran before the step
 * @param work the messages and statements of the step's effects
 * @param from the name of the state that a forced step leaves; the machine may not know this name.
 *     Null if the step is not forced
 * @param ignored the outcome of the fired event if the event was ignored or deferred; null if the
 *     event made a step, or if no event was fired
 * @param attempts the attempts of the same call that made no step, in order; each is an attempt at
 *     the fired event, at a deferred event, or at an event that an effect fired
 * @param changesQueue whether the deferred events have changed
 * @param byDeferred a map from the index of a statement to the index of the deferred event in the
 *     row whose effect has registered the statement
 * @param redo makes the step again without a deferred event that failed; null for a forced step
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record StepResult<S, E>(
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
  StepResult<S, E> with(Attempt<S, E> attempt) {
    List<Attempt<S, E>> all = new ArrayList<>(attempts);
    all.add(attempt);
    return new StepResult<>(
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

  static <S, E> StepResult<S, E> forced(
      EntityRow before,
      EntityRow after,
      S state,
      List<LifecycleEvent<S, E>> steps,
      @Nullable String from) {
    return new StepResult<>(
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
   * The timers that ran before a step.
   *
   * @param ran whether any timer ran, even if it made no step
   * @param behind whether more timers are due than were fired
   */
  public record Timers(boolean ran, boolean behind) {
    static final Timers NONE = new Timers(false, false);
  }

  /**
   * An attempt that made no step, in a call that may write other steps.
   *
   * @param event the attempt, as hooks receive it
   * @param outcome the outcome by the rules of the machine; null if application code threw an
   *     exception
   * @param error the exception that application code threw; null if no exception was thrown
   * @param record the record of the attempt
   */
  public record Attempt<S, E>(
      LifecycleEvent<S, E> event,
      @Nullable Outcome<S> outcome,
      @Nullable Throwable error,
      Refused record) {}

  /**
   * A function that makes a step again.
   *
   * @param <S> the type of states
   * @param <E> the type of events
   */
  @FunctionalInterface
  public interface Redo<S, E> {
    /**
     * Makes the step without a deferred event that has failed.
     *
     * @param deferred the index of the event in the row
     * @param error the exception with which the deferred event failed
     */
    StepResult<S, E> without(int deferred, Throwable error);
  }

  /**
   * Returns whether there is nothing to write: no step was made, no timer ran, and the timer
   * columns have not changed.
   */
  public boolean isAsleep() {
    return steps.isEmpty() && !timers.ran() && after.timerColumns().equals(before.timerColumns());
  }

  /** Returns whether there is nothing to write, ignoring changes of the timer columns. */
  public boolean isNothing() {
    return steps.isEmpty()
        && !timers.ran()
        && !changesQueue
        && work.messages().isEmpty()
        && work.statements().isEmpty();
  }
}
