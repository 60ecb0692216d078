package guards;

import static guards.GateState.*;

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
 * The transitions of {@code Gate} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Guards of every form.
 *
 * <p>{@link GateMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class GateTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 12 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // NAME NOT NOT_NOT AND OR  MIXED NESTED NOT_OR TWICE FIRST
       12,  13, 14,     15, 16, 17,   18,    19,    20,   21,    // GATE
       -1,  -1, -1,     -1, -1, -1,   -1,    -1,    -1,   -1,    // YES
       -1,  -1, -1,     -1, -1, -1,   -1,    -1,    -1,   -1,    // NO
  };

  /** Where each step leads. */
  private static final GateState[] TARGETS = {
    YES, // 0: GATE on NAME
    YES, // 1: GATE on NOT
    YES, // 2: GATE on NOT_NOT
    YES, // 3: GATE on AND
    YES, // 4: GATE on OR
    YES, // 5: GATE on MIXED
    YES, // 6: GATE on NESTED
    YES, // 7: GATE on NOT_OR
    YES, // 8: GATE on TWICE
    YES, // 9: GATE on FIRST
    NO, // 10: GATE on FIRST
    GATE, // 11: GATE on FIRST
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final GateState[] STATES = GateState.values();

  static {
    Constants.require("Gate", GateState.values(), "GATE", "YES", "NO");
  }

  private GateTransitions() {}

  /**
   * The event {@code name}.
   *
   * <p><code>GATE → YES [a]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState name(GateState from, GateLogic logic) {
    return next(from, GateEvent.NAME, logic);
  }

  /**
   * The event {@code not}.
   *
   * <p><code>GATE → YES [!a]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState not(GateState from, GateLogic logic) {
    return next(from, GateEvent.NOT, logic);
  }

  /**
   * The event {@code notNot}.
   *
   * <p><code>GATE → YES [!!a]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState notNot(GateState from, GateLogic logic) {
    return next(from, GateEvent.NOT_NOT, logic);
  }

  /**
   * The event {@code and}.
   *
   * <p><code>GATE → YES [a &amp;&amp; b &amp;&amp; c]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState and(GateState from, GateLogic logic) {
    return next(from, GateEvent.AND, logic);
  }

  /**
   * The event {@code or}.
   *
   * <p><code>GATE → YES [a || b || c]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState or(GateState from, GateLogic logic) {
    return next(from, GateEvent.OR, logic);
  }

  /**
   * The event {@code mixed}.
   *
   * <p><code>GATE → YES [a || b &amp;&amp; c]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState mixed(GateState from, GateLogic logic) {
    return next(from, GateEvent.MIXED, logic);
  }

  /**
   * The event {@code nested}.
   *
   * <p><code>GATE → YES [(a || b) &amp;&amp; !(c &amp;&amp; !a)]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState nested(GateState from, GateLogic logic) {
    return next(from, GateEvent.NESTED, logic);
  }

  /**
   * The event {@code notOr}.
   *
   * <p><code>GATE → YES [!(a || b) || !(b &amp;&amp; c)]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState notOr(GateState from, GateLogic logic) {
    return next(from, GateEvent.NOT_OR, logic);
  }

  /**
   * The event {@code twice}.
   *
   * <p><code>GATE → YES [a &amp;&amp; b || a &amp;&amp; c || !a &amp;&amp; !b]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static GateState twice(GateState from, GateLogic logic) {
    return next(from, GateEvent.TWICE, logic);
  }

  /**
   * The event {@code first}.
   *
   * <p><code>GATE → YES [a], GATE → NO [b], GATE → GATE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static GateState first(GateState from, GateLogic logic) {
    return next(from, GateEvent.FIRST, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static GateState next(GateState from, GateEvent event, GateLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(GateState from, GateEvent event, GateLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(GateState from, GateEvent event, GateLogic logic) {
    int code = STEPS[from.ordinal() * 10 + event.ordinal()];
    return code < 12 ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static GateState target(int step) {
    return TARGETS[step];
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, GateEvent event) {
    return STEPS[from * 10 + event.ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static GateState state(int position) {
    return STATES[position];
  }

  private static int decide(int code, GateEvent event, GateLogic logic) {
    return switch (code) {
      // NAME in GATE
      case 12 -> nameInGate(logic);
      // NOT in GATE
      case 13 -> notInGate(logic);
      // NOT_NOT in GATE
      case 14 -> notNotInGate(logic);
      // AND in GATE
      case 15 -> andInGate(logic);
      // OR in GATE
      case 16 -> orInGate(logic);
      // MIXED in GATE
      case 17 -> mixedInGate(logic);
      // NESTED in GATE
      case 18 -> nestedInGate(logic);
      // NOT_OR in GATE
      case 19 -> notOrInGate(logic);
      // TWICE in GATE
      case 20 -> twiceInGate(logic);
      // FIRST in GATE
      case 21 -> firstInGate(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int nameInGate(GateLogic logic) {
    if (logic.a()) {
      return 0; // → YES
    }
    return Definition.REFUSED;
  }

  static int notInGate(GateLogic logic) {
    if (!logic.a()) {
      return 1; // → YES
    }
    return Definition.REFUSED;
  }

  static int notNotInGate(GateLogic logic) {
    if (!!logic.a()) {
      return 2; // → YES
    }
    return Definition.REFUSED;
  }

  static int andInGate(GateLogic logic) {
    if (logic.a() && logic.b() && logic.c()) {
      return 3; // → YES
    }
    return Definition.REFUSED;
  }

  static int orInGate(GateLogic logic) {
    if (logic.a() || logic.b() || logic.c()) {
      return 4; // → YES
    }
    return Definition.REFUSED;
  }

  static int mixedInGate(GateLogic logic) {
    if (logic.a() || (logic.b() && logic.c())) {
      return 5; // → YES
    }
    return Definition.REFUSED;
  }

  static int nestedInGate(GateLogic logic) {
    if (logic.a()) {
      if (logic.c()) {
        return 6; // → YES
      }
      return 6; // → YES
    }
    if (logic.b()) {
      if (logic.c()) {
        return Definition.REFUSED;
      }
      return 6; // → YES
    }
    return Definition.REFUSED;
  }

  static int notOrInGate(GateLogic logic) {
    if (logic.a()) {
      if (logic.b()) {
        if (logic.c()) {
          return Definition.REFUSED;
        }
        return 7; // → YES
      }
      return 7; // → YES
    }
    if (logic.b()) {
      if (logic.c()) {
        return Definition.REFUSED;
      }
      return 7; // → YES
    }
    return 7; // → YES
  }

  static int twiceInGate(GateLogic logic) {
    if (logic.a()) {
      if (logic.b()) {
        return 8; // → YES
      }
      if (logic.c()) {
        return 8; // → YES
      }
      return Definition.REFUSED;
    }
    if (logic.b()) {
      return Definition.REFUSED;
    }
    return 8; // → YES
  }

  static int firstInGate(GateLogic logic) {
    if (logic.a()) {
      return 9; // → YES
    }
    if (logic.b()) {
      return 10; // → NO
    }
    return 11; // → GATE
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(GateState from, GateState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static GateState transition(GateState from, GateState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<GateEvent> events(GateState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<GateState> targets(GateState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<GateState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<GateState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(GateState state) {
    return state == GATE;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(GateState state) {
    return state == YES || state == NO;
  }

  /** What refusals are explained with. */
  static Definition<GateState, GateEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<GateState, GateEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<GateState, GateEvent> MOVES =
        new Moves<>(Rules.INSTANCE, GateState.class, GateEvent.class);

    static final Outcomes<GateState, GateEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<GateState> INITIAL = Collections.unmodifiableSet(EnumSet.of(GATE));

    static final Set<GateState> FINAL = Collections.unmodifiableSet(EnumSet.of(YES, NO));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<GateState, GateEvent> {
    static final Definition<GateState, GateEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Gate",
          GateState.values(),
          new String[] {"GATE", "YES", "NO"},
          new String[] {"name", "not", "notNot", "and", "or", "mixed", "nested", "notOr", "twice",
              "first"});
    }

    @Override
    protected List<Definition.Candidate<GateState>> candidates(GateState from, int event) {
      int code = STEPS[from.ordinal() * 10 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(GateState state) {
      return GateTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<GateState>> byCode(int code) {
      return switch (code) {
        // FIRST
        case 11 -> List.of(Definition.Candidate.to(GATE));
        // NAME
        case 12 -> List.of(new Definition.Candidate<>("a", List.of(YES)));
        // NOT
        case 13 -> List.of(new Definition.Candidate<>("!a", List.of(YES)));
        // NOT_NOT
        case 14 -> List.of(new Definition.Candidate<>("!!a", List.of(YES)));
        // AND
        case 15 -> List.of(new Definition.Candidate<>("a && b && c", List.of(YES)));
        // OR
        case 16 -> List.of(new Definition.Candidate<>("a || b || c", List.of(YES)));
        // MIXED
        case 17 -> List.of(new Definition.Candidate<>("a || b && c", List.of(YES)));
        // NESTED
        case 18 -> List.of(new Definition.Candidate<>("(a || b) && !(c && !a)", List.of(YES)));
        // NOT_OR
        case 19 -> List.of(new Definition.Candidate<>("!(a || b) || !(b && c)", List.of(YES)));
        // TWICE
        case 20 -> List.of(new Definition.Candidate<>("a && b || a && c || !a && !b", List.of(YES)));
        // FIRST
        case 21 -> List.of(new Definition.Candidate<>("a", List.of(YES)),
            new Definition.Candidate<>("b", List.of(NO)), Definition.Candidate.to(GATE));
        default -> throw new AssertionError(code);
      };
    }
  }
}
