package views;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Job} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>The states; generated types stand beside the class around them.
 *
 * <p>{@link JobMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class JobTransitions {
  private static final Job.JobState[] STATES = Job.JobState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // START STOP
       1,    -1,   // QUEUED
       -1,   2,    // RUNNING
       -1,   -1,   // STOPPED
  };

  private static final TableDefinition<Job.JobState, JobEvent> RULES = new TableDefinition<>(
      "Job", STATES, NEXT, STATES, "start", "stop");

  private static final Job.Light[] VIEW_LIGHT = {
    Job.Light.GREEN, // QUEUED
    Job.Light.GREEN, // RUNNING
    Job.Light.RED, // STOPPED
  };

  private static final Thread.State[] VIEW_STATE = {
    Thread.State.NEW, // QUEUED
    Thread.State.RUNNABLE, // RUNNING
    Thread.State.TERMINATED, // STOPPED
  };

  static {
    Constants.require("Job", Job.JobState.values(), "QUEUED", "RUNNING", "STOPPED");
    RULES.begins(Job.JobState.QUEUED);
    RULES.ends(Job.JobState.STOPPED);
  }

  private JobTransitions() {}

  /** The event {@code start}. <code>QUEUED → RUNNING</code>. */
  public static Job.JobState start_(Job.JobState from) {
    return next(from, JobEvent.START);
  }

  /** The event {@code stop}. <code>RUNNING → STOPPED</code>. */
  public static Job.JobState stop(Job.JobState from) {
    return next(from, JobEvent.STOP);
  }

  /** The state that an event leads to. */
  public static Job.JobState next(Job.JobState from, JobEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(Job.JobState from, JobEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, JobEvent event) {
    return NEXT[from * 2 + event.ordinal()];
  }

  /** The state at a position. */
  static Job.JobState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(Job.JobState from, Job.JobState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static Job.JobState transition(Job.JobState from, Job.JobState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<JobEvent> events(Job.JobState from) {
    return RULES.events(from, JobEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<Job.JobState> targets(Job.JobState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<Job.JobState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<Job.JobState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(Job.JobState state) {
    return state == Job.JobState.QUEUED;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(Job.JobState state) {
    return state == Job.JobState.STOPPED;
  }

  /** Whether a state is tagged {@code active}. */
  public static boolean isActive(Job.JobState state) {
    return state == Job.JobState.QUEUED || state == Job.JobState.RUNNING;
  }

  /** Whether a state is tagged {@code not-started}. */
  public static boolean isNotStarted(Job.JobState state) {
    return state == Job.JobState.QUEUED;
  }

  /** Whether a state is tagged {@code over}. */
  public static boolean isOver(Job.JobState state) {
    return state == Job.JobState.STOPPED;
  }

  /** A state as {@link Job.Light}. */
  public static Job.Light toLight(Job.JobState state) {
    return VIEW_LIGHT[state.ordinal()];
  }

  /** A state as {@link Thread.State}. */
  public static Thread.State toState(Job.JobState state) {
    return VIEW_STATE[state.ordinal()];
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<Job.JobState, JobEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<Job.JobState, JobEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
