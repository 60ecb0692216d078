package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import java.time.InstantSource;
import java.util.Objects;

/**
 * Makes the steps of instances that have hooks, listeners, effects or an id, by their tables. One
 * engine serves any number of instances and is thread-safe where its hooks are; each instance is
 * confined to one thread at a time, unless it brings a lock.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Engine<S extends Enum<S>, E> extends Macrostep<Instance<S, E>, S, E> {

  private final Definition<S, E> definition;
  private final Hooks<S, E> hooks;
  private final InstantSource clock;
  private final boolean lenient;

  /**
   * Whether nobody needs records, so that a step is made as where nobody watches, and then told.
   */
  private final boolean onlyListens;

  /**
   * An engine.
   *
   * @param definition explains refusals
   * @param hooks who hears of every step
   * @param clock tells when a step was made; asked once per step or refusal, if there are hooks
   * @param lenient whether events that are not expected are ignored
   */
  public Engine(
      Definition<S, E> definition, Hooks<S, E> hooks, InstantSource clock, boolean lenient) {
    super(definition);
    this.definition = definition;
    this.hooks = hooks;
    this.clock = Objects.requireNonNull(clock, "clock");
    this.lenient = lenient;
    this.onlyListens = hooks.isEmpty() && hooks.hasListeners();
  }

  @Override
  public S fire(Instance<S, E> instance, E event, Cause cause) {
    // one that has effects, or that threads share, always takes the whole way
    return onlyListens && !(instance instanceof DrivenInstance) && !instance.isStepping()
        ? listened(instance, Objects.requireNonNull(event, "event"))
        : super.fire(instance, event, cause);
  }

  private S listened(Instance<S, E> instance, E event) {
    begin(instance);
    try {
      S from = definition.state(instance.position);
      int to = instance.step(event);
      Throwable failure = null;
      if (to < 0) {
        failure = refused(instance, to, from, event);
      } else {
        failure = hooks.moved(from, event, definition.state(to));
      }
      serve(instance, failure);
      return definition.state(instance.position);
    } finally {
      instance.marks = Stepped.idle(instance.marks);
    }
  }

  private Throwable refused(Instance<S, E> instance, int refusal, S from, E event) {
    try {
      refuse(instance, refusal, from, event, Cause.none()).orElseThrow();
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private Outcome<S> refuse(Instance<S, E> instance, int refusal, S from, E event, Cause cause) {
    return hooks.refuse(
        hooks.isEmpty() ? null : attempt(instance, from, null, event, cause),
        definition.refused(refusal, lenient, instance.entityId(), from, event),
        event);
  }

  @Override
  protected void leaveOut(
      Instance<S, E> instance,
      EventQueue<S, E> queue,
      EventQueue.Request<S, E> first,
      Throwable error) {
    failed(instance, instance.state(), first.event(), first.cause(), error);
  }

  @Override
  protected Outcome<S> run(
      Instance<S, E> instance, E event, S forced, Runnable timer, Cause cause) {
    long steps = instance.marks / Stepped.ONE_STEP;
    S from = definition.state(instance.position);
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
        return refuse(instance, transition, from, event, cause);
      }
    }
    LifecycleEvent<S, E> record = null;
    if (!hooks.isEmpty()) {
      record = attempt(instance, from, to, event, cause);
      TransitionVetoedError veto = hooks.before(record);
      if (veto != null) {
        return hooks.refuse(record, new Outcome.Vetoed<>(from, veto), event);
      }
    }
    commit(instance, steps, transition, to, event, record);
    finish(instance, transition, from, event, to, record);
    return null;
  }

  private LifecycleEvent<S, E> attempt(
      Instance<S, E> instance, S from, S to, E event, Cause cause) {
    return new LifecycleEvent<>(
        instance.marks / Stepped.ONE_STEP + 1,
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
      long steps,
      int transition,
      S to,
      E event,
      LifecycleEvent<S, E> record) {
    try {
      if (instance.marks / Stepped.ONE_STEP != steps) {
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
  private void failed(Instance<S, E> instance, S from, E event, Cause cause, Throwable error) {
    if (!hooks.isEmpty()) {
      try {
        hooks.failed(attempt(instance, from, null, event, cause), error);
      } catch (Throwable thrown) {
        Failure.join(error, thrown);
      }
    }
  }
}
