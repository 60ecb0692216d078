package direct;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Execution} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A table of statuses without events, as most programs have one.
 *
 * <p>{@link ExecutionMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ExecutionTransitions {
  private static final ExecutionStatus[] STATES = ExecutionStatus.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // TO_STARTING TO_FAILED TO_IDLE TO_BUSY TO_STOPPED RESTART
       1,          5,        -1,     -1,     -1,        -1,      // PENDING
       -1,         5,        2,      -1,     -1,        -1,      // STARTING
       -1,         5,        -1,     3,      4,         -1,      // IDLE
       -1,         5,        2,      -1,     4,         -1,      // BUSY
       -1,         -1,       -1,     -1,     -1,        1,       // STOPPED
       -1,         -1,       -1,     -1,     -1,        1,       // FAILED
  };

  private static final TableDefinition<ExecutionStatus, ExecutionEvent> RULES =
      new TableDefinition<>(
      "Execution", STATES, NEXT, STATES, "toStarting", "toFailed", "toIdle", "toBusy", "toStopped",
          "restart");

  static {
    Constants.require("Execution", ExecutionStatus.values(), "PENDING", "STARTING", "IDLE", "BUSY",
        "STOPPED", "FAILED");
    RULES.begins(ExecutionStatus.PENDING);
  }

  private ExecutionTransitions() {}

  /** The event {@code toStarting}. <code>PENDING → STARTING</code>. */
  public static ExecutionStatus toStarting(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_STARTING);
  }

  /**
   * The event {@code toFailed}. <code>PENDING → FAILED, STARTING → FAILED, IDLE → FAILED, BUSY →
   * FAILED</code>.
   */
  public static ExecutionStatus toFailed(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_FAILED);
  }

  /** The event {@code toIdle}. <code>STARTING → IDLE, BUSY → IDLE</code>. */
  public static ExecutionStatus toIdle(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_IDLE);
  }

  /** The event {@code toBusy}. <code>IDLE → BUSY</code>. */
  public static ExecutionStatus toBusy(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_BUSY);
  }

  /** The event {@code toStopped}. <code>IDLE → STOPPED, BUSY → STOPPED</code>. */
  public static ExecutionStatus toStopped(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_STOPPED);
  }

  /** The event {@code restart}. <code>STOPPED → STARTING, FAILED → STARTING</code>. */
  public static ExecutionStatus restart(ExecutionStatus from) {
    return next(from, ExecutionEvent.RESTART);
  }

  /** The state that an event leads to. */
  public static ExecutionStatus next(ExecutionStatus from, ExecutionEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(ExecutionStatus from, ExecutionEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ExecutionEvent event) {
    return NEXT[from * 6 + event.ordinal()];
  }

  /** The state at a position. */
  static ExecutionStatus state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(ExecutionStatus from, ExecutionStatus to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static ExecutionStatus transition(ExecutionStatus from, ExecutionStatus to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<ExecutionEvent> events(ExecutionStatus from) {
    return RULES.events(from, ExecutionEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<ExecutionStatus> targets(ExecutionStatus from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<ExecutionStatus> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<ExecutionStatus> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(ExecutionStatus state) {
    return state == ExecutionStatus.PENDING;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(ExecutionStatus state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<ExecutionStatus, ExecutionEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<ExecutionStatus, ExecutionEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
