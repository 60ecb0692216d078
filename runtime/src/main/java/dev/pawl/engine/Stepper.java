package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import java.time.InstantSource;

/**
 * Makes one step of a life: select, refuse, ask hooks, update, commit, record, effects. Whoever
 * calls sees to it that no other step of that life runs.
 */
final class Stepper<S, E> {

  private final Definition<S, E> definition;
  private final Hooks<S, E> hooks;
  private final InstantSource clock;
  private final boolean lenient;

  Stepper(Definition<S, E> definition, Hooks<S, E> hooks, InstantSource clock, boolean lenient) {
    this.definition = definition;
    this.hooks = hooks;
    this.clock = clock;
    this.lenient = lenient;
  }

  /**
   * Makes a step, or is refused.
   *
   * @param event what happens; null if a state is forced
   * @param forced the state to force; null if an event is fired
   * @param told whether an outcome is wanted; otherwise refusals are thrown and null is returned
   */
  Outcome<S> step(Life<S, E> life, E event, S forced, Cause cause, boolean told) {
    S from = life.state();
    long marks = life.marks();
    int transition = 0;
    S to = forced;
    if (event != null) {
      try {
        transition = life.select(event);
        to = transition < 0 ? null : life.target(transition, event);
      } catch (Throwable thrown) {
        failed(life, from, event, cause, thrown);
        throw thrown;
      }
      if (transition < 0) {
        return hooks.refuse(
            hooks.isEmpty() ? null : attempt(life, from, null, event, cause),
            definition.refused(transition, lenient, life.entityId(), from, event),
            told);
      }
    }
    LifecycleEvent<S, E> record = null;
    if (!hooks.isEmpty()) {
      record = attempt(life, from, to, event, cause);
      TransitionVetoedError veto = hooks.before(record);
      if (veto != null) {
        return hooks.refuse(record, new Outcome.Vetoed<>(from, veto), told);
      }
    }
    commit(life, marks, transition, to, event, record);
    finish(life, transition, event, record);
    return told ? new Outcome.Moved<>(from, to) : null;
  }

  private LifecycleEvent<S, E> attempt(Life<S, E> life, S from, S to, E event, Cause cause) {
    return new LifecycleEvent<>(
        Engine.steps(life.marks()) + 1,
        clock.instant(),
        definition.machine(),
        life.entityId(),
        from,
        to,
        event,
        cause,
        event == null);
  }

  private void commit(
      Life<S, E> life, long marks, int transition, S to, E event, LifecycleEvent<S, E> record) {
    try {
      if (life.marks() != marks) {
        throw Failure.misuse(definition, life);
      }
      if (event == null) {
        life.become(to);
      } else {
        life.commit(transition, to, event);
      }
    } catch (Throwable thrown) {
      hooks.failed(record, thrown);
      throw thrown;
    }
    life.marks(Engine.next(marks));
  }

  /** Everything after the commit: whatever throws here, the rest still runs. */
  private void finish(Life<S, E> life, int transition, E event, LifecycleEvent<S, E> record) {
    Throwable failure = hooks.after(record);
    if (event != null) {
      try {
        life.perform(transition, event);
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    if (failure != null) {
      hooks.failed(record, failure);
      throw Failure.thrown(failure);
    }
  }

  /** Tells hooks of an error before anything was selected; the clock must not hide it. */
  void failed(Life<S, E> life, S from, E event, Cause cause, Throwable error) {
    if (!hooks.isEmpty()) {
      try {
        hooks.failed(attempt(life, from, null, event, cause), error);
      } catch (Throwable thrown) {
        Failure.join(error, thrown);
      }
    }
  }
}
