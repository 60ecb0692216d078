package hostile;

import static hostile.DeVilXState.*;

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
 * The transitions of <code>De&#42;/vil &#64;x</code> as functions. Nothing is kept between calls,
 * so all are
 * thread-safe.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <p>{@link DeVilXMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DeVilXTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 2 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // G_O TO_CODE
       2,  -1,      // A_B
       -1, 1,       // B_U000A
       -1, -1,      // CODE
  };

  /** Where each step leads. */
  private static final DeVilXState[] TARGETS = {
    B_U000A, // 0: A_B on G_O
    CODE, // 1: B_U000A on TO_CODE
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final DeVilXState[] STATES = DeVilXState.values();

  private DeVilXTransitions() {}

  /**
   * &#92;u002a/ &#92;u000a.
   *
   * <p><code>A&lt;b&gt; → B&#92;u000a [ok]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static DeVilXState gO(DeVilXState from, DeVilXLogic logic) {
    return next(from, DeVilXEvent.G_O, logic);
  }

  /**
   * The event {@code toCode}.
   *
   * <p><code>B&#92;u000a → &#123;&#64;code&#125;</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DeVilXState toCode(DeVilXState from) {
    return unasked(from, DeVilXEvent.TO_CODE);
  }

  /**
   * The event {@code toCode}.
   *
   * <p><code>B&#92;u000a → &#123;&#64;code&#125;</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DeVilXState toCode(DeVilXState from, DeVilXLogic logic) {
    return next(from, DeVilXEvent.TO_CODE, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DeVilXState next(DeVilXState from, DeVilXEvent event, DeVilXLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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
    return code < 2 ? code : decide(code, event, logic);
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
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, DeVilXEvent event, DeVilXLogic logic) {
    return switch (code) {
      // G_O in A_B
      case 2 -> gOInAB(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int gOInAB(DeVilXLogic logic) {
    if (logic.ok()) {
      return 0; // → B_U000A
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(DeVilXState from, DeVilXState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static DeVilXState transition(DeVilXState from, DeVilXState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<DeVilXEvent> events(DeVilXState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<DeVilXState> targets(DeVilXState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<DeVilXState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<DeVilXState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(DeVilXState state) {
    return state == A_B;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(DeVilXState state) {
    return state == CODE;
  }

  /** Whether a state is tagged <code>&#42;/ x</code>. */
  public static boolean isX(DeVilXState state) {
    return state == CODE;
  }

  /** What refusals are explained with. */
  static Definition<DeVilXState, DeVilXEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<DeVilXState, DeVilXEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<DeVilXState, DeVilXEvent> MOVES =
        new Moves<>(Rules.INSTANCE, DeVilXState.class, DeVilXEvent.class);

    static final Outcomes<DeVilXState, DeVilXEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<DeVilXState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A_B));

    static final Set<DeVilXState> FINAL = Collections.unmodifiableSet(EnumSet.of(CODE));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<DeVilXState, DeVilXEvent> {
    static final Definition<DeVilXState, DeVilXEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "De*/vil @x",
          DeVilXState.values(),
          new String[] {"A<b>", "B\\u000a", "{@code}"},
          new String[] {"g*/o", "toCode"});
    }

    @Override
    protected List<Definition.Candidate<DeVilXState>> candidates(DeVilXState from, int event) {
      int code = STEPS[from.ordinal() * 2 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(DeVilXState state) {
      return DeVilXTransitions.isFinal(state);
    }

    @Override
    protected String because(DeVilXState from, DeVilXState to) {
      if (from == B_U000A && to == A_B) {
        return "{@link";
      }
      return null;
    }

    private static List<Definition.Candidate<DeVilXState>> byCode(int code) {
      return switch (code) {
        // TO_CODE
        case 1 -> List.of(Definition.Candidate.to(CODE));
        // G_O
        case 2 -> List.of(new Definition.Candidate<>("ok", List.of(B_U000A)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
