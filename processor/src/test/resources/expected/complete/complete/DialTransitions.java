package complete;

import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Dial} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link DialMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DialTransitions {
  private static final DialState[] STATES = DialState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // E0   E1   E2   E3   E4
       0,   1,   2,   3,   0,    // P0
       1,   2,   3,   0,   1,    // P1
       2,   3,   0,   1,   2,    // P2
       3,   0,   1,   2,   3,    // P3
  };

  private static final TableDefinition<DialState, DialEvent> RULES = new TableDefinition<>(
      "Dial", STATES, NEXT, STATES, "e0", "e1", "e2", "e3", "e4");

  static {
    RULES.begins(DialState.P0);
  }

  private DialTransitions() {}

  /** The event {@code e0}. <code>P0 → P0, P1 → P1, P2 → P2, P3 → P3</code>. */
  public static DialState e0(DialState from) {
    return next(from, DialEvent.E0);
  }

  /** The event {@code e1}. <code>P0 → P1, P1 → P2, P2 → P3, P3 → P0</code>. */
  public static DialState e1(DialState from) {
    return next(from, DialEvent.E1);
  }

  /** The event {@code e2}. <code>P0 → P2, P1 → P3, P2 → P0, P3 → P1</code>. */
  public static DialState e2(DialState from) {
    return next(from, DialEvent.E2);
  }

  /** The event {@code e3}. <code>P0 → P3, P1 → P0, P2 → P1, P3 → P2</code>. */
  public static DialState e3(DialState from) {
    return next(from, DialEvent.E3);
  }

  /** The event {@code e4}. <code>P0 → P0, P1 → P1, P2 → P2, P3 → P3</code>. */
  public static DialState e4(DialState from) {
    return next(from, DialEvent.E4);
  }

  /** The state that an event leads to. */
  public static DialState next(DialState from, DialEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(DialState from, DialEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, DialEvent event) {
    return NEXT[from * 5 + event.ordinal()];
  }

  /** The state at a position. */
  static DialState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(DialState from, DialState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static DialState transition(DialState from, DialState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<DialEvent> events(DialState from) {
    return RULES.events(from, DialEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<DialState> targets(DialState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<DialState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<DialState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(DialState state) {
    return state == DialState.P0;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(DialState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<DialState, DialEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<DialState, DialEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
