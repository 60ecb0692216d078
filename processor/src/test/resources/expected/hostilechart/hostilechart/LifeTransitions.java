package hostilechart;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
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
 * The steps of {@code Life} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link LifeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class LifeTransitions {
  private static final ChartDefinition<LifeState, LifeEvent> RULES =
      new ChartDefinition<>(Life.CHART, LifeState.values());

  static {
    RULES.begins(LifeState.LIFE);
    RULES.ends(LifeState.DONE, LifeState.DONE2, LifeState.END);
  }

  private LifeTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static dev.pawl.Step<Snapshot<LifeState, LifeEvent, Step>, Step, LifeEffects> begin(
      Step context, LifeLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<LifeEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new dev.pawl.Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static dev.pawl.Step<Snapshot<LifeState, LifeEvent, Step>, Step, LifeEffects> step(
      Snapshot<LifeState, LifeEvent, Step> life, LifeEvent event, LifeLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<LifeEffects>> effects = next.fireAlone(event, Life.EFFECTS);
    return new dev.pawl.Step<>(next.snapshot(), next.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static dev.pawl.Step<Snapshot<LifeState, LifeEvent, Step>, Step, LifeEffects> step(
      Snapshot<LifeState, LifeEvent, Step> life, Timer timer, LifeLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<LifeEffects>> effects = next.elapseAlone(timer.ordinal(), Life.EFFECTS);
    return new dev.pawl.Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<LifeState, LifeEvent, Step> life, LifeEvent event,
      LifeLogic logic) {
    Life now = Life.alone(life.context(), logic);
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(LifeState state, LifeState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(LifeState from, LifeState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static LifeState transition(LifeState from, LifeState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<LifeEvent> events(LifeState from) {
    return RULES.events(from, LifeEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<LifeState> targets(LifeState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<LifeState> initialStates() {
    return RULES.initialStates();
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<LifeState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(LifeState state) {
    return state == LifeState.LIFE;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(LifeState state) {
    return state == LifeState.DONE || state == LifeState.DONE2 || state == LifeState.END;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<LifeState, LifeEvent> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code Snapshot.after.1s}. */
    SNAPSHOT_AFTER_1S,
    /** The event {@code Snapshot.after.setup}. */
    SNAPSHOT_AFTER_SETUP,
    /** The event {@code Over.after.1h}. */
    OVER_AFTER_1H
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<LifeState, LifeState, LifeEvent, Step, LifeEffects> {
    static final Chart<LifeState, LifeEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("life", "effects", "column", "over");

    private final LifeLogic logic;

    Life(ChartSetup<LifeState, LifeEvent> setup, Step context, LifeLogic logic,
        LifeEffects effects) {
      super(CHART, setup, context, effects);
      this.logic = logic;
    }

    private static Chart<LifeState, LifeEvent> chart() {
      ChartBuilder<LifeState, LifeEvent> chart = new ChartBuilder<>("Life", LifeState.values());
      chart.event("life", LifeEvent.LIFE);
      chart.event("restart", LifeEvent.RESTART);
      chart.event("next", LifeEvent.NEXT);
      chart.event("step", LifeEvent.STEP);
      chart.event("snapshot", LifeEvent.SNAPSHOT);
      chart.event("always", LifeEvent.ALWAYS);
      chart.event("raise", LifeEvent.RAISE);
      chart.event("scheduler", LifeEvent.SCHEDULER);
      chart.event("builder", LifeEvent.BUILDER);
      chart.event("remaining", LifeEvent.REMAINING);
      chart.event("done.Life", LifeEvent.DONE_LIFE);
      chart.event("Snapshot.after.1s", LifeEvent.SNAPSHOT_AFTER_1S);
      chart.event("Snapshot.after.setup", LifeEvent.SNAPSHOT_AFTER_SETUP);
      chart.event("Over.after.1h", LifeEvent.OVER_AFTER_1H);
      chart.root(false, 1);
      chart.parallel("Life", LifeState.LIFE, 0).done(LifeEvent.DONE_LIFE);
      chart.composite("Next", LifeState.NEXT, 1, 3);
      chart.leaf("Snapshot", LifeState.SNAPSHOT, 2).timer(LifeEvent.SNAPSHOT_AFTER_1S, "1s", 1000L)
          .timer(LifeEvent.SNAPSHOT_AFTER_SETUP, "setup", -1L);
      chart.leaf("Arc", LifeState.ARC, 2);
      chart.ending("Done", LifeState.DONE, 2).entry(1, 2).raisesOnEntry(LifeEvent.RAISE);
      chart.shallow("Last", null, 2, 4);
      chart.composite("Context", LifeState.CONTEXT, 1, 8);
      chart.leaf("Now", LifeState.NOW, 7);
      chart.ending("Done2", LifeState.DONE2, 7);
      chart.leaf("Over", LifeState.OVER, 0).entry(3).timer(LifeEvent.OVER_AFTER_1H, "1h", 3600000L);
      chart.ending("End", LifeState.END, 0);
      chart.transition(1, null, 3, 8).updates().effects(0);
      chart.transition(1, null, 10);
      chart.transition(1, null, 6);
      chart.transition(3, "next", 4);
      chart.transition(3, null, 4);
      chart.transition(3, null, 4);
      chart.transition(4, null, 3);
      chart.transition(4, null, 5);
      chart.transition(4, "next && decision", 5);
      chart.transition(4, "active && in(Now)", 3);
      chart.transition(8, null, 9);
      chart.transition(8, null, 9);
      chart.transition(8, null, 9);
      chart.transition(10, null, 11);
      chart.transition(10, null, 1);
      chart.transition(10, null, 1);
      chart.transition(10, null, 1);
      chart.decision(3);
      chart.decision(8);
      chart.decision(9);
      return chart.build(new short[] {
            0, 2, 17, -4, -1, -1, -1, -1, -1, -1, 1, 4, 5, -1, -1, // SNAPSHOT
            0, 2, -1, 6, 7, 18, -1, -1, -1, -1, 1, -1, -1, -1, 19, // ARC
            0, 2, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, // DONE
            0, 2, 10, -3, -1, -1, 11, 12, -1, -1, 1, -1, -1, -1, -1, // NOW
            0, 2, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, // DONE2
            -1, 14, -1, -1, -1, -1, -1, -1, 15, 16, -1, -1, -1, 13, -1, // OVER
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // END
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Step context, LifeLogic logic) {
      return new Life(ChartSetup.alone(LifeTransitions.rules(), false), context, logic, null);
    }

    @Override
    protected int column(LifeEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, LifeState source, LifeEvent event, Step context) {
      return switch (decision) {
        case 0 -> nextInSnapshot(context); // NEXT in SNAPSHOT
        case 1 -> alwaysInArc(context); // ALWAYS in ARC
        case 2 -> alwaysInArc_(context); // always in ARC
        default -> throw new AssertionError(decision);
      };
    }

    private int nextInSnapshot(Step context) {
      if (logic.next(context)) {
        return 3; // → ARC
      }
      return Chart.REFUSED;
    }

    private int alwaysInArc(Step context) {
      if (logic.next(context) && logic.decision(context)) {
        return 8; // → DONE
      }
      return Chart.REFUSED;
    }

    private int alwaysInArc_(Step context) {
      if (logic.active(context) && isActive(LifeState.NOW)) {
        return 9; // → SNAPSHOT
      }
      return Chart.REFUSED;
    }

    @Override
    protected Step update(int transition, LifeState source, LifeEvent event, Step context) {
      return switch (transition) {
        case 0 -> Failure.due(logic.life(context), this, "update life"); // LIFE on LIFE
        default -> context;
      };
    }

    @Override
    protected Duration delay(int timer, Step context) {
      return switch (timer) {
        // SNAPSHOT_AFTER_SETUP
        case 1 -> Failure.due(logic.setup(context), this, "delay setup");
        default -> throw new AssertionError(timer);
      };
    }

    @Override
    protected void perform(int effect, LifeEffects effects, LifeState source, LifeEvent event,
        Step context) {
      switch (effect) {
        case 0 -> effects.life(context); // life
        case 1 -> effects.effects(context); // effects
        case 2 -> effects.column(context); // column
        case 3 -> effects.over(context); // over
        default -> throw new AssertionError(effect);
      }
    }
  }
}
