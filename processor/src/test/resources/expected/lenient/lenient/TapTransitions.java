package lenient;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Tap} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A machine that ignores what it does not expect.
 *
 * <p>{@link TapMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class TapTransitions {
  private static final TapState[] STATES = TapState.values();

  /**
   * The number of the step, from 2 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // OPEN SHUT
       2,   -1,   // SHUT
       -1,  1,    // OPEN
  };

  /** Where each step leads. */
  private static final TapState[] TARGETS = {
    TapState.OPEN, // 0: SHUT on OPEN
    TapState.SHUT, // 1: OPEN on SHUT
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<TapState, TapEvent> RULES = new TableDefinition<>(
      "Tap", STATES, STEPS, TARGETS, "open", "shut");

  static {
    Constants.require("Tap", TapState.values(), "SHUT", "OPEN");
    RULES.begins(TapState.SHUT);
    RULES.guard(0, "paid");
    RULES.decision(0);
  }

  private TapTransitions() {}

  /** The event {@code open}. <code>SHUT → OPEN [paid]</code>. */
  public static TapState open(TapState from, TapLogic logic) {
    return next(from, TapEvent.OPEN, logic);
  }

  /** The event {@code shut}. <code>OPEN → SHUT</code>. */
  public static TapState shut(TapState from) {
    return unasked(from, TapEvent.SHUT);
  }

  /** As without logic, which is not asked. */
  public static TapState shut(TapState from, TapLogic logic) {
    return next(from, TapEvent.SHUT, logic);
  }

  /** The state that an event leads to; {@code from} where it is not expected. */
  public static TapState next(TapState from, TapEvent event, TapLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      return from;
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(TapState from, TapEvent event, TapLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(TapState from, TapEvent event, TapLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static TapState target(int step) {
    return TARGETS[step];
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, TapEvent event) {
    return STEPS[from * 2 + event.ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static TapState state(int position) {
    return STATES[position];
  }

  private static TapState unasked(TapState from, TapEvent event) {
    int step = STEPS[from.ordinal() * 2 + event.ordinal()];
    if (step < 0) {
      return from;
    }
    return TARGETS[step];
  }

  private static int decide(int code, TapEvent event, TapLogic logic) {
    return switch (code) {
      case 2 -> openInShut(logic); // OPEN in SHUT
      default -> throw new AssertionError(code);
    };
  }

  static int openInShut(TapLogic logic) {
    if (logic.paid()) {
      return 0; // → OPEN
    }
    return Life.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(TapState from, TapState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static TapState transition(TapState from, TapState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<TapEvent> events(TapState from) {
    return RULES.events(from, TapEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<TapState> targets(TapState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<TapState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<TapState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(TapState state) {
    return state == TapState.SHUT;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(TapState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<TapState, TapEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<TapState, TapEvent> outcomes() {
    return RULES.outcomes(true);
  }
}
