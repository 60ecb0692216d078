package trigger;

import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code by-class} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link ByClassMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class ByClassTransitions {
  private static final ByClassState[] STATES = ByClassState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // GO
       1,    // A
       0,    // B
  };

  private static final TableDefinition<ByClassState, ByClassEvent> RULES = new TableDefinition<>(
      "by-class", STATES, NEXT, STATES, "go");

  static {
    RULES.begins(ByClassState.A);
  }

  private ByClassTransitions() {}

  /** The event {@code go}. <code>A → B, B → A</code>. */
  public static ByClassState go(ByClassState from) {
    return next(from, ByClassEvent.GO);
  }

  /** The state that an event leads to. */
  public static ByClassState next(ByClassState from, ByClassEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(ByClassState from, ByClassEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ByClassEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static ByClassState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(ByClassState from, ByClassState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static ByClassState transition(ByClassState from, ByClassState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<ByClassEvent> events(ByClassState from) {
    return RULES.events(from, ByClassEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<ByClassState> targets(ByClassState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<ByClassState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<ByClassState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(ByClassState state) {
    return state == ByClassState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(ByClassState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<ByClassState, ByClassEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<ByClassState, ByClassEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
