package parts;

import dev.pawl.engine.Life;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Bare} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class BareTransitions {
  private static final BareState[] STATES = BareState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // GO
       1,    // A
       0,    // B
  };

  private static final TableDefinition<BareState, BareEvent> RULES = new TableDefinition<>(
      "Bare", STATES, NEXT, STATES, "go");

  static {
    RULES.begins(BareState.A);
  }

  private BareTransitions() {}

  /** The event {@code go}. <code>A → B, B → A</code>. */
  public static BareState go(BareState from) {
    return next(from, BareEvent.GO);
  }

  /** The state that an event leads to. */
  public static BareState next(BareState from, BareEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(BareState from, BareEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, BareEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(BareState from, BareState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static BareState transition(BareState from, BareState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<BareEvent> events(BareState from) {
    return RULES.events(from, BareEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<BareState> targets(BareState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<BareState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<BareState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(BareState state) {
    return state == BareState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(BareState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<BareState, BareEvent> rules() {
    return RULES;
  }
}
