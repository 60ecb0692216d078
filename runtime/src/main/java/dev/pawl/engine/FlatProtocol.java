package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The step protocol of flat machines that have hooks, listeners or effects. Many instances share
 * one protocol.
 */
final class FlatProtocol<S extends Enum<S>, E>
    extends StepProtocol<FlatMachine<S, E>, S, E, Object> {

  /** The number that a forced step has instead of the number of a transition. */
  private static final int FORCED = -1;

  final FlatSteps<S, E, FlatMachine<S, E>, Object> steps;
  private final TableDefinition<S, E> definition;

  @SuppressWarnings("unchecked") // the context is only passed between methods of these steps
  FlatProtocol(FlatSteps<S, E, ?, ?> steps, Hooks<S, E> hooks, InstantSource clock) {
    super(steps.definition, hooks, clock);
    this.steps = (FlatSteps<S, E, FlatMachine<S, E>, Object>) steps;
    this.definition = steps.definition;
  }

  /** Returns the driver of a new or resumed instance. */
  Driver<S, E> driver(FlatMachine<S, E> machine) {
    StepObserver observer = hooks().observer();
    if (observer != null) {
      observer.entered(observed(machine), List.of(definition.name(state(machine))));
    }
    return definition.isShared() ? new SharedDriver<>(this, machine) : new ObservedDriver<>(this);
  }

  @Override
  protected S state(FlatMachine<S, E> machine) {
    return definition.state(machine.position);
  }

  @Override
  protected long sequence(FlatMachine<S, E> machine) {
    return machine.sequence;
  }

  @Override
  protected @Nullable String entityId(FlatMachine<S, E> machine) {
    return machine.entityId();
  }

  @Override
  protected Outcome<S> moved(S from, S to) {
    return definition.outcomes().moved(from.ordinal(), to.ordinal());
  }

  /**
   * Fires an event. Returns the outcome if the event was refused or ignored; null if a step was
   * made.
   */
  @Nullable Outcome<S> handle(FlatMachine<S, E> machine, E event, Cause cause) {
    S from = state(machine);
    int transition;
    S to;
    try {
      transition = steps.select(machine, machine.position, steps.context(machine), event);
      to = transition < 0 ? from : steps.target(machine, transition, event);
    } catch (Throwable thrown) {
      failed(machine, null, event, cause, thrown);
      throw thrown;
    }
    StepObserver observer = hooks().observer();
    if (observer != null && transition != Definition.ILLEGAL) {
      int number = definition.indexOfEvent(event);
      int candidate = definition.indexAmongCandidates(from, number, transition);
      observer.selected(definition.name(from), definition.eventName(number), candidate);
    }
    return transition < 0
        ? refuse(machine, refusal(machine, transition, from, event), event, cause)
        : step(machine, transition, from, to, List.of(), event, cause, false);
  }

  private Outcome<S> refusal(FlatMachine<S, E> machine, int refusal, S from, E event) {
    String entityId = machine.entityId();
    return entityId == null
        ? definition.outcomes().refused(refusal, from.ordinal(), event)
        : definition.refused(refusal, definition.isLenient(), entityId, from, event);
  }

  /**
   * Forces the instance into a leaf. Returns the outcome if a hook vetoed the step; null if a step
   * was made.
   */
  @Nullable Outcome<S> force(FlatMachine<S, E> machine, S leaf, Cause cause) {
    return step(machine, FORCED, state(machine), leaf, List.of(), null, cause, true);
  }

  @Override
  protected @Nullable Object update(FlatMachine<S, E> machine, int transition, @Nullable E event) {
    return event == null ? steps.context(machine) : steps.update(machine, transition, event);
  }

  @Override
  protected @Nullable Throwable commit(
      FlatMachine<S, E> machine,
      int transition,
      S to,
      @Nullable E event,
      @Nullable Object context) {
    S from = state(machine);
    StepLock lock = machine.driver.lock();
    if (lock != null) {
      lock.beginCommit();
    }
    steps.commit(machine, to.ordinal(), context);
    if (lock != null) {
      lock.endCommit();
    }
    StepObserver observer = hooks().observer();
    if (observer != null) {
      observe(observer, machine, transition, from, to, event);
    }
    return null;
  }

  private void observe(
      StepObserver observer,
      FlatMachine<S, E> machine,
      int transition,
      S from,
      S to,
      @Nullable E event) {
    Object instance = observed(machine);
    if (event != null) {
      int number = definition.indexOfEvent(event);
      int candidate = definition.indexAmongCandidates(from, number, transition);
      String target = definition.isChosen(transition) ? definition.name(to) : null;
      observer.taken(
          instance, definition.name(from), definition.eventName(number), candidate, target);
    }
    observer.entered(instance, List.of(definition.name(to)));
  }

  @Override
  protected void perform(FlatMachine<S, E> machine, int transition, @Nullable E event) {
    if (event != null) {
      steps.perform(machine, transition, event);
    }
  }
}
