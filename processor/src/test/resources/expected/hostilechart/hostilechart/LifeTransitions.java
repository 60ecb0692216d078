package hostilechart;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
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
 * The steps of {@code Life} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link LifeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class LifeTransitions {
  private LifeTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static dev.pawl.Step<Snapshot<LifeState, LifeEvent, Step>, Step, LifeEffects> begin(
      Step context, LifeLogic logic) {
    Instance instance = Instance.alone(context, logic);
    List<Effect<LifeEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new dev.pawl.Step<>(instance.snapshot(), instance.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static dev.pawl.Step<Snapshot<LifeState, LifeEvent, Step>, Step, LifeEffects> step(
      Snapshot<LifeState, LifeEvent, Step> snapshot, LifeEvent event, LifeLogic logic) {
    Instance next = Instance.alone(snapshot.context(), logic);
    next.resume(snapshot);
    List<Effect<LifeEffects>> effects = next.fireAlone(event, Instance.EFFECTS);
    return new dev.pawl.Step<>(next.snapshot(), next.context(), effects);
  }

  /**
   * The same step where a timer has run down, for those who keep the time of an instance
   * themselves.
   *
   * @throws dev.pawl.IllegalTransitionError if nothing there waits for it
   */
  public static dev.pawl.Step<Snapshot<LifeState, LifeEvent, Step>, Step, LifeEffects> step(
      Snapshot<LifeState, LifeEvent, Step> snapshot, Timer timer, LifeLogic logic) {
    Instance next = Instance.alone(snapshot.context(), logic);
    next.resume(snapshot);
    List<Effect<LifeEffects>> effects = next.elapseAlone(timer.ordinal(), Instance.EFFECTS);
    return new dev.pawl.Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<LifeState, LifeEvent, Step> snapshot, LifeEvent event,
      LifeLogic logic) {
    Instance now = Instance.alone(snapshot.context(), logic);
    now.resume(snapshot);
    return now.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(LifeState from, LifeState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static LifeState transition(LifeState from, LifeState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /**
   * The events that have a transition in a state, whatever its guard says, without those that the
   * machine itself makes; unmodifiable.
   */
  public static Set<LifeEvent> events(LifeState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<LifeState> targets(LifeState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<LifeState> initialStates() {
    return Facts.INITIAL;
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<LifeState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(LifeState state) {
    return state == LifeState.LIFE;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(LifeState state) {
    return state == LifeState.DONE || state == LifeState.DONE2 || state == LifeState.END;
  }

  /** What refusals are explained with. */
  static ChartDefinition<LifeState, LifeEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<LifeState, LifeEvent> MOVES =
        new Moves<>(Rules.INSTANCE, LifeState.class, LifeEvent.class);

    static final Set<LifeState> INITIAL = Collections.unmodifiableSet(EnumSet.of(LifeState.LIFE));

    static final Set<LifeState> FINAL = Collections.unmodifiableSet(
        EnumSet.of(LifeState.DONE, LifeState.DONE2, LifeState.END));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<LifeState, LifeEvent> {
    static final ChartDefinition<LifeState, LifeEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, LifeState.values());
    }

    @Override
    protected boolean isFinal(LifeState state) {
      return LifeTransitions.isFinal(state);
    }
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

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<LifeState, LifeState, LifeEvent, Step, LifeEffects> {
    static final Chart<LifeState, LifeEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("life", "effects", "column", "over");

    private final LifeLogic logic;

    Instance(ChartSetup<LifeState, LifeEvent> setup, Step context, LifeLogic logic,
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
      chart.leaf("Snapshot", LifeState.SNAPSHOT, 2).timer(LifeEvent.SNAPSHOT_AFTER_1S, "1s", 1000L).timer(LifeEvent.SNAPSHOT_AFTER_SETUP, "setup", -1L);
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(Step context, LifeLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), context, logic, null);
    }

    @Override
    protected int column(LifeEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, LifeState source, LifeEvent event, Step context) {
      return switch (decision) {
        // NEXT in SNAPSHOT
        case 0 -> nextInSnapshot(context);
        // ALWAYS in ARC
        case 1 -> alwaysInArc(context);
        // always in ARC
        case 2 -> alwaysInArc_(context);
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
        // LIFE on LIFE
        case 0 -> Failure.due(logic.life(context), this, "update life");
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
        // life
        case 0 -> effects.life(context);
        // effects
        case 1 -> effects.effects(context);
        // column
        case 2 -> effects.column(context);
        // over
        case 3 -> effects.over(context);
        default -> throw new AssertionError(effect);
      }
    }
  }
}
