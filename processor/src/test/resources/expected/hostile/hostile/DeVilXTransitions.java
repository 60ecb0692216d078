package hostile;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of <code>De&#42;/vil &#64;x</code> as functions. Nothing is kept between calls,
 * so all are thread-safe. A step that is not legal is refused with an
 * {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <p>{@link DeVilXMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DeVilXTransitions {
  private static final DeVilXState[] STATES = DeVilXState.values();

  /**
   * The number of the step, from 2 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // G_O  TO_CODE
       2,   -1,      // A_B
       -1,  1,       // B_U000A
       -1,  -1,      // CODE
  };

  /** Where each step leads. */
  private static final DeVilXState[] TARGETS = {
    DeVilXState.B_U000A, // 0: A_B on G_O
    DeVilXState.CODE, // 1: B_U000A on TO_CODE
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<DeVilXState, DeVilXEvent> RULES = new TableDefinition<>(
      "De*/vil @x", STATES, STEPS, TARGETS, "g*/o", "toCode");

  static {
    RULES.names("A<b>", "B\\u000a", "{@code}");
    RULES.begins(DeVilXState.A_B);
    RULES.ends(DeVilXState.CODE);
    RULES.guard(0, "ok");
    RULES.decision(0);
    RULES.forbid(
        "{@link",
        List.of(DeVilXState.B_U000A),
        List.of(DeVilXState.A_B));
  }

  private DeVilXTransitions() {}

  /** &#92;u002a/ &#92;u000a. <code>A&lt;b&gt; → B&#92;u000a [ok]</code>. */
  public static DeVilXState gO(DeVilXState from, DeVilXLogic logic) {
    return next(from, DeVilXEvent.G_O, logic);
  }

  /** The event {@code toCode}. <code>B&#92;u000a → &#123;&#64;code&#125;</code>. */
  public static DeVilXState toCode(DeVilXState from) {
    return unasked(from, DeVilXEvent.TO_CODE);
  }

  /** As without logic, which is not asked. */
  public static DeVilXState toCode(DeVilXState from, DeVilXLogic logic) {
    return next(from, DeVilXEvent.TO_CODE, logic);
  }

  /** The state that an event leads to. */
  public static DeVilXState next(DeVilXState from, DeVilXEvent event, DeVilXLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(DeVilXState from, DeVilXEvent event, DeVilXLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(DeVilXState from, DeVilXEvent event, DeVilXLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static DeVilXState target(int step) {
    return TARGETS[step];
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, DeVilXEvent event) {
    return STEPS[from * 2 + event.ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static DeVilXState state(int position) {
    return STATES[position];
  }

  private static DeVilXState unasked(DeVilXState from, DeVilXEvent event) {
    int step = STEPS[from.ordinal() * 2 + event.ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, DeVilXEvent event, DeVilXLogic logic) {
    return switch (code) {
      case 2 -> gOInAB(logic); // G_O in A_B
      default -> throw new AssertionError(code);
    };
  }

  static int gOInAB(DeVilXLogic logic) {
    if (logic.ok()) {
      return 0; // → B_U000A
    }
    return Life.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(DeVilXState from, DeVilXState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static DeVilXState transition(DeVilXState from, DeVilXState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<DeVilXEvent> events(DeVilXState from) {
    return RULES.events(from, DeVilXEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<DeVilXState> targets(DeVilXState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<DeVilXState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<DeVilXState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(DeVilXState state) {
    return state == DeVilXState.A_B;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(DeVilXState state) {
    return state == DeVilXState.CODE;
  }

  /** Whether a state is tagged <code>&#42;/ x</code>. */
  public static boolean isX(DeVilXState state) {
    return state == DeVilXState.CODE;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<DeVilXState, DeVilXEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<DeVilXState, DeVilXEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
