package enumtimers;

import dev.pawl.Effect;
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
 * The steps of {@code Gate} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link GateMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class GateTransitions {
  /** The column of each event. */
  private static final int[] COLUMNS = Constants.positions("Gate", Signal.values(),
      "OPEN_AFTER_60S", "GO", "DONE_WORK");

  private GateTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<GateState, Void, Void> begin() {
    Instance instance = Instance.alone();
    List<Effect<Void>> effects = instance.beginAlone(null, List.of());
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<GateState, Void, Void> step(GateState from, Signal event) {
    Instance instance = Instance.alone();
    instance.resume(from, 0);
    List<Effect<Void>> effects = instance.fireAlone(event, List.of());
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The same step where a timer has run down, for those who keep the time of an instance
   * themselves.
   *
   * @throws dev.pawl.IllegalTransitionError if nothing there waits for it
   */
  public static Step<GateState, Void, Void> step(GateState from, Timer timer) {
    Instance instance = Instance.alone();
    instance.resume(from, 0);
    List<Effect<Void>> effects = instance.elapseAlone(timer.ordinal(), List.of());
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The event {@code GO}.
   *
   * <p><code>SHUT → OPEN, BUSY → IDLE</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static GateState go(GateState from) {
    return next(from, Signal.GO);
  }

  /**
   * The event {@code OPEN_AFTER_60S}.
   *
   * <p><code>OPEN → WORK</code>. For those who keep the time of an instance themselves.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static GateState openAfter60S(GateState from) {
    return step(from, Timer.OPEN_AFTER_60S).state();
  }

  /**
   * The state after an event and all that it leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static GateState next(GateState from, Signal event) {
    return step(from, event).state();
  }

  /** Whether an event may be fired in a state, and has a transition. */
  public static boolean permits(GateState from, Signal event) {
    Instance instance = Instance.alone();
    instance.resume(from, 0);
    return instance.permits(event);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(GateState from, GateState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static GateState transition(GateState from, GateState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /**
   * The events that have a transition in a state, without those that the machine itself makes;
   * unmodifiable.
   */
  public static Set<Signal> events(GateState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<GateState> targets(GateState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<GateState> initialStates() {
    return Facts.INITIAL;
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<GateState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(GateState state) {
    return state == GateState.SHUT;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(GateState state) {
    return state == GateState.IDLE;
  }

  /** What refusals are explained with. */
  static ChartDefinition<GateState, Signal> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<GateState, Signal> MOVES =
        new Moves<>(Rules.INSTANCE, GateState.class, Signal.class);

    static final Set<GateState> INITIAL = Collections.unmodifiableSet(EnumSet.of(GateState.SHUT));

    static final Set<GateState> FINAL = Collections.unmodifiableSet(EnumSet.of(GateState.IDLE));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<GateState, Signal> {
    static final ChartDefinition<GateState, Signal> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, GateState.values());
    }

    @Override
    protected int positionOf(Enum<?> event) {
      return COLUMNS[event.ordinal()];
    }

    @Override
    protected int indexOf(Signal event) {
      return COLUMNS[event.ordinal()];
    }

    @Override
    protected boolean isFinal(GateState state) {
      return GateTransitions.isFinal(state);
    }
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code OPEN_AFTER_60S}. */
    OPEN_AFTER_60S
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance extends ChartInstance<GateState, GateState, Signal, Void, Void> {
    static final Chart<GateState, Signal> CHART = chart();

    Instance(ChartSetup<GateState, Signal> setup) {
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone() {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false));
    }

    @Override
    protected int column(Signal event) {
      return COLUMNS[event.ordinal()];
    }
  }
}
