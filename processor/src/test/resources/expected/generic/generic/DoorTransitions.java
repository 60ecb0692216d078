package generic;

import static generic.DoorState.*;

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
 * The transitions of {@code Door} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A door without regions, some of whose events carry data and some of whose guards say no.
 *
 * <p>{@link DoorMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DoorTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 5 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // PUSH_HARD OPEN_UP LOCK_IT CLOSE_IT
       5,        0,      6,      -1,       // SHUT
       -1,       -1,     -1,     3,        // OPEN
       -1,       7,      -1,     -1,       // LOCKED
  };

  /** Where each step leads. */
  private static final DoorState[] TARGETS = {
    OPEN, // 0: SHUT on OPEN_UP
    LOCKED, // 1: SHUT on LOCK_IT
    OPEN, // 2: SHUT on PUSH_HARD
    SHUT, // 3: OPEN on CLOSE_IT
    OPEN, // 4: LOCKED on OPEN_UP
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final DoorState[] STATES = DoorState.values();

  static {
    Constants.require("Door", DoorState.values(), "SHUT", "OPEN", "LOCKED");
  }

  private DoorTransitions() {}

  /**
   * The event {@code pushHard}.
   *
   * <p><code>SHUT → OPEN [enough]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static DoorState pushHard(DoorState from, int force, DoorLogic logic) {
    return next(from, DoorEvent.pushHard(force), logic);
  }

  /**
   * The event {@code openUp}.
   *
   * <p><code>SHUT → OPEN, LOCKED → OPEN [hasKey]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static DoorState openUp(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.openUp(), logic);
  }

  /**
   * The event {@code lockIt}.
   *
   * <p><code>SHUT → LOCKED [hasKey]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static DoorState lockIt(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.lockIt(), logic);
  }

  /**
   * The event {@code closeIt}.
   *
   * <p><code>OPEN → SHUT</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState closeIt(DoorState from) {
    return unasked(from, DoorEvent.closeIt());
  }

  /**
   * The event {@code closeIt}.
   *
   * <p><code>OPEN → SHUT</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState closeIt(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.closeIt(), logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState next(DoorState from, DoorEvent event, DoorLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(DoorState from, DoorEvent event, DoorLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(DoorState from, DoorEvent event, DoorLogic logic) {
    int code = STEPS[from.ordinal() * 4 + event.eventType().ordinal()];
    return code < 5 ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static DoorState target(int step) {
    return TARGETS[step];
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, DoorEvent event) {
    return STEPS[from * 4 + event.eventType().ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static DoorState state(int position) {
    return STATES[position];
  }

  private static DoorState unasked(DoorState from, DoorEvent event) {
    int step = STEPS[from.ordinal() * 4 + event.eventType().ordinal()];
    if (step < 0) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, DoorEvent event, DoorLogic logic) {
    return switch (code) {
      // PUSH_HARD in SHUT
      case 5 -> pushHardInShut(event, logic);
      // LOCK_IT in SHUT
      case 6 -> lockItInShut(logic);
      // OPEN_UP in LOCKED
      case 7 -> openUpInLocked(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int pushHardInShut(DoorEvent event, DoorLogic logic) {
    if (logic.enough((DoorEvent.PushHard) event)) {
      return 2; // → OPEN
    }
    return Definition.REFUSED;
  }

  static int lockItInShut(DoorLogic logic) {
    if (logic.hasKey()) {
      return 1; // → LOCKED
    }
    return Definition.REFUSED;
  }

  static int openUpInLocked(DoorLogic logic) {
    if (logic.hasKey()) {
      return 4; // → OPEN
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(DoorState from, DoorState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static DoorState transition(DoorState from, DoorState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<DoorEvent.Type> events(DoorState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<DoorState> targets(DoorState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<DoorState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<DoorState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(DoorState state) {
    return state == SHUT;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(DoorState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<DoorState, DoorEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<DoorState, DoorEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<DoorState, DoorEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, DoorState.class, DoorEvent.Type.class);

    static final Outcomes<DoorState, DoorEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<DoorState> INITIAL = Collections.unmodifiableSet(EnumSet.of(SHUT));

    static final Set<DoorState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<DoorState, DoorEvent> {
    static final Definition<DoorState, DoorEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Door",
          DoorState.values(),
          new String[] {"SHUT", "OPEN", "LOCKED"},
          new String[] {"pushHard", "openUp", "lockIt", "closeIt"});
    }

    @Override
    protected List<Definition.Candidate<DoorState>> candidates(DoorState from, int event) {
      int code = STEPS[from.ordinal() * 4 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(DoorEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(DoorState state) {
      return DoorTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<DoorState>> byCode(int code) {
      return switch (code) {
        // OPEN_UP
        case 0 -> List.of(Definition.Candidate.to(OPEN));
        // CLOSE_IT
        case 3 -> List.of(Definition.Candidate.to(SHUT));
        // PUSH_HARD
        case 5 -> List.of(new Definition.Candidate<>("enough", List.of(OPEN)));
        // LOCK_IT
        case 6 -> List.of(new Definition.Candidate<>("hasKey", List.of(LOCKED)));
        // OPEN_UP
        case 7 -> List.of(new Definition.Candidate<>("hasKey", List.of(OPEN)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
