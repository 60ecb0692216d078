package threads;

import static threads.GuardedState.*;

import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Guarded} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link GuardedMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class GuardedTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 1 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // COUNT
       1,     // COUNTING
  };

  /** Where each step leads. */
  private static final GuardedState[] TARGETS = {
    COUNTING, // 0: COUNTING on COUNT
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final GuardedState[] STATES = GuardedState.values();

  static {
    Constants.require("Guarded", GuardedState.values(), "COUNTING");
  }

  private GuardedTransitions() {}

  /**
   * The event {@code count}.
   *
   * <p><code>COUNTING → COUNTING [few]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GuardedState count(GuardedState from, Integer context, GuardedLogic logic) {
    return next(from, GuardedEvent.COUNT, context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static GuardedState next(GuardedState from, GuardedEvent event, Integer context,
      GuardedLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(GuardedState from, GuardedEvent event, Integer context,
      GuardedLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<GuardedState, Integer, Void> step(GuardedState from, Integer context,
      GuardedEvent event, GuardedLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    GuardedState to = target(step);
    Integer next = updated(step, event, context, logic);
    return new Step<>(to, next, List.of());
  }

  private static Integer updated(int step, GuardedEvent event, Integer context,
      GuardedLogic logic) {
    return switch (step) {
      // COUNT
      case 0 -> Failure.due(logic.next(context), "Guarded", "update next");
      default -> context;
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(GuardedState from, GuardedEvent event, Integer context, GuardedLogic logic) {
    int code = STEPS[from.ordinal() * 1 + event.ordinal()];
    return code < 1 ? code : decide(code, event, context, logic);
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
      // COUNT in COUNTING
      case 1 -> countInCounting(context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int countInCounting(Integer context, GuardedLogic logic) {
    if (logic.few(context)) {
      return 0; // → COUNTING
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(GuardedState from, GuardedState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static GuardedState transition(GuardedState from, GuardedState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<GuardedEvent> events(GuardedState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<GuardedState> targets(GuardedState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<GuardedState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<GuardedState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(GuardedState state) {
    return state == COUNTING;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(GuardedState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<GuardedState, GuardedEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<GuardedState, GuardedEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<GuardedState, GuardedEvent> MOVES =
        new Moves<>(Rules.INSTANCE, GuardedState.class, GuardedEvent.class);

    static final Outcomes<GuardedState, GuardedEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<GuardedState> INITIAL = Collections.unmodifiableSet(EnumSet.of(COUNTING));

    static final Set<GuardedState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<GuardedState, GuardedEvent> {
    static final Definition<GuardedState, GuardedEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Guarded",
          GuardedState.values(),
          new String[] {"COUNTING"},
          new String[] {"count"});
    }

    @Override
    protected List<Definition.Candidate<GuardedState>> candidates(GuardedState from, int event) {
      int code = STEPS[from.ordinal() * 1 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(GuardedState state) {
      return GuardedTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<GuardedState>> byCode(int code) {
      return switch (code) {
        // COUNT
        case 1 -> List.of(new Definition.Candidate<>("few", List.of(COUNTING)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
