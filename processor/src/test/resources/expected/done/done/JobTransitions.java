package done;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Moves;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartInstance;
import dev.pawl.engine.chart.ChartSetup;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Job} as functions. Nothing is kept between calls, so all are
 * thread-safe.
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

  static {
    Constants.require("Job", JobState.values(), "WORK", "STEPS", "FIRST", "FIRST_OPEN",
        "FIRST_DONE", "SECOND", "SECOND_OPEN", "SECOND_DONE", "FINISHED", "REVIEW", "CLOSED",
        "HALTED");
  }

  private JobTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<JobState, JobEvent, Void>, Void, JobEffects> begin() {
    Instance instance = Instance.alone();
    List<Effect<JobEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new Step<>(instance.snapshot(), instance.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<JobState, JobEvent, Void>, Void, JobEffects> step(
      Snapshot<JobState, JobEvent, Void> snapshot, JobEvent event) {
    Instance next = Instance.alone();
    next.resume(snapshot);
    List<Effect<JobEffects>> effects = next.fireAlone(event, Instance.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /**
   * The same step where a timer has run down, for those who keep the time of an instance
   * themselves.
   *
   * @throws dev.pawl.IllegalTransitionError if nothing there waits for it
   */
  public static Step<Snapshot<JobState, JobEvent, Void>, Void, JobEffects> step(
      Snapshot<JobState, JobEvent, Void> snapshot, Timer timer) {
    Instance next = Instance.alone();
    next.resume(snapshot);
    List<Effect<JobEffects>> effects = next.elapseAlone(timer.ordinal(), Instance.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<JobState, JobEvent, Void> snapshot, JobEvent event) {
    Instance now = Instance.alone();
    now.resume(snapshot);
    return now.permits(event);
  }

  /** Whether some transition leads from one state to another. */
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

  /**
   * The events that have a transition in a state, without those that the machine itself makes;
   * unmodifiable.
   */
  public static Set<JobEvent> events(JobState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<JobState> targets(JobState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<JobState> initialStates() {
    return Facts.INITIAL;
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<JobState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(JobState state) {
    return state == JobState.STEPS;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(JobState state) {
    return Facts.FINAL.contains(state);
  }

  /** What refusals are explained with. */
  static ChartDefinition<JobState, JobEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<JobState, JobEvent> MOVES =
        new Moves<>(Rules.INSTANCE, JobState.class, JobEvent.class);

    static final Set<JobState> INITIAL = Collections.unmodifiableSet(EnumSet.of(JobState.STEPS));

    static final Set<JobState> FINAL = Collections.unmodifiableSet(
        EnumSet.of(JobState.FIRST_DONE, JobState.SECOND_DONE, JobState.FINISHED, JobState.CLOSED,
            JobState.HALTED));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<JobState, JobEvent> {
    static final ChartDefinition<JobState, JobEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, JobState.values());
    }

    @Override
    protected int positionOf(Enum<?> event) {
      return COLUMNS[event.ordinal()];
    }

    @Override
    protected int indexOf(JobEvent event) {
      return COLUMNS[event.ordinal()];
    }

    @Override
    protected boolean isFinal(JobState state) {
      return JobTransitions.isFinal(state);
    }
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code REVIEW_AFTER_2H}. */
    REVIEW_AFTER_2H
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<JobState, JobState, JobEvent, Void, JobEffects> {
    static final Chart<JobState, JobEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("tell", "firstDone", "leave", "reached");

    Instance(ChartSetup<JobState, JobEvent> setup, JobEffects effects) {
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone() {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), null);
    }

    @Override
    protected int column(JobEvent event) {
      return COLUMNS[event.ordinal()];
    }

    @Override
    protected void perform(int effect, JobEffects effects, JobState source, JobEvent event,
        Void context) {
      switch (effect) {
        // tell
        case 0 -> effects.tell();
        // firstDone
        case 1 -> effects.firstDone();
        // leave
        case 2 -> effects.leave();
        // reached
        case 3 -> effects.reached();
        default -> throw new AssertionError(effect);
      }
    }
  }
}
