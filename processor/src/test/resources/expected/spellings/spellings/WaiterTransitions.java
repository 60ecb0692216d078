package spellings;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Waiter} as functions. Nothing is kept between calls, so all are thread-safe.
 * A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link WaiterMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WaiterTransitions {
  private static final ChartDefinition<WaiterState, WaiterEvent> RULES =
      new ChartDefinition<>(Life.CHART, WaiterState.values());

  static {
    RULES.begins(WaiterState.CALM);
    RULES.ends(WaiterState.OVER);
  }

  private WaiterTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<WaiterState, Integer, WaiterEffects> begin(Integer context,
      WaiterLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<WaiterEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
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
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<WaiterEffects>> effects = life.fireAlone(event, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<WaiterState, Integer, WaiterEffects> step(WaiterState from, Integer context,
      Timer timer, WaiterLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<WaiterEffects>> effects = life.elapseAlone(timer.ordinal(), Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The event {@code skip}. <code>CALM → CALM or BUSY</code>. */
  public static WaiterState skip(WaiterState from, Integer context, WaiterLogic logic) {
    return next(from, WaiterEvent.SKIP, context, logic);
  }

  /**
   * The event {@code CALM.after.back-off}. <code>CALM → BUSY [MAY_GO]</code>. For those who keep
   * the time of an instance themselves.
   */
  public static WaiterState calmAfterBackOff(WaiterState from, Integer context, WaiterLogic logic) {
    return step(from, context, Timer.CALM_AFTER_BACK_OFF, logic).state();
  }

  /** The state after an event and all that it leads to. */
  public static WaiterState next(WaiterState from, WaiterEvent event, Integer context,
      WaiterLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(WaiterState from, WaiterEvent event, Integer context,
      WaiterLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(WaiterState from, WaiterState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static WaiterState transition(WaiterState from, WaiterState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<WaiterEvent> events(WaiterState from) {
    return RULES.events(from, WaiterEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<WaiterState> targets(WaiterState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<WaiterState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<WaiterState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(WaiterState state) {
    return state == WaiterState.CALM;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(WaiterState state) {
    return state == WaiterState.OVER;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<WaiterState, WaiterEvent> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code CALM.after.back-off}. */
    CALM_AFTER_BACK_OFF
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<WaiterState, WaiterState, WaiterEvent, Integer, WaiterEffects> {
    static final Chart<WaiterState, WaiterEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("ring-bell", "LOG_ENTRY");

    private final WaiterLogic logic;

    Life(ChartSetup<WaiterState, WaiterEvent> setup, Integer context, WaiterLogic logic,
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
      chart.leaf("CALM", WaiterState.CALM, 0).entry(1).timer(WaiterEvent.CALM_AFTER_BACK_OFF,
          "back-off", -1L);
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

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Integer context, WaiterLogic logic) {
      return new Life(ChartSetup.alone(WaiterTransitions.rules(), false), context, logic, null);
    }

    @Override
    protected int column(WaiterEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, WaiterState source, WaiterEvent event, Integer context) {
      return switch (decision) {
        case 0 -> calmAfterBackOffInCalm(context); // CALM_AFTER_BACK_OFF in CALM
        case 1 -> alwaysInBusy(context); // always in BUSY
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
        case 1 -> Failure.due(logic.whereTo(context), this,
            "choose whereTo").state(); // CALM on SKIP
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
        case 0 -> effects.ringBell(context); // ringBell
        case 1 -> effects.logEntry(context); // logEntry
        default -> throw new AssertionError(effect);
      }
    }
  }
}
