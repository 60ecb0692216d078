package byyaml;

import static byyaml.WorkstreamState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Workstream} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A workstream from creation to its end
 *
 * <p>{@link WorkstreamMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WorkstreamTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 10 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // S_PENDING
    -1, 0, -1, -1, -1, -1, -1, -1, 9,
    // S_RUNNING
    2, -1, 1, 3, -1, -1, -1, -1, 9,
    // S_FAILED
    -1, -1, -1, -1, 10, -1, -1, -1, 9,
    // S_RETRYING
    -1, -1, -1, -1, -1, 6, 7, 8, 9,
    // S_SUCCESS
    -1, -1, -1, -1, -1, -1, -1, -1, -1,
    // S_ABANDONED
    -1, -1, -1, -1, -1, -1, -1, -1, -1,
    // S_HELD
    -1, -1, -1, -1, -1, -1, -1, -1, 9,
  };

  /** Where each step leads; null if that is chosen. */
  private static final WorkstreamState[] TARGETS = {
    S_RUNNING, // 0: S_PENDING on START_EXECUTION
    S_SUCCESS, // 1: S_RUNNING on ALL_STEPS_SUCCEED
    S_FAILED, // 2: S_RUNNING on STEP_FAILS
    S_ABANDONED, // 3: S_RUNNING on ABANDON
    S_RETRYING, // 4: S_FAILED on RETRY
    S_ABANDONED, // 5: S_FAILED on RETRY
    S_RUNNING, // 6: S_RETRYING on RETRY_DELAY_EXPIRES
    null, // 7: S_RETRYING on RECOVER
    S_ABANDONED, // 8: S_RETRYING on TO_S_ABANDONED
    S_ABANDONED, // 9: any state on OPERATOR_STOP
  };

  private WorkstreamTransitions() {}

  /**
   * A step fails.
   *
   * <p><code>S_RUNNING → S_FAILED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState stepFails(WorkstreamState from, String step, int exitCode) {
    return unasked(from, WorkstreamEvent.stepFails(step, exitCode));
  }

  /**
   * A step fails.
   *
   * <p><code>S_RUNNING → S_FAILED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState stepFails(WorkstreamState from, String step, int exitCode,
      Retries context, WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.stepFails(step, exitCode), context, logic);
  }

  /**
   * The event {@code startExecution}.
   *
   * <p><code>S_PENDING → S_RUNNING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState startExecution(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.startExecution());
  }

  /**
   * The event {@code startExecution}.
   *
   * <p><code>S_PENDING → S_RUNNING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState startExecution(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.startExecution(), context, logic);
  }

  /**
   * The event {@code allStepsSucceed}.
   *
   * <p><code>S_RUNNING → S_SUCCESS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState allStepsSucceed(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.allStepsSucceed());
  }

  /**
   * The event {@code allStepsSucceed}.
   *
   * <p><code>S_RUNNING → S_SUCCESS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState allStepsSucceed(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.allStepsSucceed(), context, logic);
  }

  /**
   * Manual intervention.
   *
   * <p><code>S_RUNNING → S_ABANDONED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState abandon(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.abandon());
  }

  /**
   * Manual intervention.
   *
   * <p><code>S_RUNNING → S_ABANDONED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState abandon(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.abandon(), context, logic);
  }

  /**
   * The event {@code retry}.
   *
   * <p><code>S_FAILED → S_RETRYING [retriesLeft &amp;&amp; !circuitOpen], S_FAILED →
   * S_ABANDONED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState retry(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.retry(), context, logic);
  }

  /**
   * The event {@code retryDelayExpires}.
   *
   * <p><code>S_RETRYING → S_RUNNING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState retryDelayExpires(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.retryDelayExpires());
  }

  /**
   * The event {@code retryDelayExpires}.
   *
   * <p><code>S_RETRYING → S_RUNNING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState retryDelayExpires(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.retryDelayExpires(), context, logic);
  }

  /**
   * The event {@code recover}.
   *
   * <p><code>S_RETRYING → S_RUNNING or S_FAILED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState recover(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.recover(), context, logic);
  }

  /**
   * The event {@code toSAbandoned}.
   *
   * <p><code>S_RETRYING → S_ABANDONED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState toSAbandoned(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.toSAbandoned());
  }

  /**
   * The event {@code toSAbandoned}.
   *
   * <p><code>S_RETRYING → S_ABANDONED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState toSAbandoned(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.toSAbandoned(), context, logic);
  }

  /**
   * The event {@code operatorStop}.
   *
   * <p><code>S_PENDING → S_ABANDONED, S_RUNNING → S_ABANDONED, S_FAILED → S_ABANDONED, S_RETRYING →
   * S_ABANDONED, S_HELD → S_ABANDONED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState operatorStop(WorkstreamState from) {
    return unasked(from, WorkstreamEvent.operatorStop());
  }

  /**
   * The event {@code operatorStop}.
   *
   * <p><code>S_PENDING → S_ABANDONED, S_RUNNING → S_ABANDONED, S_FAILED → S_ABANDONED, S_RETRYING →
   * S_ABANDONED, S_HELD → S_ABANDONED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState operatorStop(WorkstreamState from, Retries context,
      WorkstreamLogic logic) {
    return next(from, WorkstreamEvent.operatorStop(), context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WorkstreamState next(WorkstreamState from, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step, event, context, logic, "Workstream");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(WorkstreamState from, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<WorkstreamState, Retries, WorkstreamEffects> step(WorkstreamState from,
      Retries context, WorkstreamEvent event, WorkstreamLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    WorkstreamState to = target(step, event, context, logic, "Workstream");
    Retries next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Retries updated(int step, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    return switch (step) {
      // RETRY
      case 4 -> Failure.due(logic.countRetry(context), "Workstream", "update countRetry");
      default -> context;
    };
  }

  private static List<Effect<WorkstreamEffects>> effects(int step, WorkstreamEvent event,
      Retries context) {
    return switch (step) {
      // ABANDON
      case 3 -> List.of(new Effect<>("notifyOwner", effects -> effects.notifyOwner(context)),
          new Effect<>("log", effects -> effects.log(context)));
      default -> List.of();
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(WorkstreamState from, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    int code = STEPS[from.ordinal() * 9 + event.eventType().ordinal()];
    return code < 10 ? code : decide(code, event, context, logic);
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
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, WorkstreamEvent event, Retries context,
      WorkstreamLogic logic) {
    return switch (code) {
      // RETRY in S_FAILED
      case 10 -> retryInSFailed(context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int retryInSFailed(Retries context, WorkstreamLogic logic) {
    if (logic.retriesLeft(context) && !logic.circuitOpen(context)) {
      return 4; // → S_RETRYING
    }
    return 5; // → S_ABANDONED
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(WorkstreamState from, WorkstreamState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static WorkstreamState transition(WorkstreamState from, WorkstreamState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<WorkstreamEvent.Type> events(WorkstreamState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<WorkstreamState> targets(WorkstreamState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<WorkstreamState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<WorkstreamState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(WorkstreamState state) {
    return state == S_PENDING;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(WorkstreamState state) {
    return state == S_SUCCESS || state == S_ABANDONED;
  }

  /** Whether a state is tagged {@code active}. */
  public static boolean isActive(WorkstreamState state) {
    return state == S_RUNNING;
  }

  /** A state as {@link Status}. */
  public static Status toStatus(WorkstreamState state) {
    return switch (state) {
      case S_PENDING, S_HELD -> Status.PENDING;
      case S_RUNNING, S_FAILED, S_RETRYING -> Status.RUNNING;
      case S_SUCCESS, S_ABANDONED -> Status.DONE;
    };
  }

  /** What refusals are explained with. */
  static Definition<WorkstreamState, WorkstreamEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<WorkstreamState, WorkstreamEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, WorkstreamState.class, WorkstreamEvent.Type.class);

    static final Set<WorkstreamState> INITIAL = Collections.unmodifiableSet(EnumSet.of(S_PENDING));

    static final Set<WorkstreamState> FINAL = Collections.unmodifiableSet(EnumSet.of(S_SUCCESS,
        S_ABANDONED));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<WorkstreamState, WorkstreamEvent> {
    static final Definition<WorkstreamState, WorkstreamEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Workstream",
          WorkstreamState.values(),
          new String[] {"S_PENDING", "S_RUNNING", "S_FAILED", "S_RETRYING", "S_SUCCESS",
              "S_ABANDONED", "S_HELD"},
          new String[] {"stepFails", "startExecution", "allStepsSucceed", "abandon", "retry",
              "retryDelayExpires", "recover", "toSAbandoned", "operatorStop"});
    }

    @Override
    protected List<Definition.Candidate<WorkstreamState>> candidates(WorkstreamState from,
        int event) {
      int code = STEPS[from.ordinal() * 9 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(WorkstreamEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(WorkstreamState state) {
      return WorkstreamTransitions.isFinal(state);
    }

    @Override
    protected String because(WorkstreamState from, WorkstreamState to) {
      if (from == S_PENDING && to == S_SUCCESS) {
        return "Must run before succeeding";
      }
      return null;
    }

    private static List<Definition.Candidate<WorkstreamState>> byCode(int code) {
      return switch (code) {
        // START_EXECUTION; RETRY_DELAY_EXPIRES
        case 0, 6 -> List.of(Definition.Candidate.to(S_RUNNING));
        // ALL_STEPS_SUCCEED
        case 1 -> List.of(Definition.Candidate.to(S_SUCCESS));
        // STEP_FAILS
        case 2 -> List.of(Definition.Candidate.to(S_FAILED));
        // ABANDON; RETRY; TO_S_ABANDONED; OPERATOR_STOP
        case 3, 5, 8, 9 -> List.of(Definition.Candidate.to(S_ABANDONED));
        // RECOVER
        case 7 -> List.of(new Definition.Candidate<>(null, List.of(S_RUNNING, S_FAILED)));
        // RETRY
        case 10 -> List.of(new Definition.Candidate<>("retriesLeft && !circuitOpen", List.of(S_RETRYING)),
            Definition.Candidate.to(S_ABANDONED));
        default -> throw new AssertionError(code);
      };
    }
  }
}
