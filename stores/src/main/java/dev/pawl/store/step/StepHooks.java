package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.ErrorText;
import dev.pawl.engine.Failure;
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
 * The hooks of a store. The hooks are notified when steps that were made in memory have been
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
   * Creates the hooks of a store.
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

  /** Returns whether there are no hooks. */
  public boolean isEmpty() {
    return hooks.isEmpty();
  }

  /**
   * Returns a step or attempt whose cause is completed by the function that was passed to the
   * constructor.
   */
  LifecycleEvent<S, E> explained(LifecycleEvent<S, E> event) {
    return recorder().explained(event);
  }

  /** Returns a recorder for the next step. The recorder calls the hooks before the step. */
  StepRecorder<S, E> recorder() {
    return new StepRecorder<>(hooks, causes);
  }

  /**
   * Returns the record of an attempt that made no step. If nothing was thrown, the event was
   * ignored.
   *
   * @param event the name of the event, used if the recorder knows no attempt; may be null
   */
  Refused refused(
      EntityRow row,
      StepRecorder<S, E> recorder,
      @Nullable String event,
      Instant now,
      @Nullable Throwable thrown) {
    boolean byRules = outcome(recorder, thrown) != Refused.Outcome.FAILED;
    LifecycleEvent<S, E> tried =
        recorder.attempt != null && (byRules || recorder.failed == null)
            ? recorder.attempt
            : recorder.failed;
    return new Refused(
        row.id(),
        row.version(),
        row.state(),
        tried == null || tried.to() == null ? null : machine.nameOf(tried.to()),
        tried == null ? event : machine.nameOfEvent(tried.event()),
        now,
        outcome(recorder, thrown),
        why(recorder.outcome, thrown),
        tried == null ? Cause.none() : tried.cause(),
        tried != null && tried.forced());
  }

  private static Refused.Outcome outcome(StepRecorder<?, ?> recorder, @Nullable Throwable thrown) {
    boolean byRules =
        thrown == null
            || thrown instanceof IllegalTransitionError
            || thrown instanceof TransitionVetoedError;
    return !byRules || recorder.outcome == null
        ? Refused.Outcome.FAILED
        : outcome(recorder.outcome);
  }

  private static Refused.Outcome outcome(Outcome<?> outcome) {
    if (outcome instanceof Outcome.Illegal<?>) {
      return Refused.Outcome.ILLEGAL;
    } else if (outcome instanceof Outcome.GuardRefused<?>) {
      return Refused.Outcome.GUARD_REFUSED;
    } else if (outcome instanceof Outcome.Vetoed<?>) {
      return Refused.Outcome.VETOED;
    }
    boolean waits = outcome instanceof Outcome.Ignored<?> ignored && ignored.queued();
    return waits ? Refused.Outcome.DEFERRED : Refused.Outcome.IGNORED;
  }

  /**
   * Returns an attempt that the rules of the machine refused, in a call that writes other steps.
   */
  StepResult.Attempt<S, E> attempt(EntityRow row, StepRecorder.RefusedAttempt<S, E> refused) {
    String why =
        refused.outcome() instanceof Outcome.Vetoed<S> vetoed ? vetoed.error().reason() : null;
    return attempt(
        row, refused.explained(), refused.outcome(), null, outcome(refused.outcome()), why);
  }

  /**
   * Returns an attempt in which application code threw an exception, in a call that writes other
   * steps.
   */
  StepResult.Attempt<S, E> failed(EntityRow row, LifecycleEvent<S, E> tried, Throwable error) {
    return attempt(row, tried, null, error, Refused.Outcome.FAILED, ErrorText.of(error));
  }

  /**
   * Returns the record of an operation on a deferred event. Hooks are not notified of the
   * operation.
   */
  StepResult.Attempt<S, E> handled(
      EntityRow row, LifecycleEvent<S, E> event, Refused.Outcome outcome, @Nullable String why) {
    return attempt(row, event, null, null, outcome, why);
  }

  private StepResult.Attempt<S, E> attempt(
      EntityRow row,
      LifecycleEvent<S, E> tried,
      @Nullable Outcome<S> outcome,
      @Nullable Throwable error,
      Refused.Outcome became,
      @Nullable String why) {
    Refused record =
        new Refused(
            row.id(),
            tried.sequence() - 1,
            machine.nameOf(tried.from()),
            tried.to() == null ? null : machine.nameOf(tried.to()),
            machine.nameOfEvent(tried.event()),
            tried.timestamp(),
            became,
            why,
            tried.cause(),
            tried.forced());
    return new StepResult.Attempt<>(tried, outcome, error, record);
  }

  /**
   * Notifies the hooks of the stored steps of a call, and of the attempts in that call that made no
   * step. Throws the first exception after all hooks were called.
   */
  public void reportStored(
      List<LifecycleEvent<S, E>> steps, List<StepResult.Attempt<S, E>> attempts) {
    Throwable first = null;
    try {
      reportStored(steps);
    } catch (Throwable e) {
      first = e;
    }
    for (StepResult.Attempt<S, E> attempt : attempts) {
      Throwable failure = null;
      LifecycleEvent<S, E> tried = attempt.event();
      CallScope scope = CallScope.hooks(tried.machine(), tried.entityId());
      try (scope) {
        if (attempt.outcome() != null) {
          failure = hooks.refused(tried, attempt.outcome(), tried.event());
        } else if (attempt.error() != null) {
          hooks.failed(tried, attempt.error());
        }
      }
      first = Failure.join(first, failure);
    }
    Failure.raise(first);
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
   * Notifies the hooks of an attempt that was refused or has failed. Also notifies the hooks of the
   * earlier steps of the same call, because these steps are lost, and of all vetoed transitions of
   * the call: a veto in one region prevents the transitions of the other regions.
   *
   * @param isTimers whether the call fired timers. A vetoed timer is also reported as failed,
   *     because the timer is tried again
   */
  void reportFailed(StepRecorder<S, E> recorder, Throwable thrown, boolean isTimers) {
    if (hooks.isEmpty()) {
      return;
    }
    boolean isRefused = outcome(recorder, thrown) != Refused.Outcome.FAILED;
    for (StepRecorder.RefusedAttempt<S, E> one : recorder.refusals) {
      LifecycleEvent<S, E> tried = one.explained();
      boolean isReported =
          one.outcome() instanceof Outcome.Vetoed<S> || (isRefused && tried == recorder.attempt);
      if (isReported) {
        Failure.join(thrown, hooks.refused(tried, one.outcome(), tried.event()));
      }
    }
    if (isRefused) {
      if (isTimers) {
        hooks.failed(recorder.attempt, thrown);
      }
    } else if (recorder.failed != null) {
      hooks.failed(recorder.failed, thrown);
    }
    for (LifecycleEvent<S, E> step : recorder.steps) {
      if (recorder.failed == null || step.sequence() != recorder.failed.sequence()) {
        hooks.failed(step, thrown);
      }
    }
  }

  /** Notifies the hooks of steps that were made in memory but not stored. */
  public void reportLost(List<LifecycleEvent<S, E>> steps, Throwable thrown) {
    for (LifecycleEvent<S, E> step : steps) {
      CallScope scope = CallScope.hooks(step.machine(), step.entityId());
      try (scope) {
        hooks.failed(step, thrown);
      }
    }
  }

  /** Notifies the hooks of stored steps. Throws the first exception after all hooks were called. */
  public void reportStored(List<LifecycleEvent<S, E>> steps) {
    Throwable first = null;
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
        first = Failure.join(first, failure);
      }
    }
    Failure.raise(first);
  }
}
