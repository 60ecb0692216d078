import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Plain} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>In no package.
 *
 * <p>{@link PlainMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class PlainTransitions {
  private static final PlainState[] STATES = PlainState.values();

  /**
   * The number of the step, from 2 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // GO
       2,    // A
       1,    // B
  };

  /** Where each step leads. */
  private static final PlainState[] TARGETS = {
    PlainState.B, // 0: A on GO
    PlainState.A, // 1: B on GO
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<PlainState, PlainEvent> RULES = new TableDefinition<>(
      "Plain", STATES, STEPS, TARGETS, "go");

  static {
    Constants.require("Plain", PlainState.values(), "A", "B");
    RULES.begins(PlainState.A);
    RULES.guard(0, "ready");
    RULES.decision(0);
  }

  private PlainTransitions() {}

  /** The event {@code go}. <code>A → B [ready], B → A</code>. */
  public static PlainState go(PlainState from, PlainLogic logic) {
    return next(from, PlainEvent.GO, logic);
  }

  /** The state that an event leads to. */
  public static PlainState next(PlainState from, PlainEvent event, PlainLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(PlainState from, PlainEvent event, PlainLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(PlainState from, PlainEvent event, PlainLogic logic) {
    int code = STEPS[from.ordinal() * 1 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static PlainState target(int step) {
    return TARGETS[step];
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, PlainEvent event) {
    return STEPS[from * 1 + event.ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static PlainState state(int position) {
    return STATES[position];
  }

  private static int decide(int code, PlainEvent event, PlainLogic logic) {
    return switch (code) {
      case 2 -> goInA(logic); // GO in A
      default -> throw new AssertionError(code);
    };
  }

  static int goInA(PlainLogic logic) {
    if (logic.ready()) {
      return 0; // → B
    }
    return Life.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(PlainState from, PlainState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static PlainState transition(PlainState from, PlainState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<PlainEvent> events(PlainState from) {
    return RULES.events(from, PlainEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<PlainState> targets(PlainState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<PlainState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<PlainState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(PlainState state) {
    return state == PlainState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(PlainState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<PlainState, PlainEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<PlainState, PlainEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
