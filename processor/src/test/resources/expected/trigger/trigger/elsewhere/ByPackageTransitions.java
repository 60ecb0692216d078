package trigger.elsewhere;

import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code by-package} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link ByPackageMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ByPackageTransitions {
  private static final ByPackageState[] STATES = ByPackageState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // GO
       1,    // A
       0,    // B
  };

  private static final TableDefinition<ByPackageState, ByPackageEvent> RULES =
      new TableDefinition<>(
      "by-package", STATES, NEXT, STATES, "go");

  static {
    RULES.begins(ByPackageState.A);
  }

  private ByPackageTransitions() {}

  /** The event {@code go}. <code>A → B, B → A</code>. */
  public static ByPackageState go(ByPackageState from) {
    return next(from, ByPackageEvent.GO);
  }

  /** The state that an event leads to. */
  public static ByPackageState next(ByPackageState from, ByPackageEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(ByPackageState from, ByPackageEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ByPackageEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static ByPackageState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(ByPackageState from, ByPackageState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static ByPackageState transition(ByPackageState from, ByPackageState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<ByPackageEvent> events(ByPackageState from) {
    return RULES.events(from, ByPackageEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<ByPackageState> targets(ByPackageState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<ByPackageState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<ByPackageState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(ByPackageState state) {
    return state == ByPackageState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(ByPackageState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<ByPackageState, ByPackageEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<ByPackageState, ByPackageEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
