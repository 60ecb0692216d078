package byenum;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
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
 * The steps of {@code Session} as functions. Nothing is kept between calls, so all are thread-safe.
 *
 * <p>A session, declared both ways
 *
 * <p>{@link SessionMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class SessionTransitions {
  private static final ChartDefinition<SessionState, SessionEvent> RULES =
      new ChartDefinition<>(Life.CHART, SessionState.values());

  static {
    Constants.require("Session", SessionState.values(), "IDLE", "OPEN", "WORK", "READY", "BUSY",
        "GONE", "LAST", "LIGHT", "BRIGHT", "DIM", "OFF", "KILLED");
    RULES.begins(SessionState.IDLE);
    RULES.ends(SessionState.GONE, SessionState.OFF, SessionState.KILLED);
  }

  private SessionTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<SessionState, SessionEvent, Integer>, Integer, SessionEffects> begin(
      Integer context, SessionLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<SessionEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<SessionState, SessionEvent, Integer>, Integer, SessionEffects> step(
      Snapshot<SessionState, SessionEvent, Integer> life, SessionEvent event, SessionLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<SessionEffects>> effects = next.fireAlone(event, Life.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<Snapshot<SessionState, SessionEvent, Integer>, Integer, SessionEffects> step(
      Snapshot<SessionState, SessionEvent, Integer> life, Timer timer, SessionLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<SessionEffects>> effects = next.elapseAlone(timer.ordinal(), Life.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<SessionState, SessionEvent, Integer> life,
      SessionEvent event, SessionLogic logic) {
    Life now = Life.alone(life.context(), logic);
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(SessionState state, SessionState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(SessionState from, SessionState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static SessionState transition(SessionState from, SessionState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<SessionEvent> events(SessionState from) {
    return RULES.events(from, SessionEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<SessionState> targets(SessionState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<SessionState> initialStates() {
    return RULES.initialStates();
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<SessionState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(SessionState state) {
    return state == SessionState.IDLE;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(SessionState state) {
    return state == SessionState.GONE || state == SessionState.OFF || state == SessionState.KILLED;
  }

  /** Whether a state is tagged {@code quiet}. */
  public static boolean isQuiet(SessionState state) {
    return state == SessionState.IDLE;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<SessionState, SessionEvent> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code Session.after.8h}. */
    SESSION_AFTER_8H,
    /** The event {@code BUSY.after.patience}. */
    BUSY_AFTER_PATIENCE
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<SessionState, SessionState, SessionEvent, Integer, SessionEffects> {
    static final Chart<SessionState, SessionEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("greet", "answer", "blink", "enter", "leave",
        "dark");

    private final SessionLogic logic;

    Life(ChartSetup<SessionState, SessionEvent> setup, Integer context, SessionLogic logic,
        SessionEffects effects) {
      super(CHART, setup, context, effects);
      this.logic = logic;
    }

    private static Chart<SessionState, SessionEvent> chart() {
      ChartBuilder<SessionState, SessionEvent> chart =
          new ChartBuilder<>("Session", SessionState.values());
      chart.event("open", SessionEvent.OPEN);
      chart.event("back", SessionEvent.BACK);
      chart.event("both", SessionEvent.BOTH);
      chart.event("ping", SessionEvent.PING);
      chart.event("closed", SessionEvent.CLOSED);
      chart.event("noise", SessionEvent.NOISE);
      chart.event("prompt", SessionEvent.PROMPT);
      chart.event("answer", SessionEvent.ANSWER);
      chart.event("switch", SessionEvent.SWITCH);
      chart.event("touch", SessionEvent.TOUCH);
      chart.event("kill", SessionEvent.KILL);
      chart.event("done.OPEN", SessionEvent.DONE_OPEN);
      chart.event("BUSY.after.patience", SessionEvent.BUSY_AFTER_PATIENCE);
      chart.event("Session.after.8h", SessionEvent.SESSION_AFTER_8H);
      chart.root(false, 1).timer(SessionEvent.SESSION_AFTER_8H, "8h", 28800000L);
      chart.leaf("IDLE", SessionState.IDLE, 0);
      chart.parallel("OPEN", SessionState.OPEN, 0).entry(3).exit(4).raisesOnEntry(SessionEvent.PING).raisesOnExit(SessionEvent.CLOSED).done(SessionEvent.DONE_OPEN);
      chart.composite("WORK", SessionState.WORK, 2, 4);
      chart.leaf("READY", SessionState.READY, 3);
      chart.leaf("BUSY", SessionState.BUSY, 3).timer(SessionEvent.BUSY_AFTER_PATIENCE,
          "patience", -1L);
      chart.ending("GONE", SessionState.GONE, 3);
      chart.shallow("LAST", SessionState.LAST, 3, 5);
      chart.composite("LIGHT", SessionState.LIGHT, 2, 9);
      chart.leaf("BRIGHT", SessionState.BRIGHT, 8);
      chart.leaf("DIM", SessionState.DIM, 8);
      chart.ending("OFF", SessionState.OFF, 8).entry(5);
      chart.ending("KILLED", SessionState.KILLED, 0);
      chart.transition(1, null, 2).updates().effects(0);
      chart.transition(2, null, 1);
      chart.transition(2, null, 7);
      chart.transition(2, null, 5, 10);
      chart.transition(4, null, 5);
      chart.transition(5, "in(DIM) || enough", 6);
      chart.transition(5, null, 4).effects(1);
      chart.transition(5, "enough", 4);
      chart.transition(5, null, 4);
      chart.transition(8, null, 10).internal();
      chart.transition(9, null).effects(2);
      chart.transition(9, "in(GONE)", 11);
      chart.transition(10, null, 9, 10).chosen();
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, null, 9);
      chart.transition(10, "in(GONE)", 11);
      chart.transition(0, null, 12);
      chart.transition(0, null, 12);
      chart.decision(7, Chart.IGNORED);
      chart.decision(5, 6);
      chart.decision(11);
      chart.decision(24);
      return chart.build(new short[] {
            0, -1, -1, -1, -1, -1, -1, -1, -1, -1, 25, -1, -1, 26, -1, // IDLE
            -1, 2, 3, -1, -1, -3, 4, -4, -1, -1, 25, 1, -1, 26, -1, // READY
            -1, 2, 3, -1, -1, 27, -1, 28, -1, -1, 25, 1, 8, 26, -1, // BUSY
            -1, 2, 3, -1, -1, -3, -1, -1, -1, -1, 25, 1, -1, 26, -1, // GONE
            -1, 2, 3, 10, -1, -1, -1, -1, 9, -1, 25, 1, -1, 26, 29, // BRIGHT
            13, 14, 15, 16, 17, 18, 19, 20, 21, 12, 22, 23, -1, 26, 30, // DIM
            -1, 2, 3, -1, -1, -1, -1, -1, 9, -1, 25, 1, -1, 26, -1, // OFF
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // KILLED
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Integer context, SessionLogic logic) {
      return new Life(ChartSetup.alone(SessionTransitions.rules(), true), context, logic, null);
    }

    @Override
    protected int column(SessionEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, SessionState source, SessionEvent event, Integer context) {
      return switch (decision) {
        case 0 -> noiseInBusy(context); // NOISE in BUSY
        case 1 -> answerInBusy(context); // ANSWER in BUSY
        case 2 -> alwaysInBright(); // always in BRIGHT
        case 3 -> alwaysInDim(); // always in DIM
        default -> throw new AssertionError(decision);
      };
    }

    private int noiseInBusy(Integer context) {
      if (logic.enough(context)) {
        return 7; // → READY
      }
      return Chart.IGNORED;
    }

    private int answerInBusy(Integer context) {
      if (isActive(SessionState.DIM) || logic.enough(context)) {
        return 5; // → GONE
      }
      return 6; // → READY
    }

    private int alwaysInBright() {
      if (isActive(SessionState.GONE)) {
        return 11; // → OFF
      }
      return Chart.REFUSED;
    }

    private int alwaysInDim() {
      if (isActive(SessionState.GONE)) {
        return 24; // → OFF
      }
      return Chart.REFUSED;
    }

    @Override
    protected SessionState choose(int transition, SessionState source, SessionEvent event,
        Integer context) {
      return switch (transition) {
        case 12 -> Failure.due(logic.pick(context), this, "choose pick").state(); // DIM on TOUCH
        default -> throw new AssertionError(transition);
      };
    }

    @Override
    protected Integer update(int transition, SessionState source, SessionEvent event,
        Integer context) {
      return switch (transition) {
        case 0 -> Failure.due(logic.count(context), this, "update count"); // IDLE on OPEN
        default -> context;
      };
    }

    @Override
    protected Duration delay(int timer, Integer context) {
      return switch (timer) {
        // BUSY_AFTER_PATIENCE
        case 1 -> Failure.due(logic.patience(context), this, "delay patience");
        default -> throw new AssertionError(timer);
      };
    }

    @Override
    protected void perform(int effect, SessionEffects effects, SessionState source,
        SessionEvent event, Integer context) {
      switch (effect) {
        case 0 -> effects.greet(context); // greet
        case 1 -> effects.answer(context); // answer
        case 2 -> effects.blink(context); // blink
        case 3 -> effects.enter(context); // enter
        case 4 -> effects.leave(context); // leave
        case 5 -> effects.dark(context); // dark
        default -> throw new AssertionError(effect);
      }
    }
  }
}
