package trigger;

import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code by-interface} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link ByInterfaceMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ByInterfaceTransitions {
  private static final ByInterfaceState[] STATES = ByInterfaceState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // GO
       1,    // A
       0,    // B
  };

  private static final TableDefinition<ByInterfaceState, ByInterfaceEvent> RULES =
      new TableDefinition<>(
      "by-interface", STATES, NEXT, STATES, "go");

  static {
    RULES.begins(ByInterfaceState.A);
  }

  private ByInterfaceTransitions() {}

  /** The event {@code go}. <code>A → B, B → A</code>. */
  public static ByInterfaceState go(ByInterfaceState from) {
    return next(from, ByInterfaceEvent.GO);
  }

  /** The state that an event leads to. */
  public static ByInterfaceState next(ByInterfaceState from, ByInterfaceEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(ByInterfaceState from, ByInterfaceEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ByInterfaceEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static ByInterfaceState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(ByInterfaceState from, ByInterfaceState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static ByInterfaceState transition(ByInterfaceState from, ByInterfaceState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<ByInterfaceEvent> events(ByInterfaceState from) {
    return RULES.events(from, ByInterfaceEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<ByInterfaceState> targets(ByInterfaceState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<ByInterfaceState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<ByInterfaceState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(ByInterfaceState state) {
    return state == ByInterfaceState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(ByInterfaceState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<ByInterfaceState, ByInterfaceEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<ByInterfaceState, ByInterfaceEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
