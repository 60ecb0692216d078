package spellings;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
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
 * <p>Guards, updates, effects and choices in any case style.
 *
 * <p>{@link JobMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class JobTransitions {
  private static final JobState[] STATES = JobState.values();

  /**
   * The number of the step, from 2 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // RETRY MOVE
       2,    3,    // READY
       -1,   -1,   // DONE
  };

  /** Where each step leads; null if that is chosen. */
  private static final JobState[] TARGETS = {
    JobState.READY, // 0: READY on RETRY
    null, // 1: READY on MOVE
  };

  private static final TableDefinition<JobState, JobEvent> RULES = new TableDefinition<>(
      "Job", STATES, STEPS, TARGETS, "retry", "move");

  static {
    Constants.require("Job", JobState.values(), "READY", "DONE");
    RULES.begins(JobState.READY);
    RULES.ends(JobState.DONE);
    RULES.guard(0, "retries_left && !circuit-open");
    RULES.guard(1, "new");
    RULES.choice(1, JobState.READY, JobState.DONE);
    RULES.decision(0);
    RULES.decision(1);
  }

  private JobTransitions() {}

  /**
   * The event {@code retry}. <code>READY → READY [retries_left &amp;&amp; !circuit-open]</code>.
   */
  public static JobState retry(JobState from, Integer context, JobLogic logic) {
    return next(from, JobEvent.RETRY, context, logic);
  }

  /** The event {@code move}. <code>READY → READY or DONE [new]</code>. */
  public static JobState move(JobState from, Integer context, JobLogic logic) {
    return next(from, JobEvent.MOVE, context, logic);
  }

  /** The state that an event leads to. */
  public static JobState next(JobState from, JobEvent event, Integer context, JobLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step, event, context, logic, "Job");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(JobState from, JobEvent event, Integer context, JobLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(JobState from, JobEvent event, Integer context, JobLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static JobState target(int step, JobEvent event, Integer context, JobLogic logic, Object asker) {
    return switch (step) {
      case 1 -> Failure.due(logic.pickOne(context), asker,
          "choose pickOne").state(); // READY on MOVE
      default -> TARGETS[step];
    };
  }

  private static int decide(int code, JobEvent event, Integer context, JobLogic logic) {
    return switch (code) {
      case 2 -> retryInReady(context, logic); // RETRY in READY
      case 3 -> moveInReady(context, logic); // MOVE in READY
      default -> throw new AssertionError(code);
    };
  }

  static int retryInReady(Integer context, JobLogic logic) {
    if (logic.retriesLeft(context) && !logic.circuitOpen(context)) {
      return 0; // → READY
    }
    return Life.REFUSED;
  }

  static int moveInReady(Integer context, JobLogic logic) {
    if (logic.new_(context)) {
      return 1; // → READY or DONE
    }
    return Life.REFUSED;
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<JobState, Integer, JobEffects> begin(Integer context) {
    return new Step<>(JobState.READY, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<JobState, Integer, JobEffects> step(JobState from, Integer context,
      JobEvent event, JobLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    JobState to = target(step, event, context, logic, "Job");
    Integer next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Integer updated(int step, JobEvent event, Integer context, JobLogic logic) {
    return switch (step) {
      case 0 -> Failure.due(logic.countRetry(context), "Job", "update countRetry"); // RETRY
      default -> context;
    };
  }

  private static List<Effect<JobEffects>> effects(int step, JobEvent event, Integer context) {
    return switch (step) {
      // RETRY
      case 0 -> List.of(new Effect<>("StorePrompt", effects -> effects.storePrompt(context)),
          new Effect<>("notify owner", effects -> effects.notifyOwner(context)),
          new Effect<>("class", effects -> effects.class_(context)),
          new Effect<>("wait", effects -> effects.wait_(context)));
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
  public static Set<JobEvent> events(JobState from) {
    return RULES.events(from, JobEvent.class);
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
    return state == JobState.READY;
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
