package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a machine that is always in exactly one state, based on its transition table. If the
 * machine has user code, such as guards or effects, a generated subclass calls the user code. This
 * class is also the {@link Driver} of instances without hooks, listeners and effects. This class
 * has no state of its own, so all instances share one object.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 * @param <M> the generated machine
 * @param <C> the type of the context
 */
public class FlatSteps<S extends Enum<S>, E, M extends FlatMachine<S, E>, C>
    implements Driver<S, E> {

  final TableDefinition<S, E> definition;

  /** Creates the steps of a machine. */
  public FlatSteps(TableDefinition<S, E> definition) {
    this.definition = definition;
  }

  // Generated code overrides these methods if the machine has user code.

  /**
   * Selects the transition for an event. Evaluates each guard at most once and changes nothing.
   *
   * @param machine the instance that gets the event
   * @param from the ordinal of the current state
   * @param context the context; null if the machine has none
   * @param event the event that was fired
   * @return the number of the transition; {@link Definition#ILLEGAL} or {@link Definition#REFUSED}
   */
  protected int select(M machine, int from, @Nullable C context, E event) {
    return definition.lookUp(from, definition.indexOfEvent(event));
  }

  /**
   * Returns the target leaf of a selected transition. If the target is chosen at run time, calls
   * the user's choice.
   */
  protected S target(M machine, int transition, E event) {
    return definition.target(transition);
  }

  /** Returns the context of an instance; null if the machine has none. */
  protected @Nullable C context(M machine) {
    return null;
  }

  /**
   * Returns the context after a transition. If the transition has an update, calls the user's
   * update.
   */
  protected @Nullable C update(M machine, int transition, E event) {
    return context(machine);
  }

  /** Commits a step: sets the state, the context and the number of steps. */
  protected void commit(M machine, int to, @Nullable C context) {
    take(machine, to);
  }

  /**
   * Runs the effects of a transition in order. If an effect throws an exception, the remaining
   * effects do not run.
   */
  protected void perform(M machine, int transition, E event) {}

  /** Returns whether transitions have effects. */
  protected boolean hasEffects() {
    return false;
  }

  /** Returns all events in declared order, with null for events that have payload. */
  protected @Nullable E @Nullable [] events() {
    return null;
  }

  /**
   * Makes a step of an instance without hooks, listeners and effects.
   *
   * @param machine the instance that gets the event
   * @param event the event that was fired
   * @return the ordinal of the new state; {@link Definition#ILLEGAL} or {@link Definition#REFUSED}
   *     if no step was made
   */
  protected int step(M machine, E event) {
    int transition = select(machine, machine.position, context(machine), event);
    if (transition < 0) {
      return transition;
    }
    int to = target(machine, transition, event).ordinal();
    commit(machine, to, update(machine, transition, event));
    return to;
  }

  /** Sets the state, increments the number of steps, and returns the ordinal of the state. */
  protected final int take(M machine, int to) {
    machine.position = to;
    machine.sequence++;
    return to;
  }

  /**
   * Throws the error of a refusal, or returns the state if the machine ignores unexpected events.
   *
   * @param from the ordinal of the state
   * @param refusal the negative result of {@link #step}
   * @param event the refused event
   */
  protected final S refused(int from, int refusal, E event) {
    ExplainedRefusal.raise(definition.outcomes().refused(refusal, from, event));
    return definition.state(from);
  }

  final S leaf(S state) {
    return definition.leaf(state);
  }

  /** Returns whether instances without hooks can use the {@link AtomicDriver}. */
  final boolean isAtomic() {
    return definition.isShared() && getClass() == FlatSteps.class;
  }

  final boolean permitsNow(FlatMachine<S, E> machine, int position, E event) {
    M instance = typed(machine);
    return select(instance, position, context(instance), event) >= 0;
  }

  /** Returns the declared names of the events that are legal now, in declared order. */
  final List<String> legalEvents(FlatMachine<S, E> machine) {
    List<String> names = new ArrayList<>();
    @Nullable E[] events = events();
    S state = definition.state(machine.driver.position(machine));
    for (int i = 0; i < definition.events(); i++) {
      E event = events == null ? null : events[i];
      if (event == null
          ? definition.hasCandidate(state, i)
          : machine.driver.permits(machine, event)) {
        names.add(definition.eventName(i));
      }
    }
    return names;
  }

  @SuppressWarnings("unchecked") // generated code combines machine and steps
  final M typed(FlatMachine<S, E> machine) {
    return (M) machine;
  }

  // The driver of instances without hooks, listeners and effects.

  @Override
  public final FlatSteps<S, E, ?, ?> steps() {
    return this;
  }

  @Override
  public final S fire(FlatMachine<S, E> machine, E event, Cause cause) {
    int from = machine.position;
    int to = step(typed(machine), event);
    return to < 0 ? refused(from, to, event) : definition.state(to);
  }

  @Override
  public final Outcome<S> tryFire(FlatMachine<S, E> machine, E event, Cause cause) {
    int from = machine.position;
    return definition.outcomes().of(from, step(typed(machine), event), event);
  }

  @Override
  public final S force(FlatMachine<S, E> machine, S leaf, Cause cause) {
    take(typed(machine), leaf.ordinal());
    return leaf;
  }

  @Override
  public final boolean permits(FlatMachine<S, E> machine, E event) {
    return permitsNow(machine, machine.position, event);
  }
}
