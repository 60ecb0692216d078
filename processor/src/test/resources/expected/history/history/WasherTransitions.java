package history;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Washer} as functions. Nothing is kept between calls, so all are thread-safe.
 * A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link WasherMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WasherTransitions {
  private static final ChartDefinition<WasherState, WasherEvent> RULES =
      new ChartDefinition<>(Life.CHART, WasherState.values());

  static {
    RULES.begins(WasherState.READY);
  }

  private WasherTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<WasherState, WasherEvent, Void>, Void, Void> begin() {
    Life life = Life.alone();
    List<Effect<Void>> effects = life.beginAlone(null, List.of());
    return new Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<Snapshot<WasherState, WasherEvent, Void>, Void, Void> step(
      Snapshot<WasherState, WasherEvent, Void> life, WasherEvent event) {
    Life next = Life.alone();
    next.resume(life);
    List<Effect<Void>> effects = next.fireAlone(event, List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<WasherState, WasherEvent, Void> life, WasherEvent event) {
    Life now = Life.alone();
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(WasherState state, WasherState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(WasherState from, WasherState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static WasherState transition(WasherState from, WasherState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<WasherEvent> events(WasherState from) {
    return RULES.events(from, WasherEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<WasherState> targets(WasherState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<WasherState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<WasherState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(WasherState state) {
    return state == WasherState.READY;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(WasherState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<WasherState, WasherEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<WasherState, WasherState, WasherEvent, Void, Void> {
    static final Chart<WasherState, WasherEvent> CHART = chart();

    Life(ChartSetup<WasherState, WasherEvent> setup) {
      super(CHART, setup, null, null);
    }

    private static Chart<WasherState, WasherEvent> chart() {
      ChartBuilder<WasherState, WasherEvent> chart =
          new ChartBuilder<>("Washer", WasherState.values());
      chart.event("go", WasherEvent.GO);
      chart.event("resume", WasherEvent.RESUME);
      chart.event("deeply", WasherEvent.DEEPLY);
      chart.event("inside", WasherEvent.INSIDE);
      chart.event("open", WasherEvent.OPEN);
      chart.event("again", WasherEvent.AGAIN);
      chart.event("full", WasherEvent.FULL);
      chart.event("washed", WasherEvent.WASHED);
      chart.event("faster", WasherEvent.FASTER);
      chart.event("slower", WasherEvent.SLOWER);
      chart.event("turn", WasherEvent.TURN);
      chart.event("pump", WasherEvent.PUMP);
      chart.root(false, 1);
      chart.leaf("READY", WasherState.READY, 0);
      chart.composite("CYCLE", WasherState.CYCLE, 0, 3);
      chart.leaf("FILLING", WasherState.FILLING, 2);
      chart.composite("WASHING", WasherState.WASHING, 2, 5);
      chart.leaf("SLOW", WasherState.SLOW, 4);
      chart.leaf("FAST", WasherState.FAST, 4);
      chart.parallel("RINSING", WasherState.RINSING, 2);
      chart.composite("DRUM", WasherState.DRUM, 7, 9);
      chart.leaf("LEFT", WasherState.LEFT, 8);
      chart.leaf("RIGHT", WasherState.RIGHT, 8);
      chart.composite("PUMP", WasherState.PUMP, 7, 12);
      chart.leaf("IDLE", WasherState.IDLE, 11);
      chart.leaf("RUNNING", WasherState.RUNNING, 11);
      chart.deep("RINSING_LAST", null, 7, 10, 13);
      chart.shallow("LAST", null, 2, 3);
      chart.deep("EXACT", null, 2, 5);
      chart.transition(1, null, 2);
      chart.transition(1, null, 15);
      chart.transition(1, null, 16);
      chart.transition(1, null, 14);
      chart.transition(2, null, 1);
      chart.transition(2, null, 15);
      chart.transition(3, null, 4);
      chart.transition(4, null, 7);
      chart.transition(5, null, 6);
      chart.transition(6, null, 5);
      chart.transition(9, null, 10);
      chart.transition(10, null, 9);
      chart.transition(12, null, 13);
      chart.transition(13, null, 12);
      return chart.build(new short[] {
            0, 1, 2, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, // READY
            -1, -1, -1, -1, 4, 5, 6, -1, -1, -1, -1, -1, -1, // FILLING
            -1, -1, -1, -1, 4, 5, -1, 7, 8, -1, -1, -1, -1, // SLOW
            -1, -1, -1, -1, 4, 5, -1, 7, -1, 9, -1, -1, -1, // FAST
            -1, -1, -1, -1, 4, 5, -1, -1, -1, -1, 10, -1, -1, // LEFT
            -1, -1, -1, -1, 4, 5, -1, -1, -1, -1, 11, -1, -1, // RIGHT
            -1, -1, -1, -1, 4, 5, -1, -1, -1, -1, -1, 12, -1, // IDLE
            -1, -1, -1, -1, 4, 5, -1, -1, -1, -1, -1, 13, -1, // RUNNING
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone() {
      return new Life(ChartSetup.alone(WasherTransitions.rules(), false));
    }

    @Override
    protected int column(WasherEvent event) {
      return event.ordinal();
    }
  }
}
