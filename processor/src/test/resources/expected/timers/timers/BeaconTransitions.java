package timers;

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
 * The steps of {@code Beacon} as functions. Nothing is kept between calls, so all are thread-safe.
 * A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link BeaconMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class BeaconTransitions {
  private static final ChartDefinition<BeaconState, BeaconEvent> RULES =
      new ChartDefinition<>(Life.CHART, BeaconState.values());

  static {
    RULES.begins(BeaconState.LIT);
    RULES.ends(BeaconState.GONE);
  }

  private BeaconTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<BeaconState, Tries, BeaconEffects> begin(Tries context, BeaconLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<BeaconEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<BeaconState, Tries, BeaconEffects> step(BeaconState from, Tries context,
      BeaconEvent event, BeaconLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<BeaconEffects>> effects = life.fireAlone(event, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<BeaconState, Tries, BeaconEffects> step(BeaconState from, Tries context,
      Timer timer, BeaconLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<BeaconEffects>> effects = life.elapseAlone(timer.ordinal(), Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The event {@code call}. <code>LIT → WAITING, DARK → WAITING</code>. */
  public static BeaconState call(BeaconState from, int channel, Tries context, BeaconLogic logic) {
    return next(from, BeaconEvent.call(channel), context, logic);
  }

  /** The event {@code answer}. <code>WAITING → LIT</code>. */
  public static BeaconState answer(BeaconState from, Tries context, BeaconLogic logic) {
    return next(from, BeaconEvent.answer(), context, logic);
  }

  /**
   * The event {@code Beacon.after.1h}. <code>LIT → GONE, DARK → GONE, WAITING → GONE</code>. For
   * those who keep the time of an instance themselves.
   */
  public static BeaconState beaconAfter1h(BeaconState from, Tries context, BeaconLogic logic) {
    return step(from, context, Timer.BEACON_AFTER_1H, logic).state();
  }

  /**
   * The event {@code LIT.after.500ms}. <code>LIT → DARK [dusk]</code>. For those who keep the time
   * of an instance themselves.
   */
  public static BeaconState litAfter500ms(BeaconState from, Tries context, BeaconLogic logic) {
    return step(from, context, Timer.LIT_AFTER_500MS, logic).state();
  }

  /**
   * The event {@code litForTooLong}. <code>LIT → GONE</code>. For those who keep the time of an
   * instance themselves.
   */
  public static BeaconState litForTooLong(BeaconState from, Tries context, BeaconLogic logic) {
    return step(from, context, Timer.LIT_FOR_TOO_LONG, logic).state();
  }

  /**
   * The event {@code DARK.after.500ms}. <code>DARK → LIT</code>. For those who keep the time of an
   * instance themselves.
   */
  public static BeaconState darkAfter500ms(BeaconState from, Tries context, BeaconLogic logic) {
    return step(from, context, Timer.DARK_AFTER_500MS, logic).state();
  }

  /**
   * The event {@code WAITING.after.backoff}. <code>WAITING → GONE [enough], WAITING →
   * WAITING</code>. For those who keep the time of an instance themselves.
   */
  public static BeaconState waitingAfterBackoff(BeaconState from, Tries context,
      BeaconLogic logic) {
    return step(from, context, Timer.WAITING_AFTER_BACKOFF, logic).state();
  }

  /** The state after an event and all that it leads to. */
  public static BeaconState next(BeaconState from, BeaconEvent event, Tries context,
      BeaconLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(BeaconState from, BeaconEvent event, Tries context,
      BeaconLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(BeaconState from, BeaconState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static BeaconState transition(BeaconState from, BeaconState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<BeaconEvent.Type> events(BeaconState from) {
    return RULES.events(from, BeaconEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<BeaconState> targets(BeaconState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<BeaconState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<BeaconState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(BeaconState state) {
    return state == BeaconState.LIT;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(BeaconState state) {
    return state == BeaconState.GONE;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<BeaconState, BeaconEvent> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code Beacon.after.1h}. */
    BEACON_AFTER_1H,
    /** The event {@code LIT.after.500ms}. */
    LIT_AFTER_500MS,
    /** The event {@code litForTooLong}. */
    LIT_FOR_TOO_LONG,
    /** The event {@code DARK.after.500ms}. */
    DARK_AFTER_500MS,
    /** The event {@code WAITING.after.backoff}. */
    WAITING_AFTER_BACKOFF
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<BeaconState, BeaconState, BeaconEvent, Tries, BeaconEffects> {
    static final Chart<BeaconState, BeaconEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("greet", "listen");

    private final BeaconLogic logic;

    Life(ChartSetup<BeaconState, BeaconEvent> setup, Tries context, BeaconLogic logic,
        BeaconEffects effects) {
      super(CHART, setup, context, effects);
      this.logic = logic;
    }

    private static Chart<BeaconState, BeaconEvent> chart() {
      ChartBuilder<BeaconState, BeaconEvent> chart =
          new ChartBuilder<>("Beacon", BeaconState.values());
      chart.event("call", null);
      chart.event("answer", BeaconEvent.answer());
      chart.event("LIT.after.500ms", BeaconEvent.litAfter500ms());
      chart.event("litForTooLong", BeaconEvent.litForTooLong());
      chart.event("DARK.after.500ms", BeaconEvent.darkAfter500ms());
      chart.event("WAITING.after.backoff", BeaconEvent.waitingAfterBackoff());
      chart.event("Beacon.after.1h", BeaconEvent.beaconAfter1h());
      chart.root(false, 1).timer(BeaconEvent.beaconAfter1h(), "1h", 3600000L);
      chart.leaf("LIT", BeaconState.LIT, 0).timer(BeaconEvent.litAfter500ms(), "500ms", 500L)
          .timer(BeaconEvent.litForTooLong(), "60s", 60000L);
      chart.leaf("DARK", BeaconState.DARK, 0).timer(BeaconEvent.darkAfter500ms(), "500ms", 500L);
      chart.leaf("WAITING", BeaconState.WAITING, 0).entry(1)
          .timer(BeaconEvent.waitingAfterBackoff(), "backoff", -1L);
      chart.ending("GONE", BeaconState.GONE, 0);
      chart.transition(1, "dusk", 2);
      chart.transition(1, null, 4);
      chart.transition(1, null, 3);
      chart.transition(2, null, 1);
      chart.transition(2, null, 3);
      chart.transition(3, "enough", 4);
      chart.transition(3, null, 3).updates();
      chart.transition(3, null, 1).effects(0);
      chart.transition(0, null, 4);
      chart.decision(0);
      chart.decision(5, 6);
      return chart.build(new short[] {
            2, -1, 9, 1, -1, -1, 8, -1, // LIT
            4, -1, -1, -1, 3, -1, 8, -1, // DARK
            -3, 7, -1, -1, -1, 10, 8, -1, // WAITING
            -1, -1, -1, -1, -1, -1, -1, -1, // GONE
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Tries context, BeaconLogic logic) {
      return new Life(ChartSetup.alone(BeaconTransitions.rules(), false), context, logic, null);
    }

    @Override
    protected int column(BeaconEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, BeaconState source, BeaconEvent event, Tries context) {
      return switch (decision) {
        case 0 -> litAfter500msInLit(context); // LIT_AFTER_500MS in LIT
        case 1 -> waitingAfterBackoffInWaiting(context); // WAITING_AFTER_BACKOFF in WAITING
        default -> throw new AssertionError(decision);
      };
    }

    private int litAfter500msInLit(Tries context) {
      if (logic.dusk(context)) {
        return 0; // → DARK
      }
      return Chart.REFUSED;
    }

    private int waitingAfterBackoffInWaiting(Tries context) {
      if (logic.enough(context)) {
        return 5; // → GONE
      }
      return 6; // → WAITING
    }

    @Override
    protected Tries update(int transition, BeaconState source, BeaconEvent event, Tries context) {
      return switch (transition) {
        // WAITING on WAITING_AFTER_BACKOFF
        case 6 -> Failure.due(logic.count(context), this, "update count");
        default -> context;
      };
    }

    @Override
    protected Duration delay(int timer, Tries context) {
      return switch (timer) {
        // WAITING_AFTER_BACKOFF
        case 4 -> Failure.due(logic.backoff(context), this, "delay backoff");
        default -> throw new AssertionError(timer);
      };
    }

    @Override
    protected void perform(int effect, BeaconEffects effects, BeaconState source, BeaconEvent event,
        Tries context) {
      switch (effect) {
        case 0 -> effects.greet(context); // greet
        case 1 -> effects.listen(context); // listen
        default -> throw new AssertionError(effect);
      }
    }
  }
}
