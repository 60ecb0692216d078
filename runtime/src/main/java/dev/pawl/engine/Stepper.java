package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import java.time.InstantSource;

/**
 * Makes one step of an instance: select, refuse, ask hooks, update, commit, record, effects.
 * Whoever calls sees to it that no other step of that instance runs.
 */
final class Stepper<S extends Enum<S>, E> {

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
  Outcome<S> step(Instance<S, E> instance, E event, S forced, Cause cause, boolean told) {
    S from = instance.state();
    long marks = instance.marks();
    int transition = 0;
    S to = forced;
    if (event != null) {
      try {
        transition = instance.select(event);
        to = transition < 0 ? null : instance.target(transition, event);
      } catch (Throwable thrown) {
        failed(instance, from, event, cause, thrown);
        throw thrown;
      }
      if (transition < 0) {
        return hooks.refuse(
            hooks.isEmpty() ? null : attempt(instance, from, null, event, cause),
            definition.refused(transition, lenient, instance.entityId(), from, event),
            event,
            told);
      }
    }
    LifecycleEvent<S, E> record = null;
    if (!hooks.isEmpty()) {
      record = attempt(instance, from, to, event, cause);
      TransitionVetoedError veto = hooks.before(record);
      if (veto != null) {
        return hooks.refuse(record, new Outcome.Vetoed<>(from, veto), event, told);
      }
    }
    commit(instance, marks, transition, to, event, record);
    finish(instance, transition, from, event, to, record);
    return told ? new Outcome.Moved<>(from, to) : null;
  }

  private LifecycleEvent<S, E> attempt(
      Instance<S, E> instance, S from, S to, E event, Cause cause) {
    return new LifecycleEvent<>(
        instance.sequence() + 1,
        clock.instant(),
        definition.machine(),
        instance.entityId(),
        from,
        to,
        event,
        cause,
        event == null);
  }

  private void commit(
      Instance<S, E> instance,
      long marks,
      int transition,
      S to,
      E event,
      LifecycleEvent<S, E> record) {
    try {
      if (instance.marks() != marks) {
        throw Failure.misuse(definition.subject(instance.entityId()));
      }
      if (event == null) {
        instance.become(to.ordinal());
      } else {
        instance.commit(transition, to, event);
      }
    } catch (Throwable thrown) {
      hooks.failed(record, thrown);
      throw thrown;
    }
    instance.marks(Instance.next(marks));
  }

  /** Everything after the commit: whatever throws here, the rest still runs. */
  private void finish(
      Instance<S, E> instance, int transition, S from, E event, S to, LifecycleEvent<S, E> record) {
    Throwable failure = record == null ? null : hooks.after(record);
    failure = Failure.join(failure, hooks.moved(from, event, to));
    if (event != null) {
      try {
        instance.perform(transition, event);
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
  void failed(Instance<S, E> instance, S from, E event, Cause cause, Throwable error) {
    if (!hooks.isEmpty()) {
      try {
        hooks.failed(attempt(instance, from, null, event, cause), error);
      } catch (Throwable thrown) {
        Failure.join(error, thrown);
      }
    }
  }
}
