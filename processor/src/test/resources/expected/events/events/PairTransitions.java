package events;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Pair} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Events by the constants of an existing enum, written in any style.
 *
 * <p>{@link PairMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class PairTransitions {
  private static final PairState[] STATES = PairState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // UNUSED PRESSED TO_B RESET
       -1,    1,      1,   0,     // A
       -1,    0,      -1,  0,     // B
  };

  /** The column of each event. */
  private static final int[] COLUMNS = Constants.positions("Pair", Signal.values(), "UNUSED",
      "PRESSED", "TO_B", "RESET");

  private static final TableDefinition<PairState, Signal> RULES = new TableDefinition<>(
      "Pair", STATES, NEXT, STATES, "UNUSED", "PRESSED", "TO_B", "RESET");

  static {
    Constants.require("Pair", PairState.values(), "A", "B");
    RULES.columns(COLUMNS);
    RULES.begins(PairState.A);
  }

  private PairTransitions() {}

  /** Never fired here, and no warning is to be had for it: see the options. Legal in no state. */
  public static PairState unused(PairState from) {
    return next(from, Signal.UNUSED);
  }

  /** The button is pressed. <code>A → B, B → A</code>. */
  public static PairState pressed(PairState from) {
    return next(from, Signal.PRESSED);
  }

  /** The event {@code TO_B}. <code>A → B</code>. */
  public static PairState toB(PairState from) {
    return next(from, Signal.TO_B);
  }

  /** Back to the start. <code>A → A, B → A</code>. */
  public static PairState reset(PairState from) {
    return next(from, Signal.RESET);
  }

  /** The state that an event leads to. */
  public static PairState next(PairState from, Signal event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(PairState from, Signal event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, Signal event) {
    return NEXT[from * 4 + COLUMNS[event.ordinal()]];
  }

  /** The state at a position. */
  static PairState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(PairState from, PairState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static PairState transition(PairState from, PairState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<Signal> events(PairState from) {
    return RULES.events(from, Signal.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<PairState> targets(PairState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<PairState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<PairState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(PairState state) {
    return state == PairState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(PairState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<PairState, Signal> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<PairState, Signal> outcomes() {
    return RULES.outcomes(false);
  }
}
