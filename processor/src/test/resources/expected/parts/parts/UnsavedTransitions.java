package parts;

import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Unsaved} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link UnsavedMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class UnsavedTransitions {
  private static final UnsavedState[] STATES = UnsavedState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // GO
       1,    // A
       0,    // B
  };

  private static final TableDefinition<UnsavedState, UnsavedEvent> RULES = new TableDefinition<>(
      "Unsaved", STATES, NEXT, STATES, "go");

  static {
    RULES.begins(UnsavedState.A);
  }

  private UnsavedTransitions() {}

  /** The event {@code go}. <code>A → B, B → A</code>. */
  public static UnsavedState go(UnsavedState from) {
    return next(from, UnsavedEvent.GO);
  }

  /** The state that an event leads to. */
  public static UnsavedState next(UnsavedState from, UnsavedEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(UnsavedState from, UnsavedEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, UnsavedEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static UnsavedState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(UnsavedState from, UnsavedState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static UnsavedState transition(UnsavedState from, UnsavedState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<UnsavedEvent> events(UnsavedState from) {
    return RULES.events(from, UnsavedEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<UnsavedState> targets(UnsavedState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<UnsavedState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<UnsavedState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(UnsavedState state) {
    return state == UnsavedState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(UnsavedState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<UnsavedState, UnsavedEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<UnsavedState, UnsavedEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
