package workstream;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Workstream} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A workstream from creation to its end
 *
 * <p>{@link WorkstreamMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WorkstreamTransitions {
  private static final WorkstreamState[] STATES = WorkstreamState.values();

  /**
   * The number of the step, from 10 on of a decision among some by state and event; -1 where that
   * is not legal.
   */
  private static final byte[] STEPS = {
    -1, 0, -1, -1, -1, -1, -1, -1, 9, // S_PENDING
    2, -1, 1, 3, -1, -1, -1, -1, 9, // S_RUNNING
    -1, -1, -1, -1, 10, -1, -1, -1, 9, // S_FAILED
    -1, -1, -1, -1, -1, 6, 7, 8, 9, // S_RETRYING
    -1, -1, -1, -1, -1, -1, -1, -1, -1, // S_SUCCESS
    -1, -1, -1, -1, -1, -1, -1, -1, -1, // S_ABANDONED
  };

  /** Where each step leads; null if that is chosen. */
  private static final WorkstreamState[] TARGETS = {
    WorkstreamState.S_RUNNING, // 0: S_PENDING on START_EXECUTION
    WorkstreamState.S_SUCCESS, // 1: S_RUNNING on ALL_STEPS_SUCCEED
    WorkstreamState.S_FAILED, // 2: S_RUNNING on STEP_FAILS
    WorkstreamState.S_ABANDONED, // 3: S_RUNNING on ABANDON
    WorkstreamState.S_RETRYING, // 4: S_FAILED on RETRY
    WorkstreamState.S_ABANDONED, // 5: S_FAILED on RETRY
    WorkstreamState.S_RUNNING, // 6: S_RETRYING on RETRY_DELAY_EXPIRES
    null, // 7: S_RETRYING on RECOVER
    WorkstreamState.S_ABANDONED, // 8: S_RETRYING on TO_S_ABANDONED
    WorkstreamState.S_ABANDONED, // 9: any state on OPERATOR_STOP
  };

  private static final TableDefinition<WorkstreamState, WorkstreamEvent> RULES =
      new TableDefinition<>(
      "Workstream", STATES, STEPS, TARGETS, "stepFails", "startExecution", "allStepsSucceed",
          "abandon", "retry", "retryDelayExpires", "recover", "toSAbandoned", "operatorStop");

  private static final Status[] VIEW_STATUS = {
    Status.PENDING, // S_PENDING
    Status.RUNNING, // S_RUNNING
    Status.RUNNING, // S_FAILED
    Status.RUNNING, // S_RETRYING
    Status.DONE, // S_SUCCESS
    Status.DONE, // S_ABANDONED
  };

  static {
    RULES.begins(WorkstreamState.S_PENDING);
    RULES.ends(WorkstreamState.S_SUCCESS, WorkstreamState.S_ABANDONED);
    RULES.guard(4, "retriesLeft && !circuitOpen");
    RULES.choice(7, WorkstreamState.S_RUNNING, WorkstreamState.S_FAILED);
    RULES.decision(4, 5);
    RULES.forbid(
        "Must run before succeeding",
        List.of(WorkstreamState.S_PENDING),
        List.of(WorkstreamState.S_SUCCESS));
  }

  private WorkstreamTransitions() {}

  /** A step fails. <code>S_RUNNING → S_FAILED</code>. */
  public static WorkstreamState stepFails(WorkstreamState from, String step, int exitCode) {
    return unasked(from, WorkstreamEvent.stepFails(step, exitCode));
  }

  /** As without context and logic, which is not asked. */
  public static WorkstreamState stepFails(WorkstreamState from, String step, int exitCode,
      Retries context, WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.stepFails(step, exitCode), context, logic);
  }

  /** The event {@code startExecution}. <code>S_PENDING → S_RUNNING</code>. */
  public static WorkstreamState startExecution(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.startExecution());
  }

  /** As without context and logic, which is not asked. */
  public static WorkstreamState startExecution(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.startExecution(), context, logic);
  }

  /** The event {@code allStepsSucceed}. <code>S_RUNNING → S_SUCCESS</code>. */
  public static WorkstreamState allStepsSucceed(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.allStepsSucceed());
  }

  /** As without context and logic, which is not asked. */
  public static WorkstreamState allStepsSucceed(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.allStepsSucceed(), context, logic);
  }

  /** Manual intervention. <code>S_RUNNING → S_ABANDONED</code>. */
  public static WorkstreamState abandon(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.abandon());
  }

  /** As without context and logic, which is not asked. */
  public static WorkstreamState abandon(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.abandon(), context, logic);
  }

  /**
   * The event {@code retry}. <code>S_FAILED → S_RETRYING [retriesLeft &amp;&amp; !circuitOpen],
   * S_FAILED → S_ABANDONED</code>.
   */
  public static WorkstreamState retry(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.retry(), context, logic);
  }

  /** The event {@code retryDelayExpires}. <code>S_RETRYING → S_RUNNING</code>. */
  public static WorkstreamState retryDelayExpires(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.retryDelayExpires());
  }

  /** As without context and logic, which is not asked. */
  public static WorkstreamState retryDelayExpires(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.retryDelayExpires(), context, logic);
  }

  /** The event {@code recover}. <code>S_RETRYING → S_RUNNING or S_FAILED</code>. */
  public static WorkstreamState recover(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.recover(), context, logic);
  }

  /** The event {@code toSAbandoned}. <code>S_RETRYING → S_ABANDONED</code>. */
  public static WorkstreamState toSAbandoned(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.toSAbandoned());
  }

  /** As without context and logic, which is not asked. */
  public static WorkstreamState toSAbandoned(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.toSAbandoned(), context, logic);
  }

  /**
   * The event {@code operatorStop}. <code>S_PENDING → S_ABANDONED, S_RUNNING → S_ABANDONED,
   * S_FAILED → S_ABANDONED, S_RETRYING → S_ABANDONED</code>.
   */
  public static WorkstreamState operatorStop(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.operatorStop());
  }

  /** As without context and logic, which is not asked. */
  public static WorkstreamState operatorStop(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.operatorStop(), context, logic);
  }

  /** The state that an event leads to. */
  public static WorkstreamState next(WorkstreamState from, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step, event, context, logic, "Workstream");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(WorkstreamState from, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(WorkstreamState from, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    int code = STEPS[from.ordinal() * 9 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static WorkstreamState target(int step, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic, Object asker) {
    return switch (step) {
      // S_RETRYING on RECOVER
      case 7 -> Failure.due(logic.afterRecovery(context), asker, "choose afterRecovery").state();
      default -> TARGETS[step];
    };
  }

  private static WorkstreamState unasked(WorkstreamState from, WorkstreamEvent event) {
    int step = STEPS[from.ordinal() * 9 + event.eventType().ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    return switch (code) {
      case 10 -> retryInSFailed(context, logic); // RETRY in S_FAILED
      default -> throw new AssertionError(code);
    };
  }

  static int retryInSFailed(Retries context, WorkstreamLogic logic) {
    if (logic.retriesLeft(context) && !logic.circuitOpen(context)) {
      return 4; // → S_RETRYING
    }
    return 5; // → S_ABANDONED
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<WorkstreamState, Retries, WorkstreamEffects> begin(Retries context) {
    return new Step<>(WorkstreamState.S_PENDING, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<WorkstreamState, Retries, WorkstreamEffects> step(WorkstreamState from,
      Retries context, WorkstreamEvent event, WorkstreamLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    WorkstreamState to = target(step, event, context, logic, "Workstream");
    Retries next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Retries updated(int step, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    return switch (step) {
      case 4 -> Failure.due(logic.countRetry(context), "Workstream", "update countRetry"); // RETRY
      default -> context;
    };
  }

  private static List<Effect<WorkstreamEffects>> effects(int step, WorkstreamEvent event,
      Retries context) {
    return switch (step) {
      // ABANDON
      case 3 -> List.of(new Effect<>("notifyOwner", effects -> effects.notifyOwner(context)));
      default -> List.of();
    };
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(WorkstreamState from, WorkstreamState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static WorkstreamState transition(WorkstreamState from, WorkstreamState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<WorkstreamEvent.Type> events(WorkstreamState from) {
    return RULES.events(from, WorkstreamEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<WorkstreamState> targets(WorkstreamState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<WorkstreamState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<WorkstreamState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(WorkstreamState state) {
    return state == WorkstreamState.S_PENDING;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(WorkstreamState state) {
    return state == WorkstreamState.S_SUCCESS || state == WorkstreamState.S_ABANDONED;
  }

  /** Whether a state is tagged {@code active}. */
  public static boolean isActive(WorkstreamState state) {
    return state == WorkstreamState.S_RUNNING;
  }

  /** A state as {@link Status}. */
  public static Status toStatus(WorkstreamState state) {
    return VIEW_STATUS[state.ordinal()];
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<WorkstreamState, WorkstreamEvent> rules() {
    return RULES;
  }
}
