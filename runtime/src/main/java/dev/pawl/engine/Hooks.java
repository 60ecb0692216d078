package dev.pawl.engine;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import java.util.List;
import java.util.Objects;

/** The hooks of an engine, told in their order; what one throws keeps no other from hearing. */
public final class Hooks<S, E> {

  private final TransitionHook<S, E>[] hooks;

  @SuppressWarnings("unchecked") // nothing else is in the list
  public Hooks(List<? extends TransitionHook<S, E>> hooks) {
    this.hooks = (TransitionHook<S, E>[]) hooks.toArray(new TransitionHook<?, ?>[0]);
    for (TransitionHook<S, E> hook : this.hooks) {
      Objects.requireNonNull(hook, "hook");
    }
  }

  public boolean isEmpty() {
    return hooks.length == 0;
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

  /** A veto that is not yet about the attempt, or is about one of another life that it stopped. */
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

  /** Tells every hook of a refusal; what they throw is the answer, and told to all of them. */
  public Throwable refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    Throwable failure = tell(attempt, outcome, null);
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
   * Tells every hook of a refusal, and the caller: one who is not told by the outcome is by an
   * error. An error of a hook goes before that.
   */
  public Outcome<S> refuse(LifecycleEvent<S, E> attempt, Outcome<S> outcome, boolean told) {
    Throwable failure = refused(attempt, outcome);
    if (!told) {
      try {
        outcome.orElseThrow();
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    if (failure != null) {
      throw Failure.thrown(failure);
    }
    return outcome;
  }
}
