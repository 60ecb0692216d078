package threads;

import dev.pawl.engine.Constants;
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
final class PlainTransitions {
  private static final PlainState[] STATES = PlainState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // GO   BACK
       1,   -1,   // HERE
       -1,  0,    // THERE
  };

  private static final TableDefinition<PlainState, PlainEvent> RULES = new TableDefinition<>(
      "Plain", STATES, NEXT, STATES, "go", "back");

  static {
    Constants.require("Plain", PlainState.values(), "HERE", "THERE");
    RULES.begins(PlainState.HERE);
  }

  private PlainTransitions() {}

  /** The event {@code go}. <code>HERE → THERE</code>. */
  public static PlainState go(PlainState from) {
    return next(from, PlainEvent.GO);
  }

  /** The event {@code back}. <code>THERE → HERE</code>. */
  public static PlainState back(PlainState from) {
    return next(from, PlainEvent.BACK);
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
    return NEXT[from * 2 + event.ordinal()];
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
    return state == PlainState.HERE;
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
