package guards;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Gate} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Guards of every form.
 *
 * <p>{@link GateMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class GateTransitions {
  private static final GateState[] STATES = GateState.values();

  /**
   * The number of the step, from 12 on of a decision among some by state and event; -1 where that
   * is not legal.
   */
  private static final byte[] STEPS = {
    // NAME NOT  NOT_NOT AND  OR   MIXED NESTED NOT_OR TWICE FIRST
       12,  13,  14,     15,  16,  17,   18,    19,    20,   21,    // GATE
       -1,  -1,  -1,     -1,  -1,  -1,   -1,    -1,    -1,   -1,    // YES
       -1,  -1,  -1,     -1,  -1,  -1,   -1,    -1,    -1,   -1,    // NO
  };

  /** Where each step leads. */
  private static final GateState[] TARGETS = {
    GateState.YES, // 0: GATE on NAME
    GateState.YES, // 1: GATE on NOT
    GateState.YES, // 2: GATE on NOT_NOT
    GateState.YES, // 3: GATE on AND
    GateState.YES, // 4: GATE on OR
    GateState.YES, // 5: GATE on MIXED
    GateState.YES, // 6: GATE on NESTED
    GateState.YES, // 7: GATE on NOT_OR
    GateState.YES, // 8: GATE on TWICE
    GateState.YES, // 9: GATE on FIRST
    GateState.NO, // 10: GATE on FIRST
    GateState.GATE, // 11: GATE on FIRST
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<GateState, GateEvent> RULES = new TableDefinition<>(
      "Gate", STATES, STEPS, TARGETS, "name", "not", "notNot", "and", "or", "mixed", "nested",
          "notOr", "twice", "first");

  static {
    Constants.require("Gate", GateState.values(), "GATE", "YES", "NO");
    RULES.begins(GateState.GATE);
    RULES.ends(GateState.YES, GateState.NO);
    RULES.guard(0, "a");
    RULES.guard(1, "!a");
    RULES.guard(2, "!!a");
    RULES.guard(3, "a && b && c");
    RULES.guard(4, "a || b || c");
    RULES.guard(5, "a || b && c");
    RULES.guard(6, "(a || b) && !(c && !a)");
    RULES.guard(7, "!(a || b) || !(b && c)");
    RULES.guard(8, "a && b || a && c || !a && !b");
    RULES.guard(9, "a");
    RULES.guard(10, "b");
    RULES.decision(0);
    RULES.decision(1);
    RULES.decision(2);
    RULES.decision(3);
    RULES.decision(4);
    RULES.decision(5);
    RULES.decision(6);
    RULES.decision(7);
    RULES.decision(8);
    RULES.decision(9, 10, 11);
  }

  private GateTransitions() {}

  /** The event {@code name}. <code>GATE → YES [a]</code>. */
  public static GateState name(GateState from, GateLogic logic) {
    return next(from, GateEvent.NAME, logic);
  }

  /** The event {@code not}. <code>GATE → YES [!a]</code>. */
  public static GateState not(GateState from, GateLogic logic) {
    return next(from, GateEvent.NOT, logic);
  }

  /** The event {@code notNot}. <code>GATE → YES [!!a]</code>. */
  public static GateState notNot(GateState from, GateLogic logic) {
    return next(from, GateEvent.NOT_NOT, logic);
  }

  /** The event {@code and}. <code>GATE → YES [a &amp;&amp; b &amp;&amp; c]</code>. */
  public static GateState and(GateState from, GateLogic logic) {
    return next(from, GateEvent.AND, logic);
  }

  /** The event {@code or}. <code>GATE → YES [a || b || c]</code>. */
  public static GateState or(GateState from, GateLogic logic) {
    return next(from, GateEvent.OR, logic);
  }

  /** The event {@code mixed}. <code>GATE → YES [a || b &amp;&amp; c]</code>. */
  public static GateState mixed(GateState from, GateLogic logic) {
    return next(from, GateEvent.MIXED, logic);
  }

  /**
   * The event {@code nested}. <code>GATE → YES [(a || b) &amp;&amp; !(c &amp;&amp; !a)]</code>.
   */
  public static GateState nested(GateState from, GateLogic logic) {
    return next(from, GateEvent.NESTED, logic);
  }

  /** The event {@code notOr}. <code>GATE → YES [!(a || b) || !(b &amp;&amp; c)]</code>. */
  public static GateState notOr(GateState from, GateLogic logic) {
    return next(from, GateEvent.NOT_OR, logic);
  }

  /**
   * The event {@code twice}. <code>GATE → YES [a &amp;&amp; b || a &amp;&amp; c || !a &amp;&amp;
   * !b]</code>.
   */
  public static GateState twice(GateState from, GateLogic logic) {
    return next(from, GateEvent.TWICE, logic);
  }

  /** The event {@code first}. <code>GATE → YES [a], GATE → NO [b], GATE → GATE</code>. */
  public static GateState first(GateState from, GateLogic logic) {
    return next(from, GateEvent.FIRST, logic);
  }

  /** The state that an event leads to. */
  public static GateState next(GateState from, GateEvent event, GateLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
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
    return code < TARGETS.length ? code : decide(code, event, logic);
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
      case 12 -> nameInGate(logic); // NAME in GATE
      case 13 -> notInGate(logic); // NOT in GATE
      case 14 -> notNotInGate(logic); // NOT_NOT in GATE
      case 15 -> andInGate(logic); // AND in GATE
      case 16 -> orInGate(logic); // OR in GATE
      case 17 -> mixedInGate(logic); // MIXED in GATE
      case 18 -> nestedInGate(logic); // NESTED in GATE
      case 19 -> notOrInGate(logic); // NOT_OR in GATE
      case 20 -> twiceInGate(logic); // TWICE in GATE
      case 21 -> firstInGate(logic); // FIRST in GATE
      default -> throw new AssertionError(code);
    };
  }

  static int nameInGate(GateLogic logic) {
    if (logic.a()) {
      return 0; // → YES
    }
    return Life.REFUSED;
  }

  static int notInGate(GateLogic logic) {
    if (!logic.a()) {
      return 1; // → YES
    }
    return Life.REFUSED;
  }

  static int notNotInGate(GateLogic logic) {
    if (!!logic.a()) {
      return 2; // → YES
    }
    return Life.REFUSED;
  }

  static int andInGate(GateLogic logic) {
    if (logic.a() && logic.b() && logic.c()) {
      return 3; // → YES
    }
    return Life.REFUSED;
  }

  static int orInGate(GateLogic logic) {
    if (logic.a() || logic.b() || logic.c()) {
      return 4; // → YES
    }
    return Life.REFUSED;
  }

  static int mixedInGate(GateLogic logic) {
    if (logic.a() || (logic.b() && logic.c())) {
      return 5; // → YES
    }
    return Life.REFUSED;
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
        return Life.REFUSED;
      }
      return 6; // → YES
    }
    return Life.REFUSED;
  }

  static int notOrInGate(GateLogic logic) {
    if (logic.a()) {
      if (logic.b()) {
        if (logic.c()) {
          return Life.REFUSED;
        }
        return 7; // → YES
      }
      return 7; // → YES
    }
    if (logic.b()) {
      if (logic.c()) {
        return Life.REFUSED;
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
      return Life.REFUSED;
    }
    if (logic.b()) {
      return Life.REFUSED;
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
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static GateState transition(GateState from, GateState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<GateEvent> events(GateState from) {
    return RULES.events(from, GateEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<GateState> targets(GateState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<GateState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<GateState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(GateState state) {
    return state == GateState.GATE;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(GateState state) {
    return state == GateState.YES || state == GateState.NO;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<GateState, GateEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<GateState, GateEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
