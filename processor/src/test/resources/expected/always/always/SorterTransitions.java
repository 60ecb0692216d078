package always;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
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
 * The steps of {@code Sorter} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link SorterMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class SorterTransitions {
  private SorterTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<SorterState, Parcel, SorterEffects> begin(Parcel context, SorterLogic logic) {
    Instance instance = Instance.alone(context, logic);
    List<Effect<SorterEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<SorterState, Parcel, SorterEffects> step(SorterState from, Parcel context,
      SorterEvent event, SorterLogic logic) {
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    List<Effect<SorterEffects>> effects = instance.fireAlone(event, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The event {@code take}.
   *
   * <p><code>WAITING → CHECKING</code>.
   *
   * @return the state after all that it leads to
   */
  public static SorterState take(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.TAKE, context, logic);
  }

  /**
   * The event {@code weighed}.
   *
   * <p><code>CHECKING → (stays)</code>.
   *
   * @return the state after all that it leads to
   */
  public static SorterState weighed(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.WEIGHED, context, logic);
  }

  /**
   * The event {@code stamped}.
   *
   * <p><code>CHECKING → (stays), LABELLED → (stays)</code>.
   *
   * @return the state after all that it leads to
   */
  public static SorterState stamped(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.STAMPED, context, logic);
  }

  /**
   * The event {@code spin}.
   *
   * <p><code>WAITING → SPINNING</code>.
   *
   * @return the state after all that it leads to
   */
  public static SorterState spin(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.SPIN, context, logic);
  }

  /**
   * The event {@code entered}.
   *
   * <p><code>CHECKING → (stays), LABELLED → (stays)</code>.
   *
   * @return the state after all that it leads to
   */
  public static SorterState entered(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.ENTERED, context, logic);
  }

  /**
   * The event {@code left}.
   *
   * <p><code>LABELLED → (stays), HEAVY → WAITING</code>.
   *
   * @return the state after all that it leads to
   */
  public static SorterState left(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.LEFT, context, logic);
  }

  /**
   * The event {@code toWaiting}.
   *
   * <p><code>LABELLED → WAITING</code>.
   *
   * @return the state after all that it leads to
   */
  public static SorterState toWaiting(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.TO_WAITING, context, logic);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>SPINNING → WAITING, TURNING → WAITING</code>.
   *
   * @return the state after all that it leads to
   */
  public static SorterState stop(SorterState from, Parcel context, SorterLogic logic) {
    return next(from, SorterEvent.STOP, context, logic);
  }

  /**
   * The state after an event and all that it leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static SorterState next(SorterState from, SorterEvent event, Parcel context,
      SorterLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(SorterState from, SorterEvent event, Parcel context,
      SorterLogic logic) {
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    return instance.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(SorterState from, SorterState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static SorterState transition(SorterState from, SorterState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<SorterEvent> events(SorterState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<SorterState> targets(SorterState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<SorterState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<SorterState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(SorterState state) {
    return state == SorterState.WAITING;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(SorterState state) {
    return state == SorterState.SENT;
  }

  /** What refusals are explained with. */
  static ChartDefinition<SorterState, SorterEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<SorterState, SorterEvent> MOVES =
        new Moves<>(Rules.INSTANCE, SorterState.class, SorterEvent.class);

    static final Set<SorterState> INITIAL =
        Collections.unmodifiableSet(EnumSet.of(SorterState.WAITING));

    static final Set<SorterState> FINAL = Collections.unmodifiableSet(EnumSet.of(SorterState.SENT));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<SorterState, SorterEvent> {
    static final ChartDefinition<SorterState, SorterEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, SorterState.values());
    }

    @Override
    protected boolean isFinal(SorterState state) {
      return SorterTransitions.isFinal(state);
    }
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<SorterState, SorterState, SorterEvent, Parcel, SorterEffects> {
    static final Chart<SorterState, SorterEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("stamp", "enter", "leave", "log");

    private final SorterLogic logic;

    Instance(ChartSetup<SorterState, SorterEvent> setup, Parcel context, SorterLogic logic,
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(Parcel context, SorterLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, true), context, logic, null);
    }

    @Override
    protected int column(SorterEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, SorterState source, SorterEvent event, Parcel context) {
      return switch (decision) {
        // always in CHECKING
        case 0 -> alwaysInChecking(context);
        // always in LABELLED
        case 1 -> alwaysInLabelled(context);
        // always in SPINNING
        case 2 -> alwaysInSpinning(context);
        // always in TURNING
        case 3 -> alwaysInTurning(context);
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
        // WAITING on TAKE
        case 0 -> Failure.due(logic.weigh(context), this, "update weigh");
        // CHECKING on WEIGHED
        case 2 -> Failure.due(logic.label(context), this, "update label");
        default -> context;
      };
    }

    @Override
    protected void perform(int effect, SorterEffects effects, SorterState source, SorterEvent event,
        Parcel context) {
      switch (effect) {
        // stamp
        case 0 -> effects.stamp(context);
        // enter
        case 1 -> effects.enter(context);
        // leave
        case 2 -> effects.leave(context);
        // log
        case 3 -> effects.log(context);
        default -> throw new AssertionError(effect);
      }
    }
  }
}
