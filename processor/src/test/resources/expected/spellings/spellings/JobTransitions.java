package spellings;

import static spellings.JobState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
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
 * <p>Guards, updates, effects and choices in any case style.
 *
 * <p>{@link JobMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class JobTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 2 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // RETRY MOVE
       2,    3,    // READY
       -1,   -1,   // DONE
  };

  /** Where each step leads; null if that is chosen. */
  private static final JobState[] TARGETS = {
    READY, // 0: READY on RETRY
    null, // 1: READY on MOVE
  };

  static {
    Constants.require("Job", JobState.values(), "READY", "DONE");
  }

  private JobTransitions() {}

  /**
   * The event {@code retry}.
   *
   * <p><code>READY → READY [retries_left &amp;&amp; !circuit-open]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static JobState retry(JobState from, Integer context, JobLogic logic) {
    return next(from, JobEvent.RETRY, context, logic);
  }

  /**
   * The event {@code move}.
   *
   * <p><code>READY → READY or DONE [new]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static JobState move(JobState from, Integer context, JobLogic logic) {
    return next(from, JobEvent.MOVE, context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static JobState next(JobState from, JobEvent event, Integer context, JobLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step, event, context, logic, "Job");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(JobState from, JobEvent event, Integer context, JobLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<JobState, Integer, JobEffects> step(JobState from, Integer context,
      JobEvent event, JobLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    JobState to = target(step, event, context, logic, "Job");
    Integer next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Integer updated(int step, JobEvent event, Integer context, JobLogic logic) {
    return switch (step) {
      // RETRY
      case 0 -> Failure.due(logic.countRetry(context), "Job", "update countRetry");
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

  /** The step that an event takes now; negative if it is refused. */
  static int select(JobState from, JobEvent event, Integer context, JobLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.ordinal()];
    return code < 2 ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static JobState target(int step, JobEvent event, Integer context, JobLogic logic, Object asker) {
    return switch (step) {
      // READY on MOVE
      case 1 -> Failure.due(logic.pickOne(context), asker, "choose pickOne").state();
      default -> TARGETS[step];
    };
  }

  private static int decide(int code, JobEvent event, Integer context, JobLogic logic) {
    return switch (code) {
      // RETRY in READY
      case 2 -> retryInReady(context, logic);
      // MOVE in READY
      case 3 -> moveInReady(context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int retryInReady(Integer context, JobLogic logic) {
    if (logic.retriesLeft(context) && !logic.circuitOpen(context)) {
      return 0; // → READY
    }
    return Definition.REFUSED;
  }

  static int moveInReady(Integer context, JobLogic logic) {
    if (logic.new_(context)) {
      return 1; // → READY or DONE
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
  public static Set<JobEvent> events(JobState from) {
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
    return state == READY;
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
    static final Moves<JobState, JobEvent> MOVES =
        new Moves<>(Rules.INSTANCE, JobState.class, JobEvent.class);

    static final Set<JobState> INITIAL = Collections.unmodifiableSet(EnumSet.of(READY));

    static final Set<JobState> FINAL = Collections.unmodifiableSet(EnumSet.of(DONE));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<JobState, JobEvent> {
    static final Definition<JobState, JobEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Job",
          JobState.values(),
          new String[] {"READY", "DONE"},
          new String[] {"retry", "move"});
    }

    @Override
    protected List<Definition.Candidate<JobState>> candidates(JobState from, int event) {
      int code = STEPS[from.ordinal() * 2 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(JobState state) {
      return JobTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<JobState>> byCode(int code) {
      return switch (code) {
        // RETRY
        case 2 -> List.of(new Definition.Candidate<>("retries_left && !circuit-open", List.of(READY)));
        // MOVE
        case 3 -> List.of(new Definition.Candidate<>("new", List.of(READY, DONE)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
