package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes the steps of instances that have hooks, listeners, effects or an id, by their tables. One
 * engine serves any number of instances and is thread-safe where its hooks are; each instance is
 * confined to one thread at a time, unless it brings a lock.
 */
public final class Engine<S extends Enum<S>, E> extends Macrostep<Instance<S, E>, S, E> {

  private final Definition<S, E> definition;
  private final Hooks<S, E> hooks;
  private final InstantSource clock;
  private final boolean lenient;

  /** Whether nobody needs records: a step is made as where nobody watches, and then heard of. */
  private final boolean onlyListens;

  /**
   * An engine, which ignores what is not expected if it is lenient. The clock is asked once per
   * step or refusal, if there are hooks.
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
  boolean onlyListens() {
    return onlyListens;
  }

  @Override
  S listened(Instance<S, E> instance, E event) {
    begin(instance);
    try {
      serve(instance, heard(instance, event));
      return definition.state(instance.position);
    } finally {
      instance.marks &= ~Stepped.RUNNER;
    }
  }

  @Override
  Outcome<S> tryListened(Instance<S, E> instance, E event) {
    begin(instance);
    try {
      Outcome<S> outcome = null;
      Throwable failure;
      try {
        int from = instance.position;
        int to = instance.step(event);
        outcome = outcome(instance, from, to, event);
        failure =
            to >= 0
                ? hooks.moved(definition.state(from), event, definition.state(to))
                : hooks.refused(outcome.state(), event);
      } catch (Throwable thrown) {
        failure = thrown;
      }
      serve(instance, failure);
      return settled(Objects.requireNonNull(outcome), instance.stepState());
    } finally {
      instance.marks &= ~Stepped.RUNNER;
    }
  }

  /** The outcome of an attempt: one that all share, but for a refusal that names the instance. */
  private Outcome<S> outcome(Instance<S, E> instance, int from, int to, E event) {
    String entityId = to < 0 ? instance.entityId() : null;
    return entityId == null
        ? instance.stepOutcomes().of(from, to, event)
        : definition.refused(to, lenient, entityId, definition.state(from), event);
  }

  private @Nullable Throwable heard(Instance<S, E> instance, E event) {
    try {
      int from = instance.position;
      int to = instance.step(event);
      if (to >= 0) {
        return hooks.moved(definition.state(from), event, definition.state(to));
      }
      refuse(instance, to, definition.state(from), event, Cause.none()).orElseThrow();
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
    hooks.failed(
        () -> attempt(instance, instance.state(), null, first.event(), first.cause()), error);
  }

  /**
   * {@inheritDoc}
   *
   * <p>This is one method, as that has more bytecode than HotSpot takes into any caller (325
   * bytes): so those that make steps without a record stay small enough to be taken into the
   * program's own code, where the machine is known. Divided, it was taken into them or not, as it
   * happened.
   */
  @Override
  protected @Nullable Outcome<S> run(
      Instance<S, E> instance,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause) {
    long steps = Stepped.made(instance.marks);
    S from = definition.state(instance.position);
    int transition = 0;
    S to;
    if (event == null) {
      to = Objects.requireNonNull(forced, "state");
    } else {
      try {
        transition = instance.select(event);
        S known = transition < 0 ? from : definition.target(transition);
        to = known != null ? known : instance.target(transition, event);
      } catch (Throwable thrown) {
        hooks.failed(() -> attempt(instance, from, null, event, cause), thrown);
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
    try {
      if (Stepped.made(instance.marks) != steps) {
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
    // after the commit: whatever throws here, the rest still runs
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
    return null;
  }

  private LifecycleEvent<S, E> attempt(
      Instance<S, E> instance, S from, @Nullable S to, @Nullable E event, Cause cause) {
    // asked before the record is made, whose fields then are set without barriers
    Instant time = clock.instant();
    return new LifecycleEvent<>(
        Stepped.made(instance.marks) + 1,
        time,
        definition.machine(),
        instance.entityId(),
        from,
        to,
        event,
        cause,
        event == null);
  }
}
