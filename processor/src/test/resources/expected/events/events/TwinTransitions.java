package events;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Twin} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link TwinMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class TwinTransitions {
  private static final TwinState[] STATES = TwinState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // UNUSED PRESSED TO_B RESET
       -1,    1,      1,   0,     // A
       -1,    0,      -1,  0,     // B
  };

  /** The column of each event. */
  private static final int[] COLUMNS = Constants.positions("Twin", Signal.values(), "UNUSED",
      "PRESSED", "TO_B", "RESET");

  private static final TableDefinition<TwinState, Signal> RULES = new TableDefinition<>(
      "Twin", STATES, NEXT, STATES, "UNUSED", "PRESSED", "TO_B", "RESET");

  static {
    RULES.columns(COLUMNS);
    RULES.begins(TwinState.A);
  }

  private TwinTransitions() {}

  /** The event {@code UNUSED}. Legal in no state. */
  public static TwinState unused(TwinState from) {
    return next(from, Signal.UNUSED);
  }

  /** The event {@code PRESSED}. <code>A → B, B → A</code>. */
  public static TwinState pressed(TwinState from) {
    return next(from, Signal.PRESSED);
  }

  /** The event {@code TO_B}. <code>A → B</code>. */
  public static TwinState toB(TwinState from) {
    return next(from, Signal.TO_B);
  }

  /** The event {@code RESET}. <code>A → A, B → A</code>. */
  public static TwinState reset(TwinState from) {
    return next(from, Signal.RESET);
  }

  /** The state that an event leads to. */
  public static TwinState next(TwinState from, Signal event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(TwinState from, Signal event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, Signal event) {
    return NEXT[from * 4 + COLUMNS[event.ordinal()]];
  }

  /** The state at a position. */
  static TwinState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(TwinState from, TwinState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static TwinState transition(TwinState from, TwinState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<Signal> events(TwinState from) {
    return RULES.events(from, Signal.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<TwinState> targets(TwinState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<TwinState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<TwinState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(TwinState state) {
    return state == TwinState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(TwinState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<TwinState, Signal> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<TwinState, Signal> outcomes() {
    return RULES.outcomes(false);
  }
}
