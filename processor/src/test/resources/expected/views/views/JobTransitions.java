package views;

import static views.Job.JobState.*;

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
 * The transitions of {@code Job} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>The states; generated types stand beside the class around them.
 *
 * <p>{@link JobMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class JobTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final Job.JobState[] NEXT = {
    // START    STOP
       RUNNING, null,     // QUEUED
       null,    STOPPED,  // RUNNING
       null,    null,     // STOPPED
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final Job.JobState[] STATES = Job.JobState.values();

  static {
    Constants.require("Job", Job.JobState.values(), "QUEUED", "RUNNING", "STOPPED");
  }

  private JobTransitions() {}

  /**
   * The event {@code start}.
   *
   * <p><code>QUEUED → RUNNING</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Job.JobState start_(Job.JobState from) {
    return next(from, JobEvent.START);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>RUNNING → STOPPED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Job.JobState stop(Job.JobState from) {
    return next(from, JobEvent.STOP);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static Job.JobState next(Job.JobState from, JobEvent event) {
    Job.JobState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(Job.JobState from, JobEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static Job.JobState find(Job.JobState from, JobEvent event) {
    return NEXT[from.ordinal() * 2 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, JobEvent event) {
    return POSITIONS[from * 2 + event.ordinal()];
  }

  /** The state at a position. */
  static Job.JobState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(Job.JobState from, Job.JobState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static Job.JobState transition(Job.JobState from, Job.JobState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<JobEvent> events(Job.JobState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<Job.JobState> targets(Job.JobState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<Job.JobState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<Job.JobState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(Job.JobState state) {
    return state == QUEUED;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(Job.JobState state) {
    return state == STOPPED;
  }

  /** Whether a state is tagged {@code active}. */
  public static boolean isActive(Job.JobState state) {
    return state == QUEUED || state == RUNNING;
  }

  /** Whether a state is tagged {@code not-started}. */
  public static boolean isNotStarted(Job.JobState state) {
    return state == QUEUED;
  }

  /** Whether a state is tagged {@code over}. */
  public static boolean isOver(Job.JobState state) {
    return state == STOPPED;
  }

  /** A state as {@link Job.Light}. */
  public static Job.Light toLight(Job.JobState state) {
    return switch (state) {
      case QUEUED, RUNNING -> Job.Light.GREEN;
      case STOPPED -> Job.Light.RED;
    };
  }

  /** A state as {@link Thread.State}. */
  public static Thread.State toState(Job.JobState state) {
    return switch (state) {
      case QUEUED -> Thread.State.NEW;
      case RUNNING -> Thread.State.RUNNABLE;
      case STOPPED -> Thread.State.TERMINATED;
    };
  }

  /** What refusals are explained with. */
  static Definition<Job.JobState, JobEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<Job.JobState, JobEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<Job.JobState, JobEvent> MOVES =
        new Moves<>(Rules.INSTANCE, Job.JobState.class, JobEvent.class);

    static final Outcomes<Job.JobState, JobEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<Job.JobState> INITIAL = Collections.unmodifiableSet(EnumSet.of(QUEUED));

    static final Set<Job.JobState> FINAL = Collections.unmodifiableSet(EnumSet.of(STOPPED));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<Job.JobState, JobEvent> {
    static final Definition<Job.JobState, JobEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Job",
          Job.JobState.values(),
          new String[] {"QUEUED", "RUNNING", "STOPPED"},
          new String[] {"start", "stop"});
    }

    @Override
    protected List<Definition.Candidate<Job.JobState>> candidates(Job.JobState from, int event) {
      Job.JobState to = NEXT[from.ordinal() * 2 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(Job.JobState state) {
      return JobTransitions.isFinal(state);
    }
  }
}
