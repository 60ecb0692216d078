package enumtimers;

import dev.pawl.Effect;
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
 * The steps of {@code Gate} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link GateMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class GateTransitions {
  /** The column of each event. */
  private static final int[] COLUMNS = Constants.positions("Gate", Signal.values(),
      "OPEN_AFTER_60S", "GO", "DONE_WORK");

  private static final ChartDefinition<GateState, Signal> RULES =
      new ChartDefinition<>(Life.CHART, GateState.values());

  static {
    RULES.columns(COLUMNS);
    RULES.begins(GateState.SHUT);
    RULES.ends(GateState.IDLE);
  }

  private GateTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<GateState, Void, Void> begin() {
    Life life = Life.alone();
    List<Effect<Void>> effects = life.beginAlone(null, List.of());
    return new Step<>(life.state(), life.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<GateState, Void, Void> step(GateState from, Signal event) {
    Life life = Life.alone();
    life.resume(from, 0);
    List<Effect<Void>> effects = life.fireAlone(event, List.of());
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<GateState, Void, Void> step(GateState from, Timer timer) {
    Life life = Life.alone();
    life.resume(from, 0);
    List<Effect<Void>> effects = life.elapseAlone(timer.ordinal(), List.of());
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The event {@code GO}. <code>SHUT → OPEN, BUSY → IDLE</code>. */
  public static GateState go(GateState from) {
    return next(from, Signal.GO);
  }

  /**
   * The event {@code OPEN_AFTER_60S}. <code>OPEN → WORK</code>. For those who keep the time of an
   * instance themselves.
   */
  public static GateState openAfter60S(GateState from) {
    return step(from, Timer.OPEN_AFTER_60S).state();
  }

  /** The state after an event and all that it leads to. */
  public static GateState next(GateState from, Signal event) {
    return step(from, event).state();
  }

  /** Whether an event may be fired in a state, and has a transition. */
  public static boolean permits(GateState from, Signal event) {
    Life life = Life.alone();
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(GateState state, GateState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(GateState from, GateState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static GateState transition(GateState from, GateState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<Signal> events(GateState from) {
    return RULES.events(from, Signal.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<GateState> targets(GateState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<GateState> initialStates() {
    return RULES.initialStates();
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<GateState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(GateState state) {
    return state == GateState.SHUT;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(GateState state) {
    return state == GateState.IDLE;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<GateState, Signal> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code OPEN_AFTER_60S}. */
    OPEN_AFTER_60S
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<GateState, GateState, Signal, Void, Void> {
    static final Chart<GateState, Signal> CHART = chart();

    Life(ChartSetup<GateState, Signal> setup) {
      super(CHART, setup, null, null);
    }

    private static Chart<GateState, Signal> chart() {
      ChartBuilder<GateState, Signal> chart = new ChartBuilder<>("Gate", GateState.values());
      chart.event("OPEN_AFTER_60S", Signal.OPEN_AFTER_60S);
      chart.event("GO", Signal.GO);
      chart.event("DONE_WORK", Signal.DONE_WORK);
      chart.root(false, 1);
      chart.leaf("SHUT", GateState.SHUT, 0);
      chart.leaf("OPEN", GateState.OPEN, 0).timer(Signal.OPEN_AFTER_60S, "60s", 60000L);
      chart.composite("WORK", GateState.WORK, 0, 4).done(Signal.DONE_WORK);
      chart.leaf("BUSY", GateState.BUSY, 3);
      chart.ending("IDLE", GateState.IDLE, 3);
      chart.transition(1, null, 2);
      chart.transition(2, null, 3);
      chart.transition(3, null, 1);
      chart.transition(4, null, 5);
      return chart.build(new short[] {
            -1, 0, -1, -1, // SHUT
            1, -1, -1, -1, // OPEN
            -1, 3, 2, -1, // BUSY
            -1, -1, 2, -1, // IDLE
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone() {
      return new Life(ChartSetup.alone(GateTransitions.rules(), false));
    }

    @Override
    protected int column(Signal event) {
      return COLUMNS[event.ordinal()];
    }
  }
}
