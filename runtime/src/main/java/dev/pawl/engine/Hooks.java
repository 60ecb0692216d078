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
 * The hooks and listeners of an instance, which hear in their order; what one throws keeps no other
 * from hearing.
 */
public final class Hooks<S, E> {

  /** All hooks as one, which most are alone; null if there is none. */
  private final @Nullable TransitionHook<S, E> hook;

  private final List<? extends TransitionHook<S, E>> all;

  /** All listeners as one; null if there is none. */
  private final @Nullable TransitionListener<S, E> listener;

  /** Hooks, and no listeners. */
  public Hooks(List<? extends TransitionHook<S, E>> hooks) {
    this(hooks, List.of());
  }

  /** Hooks and listeners. */
  public Hooks(
      List<? extends TransitionHook<S, E>> hooks,
      List<? extends TransitionListener<S, E>> listeners) {
    for (TransitionHook<S, E> each : hooks) {
      Objects.requireNonNull(each, "hook");
    }
    this.all = hooks.isEmpty() ? List.of() : List.copyOf(hooks);
    Several<S, E> several =
        hooks.size() > 1 || listeners.size() > 1 ? new Several<>(hooks, listeners) : null;
    this.hook = hooks.size() > 1 ? several : hooks.isEmpty() ? null : hooks.get(0);
    this.listener = listeners.size() > 1 ? several : listeners.isEmpty() ? null : listeners.get(0);
  }

  /** Several hooks as one, and several listeners. */
  private static final class Several<S, E>
      implements TransitionHook<S, E>, TransitionListener<S, E> {

    private final List<TransitionHook<S, E>> hooks;
    private final List<TransitionListener<S, E>> listeners;

    Several(
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
        failure = Failure.join(failure, heard(hooks.get(i), event));
      }
      Failure.raise(failure);
    }

    @Override
    public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
      Throwable failure = null;
      for (TransitionHook<S, E> each : hooks) {
        failure = Failure.join(failure, heard(each, attempt, outcome));
      }
      Failure.raise(failure);
    }

    @Override
    public void failed(LifecycleEvent<S, E> event, Throwable error) {
      for (TransitionHook<S, E> each : hooks) {
        hear(each, event, error);
      }
    }

    @Override
    public void moved(S from, @Nullable E event, S to) {
      Throwable failure = null;
      for (int i = 0; i < listeners.size(); i++) {
        failure = Failure.join(failure, heard(listeners.get(i), from, event, to));
      }
      Failure.raise(failure);
    }

    @Override
    public void refused(S state, @Nullable E event) {
      Throwable failure = null;
      for (TransitionListener<S, E> each : listeners) {
        failure = Failure.join(failure, heard(each, state, event));
      }
      Failure.raise(failure);
    }
  }

  // One of them hears; what it throws is the answer.

  private static <S, E> @Nullable Throwable heard(
      TransitionHook<S, E> hook, LifecycleEvent<S, E> event) {
    try {
      hook.after(event);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private static <S, E> @Nullable Throwable heard(
      TransitionHook<S, E> hook, LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    try {
      hook.refused(attempt, outcome);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private static <S, E> void hear(
      TransitionHook<S, E> hook, LifecycleEvent<S, E> event, Throwable error) {
    try {
      hook.failed(event, error);
    } catch (Throwable thrown) {
      Failure.join(error, thrown);
    }
  }

  private static <S, E> @Nullable Throwable heard(
      TransitionListener<S, E> listener, S from, @Nullable E event, S to) {
    try {
      listener.moved(from, event, to);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private static <S, E> @Nullable Throwable heard(
      TransitionListener<S, E> listener, S state, @Nullable E event) {
    try {
      listener.refused(state, event);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  // All of them hear.

  /** Whether no hook is there, so that nobody needs records. */
  public boolean isEmpty() {
    return hook == null;
  }

  /** Whether somebody hears of steps without a record. */
  public boolean hasListeners() {
    return listener != null;
  }

  /**
   * Asks the hooks up to the first veto, which is the answer; anything else thrown is thrown, and
   * all of them hear of it.
   */
  public @Nullable TransitionVetoedError before(LifecycleEvent<S, E> record) {
    try {
      if (hook != null) {
        hook.before(record);
      }
      return null;
    } catch (TransitionVetoedError veto) {
      return veto.attempt() == record ? veto : about(record, veto);
    } catch (Throwable thrown) {
      failed(record, thrown);
      throw thrown;
    }
  }

  /**
   * A veto that is not yet about the attempt, or is about one of another instance that it stopped.
   */
  private static TransitionVetoedError about(
      LifecycleEvent<?, ?> record, TransitionVetoedError veto) {
    String reason = veto.attempt() == null ? veto.reason() : ErrorText.message(veto);
    TransitionVetoedError complete = new TransitionVetoedError(record, reason);
    complete.initCause(veto);
    return complete;
  }

  /**
   * Has everybody hear of a migration. If the instance is only looked at, {@link Onlooker}s do.
   *
   * @param record the record; null if there are no hooks
   * @return what they throw; null if nothing
   */
  public @Nullable Throwable migrated(
      @Nullable LifecycleEvent<S, E> record, S from, S to, Purpose purpose) {
    if (purpose == Purpose.STEP) {
      return Failure.join(record == null ? null : after(record), moved(from, null, to));
    }
    for (TransitionHook<S, E> each : all) {
      if (record != null && each instanceof Onlooker<S, E> onlooker) {
        onlooker.looked(record);
      }
    }
    return null;
  }

  /** Has every hook hear of a step; what they throw is the answer. */
  public @Nullable Throwable after(LifecycleEvent<S, E> record) {
    return hook == null ? null : heard(hook, record);
  }

  /** Has every listener hear of a step; what they throw is the answer. */
  public @Nullable Throwable moved(S from, @Nullable E event, S to) {
    return listener == null ? null : heard(listener, from, event, to);
  }

  /**
   * Notifies hooks and listeners of a refusal and returns the exceptions that they throw, of which
   * all hooks are notified. Only hooks are notified of a deferral, because a listener could not
   * distinguish it from a refusal.
   */
  public @Nullable Throwable refused(
      @Nullable LifecycleEvent<S, E> attempt, Outcome<S> outcome, @Nullable E event) {
    Throwable failure = hook == null || attempt == null ? null : heard(hook, attempt, outcome);
    boolean waits = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
    if (listener != null && !waits) {
      failure = Failure.join(failure, heard(listener, outcome.state(), event));
    }
    if (failure != null) {
      failed(attempt, failure);
    }
    return failure;
  }

  /** Has every hook hear of an error, in which what they throw is suppressed. */
  public void failed(@Nullable LifecycleEvent<S, E> record, Throwable error) {
    if (hook != null && record != null) {
      hear(hook, record, error);
    }
  }

  /**
   * The same before there is a record; that none can be made, as the clock throws, must not hide
   * the error.
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
   * Notifies hooks and listeners of a refusal. If they throw, that is thrown, and the refusal is
   * suppressed in it.
   *
   * @param earlier the records of further transitions of the step, about which hooks were asked
   * @param attempt the record of the attempt; null if there are no hooks
   * @return the refusal
   */
  public Outcome<S> refuse(
      List<LifecycleEvent<S, E>> earlier,
      @Nullable LifecycleEvent<S, E> attempt,
      Outcome<S> outcome,
      @Nullable E event) {
    Throwable failure = null;
    // by index, as an iterator would be allocated
    for (int i = 0; i < earlier.size(); i++) {
      LifecycleEvent<S, E> asked = earlier.get(i);
      Throwable thrown = hook == null ? null : heard(hook, asked, outcome);
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
