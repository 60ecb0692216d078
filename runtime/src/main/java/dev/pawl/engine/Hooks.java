package dev.pawl.engine;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.TransitionVetoedError;
import java.util.List;
import java.util.Objects;

/**
 * The hooks and listeners of an instance, told in their order; what one throws keeps no other from
 * hearing.
 */
public final class Hooks<S, E> {

  private final TransitionHook<S, E>[] hooks;
  private final TransitionListener<S, E>[] listeners;

  /** Hooks, and no listeners. */
  public Hooks(List<? extends TransitionHook<S, E>> hooks) {
    this(hooks, List.of());
  }

  /** Hooks and listeners; both lists are copied. */
  @SuppressWarnings("unchecked") // nothing else is in the lists
  public Hooks(
      List<? extends TransitionHook<S, E>> hooks,
      List<? extends TransitionListener<S, E>> listeners) {
    this.hooks = (TransitionHook<S, E>[]) hooks.toArray(new TransitionHook<?, ?>[0]);
    this.listeners =
        (TransitionListener<S, E>[]) listeners.toArray(new TransitionListener<?, ?>[0]);
    for (TransitionHook<S, E> hook : this.hooks) {
      Objects.requireNonNull(hook, "hook");
    }
  }

  /** Whether no hook is there, so that nobody needs records. */
  public boolean isEmpty() {
    return hooks.length == 0;
  }

  /** Whether somebody hears of steps without a record. */
  public boolean hasListeners() {
    return listeners.length > 0;
  }

  /**
   * Asks the hooks up to the first veto, which is the answer; anything else thrown is thrown, and
   * told to all of them.
   */
  public TransitionVetoedError before(LifecycleEvent<S, E> record) {
    for (TransitionHook<S, E> hook : hooks) {
      try {
        hook.before(record);
      } catch (TransitionVetoedError veto) {
        return veto.attempt() == record ? veto : about(record, veto);
      } catch (Throwable thrown) {
        failed(record, thrown);
        throw thrown;
      }
    }
    return null;
  }

  /**
   * A veto that is not yet about the attempt, or is about one of another instance that it stopped.
   */
  private static TransitionVetoedError about(
      LifecycleEvent<?, ?> record, TransitionVetoedError veto) {
    String reason = veto.attempt() == null ? veto.reason() : veto.getMessage();
    TransitionVetoedError complete = new TransitionVetoedError(record, reason);
    complete.initCause(veto);
    return complete;
  }

  /** Tells every hook; what they throw is the answer. */
  public Throwable after(LifecycleEvent<S, E> record) {
    return tell(record, null, null);
  }

  /** Tells every listener of a step; what they throw is the answer. */
  public Throwable moved(S from, E event, S to) {
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

  /** Tells everybody of a refusal; what they throw is the answer, and told to all hooks. */
  public Throwable refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome, E event) {
    Throwable failure = tell(attempt, outcome, null);
    for (TransitionListener<S, E> listener : listeners) {
      try {
        listener.refused(outcome.state(), event);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    if (failure != null) {
      failed(attempt, failure);
    }
    return failure;
  }

  /** Tells every hook; what they throw is suppressed in the error. */
  public void failed(LifecycleEvent<S, E> record, Throwable error) {
    tell(record, null, error);
  }

  /** Tells of an error, of an outcome, or else of a step; what is thrown joins the error. */
  private Throwable tell(LifecycleEvent<S, E> record, Outcome<S> outcome, Throwable error) {
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
   * Tells everybody of a refusal. What they throw goes before the refusal, which is suppressed in
   * it.
   *
   * @return the refusal
   */
  public Outcome<S> refuse(LifecycleEvent<S, E> attempt, Outcome<S> outcome, E event) {
    Throwable failure = refused(attempt, outcome, event);
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
