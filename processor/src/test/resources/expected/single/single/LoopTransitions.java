package single;

import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Loop} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link LoopMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class LoopTransitions {
  private static final LoopState[] STATES = LoopState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // TURN
       0,    // LOOPING
  };

  private static final TableDefinition<LoopState, LoopEvent> RULES = new TableDefinition<>(
      "Loop", STATES, NEXT, STATES, "turn");

  static {
    RULES.names("looping");
    RULES.begins(LoopState.LOOPING);
  }

  private LoopTransitions() {}

  /** The event {@code turn}. <code>looping → looping</code>. */
  public static LoopState turn(LoopState from) {
    return next(from, LoopEvent.TURN);
  }

  /** The state that an event leads to. */
  public static LoopState next(LoopState from, LoopEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(LoopState from, LoopEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, LoopEvent event) {
    return NEXT[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static LoopState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(LoopState from, LoopState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static LoopState transition(LoopState from, LoopState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<LoopEvent> events(LoopState from) {
    return RULES.events(from, LoopEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<LoopState> targets(LoopState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<LoopState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<LoopState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(LoopState state) {
    return state == LoopState.LOOPING;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(LoopState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<LoopState, LoopEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<LoopState, LoopEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
