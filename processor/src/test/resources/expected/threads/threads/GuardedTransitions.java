package threads;

import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Guarded} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link GuardedMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class GuardedTransitions {
  private static final GuardedState[] STATES = GuardedState.values();

  /**
   * The number of the step, from 1 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // COUNT
       1,     // COUNTING
  };

  /** Where each step leads. */
  private static final GuardedState[] TARGETS = {
    GuardedState.COUNTING, // 0: COUNTING on COUNT
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<GuardedState, GuardedEvent> RULES = new TableDefinition<>(
      "Guarded", STATES, STEPS, TARGETS, "count");

  static {
    Constants.require("Guarded", GuardedState.values(), "COUNTING");
    RULES.begins(GuardedState.COUNTING);
    RULES.guard(0, "few");
    RULES.decision(0);
  }

  private GuardedTransitions() {}

  /** The event {@code count}. <code>COUNTING → COUNTING [few]</code>. */
  public static GuardedState count(GuardedState from, Integer context, GuardedLogic logic) {
    return next(from, GuardedEvent.COUNT, context, logic);
  }

  /** The state that an event leads to. */
  public static GuardedState next(GuardedState from, GuardedEvent event, Integer context,
      GuardedLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(GuardedState from, GuardedEvent event, Integer context,
      GuardedLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(GuardedState from, GuardedEvent event, Integer context, GuardedLogic logic) {
    int code = STEPS[from.ordinal() * 1 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static GuardedState target(int step) {
    return TARGETS[step];
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, GuardedEvent event) {
    return STEPS[from * 1 + event.ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static GuardedState state(int position) {
    return STATES[position];
  }

  private static int decide(int code, GuardedEvent event, Integer context, GuardedLogic logic) {
    return switch (code) {
      case 1 -> countInCounting(context, logic); // COUNT in COUNTING
      default -> throw new AssertionError(code);
    };
  }

  static int countInCounting(Integer context, GuardedLogic logic) {
    if (logic.few(context)) {
      return 0; // → COUNTING
    }
    return Life.REFUSED;
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<GuardedState, Integer, Void> begin(Integer context) {
    return new Step<>(GuardedState.COUNTING, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<GuardedState, Integer, Void> step(GuardedState from, Integer context,
      GuardedEvent event, GuardedLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    GuardedState to = target(step);
    Integer next = updated(step, event, context, logic);
    return new Step<>(to, next, List.of());
  }

  private static Integer updated(int step, GuardedEvent event, Integer context,
      GuardedLogic logic) {
    return switch (step) {
      case 0 -> Failure.due(logic.next(context), "Guarded", "update next"); // COUNT
      default -> context;
    };
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(GuardedState from, GuardedState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static GuardedState transition(GuardedState from, GuardedState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<GuardedEvent> events(GuardedState from) {
    return RULES.events(from, GuardedEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<GuardedState> targets(GuardedState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<GuardedState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<GuardedState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(GuardedState state) {
    return state == GuardedState.COUNTING;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(GuardedState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<GuardedState, GuardedEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<GuardedState, GuardedEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
