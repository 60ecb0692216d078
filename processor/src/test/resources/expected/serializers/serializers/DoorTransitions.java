package serializers;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Door} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link DoorMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DoorTransitions {
  private static final DoorState[] STATES = DoorState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // PUSH PULL
       1,   -1,   // SHUT
       -1,  0,    // WIDE_OPEN
  };

  private static final TableDefinition<DoorState, DoorEvent> RULES = new TableDefinition<>(
      "Door", STATES, NEXT, STATES, "push", "pull");

  static {
    Constants.require("Door", DoorState.values(), "SHUT", "WIDE_OPEN");
    RULES.begins(DoorState.SHUT);
  }

  private DoorTransitions() {}

  /** The event {@code push}. <code>SHUT → WIDE_OPEN</code>. */
  public static DoorState push(DoorState from) {
    return next(from, DoorEvent.PUSH);
  }

  /** The event {@code pull}. <code>WIDE_OPEN → SHUT</code>. */
  public static DoorState pull(DoorState from) {
    return next(from, DoorEvent.PULL);
  }

  /** The state that an event leads to. */
  public static DoorState next(DoorState from, DoorEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(DoorState from, DoorEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, DoorEvent event) {
    return NEXT[from * 2 + event.ordinal()];
  }

  /** The state at a position. */
  static DoorState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(DoorState from, DoorState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static DoorState transition(DoorState from, DoorState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<DoorEvent> events(DoorState from) {
    return RULES.events(from, DoorEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<DoorState> targets(DoorState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<DoorState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<DoorState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(DoorState state) {
    return state == DoorState.SHUT;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(DoorState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<DoorState, DoorEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<DoorState, DoorEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
