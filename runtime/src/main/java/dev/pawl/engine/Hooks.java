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

  /**
   * The hook if there is only one, or an object that calls all hooks; null if there are no hooks.
   */
  private final @Nullable TransitionHook<S, E> hook;

  private final List<? extends TransitionHook<S, E>> all;

  /**
   * The listener if there is only one, or an object that calls all listeners; null if there are no
   * listeners.
   */
  private final @Nullable TransitionListener<S, E> listener;

  private final @Nullable StepObserver observer;

  /** Creates a group of hooks without listeners. */
  public Hooks(List<? extends TransitionHook<S, E>> hooks) {
    this(hooks, List.of());
  }

  /** Creates a group of hooks and listeners. */
  public Hooks(
      List<? extends TransitionHook<S, E>> hooks,
      List<? extends TransitionListener<S, E>> listeners) {
    this(hooks, listeners, null);
  }

  Hooks(
      List<? extends TransitionHook<S, E>> hooks,
      List<? extends TransitionListener<S, E>> listeners,
      @Nullable StepObserver observer) {
    for (TransitionHook<S, E> each : hooks) {
      Objects.requireNonNull(each, "hook");
    }
    this.all = hooks.isEmpty() ? List.of() : List.copyOf(hooks);
    CompositeHook<S, E> several =
        hooks.size() > 1 || listeners.size() > 1 ? new CompositeHook<>(hooks, listeners) : null;
    this.hook = hooks.size() > 1 ? several : hooks.isEmpty() ? null : hooks.get(0);
    this.listener = listeners.size() > 1 ? several : listeners.isEmpty() ? null : listeners.get(0);
    this.observer = observer;
  }

  /** A hook and listener that calls several hooks and listeners. */
  private static final class CompositeHook<S, E>
      implements TransitionHook<S, E>, TransitionListener<S, E> {

    private final List<TransitionHook<S, E>> hooks;
    private final List<TransitionListener<S, E>> listeners;

    CompositeHook(
        List<? extends TransitionHook<S, E>> hooks,
        List<? extends TransitionListener<S, E>> listeners) {
      this.hooks = List.copyOf(hooks);
      this.listeners = List.copyOf(listeners);
    }

    @Override
    public void before(LifecycleEvent<S, E> event) {
      for (int i = 0; i < hooks.size(); i++) {
        hooks.get(i).before(event);
      }
    }

    @Override
    public void after(LifecycleEvent<S, E> event) {
      Throwable failure = null;
      for (int i = 0; i < hooks.size(); i++) {
        failure = Failure.join(failure, callSafely(hooks.get(i), event));
      }
      Failure.raise(failure);
    }

    @Override
    public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
      Throwable failure = null;
      for (TransitionHook<S, E> each : hooks) {
        failure = Failure.join(failure, callSafely(each, attempt, outcome));
      }
      Failure.raise(failure);
    }

    @Override
    public void failed(LifecycleEvent<S, E> event, Throwable error) {
      for (TransitionHook<S, E> each : hooks) {
        reportFailure(each, event, error);
      }
    }

    @Override
    public void moved(S from, @Nullable E event, S to) {
      Throwable failure = null;
      for (int i = 0; i < listeners.size(); i++) {
        failure = Failure.join(failure, callSafely(listeners.get(i), from, event, to));
      }
      Failure.raise(failure);
    }

    @Override
    public void refused(S state, @Nullable E event) {
      Throwable failure = null;
      for (TransitionListener<S, E> each : listeners) {
        failure = Failure.join(failure, callSafely(each, state, event));
      }
      Failure.raise(failure);
    }
  }

  private static <S, E> @Nullable Throwable callSafely(
      TransitionHook<S, E> hook, LifecycleEvent<S, E> event) {
    try {
      hook.after(event);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private static <S, E> @Nullable Throwable callSafely(
      TransitionHook<S, E> hook, LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    try {
      hook.refused(attempt, outcome);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private static <S, E> void reportFailure(
      TransitionHook<S, E> hook, LifecycleEvent<S, E> event, Throwable error) {
    try {
      hook.failed(event, error);
    } catch (Throwable thrown) {
      Failure.join(error, thrown);
    }
  }

  private static <S, E> @Nullable Throwable callSafely(
      TransitionListener<S, E> listener, S from, @Nullable E event, S to) {
    try {
      listener.moved(from, event, to);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private static <S, E> @Nullable Throwable callSafely(
      TransitionListener<S, E> listener, S state, @Nullable E event) {
    try {
      listener.refused(state, event);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  /**
   * Returns whether there are no hooks. Without hooks, callers need not create records of steps.
   */
  public boolean isEmpty() {
    return hook == null;
  }

  /** Returns whether there are listeners. */
  public boolean hasListeners() {
    return listener != null;
  }

  /** Returns the observer of the machine; null if there is none. */
  public @Nullable StepObserver observer() {
    return observer;
  }

  /**
   * Same as {@link #ask}, but also reports an exception that is not a veto to all hooks, as a
   * failed step.
   *
   * @return the veto; null if no hook has vetoed
   */
  @Nullable TransitionVetoedError before(LifecycleEvent<S, E> record) {
    try {
      return ask(record);
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
  public @Nullable TransitionVetoedError ask(LifecycleEvent<S, E> record) {
    try {
      if (hook != null) {
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
    for (TransitionHook<S, E> each : all) {
      if (record != null && each instanceof MigrationObserver<S, E> onlooker) {
        onlooker.looked(record);
      }
    }
    return null;
  }

  /**
   * Notifies the hooks of a step. Returns the first exception of a hook, with further exceptions as
   * suppressed; null if there is none.
   */
  public @Nullable Throwable after(LifecycleEvent<S, E> record) {
    return hook == null ? null : callSafely(hook, record);
  }

  /**
   * Notifies the listeners of a step. Returns the first exception of a listener, with further
   * exceptions as suppressed; null if there is none.
   */
  public @Nullable Throwable moved(S from, @Nullable E event, S to) {
    return listener == null ? null : callSafely(listener, from, event, to);
  }

  /**
   * Notifies hooks and listeners of a refusal. Returns the first exception of a hook or listener,
   * with further exceptions as suppressed; null if there is none. The exception is also reported to
   * the hooks. Listeners are not notified of a deferral, because they could not distinguish a
   * deferral from a refusal.
   */
  public @Nullable Throwable refused(
      @Nullable LifecycleEvent<S, E> attempt, Outcome<S> outcome, @Nullable E event) {
    Throwable failure = hook == null || attempt == null ? null : callSafely(hook, attempt, outcome);
    boolean waits = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
    if (listener != null && !waits) {
      failure = Failure.join(failure, callSafely(listener, outcome.state(), event));
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
    if (hook != null && record != null) {
      reportFailure(hook, record, error);
    }
  }

  /**
   * Notifies the hooks of an error for which no record exists yet. If the record cannot be created,
   * for example because the clock throws, the new exception is added to the error as a suppressed
   * exception.
   */
  public void failed(Supplier<@Nullable LifecycleEvent<S, E>> attempt, Throwable error) {
    if (hook != null) {
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
      Throwable thrown = hook == null ? null : callSafely(hook, asked, outcome);
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
