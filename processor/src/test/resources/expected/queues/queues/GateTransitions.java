package queues;

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
 * The steps of {@code Gate} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link GateMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class GateTransitions {
  private static final ChartDefinition<GateState, GateEvent> RULES =
      new ChartDefinition<>(Life.CHART, GateState.values());

  static {
    RULES.begins(GateState.SHUT);
  }

  private GateTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<GateState, GateEvent, Void>, Void, GateEffects> begin(
      GateLogic logic) {
    Life life = Life.alone(logic);
    List<Effect<GateEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<GateState, GateEvent, Void>, Void, GateEffects> step(
      Snapshot<GateState, GateEvent, Void> life, GateEvent event, GateLogic logic) {
    Life next = Life.alone(logic);
    next.resume(life);
    List<Effect<GateEffects>> effects = next.fireAlone(event, Life.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<GateState, GateEvent, Void> life, GateEvent event,
      GateLogic logic) {
    Life now = Life.alone(logic);
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(GateState state, GateState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
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

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<GateEvent.Type> events(GateState from) {
    return RULES.events(from, GateEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<GateState> targets(GateState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<GateState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<GateState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(GateState state) {
    return state == GateState.SHUT;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(GateState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<GateState, GateEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<GateState, GateState, GateEvent, Void, GateEffects> {
    static final Chart<GateState, GateEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("hoot", "wave");

    private final GateLogic logic;

    Life(ChartSetup<GateState, GateEvent> setup, GateLogic logic, GateEffects effects) {
      super(CHART, setup, null, effects);
      this.logic = logic;
    }

    private static Chart<GateState, GateEvent> chart() {
      ChartBuilder<GateState, GateEvent> chart = new ChartBuilder<>("Gate", GateState.values());
      chart.event("pass", null);
      chart.event("open", GateEvent.open());
      chart.event("push", GateEvent.push());
      chart.event("opened", GateEvent.opened());
      chart.event("shut", GateEvent.shut());
      chart.event("done.MOVING", GateEvent.doneMoving());
      chart.root(false, 1);
      chart.leaf("SHUT", GateState.SHUT, 0);
      chart.composite("MOVING", GateState.MOVING, 0, 3).done(GateEvent.doneMoving());
      chart.leaf("SLOW", GateState.SLOW, 2);
      chart.leaf("FAST", GateState.FAST, 2);
      chart.leaf("WIDE", GateState.WIDE, 0);
      chart.transition(1, null, 2);
      chart.transition(2, null, 5);
      chart.transition(2, null).effects(0);
      chart.transition(2, null).effects(0);
      chart.transition(2, null).effects(0);
      chart.transition(3, null, 4);
      chart.transition(4, "urgent").effects(1);
      chart.transition(5, null).effects(1);
      chart.transition(5, null).effects(0);
      chart.transition(5, null, 1);
      chart.decision(6, Chart.DEFERRED);
      return chart.build(new short[] {
            -1, 0, -3, -1, -1, -3, -1, // SHUT
            -4, -4, 5, 1, 3, 4, -1, // SLOW
            10, -4, 2, 1, -3, 4, -1, // FAST
            7, 8, -1, -1, 9, -1, -1, // WIDE
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(GateLogic logic) {
      return new Life(ChartSetup.alone(GateTransitions.rules(), false), logic, null);
    }

    @Override
    protected int column(GateEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, GateState source, GateEvent event, Void context) {
      return switch (decision) {
        case 0 -> passInFast(event); // PASS in FAST
        default -> throw new AssertionError(decision);
      };
    }

    private int passInFast(GateEvent event) {
      if (logic.urgent((GateEvent.Pass) event)) {
        return 6; // stays
      }
      return Chart.DEFERRED;
    }

    @Override
    protected void perform(int effect, GateEffects effects, GateState source, GateEvent event,
        Void context) {
      switch (effect) {
        case 0 -> effects.hoot(); // hoot
        case 1 -> effects.wave((GateEvent.Pass) event); // wave
        default -> throw new AssertionError(effect);
      }
    }
  }
}
