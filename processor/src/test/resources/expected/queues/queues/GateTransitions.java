package queues;

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
 * The steps of {@code Gate} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link GateMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class GateTransitions {
  private GateTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<GateState, GateEvent, Void>, Void, GateEffects> begin(
      GateLogic logic) {
    Instance instance = Instance.alone(logic);
    List<Effect<GateEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new Step<>(instance.snapshot(), instance.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<GateState, GateEvent, Void>, Void, GateEffects> step(
      Snapshot<GateState, GateEvent, Void> snapshot, GateEvent event, GateLogic logic) {
    Instance next = Instance.alone(logic);
    next.resume(snapshot);
    List<Effect<GateEffects>> effects = next.fireAlone(event, Instance.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<GateState, GateEvent, Void> snapshot, GateEvent event,
      GateLogic logic) {
    Instance now = Instance.alone(logic);
    now.resume(snapshot);
    return now.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
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
   * The events that have a transition in a state, whatever its guard says, without those that the
   * machine itself makes; unmodifiable.
   */
  public static Set<GateEvent.Type> events(GateState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<GateState> targets(GateState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<GateState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<GateState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(GateState state) {
    return state == GateState.SHUT;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(GateState state) {
    return false;
  }

  /** What refusals are explained with. */
  static ChartDefinition<GateState, GateEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<GateState, GateEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, GateState.class, GateEvent.Type.class);

    static final Set<GateState> INITIAL = Collections.unmodifiableSet(EnumSet.of(GateState.SHUT));

    static final Set<GateState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<GateState, GateEvent> {
    static final ChartDefinition<GateState, GateEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, GateState.values());
    }

    @Override
    protected int indexOf(GateEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(GateState state) {
      return GateTransitions.isFinal(state);
    }
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<GateState, GateState, GateEvent, Void, GateEffects> {
    static final Chart<GateState, GateEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("hoot", "wave");

    private final GateLogic logic;

    Instance(ChartSetup<GateState, GateEvent> setup, GateLogic logic, GateEffects effects) {
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(GateLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), logic, null);
    }

    @Override
    protected int column(GateEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, GateState source, GateEvent event, Void context) {
      return switch (decision) {
        // PASS in FAST
        case 0 -> passInFast(event);
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
        // hoot
        case 0 -> effects.hoot();
        // wave
        case 1 -> effects.wave((GateEvent.Pass) event);
        default -> throw new AssertionError(effect);
      }
    }
  }
}
