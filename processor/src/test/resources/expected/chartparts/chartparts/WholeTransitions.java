package chartparts;

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
 * The steps of {@code Whole} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link WholeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WholeTransitions {
  private static final ChartDefinition<WholeState, WholeEvent> RULES =
      new ChartDefinition<>(Life.CHART, WholeState.values());

  static {
    RULES.begins(WholeState.A);
  }

  private WholeTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<WholeState, WholeEvent, Void>, Void, Void> begin() {
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
  public static Step<Snapshot<WholeState, WholeEvent, Void>, Void, Void> step(
      Snapshot<WholeState, WholeEvent, Void> life, WholeEvent event) {
    Life next = Life.alone();
    next.resume(life);
    List<Effect<Void>> effects = next.fireAlone(event, List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<WholeState, WholeEvent, Void> life, WholeEvent event) {
    Life now = Life.alone();
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(WholeState state, WholeState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(WholeState from, WholeState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static WholeState transition(WholeState from, WholeState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<WholeEvent> events(WholeState from) {
    return RULES.events(from, WholeEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<WholeState> targets(WholeState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<WholeState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<WholeState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(WholeState state) {
    return state == WholeState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(WholeState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<WholeState, WholeEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<WholeState, WholeState, WholeEvent, Void, Void> {
    static final Chart<WholeState, WholeEvent> CHART = chart();

    Life(ChartSetup<WholeState, WholeEvent> setup) {
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

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone() {
      return new Life(ChartSetup.alone(WholeTransitions.rules(), false));
    }

    @Override
    protected int column(WholeEvent event) {
      return event.ordinal();
    }
  }
}
