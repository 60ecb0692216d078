package data;

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
 * The steps of {@code Loop} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A loop of sessions
 *
 * <p>{@link LoopMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class LoopTransitions {
  private LoopTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<LoopState, Counters, LoopEffects> begin(Counters context, LoopLogic logic) {
    Instance instance = Instance.alone(context, logic);
    List<Effect<LoopEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
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
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    List<Effect<LoopEffects>> effects = instance.fireAlone(event, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The event {@code begun}.
   *
   * <p><code>IDLE → RUNNING</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState begun(LoopState from, int session, String prompt, Counters context,
      LoopLogic logic) {
    return next(from, LoopEvent.begun(session, prompt), context, logic);
  }

  /**
   * The event {@code note}.
   *
   * <p><code>RUNNING → RUNNING [brief]</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static LoopState note(LoopState from, String prompt, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.note(prompt), context, logic);
  }

  /**
   * The event {@code fail}.
   *
   * <p><code>IDLE → FAILED, RUNNING → FAILED</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState fail(LoopState from, List<String> reason, Counters context,
      LoopLogic logic) {
    return next(from, LoopEvent.fail(reason), context, logic);
  }

  /**
   * The event {@code pause}.
   *
   * <p><code>RUNNING → PAUSED</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState pause(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.pause(), context, logic);
  }

  /**
   * The event {@code again}.
   *
   * <p><code>RUNNING → RUNNING</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState again(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.again(), context, logic);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>PAUSED → RUNNING [fresh]</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static LoopState go(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.go(), context, logic);
  }

  /**
   * The event {@code drop}.
   *
   * <p><code>PAUSED → IDLE</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState drop(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.drop(), context, logic);
  }

  /**
   * The event {@code retry}.
   *
   * <p><code>FAILED → IDLE</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState retry(LoopState from, Counters context, LoopLogic logic) {
    return next(from, LoopEvent.retry(), context, logic);
  }

  /**
   * The state after an event and all that it leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState next(LoopState from, LoopEvent event, Counters context, LoopLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(LoopState from, LoopEvent event, Counters context,
      LoopLogic logic) {
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    return instance.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(LoopState from, LoopState to) {
    return Facts.MOVES.targets(from.stateType()).contains(to.stateType());
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static LoopState transition(LoopState from, LoopState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from.stateType(), to.stateType());
    }
    return to;
  }

  /**
   * The events that have a transition in a state, whatever its guard says, without those that the
   * machine itself makes; unmodifiable.
   */
  public static Set<LoopEvent.Type> events(LoopState from) {
    return Facts.MOVES.events(from.stateType());
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<LoopState.Type> targets(LoopState from) {
    return Facts.MOVES.targets(from.stateType());
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<LoopState.Type> initialStates() {
    return Facts.INITIAL;
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<LoopState.Type> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
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
    return switch (state.stateType()) {
      case IDLE, RUNNING, PAUSED -> Light.GREEN;
      case OVER, FAILED, DEAD, ENDED -> Light.RED;
    };
  }

  /** What refusals are explained with. */
  static ChartDefinition<LoopState.Type, LoopEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<LoopState.Type, LoopEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, LoopState.Type.class, LoopEvent.Type.class);

    static final Set<LoopState.Type> INITIAL =
        Collections.unmodifiableSet(EnumSet.of(LoopState.Type.IDLE));

    static final Set<LoopState.Type> FINAL = Collections.unmodifiableSet(
        EnumSet.of(LoopState.Type.DEAD, LoopState.Type.ENDED));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<LoopState.Type, LoopEvent> {
    static final ChartDefinition<LoopState.Type, LoopEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, LoopState.Type.values());
    }

    @Override
    protected LoopState.Type key(Object state) {
      return state instanceof LoopState one ? one.stateType() : (LoopState.Type) state;
    }

    @Override
    protected int indexOf(LoopEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(LoopState.Type state) {
      return state == LoopState.Type.DEAD || state == LoopState.Type.ENDED;
    }
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<LoopState, LoopState.Type, LoopEvent, Counters, LoopEffects> {
    static final Chart<LoopState.Type, LoopEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("tell", "leave");

    private final LoopLogic logic;

    Instance(ChartSetup<LoopState, LoopEvent> setup, Counters context, LoopLogic logic,
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(Counters context, LoopLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), context, logic, null);
    }

    @Override
    protected int column(LoopEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, LoopState source, LoopEvent event, Counters context) {
      return switch (decision) {
        // NOTE in RUNNING
        case 0 -> noteInRunning(source, event, context);
        // GO in PAUSED
        case 1 -> goInPaused(source, context);
        // always in FAILED
        case 2 -> alwaysInFailed(source, context);
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
        // tell
        case 0 -> effects.tell(context, (LoopState.Running) source);
        // leave
        case 1 -> effects.leave(context, (LoopState.Running) source);
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
      return switch (key) {
        case IDLE -> LoopState.idle();
        case RUNNING ->
            new LoopState.Running(
                sessionForRunning(source, event),
                promptForRunning(source, event, context),
                ownerForRunning(source, context));
        case PAUSED ->
            new LoopState.Paused(
                sessionForPaused(source),
                context.total());
        case OVER -> throw new AssertionError(key);
        case FAILED -> new LoopState.Failed(reasonForFailed(event));
        case DEAD -> LoopState.dead();
        case ENDED -> LoopState.ended();
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
