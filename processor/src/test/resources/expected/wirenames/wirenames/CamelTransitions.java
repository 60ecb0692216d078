package wirenames;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Camel} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link CamelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class CamelTransitions {
  private static final CamelState[] STATES = CamelState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // TURN_ON
       1,       // HALF_OPEN
       1,       // ON
  };

  private static final TableDefinition<CamelState, CamelEvent> RULES = new TableDefinition<>(
      "Camel", STATES, NEXT, STATES, "turn_on");

  static {
    Constants.require("Camel", CamelState.values(), "HALF_OPEN", "ON");
    RULES.begins(CamelState.HALF_OPEN);
  }

  private CamelTransitions() {}

  /** The event {@code turn_on}. <code>HALF_OPEN → ON, ON → ON</code>. */
  public static CamelState turnOn(CamelState from) {
    return next(from, CamelEvent.TURN_ON);
  }

  /** The state that an event leads to. */
  public static CamelState next(CamelState from, CamelEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(CamelState from, CamelEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, CamelEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static CamelState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(CamelState from, CamelState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static CamelState transition(CamelState from, CamelState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<CamelEvent> events(CamelState from) {
    return RULES.events(from, CamelEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<CamelState> targets(CamelState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<CamelState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<CamelState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(CamelState state) {
    return state == CamelState.HALF_OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(CamelState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<CamelState, CamelEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<CamelState, CamelEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
