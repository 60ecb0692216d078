package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.Lock;

/**
 * Makes the steps of lives that have hooks, effects or an id: select, refuse, ask hooks, update,
 * commit, record, effects. One engine serves any number of lives and is thread-safe where its hooks
 * are; each life is confined to one thread at a time, unless it brings a lock.
 *
 * <p>A step runs to completion: what is fired at a life from inside its own step waits until that
 * step has ended, first in, first out.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Engine<S, E> {

  /** The lowest bit of a life's marks says that a step runs; the others count its steps. */
  private static final long BUSY = 1;

  private final Definition<S, E> definition;
  private final TransitionHook<S, E>[] hooks;
  private final InstantSource clock;
  private final boolean lenient;

  /**
   * An engine.
   *
   * @param definition explains refusals
   * @param hooks who hears of every step, in this order
   * @param clock tells when a step was made
   * @param lenient whether events that are not expected are ignored
   */
  @SuppressWarnings("unchecked")
  public Engine(
      Definition<S, E> definition,
      List<? extends TransitionHook<S, E>> hooks,
      InstantSource clock,
      boolean lenient) {
    this.definition = Objects.requireNonNull(definition, "definition");
    this.hooks = (TransitionHook<S, E>[]) hooks.toArray(new TransitionHook<?, ?>[0]);
    this.clock = Objects.requireNonNull(clock, "clock");
    this.lenient = lenient;
  }

  /** The marks of a life that has made so many steps. */
  public static long marks(long steps) {
    if (steps < 0) {
      throw new IllegalArgumentException("sequence must not be negative: " + steps);
    }
    return steps << 1;
  }

  /** How many steps a life has made. */
  public static long steps(long marks) {
    return marks >>> 1;
  }

  /**
   * Fires an event and whatever it makes hooks and effects fire.
   *
   * @return the state after all of that
   * @throws IllegalTransitionError if no transition is there, or every guard refused
   * @throws TransitionVetoedError if a hook vetoed
   */
  public S fire(Life<S, E> life, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    run(life, event, null, Objects.requireNonNull(cause, "cause"), false);
    return life.state();
  }

  /** Fires an event and tells what became of it. */
  public Outcome<S> tryFire(Life<S, E> life, E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    return run(life, event, null, Objects.requireNonNull(cause, "cause"), true);
  }

  /** Takes a state past the rules; hooks hear of it and may veto. */
  public S force(Life<S, E> life, S to, Cause cause) {
    Objects.requireNonNull(to, "state");
    run(life, null, to, Objects.requireNonNull(cause, "a forced transition needs a cause"), false);
    return life.state();
  }

  private Outcome<S> run(Life<S, E> life, E event, S forced, Cause cause, boolean told) {
    Lock lock = life.stepLock();
    if (lock == null) {
      return runAlone(life, event, forced, cause, told);
    }
    lock.lock();
    try {
      return runAlone(life, event, forced, cause, told);
    } finally {
      lock.unlock();
    }
  }

  private Outcome<S> runAlone(Life<S, E> life, E event, S forced, Cause cause, boolean told) {
    Steps steps = Steps.current();
    int slot = steps.slotOf(life);
    if (slot >= 0) {
      steps.queue(slot, new Steps.Queued<>(event, forced, cause));
      return new Outcome.Ignored<>(life.state(), true);
    }
    claim(life);
    slot = steps.enter(life);
    Outcome<S> outcome = null;
    Throwable failure = null;
    try {
      outcome = step(life, event, forced, cause, told);
    } catch (Throwable thrown) {
      failure = thrown;
    }
    Steps.Queued<S, E> queued = steps.next(slot);
    while (queued != null) {
      try {
        step(life, queued.event(), queued.forced(), queued.cause(), false);
      } catch (Throwable thrown) {
        failure = join(failure, thrown);
      }
      queued = steps.next(slot);
    }
    steps.leave();
    life.marks(life.marks() & ~BUSY);
    if (failure != null) {
      throw Engine.<RuntimeException>asThrown(failure);
    }
    return outcome;
  }

  private void claim(Life<S, E> life) {
    long marks = life.marks();
    if ((marks & BUSY) != 0) {
      throw new IllegalStateException(
          definition.machine()
              + (life.entityId() == null ? "" : " " + life.entityId())
              + " is used by two threads at once. Declare it with threadSafe = true.");
    }
    life.marks(marks | BUSY);
  }

  /**
   * Makes one step.
   *
   * @param told whether the caller wants an outcome; otherwise refusals are thrown and null
   *     returned
   */
  private Outcome<S> step(Life<S, E> life, E event, S forced, Cause cause, boolean told) {
    S from = life.state();
    int transition = 0;
    S to = forced;
    if (event != null) {
      try {
        transition = life.select(event);
        to = transition < 0 ? null : life.target(transition, event);
      } catch (Throwable thrown) {
        failed(attempt(life, from, null, event, cause), thrown);
        throw thrown;
      }
      if (transition < 0) {
        return answer(refuse(life, from, event, cause, transition), told);
      }
    }
    LifecycleEvent<S, E> record = hooks.length == 0 ? null : attempt(life, from, to, event, cause);
    TransitionVetoedError veto = before(record);
    if (veto != null) {
      Outcome<S> outcome = new Outcome.Vetoed<>(from, veto);
      refused(record, outcome);
      return answer(outcome, told);
    }
    commit(life, transition, to, event, record);
    life.marks(life.marks() + 2 * BUSY);
    finish(life, transition, event, record);
    return told ? new Outcome.Moved<>(from, to) : null;
  }

  private LifecycleEvent<S, E> attempt(Life<S, E> life, S from, S to, E event, Cause cause) {
    return new LifecycleEvent<>(
        steps(life.marks()) + 1,
        clock.instant(),
        definition.machine(),
        life.entityId(),
        from,
        to,
        event,
        cause,
        event == null);
  }

  private Outcome<S> refuse(Life<S, E> life, S from, E event, Cause cause, int refused) {
    Outcome<S> outcome;
    if (lenient) {
      outcome = new Outcome.Ignored<>(from, false);
    } else if (refused == Life.REFUSED) {
      outcome =
          new Outcome.GuardRefused<>(
              from, definition.refusal(Refusal.Kind.GUARD, life.entityId(), from, event));
    } else {
      outcome =
          new Outcome.Illegal<>(
              from, definition.refusal(Refusal.Kind.ILLEGAL, life.entityId(), from, event));
    }
    if (hooks.length > 0) {
      refused(attempt(life, from, null, event, cause), outcome);
    }
    return outcome;
  }

  private Outcome<S> answer(Outcome<S> outcome, boolean told) {
    if (!told) {
      outcome.orElseThrow();
    }
    return outcome;
  }

  /** Asks the hooks; a veto is the answer, anything else that a hook throws is thrown. */
  private TransitionVetoedError before(LifecycleEvent<S, E> record) {
    for (TransitionHook<S, E> hook : hooks) {
      try {
        hook.before(record);
      } catch (TransitionVetoedError veto) {
        if (veto.attempt() != null) {
          return veto;
        }
        TransitionVetoedError complete = new TransitionVetoedError(record, veto.reason());
        complete.initCause(veto);
        return complete;
      } catch (Throwable thrown) {
        failed(record, thrown);
        throw thrown;
      }
    }
    return null;
  }

  private void commit(Life<S, E> life, int transition, S to, E event, LifecycleEvent<S, E> record) {
    if (event == null) {
      life.become(to);
      return;
    }
    try {
      life.commit(transition, to, event);
    } catch (Throwable thrown) {
      failed(record, thrown);
      throw thrown;
    }
  }

  /** Everything after the commit: whatever throws here, the rest still runs. */
  private void finish(Life<S, E> life, int transition, E event, LifecycleEvent<S, E> record) {
    Throwable failure = null;
    for (TransitionHook<S, E> hook : hooks) {
      try {
        hook.after(record);
      } catch (Throwable thrown) {
        failed(record, thrown);
        failure = join(failure, thrown);
      }
    }
    if (event != null) {
      try {
        life.perform(transition, event);
      } catch (Throwable thrown) {
        failed(record, thrown);
        failure = join(failure, thrown);
      }
    }
    if (failure != null) {
      throw Engine.<RuntimeException>asThrown(failure);
    }
  }

  /** Every hook hears of the refusal; what a hook throws reaches the caller instead of it. */
  private void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    Throwable failure = null;
    for (TransitionHook<S, E> hook : hooks) {
      try {
        hook.refused(attempt, outcome);
      } catch (Throwable thrown) {
        failure = join(failure, thrown);
      }
    }
    if (failure != null) {
      throw Engine.<RuntimeException>asThrown(failure);
    }
  }

  private void failed(LifecycleEvent<S, E> record, Throwable error) {
    for (TransitionHook<S, E> hook : hooks) {
      try {
        hook.failed(record, error);
      } catch (Throwable thrown) {
        join(error, thrown);
      }
    }
  }

  private static Throwable join(Throwable first, Throwable next) {
    if (first == null) {
      return next;
    }
    if (first != next) {
      first.addSuppressed(next);
    }
    return first;
  }

  /** Nothing checked is thrown by user code; what is thrown must reach the caller as it is. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T asThrown(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
