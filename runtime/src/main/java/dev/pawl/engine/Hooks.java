package dev.pawl.engine;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.TransitionVetoedError;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The hooks and listeners of an instance. Hooks and listeners are called in the order in which they
 * were added. An exception of one hook or listener does not prevent the calls of the other hooks
 * and listeners, except in {@link #before}.
 */
public final class Hooks<S, E> {

  private final TransitionHook<S, E>[] hooks;
  private final TransitionListener<S, E>[] listeners;
  private final @Nullable StepObserver observer;

  /** Creates a group of hooks without listeners. */
  public Hooks(List<? extends TransitionHook<S, E>> hooks) {
    this(hooks, List.of(), null);
  }

  /**
   * Creates a group of hooks and listeners.
   *
   * @param observer the observer of the machine; null if there is none
   */
  @SuppressWarnings("unchecked") // generic arrays cannot be created
  public Hooks(
      List<? extends TransitionHook<S, E>> hooks,
      List<? extends TransitionListener<S, E>> listeners,
      @Nullable StepObserver observer) {
    for (TransitionHook<S, E> each : hooks) {
      Objects.requireNonNull(each, "hook");
    }
    this.hooks = (TransitionHook<S, E>[]) hooks.toArray(new TransitionHook<?, ?>[0]);
    this.listeners =
        (TransitionListener<S, E>[]) listeners.toArray(new TransitionListener<?, ?>[0]);
    this.observer = observer;
  }

  /**
   * Returns whether there are no hooks. Without hooks, callers need not create records of steps.
   */
  public boolean isEmpty() {
    return hooks.length == 0;
  }

  /** Returns whether there are listeners. */
  public boolean hasListeners() {
    return listeners.length > 0;
  }

  /** Returns the observer of the machine; null if there is none. */
  public @Nullable StepObserver observer() {
    return observer;
  }

  /**
   * Same as {@link #callBefore}, but also reports an exception that is not a veto to all hooks, as
   * a failed step.
   *
   * @return the veto; null if no hook has vetoed
   */
  @Nullable TransitionVetoedError before(LifecycleEvent<S, E> record) {
    try {
      return callBefore(record);
    } catch (Throwable thrown) {
      failed(record, thrown);
      throw thrown;
    }
  }

  /**
   * Calls {@code before} of each hook until a hook vetoes. An exception that is not a veto is
   * thrown to the caller and not reported to the hooks.
   *
   * @return the veto; null if no hook vetoed
   */
  public @Nullable TransitionVetoedError callBefore(LifecycleEvent<S, E> record) {
    try {
      for (TransitionHook<S, E> hook : hooks) {
        hook.before(record);
      }
      return null;
    } catch (TransitionVetoedError veto) {
      return veto.attempt() == record ? veto : withAttempt(record, veto);
    }
  }

  /**
   * Returns a copy of a veto with the given record as attempt. The cause of the copy is the
   * original veto.
   */
  private static TransitionVetoedError withAttempt(
      LifecycleEvent<?, ?> record, TransitionVetoedError veto) {
    String reason = veto.attempt() == null ? veto.reason() : ErrorText.message(veto);
    TransitionVetoedError complete = new TransitionVetoedError(record, reason);
    complete.initCause(veto);
    return complete;
  }

  /**
   * Notifies hooks and listeners of a migration. If the purpose is not {@link Purpose#STEP},
   * notifies only hooks that are {@link MigrationObserver}s.
   *
   * @param record the record; null if there are no hooks
   * @return the first exception, with further exceptions as suppressed; null if there is none
   */
  public @Nullable Throwable migrated(
      @Nullable LifecycleEvent<S, E> record, S from, S to, Purpose purpose) {
    if (purpose == Purpose.STEP) {
      return Failure.join(record == null ? null : after(record), moved(from, null, to));
    }
    for (TransitionHook<S, E> each : hooks) {
      if (record != null && each instanceof MigrationObserver<S, E> reader) {
        reader.migrated(record);
      }
    }
    return null;
  }

  /**
   * Notifies the hooks of a step. Returns the first exception of a hook, with further exceptions as
   * suppressed; null if there is none.
   */
  public @Nullable Throwable after(LifecycleEvent<S, E> record) {
    return call(record, null, null);
  }

  /**
   * Calls {@code failed} of each hook if there is an error, {@code refused} if there is an outcome,
   * otherwise {@code after}.
   *
   * @return the error or else the first exception of a hook, with further exceptions as suppressed;
   *     null if there is none
   */
  private @Nullable Throwable call(
      LifecycleEvent<S, E> record, @Nullable Outcome<S> outcome, @Nullable Throwable error) {
    Throwable failure = error;
    for (TransitionHook<S, E> hook : hooks) {
      try {
        if (error != null) {
          hook.failed(record, error);
        } else if (outcome != null) {
          hook.refused(record, outcome);
        } else {
          hook.after(record);
        }
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    return failure;
  }

  /**
   * Notifies the listeners of a step. Returns the first exception of a listener, with further
   * exceptions as suppressed; null if there is none.
   */
  public @Nullable Throwable moved(S from, @Nullable E event, S to) {
    Throwable failure = null;
    for (TransitionListener<S, E> listener : listeners) {
      try {
        listener.moved(from, event, to);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    return failure;
  }

  /**
   * Notifies hooks and listeners of a refusal. Returns the first exception of a hook or listener,
   * with further exceptions as suppressed; null if there is none. The exception is also reported to
   * the hooks. Listeners are not notified of a deferral, because they could not distinguish a
   * deferral from a refusal.
   */
  public @Nullable Throwable refused(
      @Nullable LifecycleEvent<S, E> attempt, Outcome<S> outcome, @Nullable E event) {
    Throwable failure = attempt == null ? null : call(attempt, outcome, null);
    boolean waits = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
    for (int i = 0; i < listeners.length && !waits; i++) {
      try {
        listeners[i].refused(outcome.state(), event);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    if (failure != null) {
      failed(attempt, failure);
    }
    return failure;
  }

  /**
   * Notifies the hooks of an error. Exceptions of the hooks are added to the error as suppressed
   * exceptions.
   */
  public void failed(@Nullable LifecycleEvent<S, E> record, Throwable error) {
    if (record != null) {
      call(record, null, error);
    }
  }

  /**
   * Notifies the hooks of an error for which no record exists yet. If the record cannot be created,
   * for example because the clock throws, the new exception is added to the error as a suppressed
   * exception.
   */
  public void failed(Supplier<@Nullable LifecycleEvent<S, E>> attempt, Throwable error) {
    if (hooks.length > 0) {
      try {
        failed(attempt.get(), error);
      } catch (Throwable thrown) {
        Failure.join(error, thrown);
      }
    }
  }

  /**
   * Notifies hooks and listeners of a refusal. If hooks or listeners throw, throws the first
   * exception, with further exceptions and the error of the refusal as suppressed.
   *
   * @param earlier the records of other transitions of the step for which {@code before} of the
   *     hooks has already been called
   * @param attempt the record of the attempt; null if there are no hooks
   * @return the given outcome
   */
  public Outcome<S> refuse(
      List<LifecycleEvent<S, E>> earlier,
      @Nullable LifecycleEvent<S, E> attempt,
      Outcome<S> outcome,
      @Nullable E event) {
    Throwable failure = null;
    // by index, because an iterator would be allocated
    for (int i = 0; i < earlier.size(); i++) {
      LifecycleEvent<S, E> asked = earlier.get(i);
      Throwable thrown = call(asked, outcome, null);
      if (thrown != null) {
        failed(asked, thrown);
        failure = Failure.join(failure, thrown);
      }
    }
    failure = Failure.join(failure, refused(attempt, outcome, event));
    if (failure == null) {
      return outcome;
    }
    try {
      outcome.orElseThrow();
    } catch (Throwable refusal) {
      Failure.join(failure, refusal);
    }
    throw Failure.thrown(failure);
  }
}
