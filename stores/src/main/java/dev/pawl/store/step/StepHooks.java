package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.ErrorText;
import dev.pawl.engine.Hooks;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.scope.CallScope;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The hooks of a store, and what they hear of steps that were made in memory: that they were
 * stored, lost or refused. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StepHooks<S, E> {

  private final StoredMachine<S, E> machine;
  private final Hooks<S, E> hooks;
  private final Function<? super LifecycleEvent<S, E>, Cause> causes;

  /**
   * The hooks of a store.
   *
   * @param causes completes the cause of every step and attempt
   */
  public StepHooks(
      StoredMachine<S, E> machine,
      List<TransitionHook<S, E>> hooks,
      Function<? super LifecycleEvent<S, E>, Cause> causes) {
    this.machine = machine;
    this.hooks = new Hooks<>(hooks);
    this.causes = causes;
  }

  /** Whether nobody hears of anything. */
  public boolean isEmpty() {
    return hooks.isEmpty();
  }

  /** A recorder of the next step; it asks the hooks. */
  StepRecorder<S, E> recorder() {
    return new StepRecorder<>(hooks, causes);
  }

  /** The record of an attempt that came to nothing, or was ignored if nothing was thrown. */
  Refused refused(
      EntityRow row,
      StepRecorder<S, E> heard,
      @Nullable String event,
      Instant now,
      @Nullable Throwable thrown) {
    LifecycleEvent<S, E> tried = heard.attempt != null ? heard.attempt : heard.failed;
    return new Refused(
        row.id(),
        row.version(),
        row.state(),
        tried == null || tried.to() == null ? null : machine.nameOf(tried.to()),
        tried == null ? event : machine.nameOfEvent(tried.event()),
        now,
        outcome(heard, thrown),
        why(heard.outcome, thrown),
        tried == null ? Cause.none() : tried.cause(),
        tried != null && tried.forced());
  }

  private static Refused.Outcome outcome(StepRecorder<?, ?> heard, @Nullable Throwable thrown) {
    boolean byRules =
        thrown == null
            || thrown instanceof IllegalTransitionError
            || thrown instanceof TransitionVetoedError;
    if (!byRules || heard.outcome == null) {
      return Refused.Outcome.FAILED;
    } else if (heard.outcome instanceof Outcome.Illegal<?>) {
      return Refused.Outcome.ILLEGAL;
    } else if (heard.outcome instanceof Outcome.GuardRefused<?>) {
      return Refused.Outcome.GUARD_REFUSED;
    } else if (heard.outcome instanceof Outcome.Vetoed<?>) {
      return Refused.Outcome.VETOED;
    }
    return Refused.Outcome.IGNORED;
  }

  private static @Nullable String why(@Nullable Outcome<?> outcome, @Nullable Throwable thrown) {
    if (thrown == null) {
      return null;
    }
    if (outcome instanceof Outcome.Vetoed<?> vetoed) {
      return vetoed.error().reason();
    }
    return thrown instanceof IllegalTransitionError ? thrown.getMessage() : ErrorText.of(thrown);
  }

  /**
   * Tells of an attempt that the rules or the program's code stopped. A timer that is vetoed has
   * failed, too, since it is tried again.
   */
  void reportFailed(StepRecorder<S, E> heard, Throwable thrown, boolean isTimers) {
    if (hooks.isEmpty()) {
      return;
    }
    LifecycleEvent<S, E> attempt = heard.attempt;
    if (attempt != null
        && heard.outcome != null
        && outcome(heard, thrown) != Refused.Outcome.FAILED) {
      Throwable more = hooks.refused(attempt, heard.outcome, attempt.event());
      if (more != null && more != thrown) {
        thrown.addSuppressed(more);
      }
      if (isTimers) {
        hooks.failed(heard.attempt, thrown);
      }
    } else if (heard.failed != null) {
      hooks.failed(heard.failed, thrown);
    }
    for (LifecycleEvent<S, E> step : heard.steps) {
      if (heard.failed == null || step.sequence() != heard.failed.sequence()) {
        hooks.failed(step, thrown);
      }
    }
  }

  /** Tells that steps were made in memory and not stored. */
  public void reportLost(List<LifecycleEvent<S, E>> steps, Throwable thrown) {
    for (LifecycleEvent<S, E> step : steps) {
      CallScope scope = CallScope.hooks(step.machine(), step.entityId());
      try (scope) {
        hooks.failed(step, thrown);
      }
    }
  }

  /** Tells of steps that have been stored; the first error is thrown. */
  public void reportStored(List<LifecycleEvent<S, E>> steps) {
    RuntimeException first = null;
    for (LifecycleEvent<S, E> step : steps) {
      Throwable failure;
      CallScope scope = CallScope.hooks(step.machine(), step.entityId());
      try (scope) {
        failure = hooks.after(step);
        if (failure != null) {
          hooks.failed(step, failure);
        }
      }
      if (failure != null) {
        if (first == null) {
          first = failure instanceof RuntimeException e ? e : new IllegalStateException(failure);
        } else if (first != failure) {
          first.addSuppressed(failure);
        }
      }
    }
    if (first != null) {
      throw first;
    }
  }
}
