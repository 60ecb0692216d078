package direct;

import static direct.ExecutionStatus.*;

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
 * The transitions of {@code Execution} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A table of statuses without events, as most programs have one.
 *
 * <p>{@link ExecutionMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ExecutionTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final ExecutionStatus[] NEXT = {
    // TO_STARTING TO_FAILED TO_IDLE TO_BUSY TO_STOPPED RESTART
       STARTING,   FAILED,   null,   null,   null,      null,      // PENDING
       null,       FAILED,   IDLE,   null,   null,      null,      // STARTING
       null,       FAILED,   null,   BUSY,   STOPPED,   null,      // IDLE
       null,       FAILED,   IDLE,   null,   STOPPED,   null,      // BUSY
       null,       null,     null,   null,   null,      STARTING,  // STOPPED
       null,       null,     null,   null,   null,      STARTING,  // FAILED
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final ExecutionStatus[] STATES = ExecutionStatus.values();

  static {
    Constants.require("Execution", ExecutionStatus.values(), "PENDING", "STARTING", "IDLE", "BUSY",
        "STOPPED", "FAILED");
  }

  private ExecutionTransitions() {}

  /**
   * The event {@code toStarting}.
   *
   * <p><code>PENDING → STARTING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ExecutionStatus toStarting(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_STARTING);
  }

  /**
   * The event {@code toFailed}.
   *
   * <p><code>PENDING → FAILED, STARTING → FAILED, IDLE → FAILED, BUSY → FAILED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ExecutionStatus toFailed(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_FAILED);
  }

  /**
   * The event {@code toIdle}.
   *
   * <p><code>STARTING → IDLE, BUSY → IDLE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ExecutionStatus toIdle(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_IDLE);
  }

  /**
   * The event {@code toBusy}.
   *
   * <p><code>IDLE → BUSY</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ExecutionStatus toBusy(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_BUSY);
  }

  /**
   * The event {@code toStopped}.
   *
   * <p><code>IDLE → STOPPED, BUSY → STOPPED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ExecutionStatus toStopped(ExecutionStatus from) {
    return next(from, ExecutionEvent.TO_STOPPED);
  }

  /**
   * The event {@code restart}.
   *
   * <p><code>STOPPED → STARTING, FAILED → STARTING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ExecutionStatus restart(ExecutionStatus from) {
    return next(from, ExecutionEvent.RESTART);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ExecutionStatus next(ExecutionStatus from, ExecutionEvent event) {
    ExecutionStatus to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(ExecutionStatus from, ExecutionEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static ExecutionStatus find(ExecutionStatus from, ExecutionEvent event) {
    return NEXT[from.ordinal() * 6 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ExecutionEvent event) {
    return POSITIONS[from * 6 + event.ordinal()];
  }

  /** The state at a position. */
  static ExecutionStatus state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(ExecutionStatus from, ExecutionStatus to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static ExecutionStatus transition(ExecutionStatus from, ExecutionStatus to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<ExecutionEvent> events(ExecutionStatus from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<ExecutionStatus> targets(ExecutionStatus from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<ExecutionStatus> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<ExecutionStatus> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(ExecutionStatus state) {
    return state == PENDING;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(ExecutionStatus state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<ExecutionStatus, ExecutionEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<ExecutionStatus, ExecutionEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<ExecutionStatus, ExecutionEvent> MOVES =
        new Moves<>(Rules.INSTANCE, ExecutionStatus.class, ExecutionEvent.class);

    static final Outcomes<ExecutionStatus, ExecutionEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<ExecutionStatus> INITIAL = Collections.unmodifiableSet(EnumSet.of(PENDING));

    static final Set<ExecutionStatus> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<ExecutionStatus, ExecutionEvent> {
    static final Definition<ExecutionStatus, ExecutionEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Execution",
          ExecutionStatus.values(),
          new String[] {"PENDING", "STARTING", "IDLE", "BUSY", "STOPPED", "FAILED"},
          new String[] {"toStarting", "toFailed", "toIdle", "toBusy", "toStopped", "restart"});
    }

    @Override
    protected List<Definition.Candidate<ExecutionStatus>> candidates(ExecutionStatus from,
        int event) {
      ExecutionStatus to = NEXT[from.ordinal() * 6 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(ExecutionStatus state) {
      return ExecutionTransitions.isFinal(state);
    }
  }
}
