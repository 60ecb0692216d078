package root;

import static root.DoorState.*;

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
 * <p>{@link DoorMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DoorTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 9 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // CLOSE OPEN LOCK SLAM UNLOCK RESET BREAK_DOWN TO_BROKEN
       0,    -1,  -1,  -1,  -1,    6,    7,         8,         // OPEN
       -1,   1,   2,   3,   -1,    6,    7,         8,         // CLOSED
       -1,   -1,  -1,  -1,  4,     9,    7,         8,         // LOCKED
       -1,   -1,  -1,  -1,  -1,    -1,   -1,        -1,        // BROKEN
  };

  /** Where each step leads. */
  private static final DoorState[] TARGETS = {
    CLOSED, // 0: OPEN on CLOSE
    OPEN, // 1: CLOSED on OPEN
    LOCKED, // 2: CLOSED on LOCK
    CLOSED, // 3: CLOSED on SLAM
    CLOSED, // 4: LOCKED on UNLOCK
    OPEN, // 5: LOCKED on RESET
    CLOSED, // 6: any state on RESET
    BROKEN, // 7: any state on BREAK_DOWN
    BROKEN, // 8: any state on TO_BROKEN
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final DoorState[] STATES = DoorState.values();

  private DoorTransitions() {}

  /**
   * The event {@code close}.
   *
   * <p><code>open → closed</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState close(DoorState from) {
    return unasked(from, DoorEvent.CLOSE);
  }

  /**
   * The event {@code close}.
   *
   * <p><code>open → closed</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState close(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.CLOSE, logic);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>closed → open</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState open(DoorState from) {
    return unasked(from, DoorEvent.OPEN);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>closed → open</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState open(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.OPEN, logic);
  }

  /**
   * The event {@code lock}.
   *
   * <p><code>closed → locked</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState lock(DoorState from) {
    return unasked(from, DoorEvent.LOCK);
  }

  /**
   * The event {@code lock}.
   *
   * <p><code>closed → locked</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState lock(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.LOCK, logic);
  }

  /**
   * The event {@code slam}.
   *
   * <p><code>closed → closed</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState slam(DoorState from) {
    return unasked(from, DoorEvent.SLAM);
  }

  /**
   * The event {@code slam}.
   *
   * <p><code>closed → closed</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState slam(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.SLAM, logic);
  }

  /**
   * The event {@code unlock}.
   *
   * <p><code>locked → closed</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState unlock(DoorState from) {
    return unasked(from, DoorEvent.UNLOCK);
  }

  /**
   * The event {@code unlock}.
   *
   * <p><code>locked → closed</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState unlock(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.UNLOCK, logic);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>open → closed, closed → closed, locked → open [keyAtHand], locked → closed</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState reset(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.RESET, logic);
  }

  /**
   * The event {@code breakDown}.
   *
   * <p><code>open → broken, closed → broken, locked → broken</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState breakDown(DoorState from) {
    return unasked(from, DoorEvent.BREAK_DOWN);
  }

  /**
   * The event {@code breakDown}.
   *
   * <p><code>open → broken, closed → broken, locked → broken</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState breakDown(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.BREAK_DOWN, logic);
  }

  /**
   * The event {@code toBroken}.
   *
   * <p><code>open → broken, closed → broken, locked → broken</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState toBroken(DoorState from) {
    return unasked(from, DoorEvent.TO_BROKEN);
  }

  /**
   * The event {@code toBroken}.
   *
   * <p><code>open → broken, closed → broken, locked → broken</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState toBroken(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.TO_BROKEN, logic);
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
    int code = STEPS[from.ordinal() * 8 + event.ordinal()];
    return code < 9 ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static DoorState target(int step) {
    return TARGETS[step];
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, DoorEvent event) {
    return STEPS[from * 8 + event.ordinal()];
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
    int step = STEPS[from.ordinal() * 8 + event.ordinal()];
    if (step < 0) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, DoorEvent event, DoorLogic logic) {
    return switch (code) {
      // RESET in LOCKED
      case 9 -> resetInLocked(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int resetInLocked(DoorLogic logic) {
    if (logic.keyAtHand()) {
      return 5; // → OPEN
    }
    return 6; // → CLOSED
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
  public static Set<DoorEvent> events(DoorState from) {
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
    return state == OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(DoorState state) {
    return state == BROKEN;
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
    static final Moves<DoorState, DoorEvent> MOVES =
        new Moves<>(Rules.INSTANCE, DoorState.class, DoorEvent.class);

    static final Outcomes<DoorState, DoorEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<DoorState> INITIAL = Collections.unmodifiableSet(EnumSet.of(OPEN));

    static final Set<DoorState> FINAL = Collections.unmodifiableSet(EnumSet.of(BROKEN));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<DoorState, DoorEvent> {
    static final Definition<DoorState, DoorEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Door",
          DoorState.values(),
          new String[] {"open", "closed", "locked", "broken"},
          new String[] {"close", "open", "lock", "slam", "unlock", "reset", "breakDown",
              "toBroken"});
    }

    @Override
    protected List<Definition.Candidate<DoorState>> candidates(DoorState from, int event) {
      int code = STEPS[from.ordinal() * 8 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(DoorState state) {
      return DoorTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<DoorState>> byCode(int code) {
      return switch (code) {
        // CLOSE; SLAM; UNLOCK; RESET
        case 0, 3, 4, 6 -> List.of(Definition.Candidate.to(CLOSED));
        // OPEN
        case 1 -> List.of(Definition.Candidate.to(OPEN));
        // LOCK
        case 2 -> List.of(Definition.Candidate.to(LOCKED));
        // BREAK_DOWN; TO_BROKEN
        case 7, 8 -> List.of(Definition.Candidate.to(BROKEN));
        // RESET
        case 9 -> List.of(new Definition.Candidate<>("keyAtHand", List.of(OPEN)),
            Definition.Candidate.to(CLOSED));
        default -> throw new AssertionError(code);
      };
    }
  }
}
