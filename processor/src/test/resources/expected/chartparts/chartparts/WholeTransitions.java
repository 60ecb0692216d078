package chartparts;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
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
 * The steps of {@code Whole} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link WholeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WholeTransitions {
  private WholeTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<WholeState, WholeEvent, Void>, Void, Void> begin() {
    Instance instance = Instance.alone();
    List<Effect<Void>> effects = instance.beginAlone(null, List.of());
    return new Step<>(instance.snapshot(), instance.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<Snapshot<WholeState, WholeEvent, Void>, Void, Void> step(
      Snapshot<WholeState, WholeEvent, Void> snapshot, WholeEvent event) {
    Instance next = Instance.alone();
    next.resume(snapshot);
    List<Effect<Void>> effects = next.fireAlone(event, List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<WholeState, WholeEvent, Void> snapshot, WholeEvent event) {
    Instance now = Instance.alone();
    now.resume(snapshot);
    return now.permits(event);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(WholeState from, WholeState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static WholeState transition(WholeState from, WholeState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<WholeEvent> events(WholeState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<WholeState> targets(WholeState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<WholeState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<WholeState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(WholeState state) {
    return state == WholeState.A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(WholeState state) {
    return false;
  }

  /** What refusals are explained with. */
  static ChartDefinition<WholeState, WholeEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<WholeState, WholeEvent> MOVES =
        new Moves<>(Rules.INSTANCE, WholeState.class, WholeEvent.class);

    static final Set<WholeState> INITIAL = Collections.unmodifiableSet(EnumSet.of(WholeState.A));

    static final Set<WholeState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<WholeState, WholeEvent> {
    static final ChartDefinition<WholeState, WholeEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, WholeState.values());
    }

    @Override
    protected boolean isFinal(WholeState state) {
      return WholeTransitions.isFinal(state);
    }
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<WholeState, WholeState, WholeEvent, Void, Void> {
    static final Chart<WholeState, WholeEvent> CHART = chart();

    Instance(ChartSetup<WholeState, WholeEvent> setup) {
      super(CHART, setup, null, null);
    }

    private static Chart<WholeState, WholeEvent> chart() {
      ChartBuilder<WholeState, WholeEvent> chart = new ChartBuilder<>("Whole", WholeState.values());
      chart.event("go", WholeEvent.GO);
      chart.event("back", WholeEvent.BACK);
      chart.root(false, 1);
      chart.parallel("A", WholeState.A, 0);
      chart.leaf("C", WholeState.C, 1);
      chart.leaf("D", WholeState.D, 1);
      chart.leaf("B", WholeState.B, 0);
      chart.transition(1, null, 4);
      chart.transition(4, null, 1);
      return chart.build(new short[] {
            0, -1, -1, // C
            0, -1, -1, // D
            -1, 1, -1, // B
          });
    }

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone() {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false));
    }

    @Override
    protected int column(WholeEvent event) {
      return event.ordinal();
    }
  }
}
