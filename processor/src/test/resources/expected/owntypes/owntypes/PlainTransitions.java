package owntypes;

import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Plain} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link PlainMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class PlainTransitions {
  private static final PlainState[] STATES = PlainState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    1, 2, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // NEXT
    -1, -1, -1, 3, 4, 7, -1, -1, -1, -1, -1, -1, -1, // STATES
    -1, -1, -1, -1, -1, -1, 5, 9, -1, -1, -1, -1, -1, // EVENTS
    -1, -1, -1, -1, -1, -1, -1, -1, 8, 10, -1, -1, -1, // STEPS
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, 12, -1, // TARGETS
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, // INSTANCE
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, // ILLEGAL
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, // REFUSED
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, // INITIAL
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, // FINAL
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, // RULES
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, // MOVES
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, // OUTCOMES
  };

  private static final TableDefinition<PlainState, PlainEvent> RULES = new TableDefinition<>(
      "Plain", STATES, NEXT, STATES, "toStates", "toEvents", "toIllegal", "toSteps", "toTargets",
          "toRefused", "toInstance", "toFinal", "toInitial", "toRules", "toMoves", "toOutcomes",
          "toNext");

  static {
    RULES.begins(PlainState.NEXT);
  }

  private PlainTransitions() {}

  /** The event {@code toStates}. <code>NEXT → STATES</code>. */
  public static PlainState toStates(PlainState from) {
    return next(from, PlainEvent.TO_STATES);
  }

  /** The event {@code toEvents}. <code>NEXT → EVENTS</code>. */
  public static PlainState toEvents(PlainState from) {
    return next(from, PlainEvent.TO_EVENTS);
  }

  /** The event {@code toIllegal}. <code>NEXT → ILLEGAL</code>. */
  public static PlainState toIllegal(PlainState from) {
    return next(from, PlainEvent.TO_ILLEGAL);
  }

  /** The event {@code toSteps}. <code>STATES → STEPS</code>. */
  public static PlainState toSteps(PlainState from) {
    return next(from, PlainEvent.TO_STEPS);
  }

  /** The event {@code toTargets}. <code>STATES → TARGETS</code>. */
  public static PlainState toTargets(PlainState from) {
    return next(from, PlainEvent.TO_TARGETS);
  }

  /** The event {@code toRefused}. <code>STATES → REFUSED</code>. */
  public static PlainState toRefused(PlainState from) {
    return next(from, PlainEvent.TO_REFUSED);
  }

  /** The event {@code toInstance}. <code>EVENTS → INSTANCE</code>. */
  public static PlainState toInstance(PlainState from) {
    return next(from, PlainEvent.TO_INSTANCE);
  }

  /** The event {@code toFinal}. <code>EVENTS → FINAL</code>. */
  public static PlainState toFinal(PlainState from) {
    return next(from, PlainEvent.TO_FINAL);
  }

  /** The event {@code toInitial}. <code>STEPS → INITIAL</code>. */
  public static PlainState toInitial(PlainState from) {
    return next(from, PlainEvent.TO_INITIAL);
  }

  /** The event {@code toRules}. <code>STEPS → RULES</code>. */
  public static PlainState toRules(PlainState from) {
    return next(from, PlainEvent.TO_RULES);
  }

  /** The event {@code toMoves}. <code>TARGETS → MOVES</code>. */
  public static PlainState toMoves(PlainState from) {
    return next(from, PlainEvent.TO_MOVES);
  }

  /** The event {@code toOutcomes}. <code>TARGETS → OUTCOMES</code>. */
  public static PlainState toOutcomes(PlainState from) {
    return next(from, PlainEvent.TO_OUTCOMES);
  }

  /**
   * The event {@code toNext}. <code>INSTANCE → NEXT, ILLEGAL → NEXT, REFUSED → NEXT, INITIAL →
   * NEXT, FINAL → NEXT, RULES → NEXT, MOVES → NEXT, OUTCOMES → NEXT</code>.
   */
  public static PlainState toNext(PlainState from) {
    return next(from, PlainEvent.TO_NEXT);
  }

  /** The state that an event leads to. */
  public static PlainState next(PlainState from, PlainEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(PlainState from, PlainEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, PlainEvent event) {
    return NEXT[from * 13 + event.ordinal()];
  }

  /** The state at a position. */
  static PlainState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(PlainState from, PlainState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static PlainState transition(PlainState from, PlainState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<PlainEvent> events(PlainState from) {
    return RULES.events(from, PlainEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<PlainState> targets(PlainState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<PlainState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<PlainState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(PlainState state) {
    return state == PlainState.NEXT;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(PlainState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<PlainState, PlainEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<PlainState, PlainEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
