package parts;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Stateless} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Everything but lives: the codec then has no JSON.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class StatelessTransitions {
  private static final StatelessState[] STATES = StatelessState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // GO
       1,    // A
       0,    // B
  };

  private static final TableDefinition<StatelessState, StatelessEvent> RULES =
      new TableDefinition<>(
      "Stateless", STATES, NEXT, STATES, "go");

  static {
    Constants.require("Stateless", StatelessState.values(), "A", "B");
    RULES.begins(StatelessState.A);
  }

  private StatelessTransitions() {}

  /** The event {@code go}. <code>A → B, B → A</code>. */
  public static StatelessState go(StatelessState from) {
    return next(from, StatelessEvent.GO);
  }

  /** The state that an event leads to. */
  public static StatelessState next(StatelessState from, StatelessEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(StatelessState from, StatelessEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, StatelessEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(StatelessState from, StatelessState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static StatelessState transition(StatelessState from, StatelessState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<StatelessEvent> events(StatelessState from) {
    return RULES.events(from, StatelessEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<StatelessState> targets(StatelessState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<StatelessState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<StatelessState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(StatelessState state) {
    return state == StatelessState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(StatelessState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<StatelessState, StatelessEvent> rules() {
    return RULES;
  }
}
