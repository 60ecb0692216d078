package root;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Door} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link DoorMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DoorTransitions {
  private static final DoorState[] STATES = DoorState.values();

  /**
   * The number of the step, from 9 on of a decision among some by state and event; -1 where that is
   * not legal.
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
    DoorState.CLOSED, // 0: OPEN on CLOSE
    DoorState.OPEN, // 1: CLOSED on OPEN
    DoorState.LOCKED, // 2: CLOSED on LOCK
    DoorState.CLOSED, // 3: CLOSED on SLAM
    DoorState.CLOSED, // 4: LOCKED on UNLOCK
    DoorState.OPEN, // 5: LOCKED on RESET
    DoorState.CLOSED, // 6: any state on RESET
    DoorState.BROKEN, // 7: any state on BREAK_DOWN
    DoorState.BROKEN, // 8: any state on TO_BROKEN
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<DoorState, DoorEvent> RULES = new TableDefinition<>(
      "Door", STATES, STEPS, TARGETS, "close", "open", "lock", "slam", "unlock", "reset",
          "breakDown", "toBroken");

  static {
    RULES.names("open", "closed", "locked", "broken");
    RULES.begins(DoorState.OPEN);
    RULES.ends(DoorState.BROKEN);
    RULES.guard(5, "keyAtHand");
    RULES.decision(5, 6);
  }

  private DoorTransitions() {}

  /** The event {@code close}. <code>open → closed</code>. */
  public static DoorState close(DoorState from) {
    return unasked(from, DoorEvent.CLOSE);
  }

  /** As without logic, which is not asked. */
  public static DoorState close(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.CLOSE, logic);
  }

  /** The event {@code open}. <code>closed → open</code>. */
  public static DoorState open(DoorState from) {
    return unasked(from, DoorEvent.OPEN);
  }

  /** As without logic, which is not asked. */
  public static DoorState open(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.OPEN, logic);
  }

  /** The event {@code lock}. <code>closed → locked</code>. */
  public static DoorState lock(DoorState from) {
    return unasked(from, DoorEvent.LOCK);
  }

  /** As without logic, which is not asked. */
  public static DoorState lock(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.LOCK, logic);
  }

  /** The event {@code slam}. <code>closed → closed</code>. */
  public static DoorState slam(DoorState from) {
    return unasked(from, DoorEvent.SLAM);
  }

  /** As without logic, which is not asked. */
  public static DoorState slam(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.SLAM, logic);
  }

  /** The event {@code unlock}. <code>locked → closed</code>. */
  public static DoorState unlock(DoorState from) {
    return unasked(from, DoorEvent.UNLOCK);
  }

  /** As without logic, which is not asked. */
  public static DoorState unlock(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.UNLOCK, logic);
  }

  /**
   * The event {@code reset}. <code>open → closed, closed → closed, locked → open [keyAtHand],
   * locked → closed</code>.
   */
  public static DoorState reset(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.RESET, logic);
  }

  /** The event {@code breakDown}. <code>open → broken, closed → broken, locked → broken</code>. */
  public static DoorState breakDown(DoorState from) {
    return unasked(from, DoorEvent.BREAK_DOWN);
  }

  /** As without logic, which is not asked. */
  public static DoorState breakDown(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.BREAK_DOWN, logic);
  }

  /** The event {@code toBroken}. <code>open → broken, closed → broken, locked → broken</code>. */
  public static DoorState toBroken(DoorState from) {
    return unasked(from, DoorEvent.TO_BROKEN);
  }

  /** As without logic, which is not asked. */
  public static DoorState toBroken(DoorState from, DoorLogic logic) {
    return next(from, DoorEvent.TO_BROKEN, logic);
  }

  /** The state that an event leads to. */
  public static DoorState next(DoorState from, DoorEvent event, DoorLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
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
    return code < TARGETS.length ? code : decide(code, event, logic);
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
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, DoorEvent event, DoorLogic logic) {
    return switch (code) {
      case 9 -> resetInLocked(logic); // RESET in LOCKED
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
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static DoorState transition(DoorState from, DoorState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<DoorEvent> events(DoorState from) {
    return RULES.events(from, DoorEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<DoorState> targets(DoorState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<DoorState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<DoorState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(DoorState state) {
    return state == DoorState.OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(DoorState state) {
    return state == DoorState.BROKEN;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<DoorState, DoorEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<DoorState, DoorEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
