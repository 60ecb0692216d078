package lenient;

import static lenient.TapState.*;

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
 * The transitions of {@code Tap} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A machine that ignores what it does not expect.
 *
 * <p>{@link TapMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class TapTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 2 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // OPEN SHUT
       2,   -1,   // SHUT
       -1,  1,    // OPEN
  };

  /** Where each step leads. */
  private static final TapState[] TARGETS = {
    OPEN, // 0: SHUT on OPEN
    SHUT, // 1: OPEN on SHUT
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TapState[] STATES = TapState.values();

  static {
    Constants.require("Tap", TapState.values(), "SHUT", "OPEN");
  }

  private TapTransitions() {}

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → OPEN [paid]</code>.
   *
   * @return the state it leads to, or {@code from} where it is not expected
   */
  public static TapState open(TapState from, TapLogic logic) {
    return next(from, TapEvent.OPEN, logic);
  }

  /**
   * The event {@code shut}.
   *
   * <p><code>OPEN → SHUT</code>.
   *
   * @return the state it leads to, or {@code from} where it is not expected
   */
  public static TapState shut(TapState from) {
    return unasked(from, TapEvent.SHUT);
  }

  /**
   * The event {@code shut}.
   *
   * <p><code>OPEN → SHUT</code>.
   *
   * @return the state it leads to, or {@code from} where it is not expected
   */
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
    return code < 2 ? code : decide(code, event, logic);
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
      // OPEN in SHUT
      case 2 -> openInShut(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int openInShut(TapLogic logic) {
    if (logic.paid()) {
      return 0; // → OPEN
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(TapState from, TapState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static TapState transition(TapState from, TapState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<TapEvent> events(TapState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<TapState> targets(TapState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<TapState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<TapState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(TapState state) {
    return state == SHUT;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(TapState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<TapState, TapEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<TapState, TapEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<TapState, TapEvent> MOVES =
        new Moves<>(Rules.INSTANCE, TapState.class, TapEvent.class);

    static final Outcomes<TapState, TapEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, true);

    static final Set<TapState> INITIAL = Collections.unmodifiableSet(EnumSet.of(SHUT));

    static final Set<TapState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<TapState, TapEvent> {
    static final Definition<TapState, TapEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Tap",
          TapState.values(),
          new String[] {"SHUT", "OPEN"},
          new String[] {"open", "shut"});
    }

    @Override
    protected List<Definition.Candidate<TapState>> candidates(TapState from, int event) {
      int code = STEPS[from.ordinal() * 2 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(TapState state) {
      return TapTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<TapState>> byCode(int code) {
      return switch (code) {
        // SHUT
        case 1 -> List.of(Definition.Candidate.to(SHUT));
        // OPEN
        case 2 -> List.of(new Definition.Candidate<>("paid", List.of(OPEN)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
