package spellings;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartInstance;
import dev.pawl.engine.chart.ChartSetup;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Waiter} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link WaiterMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WaiterTransitions {
  private WaiterTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<WaiterState, Integer, WaiterEffects> begin(Integer context,
      WaiterLogic logic) {
    Instance instance = Instance.alone(context, logic);
    List<Effect<WaiterEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<WaiterState, Integer, WaiterEffects> step(WaiterState from, Integer context,
      WaiterEvent event, WaiterLogic logic) {
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    List<Effect<WaiterEffects>> effects = instance.fireAlone(event, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The same step where a timer has run down, for those who keep the time of an instance
   * themselves.
   *
   * @throws dev.pawl.IllegalTransitionError if nothing there waits for it
   */
  public static Step<WaiterState, Integer, WaiterEffects> step(WaiterState from, Integer context,
      Timer timer, WaiterLogic logic) {
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    List<Effect<WaiterEffects>> effects = instance.elapseAlone(timer.ordinal(), Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The event {@code skip}.
   *
   * <p><code>CALM → CALM or BUSY</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WaiterState skip(WaiterState from, Integer context, WaiterLogic logic) {
    return next(from, WaiterEvent.SKIP, context, logic);
  }

  /**
   * The event {@code CALM.after.back-off}.
   *
   * <p><code>CALM → BUSY [MAY_GO]</code>. For those who keep the time of an instance themselves.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static WaiterState calmAfterBackOff(WaiterState from, Integer context, WaiterLogic logic) {
    return step(from, context, Timer.CALM_AFTER_BACK_OFF, logic).state();
  }

  /**
   * The state after an event and all that it leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WaiterState next(WaiterState from, WaiterEvent event, Integer context,
      WaiterLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(WaiterState from, WaiterEvent event, Integer context,
      WaiterLogic logic) {
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    return instance.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(WaiterState from, WaiterState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static WaiterState transition(WaiterState from, WaiterState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /**
   * The events that have a transition in a state, whatever its guard says, without those that the
   * machine itself makes; unmodifiable.
   */
  public static Set<WaiterEvent> events(WaiterState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<WaiterState> targets(WaiterState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<WaiterState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<WaiterState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(WaiterState state) {
    return state == WaiterState.CALM;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(WaiterState state) {
    return state == WaiterState.OVER;
  }

  /** What refusals are explained with. */
  static ChartDefinition<WaiterState, WaiterEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<WaiterState, WaiterEvent> MOVES =
        new Moves<>(Rules.INSTANCE, WaiterState.class, WaiterEvent.class);

    static final Set<WaiterState> INITIAL =
        Collections.unmodifiableSet(EnumSet.of(WaiterState.CALM));

    static final Set<WaiterState> FINAL = Collections.unmodifiableSet(EnumSet.of(WaiterState.OVER));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<WaiterState, WaiterEvent> {
    static final ChartDefinition<WaiterState, WaiterEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, WaiterState.values());
    }

    @Override
    protected boolean isFinal(WaiterState state) {
      return WaiterTransitions.isFinal(state);
    }
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code CALM.after.back-off}. */
    CALM_AFTER_BACK_OFF
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<WaiterState, WaiterState, WaiterEvent, Integer, WaiterEffects> {
    static final Chart<WaiterState, WaiterEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("ring-bell", "LOG_ENTRY");

    private final WaiterLogic logic;

    Instance(ChartSetup<WaiterState, WaiterEvent> setup, Integer context, WaiterLogic logic,
        WaiterEffects effects) {
      super(CHART, setup, context, effects);
      this.logic = logic;
    }

    private static Chart<WaiterState, WaiterEvent> chart() {
      ChartBuilder<WaiterState, WaiterEvent> chart =
          new ChartBuilder<>("Waiter", WaiterState.values());
      chart.event("skip", WaiterEvent.SKIP);
      chart.event("CALM.after.back-off", WaiterEvent.CALM_AFTER_BACK_OFF);
      chart.root(false, 1);
      chart.leaf("CALM", WaiterState.CALM, 0).entry(1).timer(WaiterEvent.CALM_AFTER_BACK_OFF, "back-off", -1L);
      chart.leaf("BUSY", WaiterState.BUSY, 0);
      chart.ending("OVER", WaiterState.OVER, 0);
      chart.transition(1, "MAY_GO", 2).updates().effects(0);
      chart.transition(1, null, 1, 2).chosen();
      chart.transition(2, "is_over && !is-held", 3);
      chart.decision(0);
      chart.decision(2);
      return chart.build(new short[] {
            1, 3, -1, // CALM
            -1, -1, 4, // BUSY
            -1, -1, -1, // OVER
          });
    }

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(Integer context, WaiterLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), context, logic, null);
    }

    @Override
    protected int column(WaiterEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, WaiterState source, WaiterEvent event, Integer context) {
      return switch (decision) {
        // CALM_AFTER_BACK_OFF in CALM
        case 0 -> calmAfterBackOffInCalm(context);
        // always in BUSY
        case 1 -> alwaysInBusy(context);
        default -> throw new AssertionError(decision);
      };
    }

    private int calmAfterBackOffInCalm(Integer context) {
      if (logic.mayGo(context)) {
        return 0; // → BUSY
      }
      return Chart.REFUSED;
    }

    private int alwaysInBusy(Integer context) {
      if (logic.isOver(context) && !logic.isHeld(context)) {
        return 2; // → OVER
      }
      return Chart.REFUSED;
    }

    @Override
    protected WaiterState choose(int transition, WaiterState source, WaiterEvent event,
        Integer context) {
      return switch (transition) {
        // CALM on SKIP
        case 1 -> Failure.due(logic.whereTo(context), this, "choose whereTo").state();
        default -> throw new AssertionError(transition);
      };
    }

    @Override
    protected Integer update(int transition, WaiterState source, WaiterEvent event,
        Integer context) {
      return switch (transition) {
        // CALM on CALM_AFTER_BACK_OFF
        case 0 -> Failure.due(logic.countUp(context), this, "update countUp");
        default -> context;
      };
    }

    @Override
    protected Duration delay(int timer, Integer context) {
      return switch (timer) {
        // CALM_AFTER_BACK_OFF
        case 0 -> Failure.due(logic.backOff(context), this, "delay backOff");
        default -> throw new AssertionError(timer);
      };
    }

    @Override
    protected void perform(int effect, WaiterEffects effects, WaiterState source, WaiterEvent event,
        Integer context) {
      switch (effect) {
        // ringBell
        case 0 -> effects.ringBell(context);
        // logEntry
        case 1 -> effects.logEntry(context);
        default -> throw new AssertionError(effect);
      }
    }
  }
}
