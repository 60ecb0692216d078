package wirenames;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Snake} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link SnakeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class SnakeTransitions {
  private static final SnakeState[] STATES = SnakeState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // TURN_ON
       1,       // HALF_OPEN
       1,       // ON
  };

  private static final TableDefinition<SnakeState, SnakeEvent> RULES = new TableDefinition<>(
      "Snake", STATES, NEXT, STATES, "turn_on");

  static {
    Constants.require("Snake", SnakeState.values(), "HALF_OPEN", "ON");
    RULES.begins(SnakeState.HALF_OPEN);
  }

  private SnakeTransitions() {}

  /** The event {@code turn_on}. <code>HALF_OPEN → ON, ON → ON</code>. */
  public static SnakeState turnOn(SnakeState from) {
    return next(from, SnakeEvent.TURN_ON);
  }

  /** The state that an event leads to. */
  public static SnakeState next(SnakeState from, SnakeEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(SnakeState from, SnakeEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, SnakeEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static SnakeState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(SnakeState from, SnakeState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static SnakeState transition(SnakeState from, SnakeState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<SnakeEvent> events(SnakeState from) {
    return RULES.events(from, SnakeEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<SnakeState> targets(SnakeState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<SnakeState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<SnakeState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(SnakeState state) {
    return state == SnakeState.HALF_OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(SnakeState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<SnakeState, SnakeEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<SnakeState, SnakeEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
