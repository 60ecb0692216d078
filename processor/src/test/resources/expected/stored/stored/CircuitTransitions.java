package stored;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Circuit} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A circuit breaker
 *
 * <p>{@link CircuitMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class CircuitTransitions {
  private static final CircuitState[] STATES = CircuitState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // TRIP COOLDOWN SUCCESS FAILURE
       1,   -1,      -1,     -1,      // CLOSED
       -1,  2,       -1,     -1,      // OPEN
       -1,  -1,      0,      1,       // HALF_OPEN
  };

  private static final TableDefinition<CircuitState, CircuitEvent> RULES = new TableDefinition<>(
      "Circuit", STATES, NEXT, STATES, "trip", "cooldown", "success", "failure");

  static {
    Constants.require("Circuit", CircuitState.values(), "CLOSED", "OPEN", "HALF_OPEN");
    RULES.begins(CircuitState.CLOSED);
  }

  private CircuitTransitions() {}

  /** The event {@code trip}. <code>CLOSED → OPEN</code>. */
  public static CircuitState trip(CircuitState from) {
    return next(from, CircuitEvent.TRIP);
  }

  /** The event {@code cooldown}. <code>OPEN → HALF_OPEN</code>. */
  public static CircuitState cooldown(CircuitState from) {
    return next(from, CircuitEvent.COOLDOWN);
  }

  /** The event {@code success}. <code>HALF_OPEN → CLOSED</code>. */
  public static CircuitState success(CircuitState from) {
    return next(from, CircuitEvent.SUCCESS);
  }

  /** The event {@code failure}. <code>HALF_OPEN → OPEN</code>. */
  public static CircuitState failure(CircuitState from) {
    return next(from, CircuitEvent.FAILURE);
  }

  /** The state that an event leads to. */
  public static CircuitState next(CircuitState from, CircuitEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(CircuitState from, CircuitEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, CircuitEvent event) {
    return NEXT[from * 4 + event.ordinal()];
  }

  /** The state at a position. */
  static CircuitState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(CircuitState from, CircuitState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static CircuitState transition(CircuitState from, CircuitState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<CircuitEvent> events(CircuitState from) {
    return RULES.events(from, CircuitEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<CircuitState> targets(CircuitState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<CircuitState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<CircuitState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(CircuitState state) {
    return state == CircuitState.CLOSED;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(CircuitState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<CircuitState, CircuitEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<CircuitState, CircuitEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
