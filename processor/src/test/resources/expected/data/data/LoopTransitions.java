package data;

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
 * The steps of {@code Loop} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A loop of sessions
 *
 * <p>{@link LoopMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class LoopTransitions {
  private static final ChartDefinition<LoopState.Type, LoopEvent> RULES =
      new ChartDefinition<>(Life.CHART, LoopState.Type.values());

  private static final Light[] VIEW_LIGHT = {
    Light.GREEN, // IDLE
    Light.GREEN, // RUNNING
    Light.GREEN, // PAUSED
    Light.RED, // OVER
    Light.RED, // FAILED
    Light.RED, // DEAD
    Light.RED, // ENDED
  };

  static {
    RULES.begins(LoopState.Type.IDLE);
    RULES.ends(LoopState.Type.DEAD, LoopState.Type.ENDED);
  }

  private LoopTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<LoopState, Counters, LoopEffects> begin(Counters context, LoopLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<LoopEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<LoopState, Counters, LoopEffects> step(LoopState from, Counters context,
      LoopEvent event, LoopLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<LoopEffects>> effects = life.fireAlone(event, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The event {@code begun}. <code>IDLE → RUNNING</code>. */
  public static LoopState begun(LoopState from, int session, String prompt, Counters context,
      LoopLogic logic) {
    return next(from, LoopEvent.begun(session, prompt), context, logic);
  }

  /** The event {@code note}. <code>RUNNING → RUNNING [brief]</code>. */
  public static LoopState note(LoopState from, String prompt, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.note(prompt), context, logic);
  }

  /** The event {@code fail}. <code>IDLE → FAILED, RUNNING → FAILED</code>. */
  public static LoopState fail(LoopState from, List<String> reason, Counters context,
      LoopLogic logic) {
    return next(from, LoopEvent.fail(reason), context, logic);
  }

  /** The event {@code pause}. <code>RUNNING → PAUSED</code>. */
  public static LoopState pause(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.pause(), context, logic);
  }

  /** The event {@code again}. <code>RUNNING → RUNNING</code>. */
  public static LoopState again(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.again(), context, logic);
  }

  /** The event {@code go}. <code>PAUSED → RUNNING [fresh]</code>. */
  public static LoopState go(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.go(), context, logic);
  }

  /** The event {@code drop}. <code>PAUSED → IDLE</code>. */
  public static LoopState drop(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.drop(), context, logic);
  }

  /** The event {@code retry}. <code>FAILED → IDLE</code>. */
  public static LoopState retry(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.retry(), context, logic);
  }

  /** The state after an event and all that it leads to. */
  public static LoopState next(LoopState from, LoopEvent event, Counters context, LoopLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(LoopState from, LoopEvent event, Counters context,
      LoopLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(LoopState.Type state, LoopState.Type superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(LoopState from, LoopState to) {
    return RULES.targets(from.stateType()).contains(to.stateType());
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static LoopState transition(LoopState from, LoopState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from.stateType(), to.stateType());
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<LoopEvent.Type> events(LoopState from) {
    return RULES.events(from.stateType(), LoopEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<LoopState.Type> targets(LoopState from) {
    return RULES.targets(from.stateType());
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<LoopState.Type> initialStates() {
    return RULES.initialStates();
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<LoopState.Type> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(LoopState state) {
    return state.stateType() == LoopState.Type.IDLE;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(LoopState state) {
    return state.stateType() == LoopState.Type.DEAD || state.stateType() == LoopState.Type.ENDED;
  }

  /** Whether a state is tagged {@code busy}. */
  public static boolean isBusy(LoopState state) {
    return state.stateType() == LoopState.Type.RUNNING;
  }

  /** A state as {@link Light}. */
  public static Light toLight(LoopState state) {
    return VIEW_LIGHT[state.stateType().ordinal()];
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<LoopState.Type, LoopEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<LoopState, LoopState.Type, LoopEvent, Counters, LoopEffects> {
    static final Chart<LoopState.Type, LoopEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("tell", "leave");

    private final LoopLogic logic;

    Life(ChartSetup<LoopState, LoopEvent> setup, Counters context, LoopLogic logic,
        LoopEffects effects) {
      super(CHART, setup, context, effects);
      this.logic = logic;
    }

    private static Chart<LoopState.Type, LoopEvent> chart() {
      ChartBuilder<LoopState.Type, LoopEvent> chart =
          new ChartBuilder<>("Loop", LoopState.Type.values());
      chart.event("begun", null);
      chart.event("note", null);
      chart.event("fail", null);
      chart.event("pause", LoopEvent.pause());
      chart.event("again", LoopEvent.again());
      chart.event("go", LoopEvent.go());
      chart.event("drop", LoopEvent.drop());
      chart.event("retry", LoopEvent.retry());
      chart.event("done.OVER", LoopEvent.doneOver());
      chart.root(false, 1);
      chart.leaf("IDLE", LoopState.Type.IDLE, 0);
      chart.leaf("RUNNING", LoopState.Type.RUNNING, 0).exit(1);
      chart.leaf("PAUSED", LoopState.Type.PAUSED, 0);
      chart.composite("OVER", LoopState.Type.OVER, 0, 5).done(LoopEvent.doneOver());
      chart.leaf("FAILED", LoopState.Type.FAILED, 4);
      chart.ending("DEAD", LoopState.Type.DEAD, 4);
      chart.ending("ENDED", LoopState.Type.ENDED, 0);
      chart.transition(1, null, 2);
      chart.transition(1, null, 5);
      chart.transition(2, "brief", 2);
      chart.transition(2, null, 3).effects(0);
      chart.transition(2, null, 5);
      chart.transition(2, null, 2).updates();
      chart.transition(3, "fresh", 2);
      chart.transition(3, null, 1);
      chart.transition(4, null, 7);
      chart.transition(5, null, 1);
      chart.transition(5, "hopeless", 6);
      chart.decision(2);
      chart.decision(6);
      chart.decision(10);
      return chart.build(new short[] {
            0, -1, 1, -1, -1, -1, -1, -1, -1, -1, // IDLE
            -1, 11, 4, 3, 5, -1, -1, -1, -1, -1, // RUNNING
            -1, -1, -1, -1, -1, 12, 7, -1, -1, -1, // PAUSED
            -1, -1, -1, -1, -1, -1, -1, 9, 8, 13, // FAILED
            -1, -1, -1, -1, -1, -1, -1, -1, 8, -1, // DEAD
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // ENDED
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Counters context, LoopLogic logic) {
      return new Life(ChartSetup.alone(LoopTransitions.rules(), false), context, logic, null);
    }

    @Override
    protected int column(LoopEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, LoopState source, LoopEvent event, Counters context) {
      return switch (decision) {
        case 0 -> noteInRunning(source, event, context); // NOTE in RUNNING
        case 1 -> goInPaused(source, context); // GO in PAUSED
        case 2 -> alwaysInFailed(source, context); // always in FAILED
        default -> throw new AssertionError(decision);
      };
    }

    private int noteInRunning(LoopState source, LoopEvent event, Counters context) {
      if (logic.brief(context, (LoopState.Running) source, (LoopEvent.Note) event)) {
        return 2; // → RUNNING
      }
      return Chart.REFUSED;
    }

    private int goInPaused(LoopState source, Counters context) {
      if (logic.fresh(context, (LoopState.Paused) source)) {
        return 6; // → RUNNING
      }
      return Chart.REFUSED;
    }

    private int alwaysInFailed(LoopState source, Counters context) {
      if (logic.hopeless(context, (LoopState.Failed) source)) {
        return 10; // → DEAD
      }
      return Chart.REFUSED;
    }

    @Override
    protected Counters update(int transition, LoopState source, LoopEvent event, Counters context) {
      return switch (transition) {
        // RUNNING on AGAIN
        case 5 -> Failure.due(logic.count(context, (LoopState.Running) source), this,
            "update count");
        default -> context;
      };
    }

    @Override
    protected void perform(int effect, LoopEffects effects, LoopState source, LoopEvent event,
        Counters context) {
      switch (effect) {
        case 0 -> effects.tell(context, (LoopState.Running) source); // tell
        case 1 -> effects.leave(context, (LoopState.Running) source); // leave
        default -> throw new AssertionError(effect);
      }
    }

    @Override
    protected boolean carriesData() {
      return true;
    }

    @Override
    protected LoopState.Type key(LoopState state) {
      return state.stateType();
    }

    @Override
    protected LoopState state(LoopState.Type key, LoopState source, LoopEvent event,
        Counters context) {
      return switch (key.ordinal()) {
        case 0 -> LoopState.idle(); // IDLE
        // RUNNING
        case 1 -> new LoopState.Running(
            sessionForRunning(source, event),
            promptForRunning(source, event, context),
            ownerForRunning(source, context));
        // PAUSED
        case 2 -> new LoopState.Paused(
            sessionForPaused(source),
            context.total());
        case 4 -> new LoopState.Failed(reasonForFailed(event)); // FAILED
        case 5 -> LoopState.dead(); // DEAD
        case 6 -> LoopState.ended(); // ENDED
        default -> throw new AssertionError(key);
      };
    }

    private int sessionForRunning(LoopState source, LoopEvent event) {
      if (event instanceof LoopEvent.Begun carrier) {
        return carrier.session();
      }
      if (source instanceof LoopState.Running carrier) {
        return carrier.session();
      }
      if (source instanceof LoopState.Paused carrier) {
        return carrier.session();
      }
      return missing("session");
    }

    private String promptForRunning(LoopState source, LoopEvent event, Counters context) {
      if (event instanceof LoopEvent.Begun carrier) {
        return carrier.prompt();
      }
      if (event instanceof LoopEvent.Note carrier) {
        return carrier.prompt();
      }
      if (source instanceof LoopState.Running carrier) {
        return carrier.prompt();
      }
      return Failure.due(logic.promptForRunning(context, (LoopState.Paused) source), this,
          "data promptForRunning");
    }

    private String ownerForRunning(LoopState source, Counters context) {
      if (source instanceof LoopState.Running carrier) {
        return carrier.owner();
      }
      return context.owner();
    }

    private int sessionForPaused(LoopState source) {
      if (source instanceof LoopState.Running carrier) {
        return carrier.session();
      }
      return missing("session");
    }

    private List<String> reasonForFailed(LoopEvent event) {
      if (event instanceof LoopEvent.Fail carrier) {
        return carrier.reason();
      }
      return missing("reason");
    }
  }
}
