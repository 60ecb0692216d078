package always;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Sorter} as functions. Nothing is kept between calls, so all are thread-safe.
 *
 * <p>{@link SorterMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class SorterTransitions {
  private static final ChartDefinition<SorterState, SorterEvent> RULES =
      new ChartDefinition<>(Life.CHART, SorterState.values());

  static {
    RULES.begins(SorterState.WAITING);
    RULES.ends(SorterState.SENT);
  }

  private SorterTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<SorterState, Parcel, SorterEffects> begin(Parcel context, SorterLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<SorterEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<SorterState, Parcel, SorterEffects> step(SorterState from, Parcel context,
      SorterEvent event, SorterLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<SorterEffects>> effects = life.fireAlone(event, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The event {@code take}. <code>WAITING → CHECKING</code>. */
  public static SorterState take(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.TAKE, context, logic);
  }

  /** The event {@code weighed}. <code>CHECKING → (stays)</code>. */
  public static SorterState weighed(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.WEIGHED, context, logic);
  }

  /** The event {@code stamped}. <code>CHECKING → (stays), LABELLED → (stays)</code>. */
  public static SorterState stamped(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.STAMPED, context, logic);
  }

  /** The event {@code spin}. <code>WAITING → SPINNING</code>. */
  public static SorterState spin(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.SPIN, context, logic);
  }

  /** The event {@code entered}. <code>CHECKING → (stays), LABELLED → (stays)</code>. */
  public static SorterState entered(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.ENTERED, context, logic);
  }

  /** The event {@code left}. <code>LABELLED → (stays), HEAVY → WAITING</code>. */
  public static SorterState left(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.LEFT, context, logic);
  }

  /** The event {@code toWaiting}. <code>LABELLED → WAITING</code>. */
  public static SorterState toWaiting(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.TO_WAITING, context, logic);
  }

  /** The event {@code stop}. <code>SPINNING → WAITING, TURNING → WAITING</code>. */
  public static SorterState stop(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.STOP, context, logic);
  }

  /** The state after an event and all that it leads to. */
  public static SorterState next(SorterState from, SorterEvent event, Parcel context,
      SorterLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(SorterState from, SorterEvent event, Parcel context,
      SorterLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(SorterState from, SorterState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static SorterState transition(SorterState from, SorterState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<SorterEvent> events(SorterState from) {
    return RULES.events(from, SorterEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<SorterState> targets(SorterState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<SorterState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<SorterState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(SorterState state) {
    return state == SorterState.WAITING;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(SorterState state) {
    return state == SorterState.SENT;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<SorterState, SorterEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<SorterState, SorterState, SorterEvent, Parcel, SorterEffects> {
    static final Chart<SorterState, SorterEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("stamp", "enter", "leave", "log");

    private final SorterLogic logic;

    Life(ChartSetup<SorterState, SorterEvent> setup, Parcel context, SorterLogic logic,
        SorterEffects effects) {
      super(CHART, setup, context, effects);
      this.logic = logic;
    }

    private static Chart<SorterState, SorterEvent> chart() {
      ChartBuilder<SorterState, SorterEvent> chart =
          new ChartBuilder<>("Sorter", SorterState.values());
      chart.event("take", SorterEvent.TAKE);
      chart.event("weighed", SorterEvent.WEIGHED);
      chart.event("stamped", SorterEvent.STAMPED);
      chart.event("spin", SorterEvent.SPIN);
      chart.event("entered", SorterEvent.ENTERED);
      chart.event("left", SorterEvent.LEFT);
      chart.event("toWaiting", SorterEvent.TO_WAITING);
      chart.event("stop", SorterEvent.STOP);
      chart.root(false, 1);
      chart.leaf("WAITING", SorterState.WAITING, 0);
      chart.leaf("CHECKING", SorterState.CHECKING, 0).entry(3).exit(3).raisesOnEntry(SorterEvent.ENTERED).raisesOnExit(SorterEvent.LEFT);
      chart.leaf("LABELLED", SorterState.LABELLED, 0);
      chart.leaf("HEAVY", SorterState.HEAVY, 0);
      chart.leaf("SPINNING", SorterState.SPINNING, 0);
      chart.leaf("TURNING", SorterState.TURNING, 0);
      chart.ending("SENT", SorterState.SENT, 0);
      chart.transition(1, null, 2).updates().raises(SorterEvent.WEIGHED, SorterEvent.STAMPED);
      chart.transition(1, null, 5);
      chart.transition(2, null).updates();
      chart.transition(2, null).effects(0);
      chart.transition(2, null).effects(1);
      chart.transition(2, "!light", 4);
      chart.transition(2, "labelled", 3);
      chart.transition(3, null).effects(2);
      chart.transition(3, null).effects(0);
      chart.transition(3, null).effects(1);
      chart.transition(3, null, 1);
      chart.transition(3, "gone", 7);
      chart.transition(4, null, 1).effects(2);
      chart.transition(5, null, 1);
      chart.transition(5, "dizzy", 6);
      chart.transition(6, null, 1);
      chart.transition(6, "dizzy", 5);
      chart.decision(5, 6);
      chart.decision(11);
      chart.decision(14);
      chart.decision(16);
      return chart.build(new short[] {
            0, -1, -1, 1, -1, -1, -1, -1, -1, // WAITING
            -1, 2, 3, -1, 4, -1, -1, -1, 17, // CHECKING
            -1, -1, 8, -1, 9, 7, 10, -1, 18, // LABELLED
            -1, -1, -1, -1, -1, 12, -1, -1, -1, // HEAVY
            -1, -1, -1, -1, -1, -1, -1, 13, 19, // SPINNING
            -1, -1, -1, -1, -1, -1, -1, 15, 20, // TURNING
            -1, -1, -1, -1, -1, -1, -1, -1, -1, // SENT
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Parcel context, SorterLogic logic) {
      return new Life(ChartSetup.alone(SorterTransitions.rules(), true), context, logic, null);
    }

    @Override
    protected int column(SorterEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, SorterState source, SorterEvent event, Parcel context) {
      return switch (decision) {
        case 0 -> alwaysInChecking(context); // always in CHECKING
        case 1 -> alwaysInLabelled(context); // always in LABELLED
        case 2 -> alwaysInSpinning(context); // always in SPINNING
        case 3 -> alwaysInTurning(context); // always in TURNING
        default -> throw new AssertionError(decision);
      };
    }

    private int alwaysInChecking(Parcel context) {
      if (!logic.light(context)) {
        return 5; // → HEAVY
      }
      if (logic.labelled(context)) {
        return 6; // → LABELLED
      }
      return Chart.REFUSED;
    }

    private int alwaysInLabelled(Parcel context) {
      if (logic.gone(context)) {
        return 11; // → SENT
      }
      return Chart.REFUSED;
    }

    private int alwaysInSpinning(Parcel context) {
      if (logic.dizzy(context)) {
        return 14; // → TURNING
      }
      return Chart.REFUSED;
    }

    private int alwaysInTurning(Parcel context) {
      if (logic.dizzy(context)) {
        return 16; // → SPINNING
      }
      return Chart.REFUSED;
    }

    @Override
    protected Parcel update(int transition, SorterState source, SorterEvent event, Parcel context) {
      return switch (transition) {
        case 0 -> Failure.due(logic.weigh(context), this, "update weigh"); // WAITING on TAKE
        case 2 -> Failure.due(logic.label(context), this, "update label"); // CHECKING on WEIGHED
        default -> context;
      };
    }

    @Override
    protected void perform(int effect, SorterEffects effects, SorterState source, SorterEvent event,
        Parcel context) {
      switch (effect) {
        case 0 -> effects.stamp(context); // stamp
        case 1 -> effects.enter(context); // enter
        case 2 -> effects.leave(context); // leave
        case 3 -> effects.log(context); // log
        default -> throw new AssertionError(effect);
      }
    }
  }
}
