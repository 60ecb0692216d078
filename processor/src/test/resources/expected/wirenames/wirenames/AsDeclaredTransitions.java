package wirenames;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code AsDeclared} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link AsDeclaredMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class AsDeclaredTransitions {
  private static final AsDeclaredState[] STATES = AsDeclaredState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // TURN_ON
       1,       // HALF_OPEN
       1,       // ON
  };

  private static final TableDefinition<AsDeclaredState, AsDeclaredEvent> RULES =
      new TableDefinition<>(
      "AsDeclared", STATES, NEXT, STATES, "turn_on");

  static {
    Constants.require("AsDeclared", AsDeclaredState.values(), "HALF_OPEN", "ON");
    RULES.begins(AsDeclaredState.HALF_OPEN);
  }

  private AsDeclaredTransitions() {}

  /** The event {@code turn_on}. <code>HALF_OPEN → ON, ON → ON</code>. */
  public static AsDeclaredState turnOn(AsDeclaredState from) {
    return next(from, AsDeclaredEvent.TURN_ON);
  }

  /** The state that an event leads to. */
  public static AsDeclaredState next(AsDeclaredState from, AsDeclaredEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(AsDeclaredState from, AsDeclaredEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, AsDeclaredEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static AsDeclaredState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(AsDeclaredState from, AsDeclaredState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static AsDeclaredState transition(AsDeclaredState from, AsDeclaredState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<AsDeclaredEvent> events(AsDeclaredState from) {
    return RULES.events(from, AsDeclaredEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<AsDeclaredState> targets(AsDeclaredState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<AsDeclaredState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<AsDeclaredState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(AsDeclaredState state) {
    return state == AsDeclaredState.HALF_OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(AsDeclaredState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<AsDeclaredState, AsDeclaredEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<AsDeclaredState, AsDeclaredEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
