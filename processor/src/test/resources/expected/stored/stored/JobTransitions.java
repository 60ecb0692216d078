package stored;

import static stored.JobState.*;

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
 * The transitions of {@code Job} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A job that counts its tries; flat, with a context, guards, effects and payload
 *
 * <p>{@link JobMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class JobTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 5 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // FAILS TAKE WAKE DONE AGAIN
       -1,   0,   -1,  -1,  -1,    // WAITING
       -1,   -1,  1,   -1,  -1,    // ASLEEP
       2,    -1,  -1,  3,   -1,    // WORKING
       -1,   -1,  -1,  -1,  5,     // FAILED
       -1,   -1,  -1,  -1,  -1,    // DONE
  };

  /** Where each step leads. */
  private static final JobState[] TARGETS = {
    WORKING, // 0: WAITING on TAKE
    WAITING, // 1: ASLEEP on WAKE
    FAILED, // 2: WORKING on FAILS
    DONE, // 3: WORKING on DONE
    WORKING, // 4: FAILED on AGAIN
  };

  private JobTransitions() {}

  /**
   * The event {@code fails}.
   *
   * <p><code>WORKING → FAILED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState fails(JobState from, int exitCode) {
    return unasked(from, JobEvent.fails(exitCode));
  }

  /**
   * The event {@code fails}.
   *
   * <p><code>WORKING → FAILED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState fails(JobState from, int exitCode, Tries context, JobLogic logic) {
    return next(from, JobEvent.fails(exitCode), context, logic);
  }

  /**
   * The event {@code take}.
   *
   * <p><code>WAITING → WORKING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState take(JobState from) {
    return unasked(from, JobEvent.take());
  }

  /**
   * The event {@code take}.
   *
   * <p><code>WAITING → WORKING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState take(JobState from, Tries context, JobLogic logic) {
    return next(from, JobEvent.take(), context, logic);
  }

  /**
   * The event {@code wake}.
   *
   * <p><code>ASLEEP → WAITING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState wake(JobState from) {
    return unasked(from, JobEvent.wake());
  }

  /**
   * The event {@code wake}.
   *
   * <p><code>ASLEEP → WAITING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState wake(JobState from, Tries context, JobLogic logic) {
    return next(from, JobEvent.wake(), context, logic);
  }

  /**
   * The event {@code done}.
   *
   * <p><code>WORKING → DONE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState done(JobState from) {
    return unasked(from, JobEvent.done());
  }

  /**
   * The event {@code done}.
   *
   * <p><code>WORKING → DONE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState done(JobState from, Tries context, JobLogic logic) {
    return next(from, JobEvent.done(), context, logic);
  }

  /**
   * The event {@code again}.
   *
   * <p><code>FAILED → WORKING [triesLeft]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static JobState again(JobState from, Tries context, JobLogic logic) {
    return next(from, JobEvent.again(), context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState next(JobState from, JobEvent event, Tries context, JobLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(JobState from, JobEvent event, Tries context, JobLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<JobState, Tries, JobEffects> step(JobState from, Tries context, JobEvent event,
      JobLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    JobState to = target(step);
    Tries next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Tries updated(int step, JobEvent event, Tries context, JobLogic logic) {
    return switch (step) {
      // AGAIN
      case 4 -> Failure.due(logic.countTry(context), "Job", "update countTry");
      default -> context;
    };
  }

  private static List<Effect<JobEffects>> effects(int step, JobEvent event, Tries context) {
    return switch (step) {
      // FAILS
      case 2 -> List.of(new Effect<>("tellOwner", effects -> effects.tellOwner(context, (JobEvent.Fails) event)));
      default -> List.of();
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(JobState from, JobEvent event, Tries context, JobLogic logic) {
    int code = STEPS[from.ordinal() * 5 + event.eventType().ordinal()];
    return code < 5 ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static JobState target(int step) {
    return TARGETS[step];
  }

  private static JobState unasked(JobState from, JobEvent event) {
    int step = STEPS[from.ordinal() * 5 + event.eventType().ordinal()];
    if (step < 0) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, JobEvent event, Tries context, JobLogic logic) {
    return switch (code) {
      // AGAIN in FAILED
      case 5 -> againInFailed(context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int againInFailed(Tries context, JobLogic logic) {
    if (logic.triesLeft(context)) {
      return 4; // → WORKING
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(JobState from, JobState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static JobState transition(JobState from, JobState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<JobEvent.Type> events(JobState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<JobState> targets(JobState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<JobState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<JobState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(JobState state) {
    return state == WAITING || state == ASLEEP;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(JobState state) {
    return state == DONE;
  }

  /** What refusals are explained with. */
  static Definition<JobState, JobEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<JobState, JobEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, JobState.class, JobEvent.Type.class);

    static final Set<JobState> INITIAL = Collections.unmodifiableSet(EnumSet.of(WAITING, ASLEEP));

    static final Set<JobState> FINAL = Collections.unmodifiableSet(EnumSet.of(DONE));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<JobState, JobEvent> {
    static final Definition<JobState, JobEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Job",
          JobState.values(),
          new String[] {"WAITING", "ASLEEP", "WORKING", "FAILED", "DONE"},
          new String[] {"fails", "take", "wake", "done", "again"});
    }

    @Override
    protected List<Definition.Candidate<JobState>> candidates(JobState from, int event) {
      int code = STEPS[from.ordinal() * 5 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(JobEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(JobState state) {
      return JobTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<JobState>> byCode(int code) {
      return switch (code) {
        // TAKE
        case 0 -> List.of(Definition.Candidate.to(WORKING));
        // WAKE
        case 1 -> List.of(Definition.Candidate.to(WAITING));
        // FAILS
        case 2 -> List.of(Definition.Candidate.to(FAILED));
        // DONE
        case 3 -> List.of(Definition.Candidate.to(DONE));
        // AGAIN
        case 5 -> List.of(new Definition.Candidate<>("triesLeft", List.of(WORKING)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
