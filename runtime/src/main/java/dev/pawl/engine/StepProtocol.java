package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The order in which a step calls user code, for flat machines and statecharts: {@code before} of
 * the hooks, update, commit, {@code after} of the hooks, listeners, effects, {@code failed} of the
 * hooks.
 *
 * <p>The caller evaluates guards and choices before it calls {@link #step}. If states carry data,
 * the caller computes the update and the data, too. The hooks get the same record in {@code before}
 * and {@code after}. The timers that a step starts are scheduled after the update; the timers that
 * the step stops are cancelled after the commit, before {@code after} of the hooks.
 *
 * <p>An exception before the commit leaves the instance unchanged. A later exception is rethrown
 * after the rest of the step has run. After any exception, hooks get {@code failed}. These rules
 * apply to any {@link Throwable}.
 *
 * @param <I> the type of instances
 * @param <S> the type of states
 * @param <E> the type of events
 * @param <C> the type of the context
 */
public abstract class StepProtocol<I, S, E, C> {

  private final Definition<?, E> definition;
  private final Hooks<S, E> hooks;
  private final InstantSource clock;

  /**
   * A transition that a step takes in another region, in addition to the first transition of the
   * step.
   *
   * @param from the state that is left
   * @param to the state that is entered
   */
  public record Parallel<S>(S from, S to) {}

  /** Creates the protocol of instances that share hooks and clock. */
  protected StepProtocol(Definition<?, E> definition, Hooks<S, E> hooks, InstantSource clock) {
    this.definition = definition;
    this.hooks = hooks;
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  /** Returns the state of an instance. */
  protected abstract S state(I instance);

  /** Returns the number of steps of an instance so far. */
  protected abstract long sequence(I instance);

  /** Returns the id of an instance; null if it has none. */
  protected abstract @Nullable String entityId(I instance);

  /** Runs all user code that can still prevent the step, and returns the next context. */
  protected abstract @Nullable C update(I instance, int transition, @Nullable E event);

  /**
   * Changes the instance. No user code is called before all changes are made.
   *
   * @return the exception of user code that ran after the changes; null if there is none
   */
  protected abstract @Nullable Throwable commit(
      I instance, int transition, S to, @Nullable E event, @Nullable C context);

  /** Runs the effects of a step. */
  protected abstract void perform(I instance, int transition, @Nullable E event);

  /** Returns the outcome of a step that was made. */
  protected Outcome<S> moved(S from, S to) {
    return new Outcome.Moved<>(from, to);
  }

  /** Returns the time for the timestamp of a record. */
  protected Instant time() {
    return Failure.time(clock, definition.machine());
  }

  /** Returns the hooks and listeners that are notified. */
  protected Hooks<S, E> hooks() {
    return hooks;
  }

  /** Returns the object by which an observer identifies an instance. */
  protected final Object observed(I instance) {
    String id = entityId(instance);
    return id == null ? instance : id;
  }

  final Definition<?, E> definition() {
    return definition;
  }

  /** Returns the name of an instance in error messages. */
  final String subject(I instance) {
    return definition.subject(entityId(instance));
  }

  /**
   * Makes a step.
   *
   * @param instance the instance that makes the step
   * @param transition the number of the transition; passed to {@link #update}, {@link #commit} and
   *     {@link #perform}
   * @param from the state that is left; null if hooks and listeners are not notified
   * @param to the state that is entered
   * @param parallel further transitions of the same step
   * @param event the event; null if there is none
   * @param cause the cause for the record of the step
   * @param forced whether a state is forced
   * @return the veto of a hook; null if the step was made
   */
  protected final @Nullable Outcome<S> step(
      I instance,
      int transition,
      @Nullable S from,
      S to,
      List<Parallel<S>> parallel,
      @Nullable E event,
      Cause cause,
      boolean forced) {
    Hooks<S, E> heard = hooks();
    long steps = sequence(instance);
    LifecycleEvent<S, E> record = null;
    List<LifecycleEvent<S, E>> earlier = List.of();
    if (from != null && !heard.isEmpty()) {
      record = record(instance, 1, from, to, event, cause, forced);
      TransitionVetoedError veto = heard.before(record);
      for (int i = 0; veto == null && i < parallel.size(); i++) {
        earlier = i == 0 ? new ArrayList<>() : earlier;
        earlier.add(record);
        Parallel<S> next = parallel.get(i);
        record = record(instance, i + 2, next.from(), next.to(), event, cause, forced);
        try {
          veto = heard.before(record);
        } catch (Throwable thrown) {
          earlier.forEach(asked -> heard.failed(asked, thrown));
          throw thrown;
        }
      }
      if (veto != null) {
        Outcome<S> vetoed = new Outcome.Vetoed<>(state(instance), veto);
        observeRefusal(instance, vetoed, event);
        return heard.refuse(earlier, record, vetoed, event);
      }
    }
    Throwable failure;
    try {
      if (sequence(instance) != steps) {
        throw Failure.misuse(subject(instance));
      }
      C context = update(instance, transition, event);
      failure = commit(instance, transition, to, event, context);
    } catch (Throwable thrown) {
      earlier.forEach(asked -> heard.failed(asked, thrown));
      failed(instance, record, to, cause, thrown);
      throw thrown;
    }
    // by index, because an iterator would be allocated
    for (int i = 0; i < earlier.size(); i++) {
      failure = Failure.join(failure, heard.after(earlier.get(i)));
    }
    if (record != null) {
      failure = Failure.join(failure, heard.after(record));
    }
    if (from != null) {
      failure = Failure.join(failure, heard.moved(from, event, to));
      for (int i = 0; i < parallel.size(); i++) {
        Parallel<S> each = parallel.get(i);
        failure = Failure.join(failure, heard.moved(each.from(), event, each.to()));
      }
    }
    try {
      perform(instance, transition, event);
    } catch (Throwable thrown) {
      failure = Failure.join(failure, thrown);
    }
    if (failure != null) {
      failed(instance, record, to, cause, failure);
      throw Failure.thrown(failure);
    }
    return null;
  }

  /**
   * Notifies the hooks of an error in a step. If the error occurred while an instance was created,
   * no record exists, so this method creates one.
   */
  private void failed(
      I instance, @Nullable LifecycleEvent<S, E> record, S to, Cause cause, Throwable error) {
    if (record != null) {
      hooks().failed(record, error);
    } else {
      hooks().failed(() -> record(instance, 0, to, to, null, cause, false), error);
    }
  }

  /**
   * Notifies hooks and listeners that an event was refused.
   *
   * @return the given outcome
   */
  protected final Outcome<S> refuse(
      I instance, Outcome<S> outcome, @Nullable E event, Cause cause) {
    Hooks<S, E> heard = hooks();
    observeRefusal(instance, outcome, event);
    return heard.refuse(
        List.of(),
        heard.isEmpty() ? null : attempt(instance, null, event, cause, false),
        outcome,
        event);
  }

  private void observeRefusal(I instance, Outcome<S> outcome, @Nullable E event) {
    StepObserver observer = hooks().observer();
    if (observer != null) {
      String name = event == null ? "" : definition.eventName(definition.indexOfEvent(event));
      observer.refused(observed(instance), name, outcome);
    }
  }

  /**
   * Notifies the hooks of an error in user code that ran before the target of the step was known.
   */
  protected final void failed(
      I instance, @Nullable S forced, @Nullable E event, Cause cause, Throwable error) {
    hooks().failed(() -> attempt(instance, forced, event, cause, forced != null), error);
  }

  private LifecycleEvent<S, E> attempt(
      I instance, @Nullable S to, @Nullable E event, Cause cause, boolean forced) {
    return record(instance, 1, state(instance), to, event, cause, forced);
  }

  /**
   * Returns the record of a step.
   *
   * @param ahead the difference between the number of this step and the number of steps so far
   */
  protected final LifecycleEvent<S, E> record(
      I instance,
      int ahead,
      S from,
      @Nullable S to,
      @Nullable E event,
      Cause cause,
      boolean forced) {
    // read before the record is created, so that its fields are set without GC barriers
    Instant time = time();
    return new LifecycleEvent<>(
        sequence(instance) + ahead,
        time,
        definition.machine(),
        entityId(instance),
        from,
        to,
        event,
        cause,
        forced);
  }
}
