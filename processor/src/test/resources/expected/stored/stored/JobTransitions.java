package stored;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Job} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A job that counts its tries; flat, with a context, guards, effects and payload
 *
 * <p>{@link JobMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class JobTransitions {
  private static final JobState[] STATES = JobState.values();

  /**
   * The number of the step, from 5 on of a decision among some by state and event; -1 where that is
   * not legal.
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
    JobState.WORKING, // 0: WAITING on TAKE
    JobState.WAITING, // 1: ASLEEP on WAKE
    JobState.FAILED, // 2: WORKING on FAILS
    JobState.DONE, // 3: WORKING on DONE
    JobState.WORKING, // 4: FAILED on AGAIN
  };

  private static final TableDefinition<JobState, JobEvent> RULES = new TableDefinition<>(
      "Job", STATES, STEPS, TARGETS, "fails", "take", "wake", "done", "again");

  static {
    RULES.begins(JobState.WAITING, JobState.ASLEEP);
    RULES.ends(JobState.DONE);
    RULES.guard(4, "triesLeft");
    RULES.decision(4);
  }

  private JobTransitions() {}

  /** The event {@code fails}. <code>WORKING → FAILED</code>. */
  public static JobState fails(JobState from, int exitCode) {
    return unasked(from, JobEvent.fails(exitCode));
  }

  /** As without context and logic, which is not asked. */
  public static JobState fails(JobState from, int exitCode, Tries context, JobLogic logic) {
    return next(from, JobEvent.fails(exitCode), context, logic);
  }

  /** The event {@code take}. <code>WAITING → WORKING</code>. */
  public static JobState take(JobState from) {
    return unasked(from, JobEvent.take());
  }

  /** As without context and logic, which is not asked. */
  public static JobState take(JobState from, Tries context, JobLogic logic) {
    return next(from, JobEvent.take(), context, logic);
  }

  /** The event {@code wake}. <code>ASLEEP → WAITING</code>. */
  public static JobState wake(JobState from) {
    return unasked(from, JobEvent.wake());
  }

  /** As without context and logic, which is not asked. */
  public static JobState wake(JobState from, Tries context, JobLogic logic) {
    return next(from, JobEvent.wake(), context, logic);
  }

  /** The event {@code done}. <code>WORKING → DONE</code>. */
  public static JobState done(JobState from) {
    return unasked(from, JobEvent.done());
  }

  /** As without context and logic, which is not asked. */
  public static JobState done(JobState from, Tries context, JobLogic logic) {
    return next(from, JobEvent.done(), context, logic);
  }

  /** The event {@code again}. <code>FAILED → WORKING [triesLeft]</code>. */
  public static JobState again(JobState from, Tries context, JobLogic logic) {
    return next(from, JobEvent.again(), context, logic);
  }

  /** The state that an event leads to. */
  public static JobState next(JobState from, JobEvent event, Tries context, JobLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(JobState from, JobEvent event, Tries context, JobLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(JobState from, JobEvent event, Tries context, JobLogic logic) {
    int code = STEPS[from.ordinal() * 5 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static JobState target(int step) {
    return TARGETS[step];
  }

  private static JobState unasked(JobState from, JobEvent event) {
    int step = STEPS[from.ordinal() * 5 + event.eventType().ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, JobEvent event, Tries context, JobLogic logic) {
    return switch (code) {
      case 5 -> againInFailed(context, logic); // AGAIN in FAILED
      default -> throw new AssertionError(code);
    };
  }

  static int againInFailed(Tries context, JobLogic logic) {
    if (logic.triesLeft(context)) {
      return 4; // → WORKING
    }
    return Life.REFUSED;
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<JobState, Tries, JobEffects> begin(Tries context) {
    return new Step<>(JobState.WAITING, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<JobState, Tries, JobEffects> step(JobState from, Tries context, JobEvent event,
      JobLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    JobState to = target(step);
    Tries next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Tries updated(int step, JobEvent event, Tries context, JobLogic logic) {
    return switch (step) {
      case 4 -> Failure.due(logic.countTry(context), "Job", "update countTry"); // AGAIN
      default -> context;
    };
  }

  private static List<Effect<JobEffects>> effects(int step, JobEvent event, Tries context) {
    return switch (step) {
      // FAILS
      case 2 -> List.of(new Effect<>("tellOwner", effects -> effects.tellOwner(context,
          (JobEvent.Fails) event)));
      default -> List.of();
    };
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(JobState from, JobState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static JobState transition(JobState from, JobState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<JobEvent.Type> events(JobState from) {
    return RULES.events(from, JobEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<JobState> targets(JobState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<JobState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<JobState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(JobState state) {
    return state == JobState.WAITING || state == JobState.ASLEEP;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(JobState state) {
    return state == JobState.DONE;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<JobState, JobEvent> rules() {
    return RULES;
  }
}
