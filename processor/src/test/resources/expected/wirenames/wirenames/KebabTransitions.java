package wirenames;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Kebab} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link KebabMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class KebabTransitions {
  private static final KebabState[] STATES = KebabState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // TURN_ON
       1,       // HALF_OPEN
       1,       // ON
  };

  private static final TableDefinition<KebabState, KebabEvent> RULES = new TableDefinition<>(
      "Kebab", STATES, NEXT, STATES, "turn_on");

  static {
    Constants.require("Kebab", KebabState.values(), "HALF_OPEN", "ON");
    RULES.begins(KebabState.HALF_OPEN);
  }

  private KebabTransitions() {}

  /** The event {@code turn_on}. <code>HALF_OPEN → ON, ON → ON</code>. */
  public static KebabState turnOn(KebabState from) {
    return next(from, KebabEvent.TURN_ON);
  }

  /** The state that an event leads to. */
  public static KebabState next(KebabState from, KebabEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(KebabState from, KebabEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, KebabEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static KebabState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(KebabState from, KebabState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static KebabState transition(KebabState from, KebabState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<KebabEvent> events(KebabState from) {
    return RULES.events(from, KebabEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<KebabState> targets(KebabState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<KebabState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<KebabState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(KebabState state) {
    return state == KebabState.HALF_OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(KebabState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<KebabState, KebabEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<KebabState, KebabEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
