import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Plain} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>In no package.
 *
 * <p>{@link PlainMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class PlainTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 2 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // GO
       2,  // A
       1,  // B
  };

  /** Where each step leads. */
  private static final PlainState[] TARGETS = {
    PlainState.B, // 0: A on GO
    PlainState.A, // 1: B on GO
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final PlainState[] STATES = PlainState.values();

  static {
    Constants.require("Plain", PlainState.values(), "A", "B");
  }

  private PlainTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>A → B [ready], B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static PlainState go(PlainState from, PlainLogic logic) {
    return next(from, PlainEvent.GO, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState next(PlainState from, PlainEvent event, PlainLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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
    return code < 2 ? code : decide(code, event, logic);
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
      // GO in A
      case 2 -> goInA(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int goInA(PlainLogic logic) {
    if (logic.ready()) {
      return 0; // → B
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(PlainState from, PlainState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static PlainState transition(PlainState from, PlainState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<PlainEvent> events(PlainState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<PlainState> targets(PlainState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<PlainState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<PlainState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(PlainState state) {
    return state == PlainState.A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(PlainState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<PlainState, PlainEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<PlainState, PlainEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<PlainState, PlainEvent> MOVES =
        new Moves<>(Rules.INSTANCE, PlainState.class, PlainEvent.class);

    static final Outcomes<PlainState, PlainEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<PlainState> INITIAL = Collections.unmodifiableSet(EnumSet.of(PlainState.A));

    static final Set<PlainState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<PlainState, PlainEvent> {
    static final Definition<PlainState, PlainEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Plain",
          PlainState.values(),
          new String[] {"A", "B"},
          new String[] {"go"});
    }

    @Override
    protected List<Definition.Candidate<PlainState>> candidates(PlainState from, int event) {
      int code = STEPS[from.ordinal() * 1 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(PlainState state) {
      return PlainTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<PlainState>> byCode(int code) {
      return switch (code) {
        // GO
        case 1 -> List.of(Definition.Candidate.to(PlainState.A));
        // GO
        case 2 -> List.of(new Definition.Candidate<>("ready", List.of(PlainState.B)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
