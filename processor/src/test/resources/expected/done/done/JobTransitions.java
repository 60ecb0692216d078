package done;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Job} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Work that is done when all of its parts are.
 *
 * <p>{@link JobMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class JobTransitions {
  /** The column of each event. */
  private static final int[] COLUMNS = Constants.positions("Job", JobEvent.values(), "APPROVE",
      "REVIEW_AFTER_2H", "DONE_WORK", "ONE", "TWO", "DONE_STEPS", "DONE_FIRST", "HALT");

  private static final ChartDefinition<JobState, JobEvent> RULES =
      new ChartDefinition<>(Life.CHART, JobState.values());

  static {
    Constants.require("Job", JobState.values(), "WORK", "STEPS", "FIRST", "FIRST_OPEN",
        "FIRST_DONE", "SECOND", "SECOND_OPEN", "SECOND_DONE", "FINISHED", "REVIEW", "CLOSED",
        "HALTED");
    RULES.columns(COLUMNS);
    RULES.begins(JobState.STEPS);
    RULES.ends(JobState.FIRST_DONE, JobState.SECOND_DONE, JobState.FINISHED, JobState.CLOSED,
        JobState.HALTED);
  }

  private JobTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<JobState, JobEvent, Void>, Void, JobEffects> begin() {
    Life life = Life.alone();
    List<Effect<JobEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<JobState, JobEvent, Void>, Void, JobEffects> step(
      Snapshot<JobState, JobEvent, Void> life, JobEvent event) {
    Life next = Life.alone();
    next.resume(life);
    List<Effect<JobEffects>> effects = next.fireAlone(event, Life.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<Snapshot<JobState, JobEvent, Void>, Void, JobEffects> step(
      Snapshot<JobState, JobEvent, Void> life, Timer timer) {
    Life next = Life.alone();
    next.resume(life);
    List<Effect<JobEffects>> effects = next.elapseAlone(timer.ordinal(), Life.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<JobState, JobEvent, Void> life, JobEvent event) {
    Life now = Life.alone();
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(JobState state, JobState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another. */
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

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<JobEvent> events(JobState from) {
    return RULES.events(from, JobEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<JobState> targets(JobState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<JobState> initialStates() {
    return RULES.initialStates();
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<JobState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(JobState state) {
    return state == JobState.STEPS;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(JobState state) {
    return RULES.finalStates().contains(state);
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<JobState, JobEvent> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code REVIEW_AFTER_2H}. */
    REVIEW_AFTER_2H
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<JobState, JobState, JobEvent, Void, JobEffects> {
    static final Chart<JobState, JobEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("tell", "firstDone", "leave", "reached");

    Life(ChartSetup<JobState, JobEvent> setup, JobEffects effects) {
      super(CHART, setup, null, effects);
    }

    private static Chart<JobState, JobEvent> chart() {
      ChartBuilder<JobState, JobEvent> chart = new ChartBuilder<>("Job", JobState.values());
      chart.event("APPROVE", JobEvent.APPROVE);
      chart.event("REVIEW_AFTER_2H", JobEvent.REVIEW_AFTER_2H);
      chart.event("DONE_WORK", JobEvent.DONE_WORK);
      chart.event("ONE", JobEvent.ONE);
      chart.event("TWO", JobEvent.TWO);
      chart.event("DONE_STEPS", JobEvent.DONE_STEPS);
      chart.event("DONE_FIRST", JobEvent.DONE_FIRST);
      chart.event("HALT", JobEvent.HALT);
      chart.root(false, 1);
      chart.composite("WORK", JobState.WORK, 0, 2).done(JobEvent.DONE_WORK);
      chart.parallel("STEPS", JobState.STEPS, 1).exit(2).done(JobEvent.DONE_STEPS);
      chart.composite("FIRST", JobState.FIRST, 2, 4).done(JobEvent.DONE_FIRST);
      chart.leaf("FIRST_OPEN", JobState.FIRST_OPEN, 3);
      chart.ending("FIRST_DONE", JobState.FIRST_DONE, 3).entry(3);
      chart.composite("SECOND", JobState.SECOND, 2, 7);
      chart.leaf("SECOND_OPEN", JobState.SECOND_OPEN, 6);
      chart.ending("SECOND_DONE", JobState.SECOND_DONE, 6);
      chart.ending("FINISHED", JobState.FINISHED, 1);
      chart.leaf("REVIEW", JobState.REVIEW, 0).timer(JobEvent.REVIEW_AFTER_2H, "2h", 7200000L);
      chart.ending("CLOSED", JobState.CLOSED, 0);
      chart.ending("HALTED", JobState.HALTED, 0);
      chart.transition(1, null, 10);
      chart.transition(1, null, 12);
      chart.transition(2, null, 9).effects(0);
      chart.transition(3, null).effects(1);
      chart.transition(4, null, 5);
      chart.transition(7, null, 8);
      chart.transition(10, null, 12);
      chart.transition(10, null, 11);
      return chart.build(new short[] {
            -1, -1, 0, 4, -1, 2, 3, 1, -1, // FIRST_OPEN
            -1, -1, 0, -1, -1, 2, 3, 1, -1, // FIRST_DONE
            -1, -1, 0, -1, 5, 2, -1, 1, -1, // SECOND_OPEN
            -1, -1, 0, -1, -1, 2, -1, 1, -1, // SECOND_DONE
            -1, -1, 0, -1, -1, -1, -1, 1, -1, // FINISHED
            7, 6, -1, -1, -1, -1, -1, -1, -1, // REVIEW
            -1, -1, -1, -1, -1, -1, -1, -1, -1, // CLOSED
            -1, -1, -1, -1, -1, -1, -1, -1, -1, // HALTED
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone() {
      return new Life(ChartSetup.alone(JobTransitions.rules(), false), null);
    }

    @Override
    protected int column(JobEvent event) {
      return COLUMNS[event.ordinal()];
    }

    @Override
    protected void perform(int effect, JobEffects effects, JobState source, JobEvent event,
        Void context) {
      switch (effect) {
        case 0 -> effects.tell(); // tell
        case 1 -> effects.firstDone(); // firstDone
        case 2 -> effects.leave(); // leave
        case 3 -> effects.reached(); // reached
        default -> throw new AssertionError(effect);
      }
    }
  }
}
