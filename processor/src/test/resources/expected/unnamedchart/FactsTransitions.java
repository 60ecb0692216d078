import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
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
 * The steps of {@code Facts} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link FactsMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class FactsTransitions {
  private FactsTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<FactsState, FactsEvent, Chart>, Chart, FactsEffects> begin(
      Chart context, FactsLogic logic) {
    Instance instance = Instance.alone(context, logic);
    List<Effect<FactsEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new Step<>(instance.snapshot(), instance.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<FactsState, FactsEvent, Chart>, Chart, FactsEffects> step(
      Snapshot<FactsState, FactsEvent, Chart> snapshot, FactsEvent event, FactsLogic logic) {
    Instance next = Instance.alone(snapshot.context(), logic);
    next.resume(snapshot);
    List<Effect<FactsEffects>> effects = next.fireAlone(event, Instance.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /**
   * The same step where a timer has run down, for those who keep the time of an instance
   * themselves.
   *
   * @throws dev.pawl.IllegalTransitionError if nothing there waits for it
   */
  public static Step<Snapshot<FactsState, FactsEvent, Chart>, Chart, FactsEffects> step(
      Snapshot<FactsState, FactsEvent, Chart> snapshot, Timer timer, FactsLogic logic) {
    Instance next = Instance.alone(snapshot.context(), logic);
    next.resume(snapshot);
    List<Effect<FactsEffects>> effects = next.elapseAlone(timer.ordinal(), Instance.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<FactsState, FactsEvent, Chart> snapshot, FactsEvent event,
      FactsLogic logic) {
    Instance now = Instance.alone(snapshot.context(), logic);
    now.resume(snapshot);
    return now.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(FactsState from, FactsState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static FactsState transition(FactsState from, FactsState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /**
   * The events that have a transition in a state, whatever its guard says, without those that the
   * machine itself makes; unmodifiable.
   */
  public static Set<FactsEvent.Type> events(FactsState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<FactsState> targets(FactsState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<FactsState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<FactsState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(FactsState state) {
    return state == FactsState.OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(FactsState state) {
    return false;
  }

  /** What refusals are explained with. */
  static ChartDefinition<FactsState, FactsEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<FactsState, FactsEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, FactsState.class, FactsEvent.Type.class);

    static final Set<FactsState> INITIAL = Collections.unmodifiableSet(EnumSet.of(FactsState.OPEN));

    static final Set<FactsState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<FactsState, FactsEvent> {
    static final ChartDefinition<FactsState, FactsEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, FactsState.values());
    }

    @Override
    protected int indexOf(FactsEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(FactsState state) {
      return FactsTransitions.isFinal(state);
    }
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code ONE.after.patience}. */
    ONE_AFTER_PATIENCE
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<FactsState, FactsState, FactsEvent, Chart, FactsEffects> {
    static final dev.pawl.engine.chart.Chart<FactsState, FactsEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("greet");

    private final FactsLogic logic;

    Instance(ChartSetup<FactsState, FactsEvent> setup, Chart context, FactsLogic logic,
        FactsEffects effects) {
      super(CHART, setup, context, effects);
      this.logic = logic;
    }

    private static dev.pawl.engine.chart.Chart<FactsState, FactsEvent> chart() {
      ChartBuilder<FactsState, FactsEvent> chart = new ChartBuilder<>("Facts", FactsState.values());
      chart.event("tell", null);
      chart.event("open", FactsEvent.open());
      chart.event("ONE.after.patience", FactsEvent.oneAfterPatience());
      chart.root(false, 1);
      chart.parallel("OPEN", FactsState.OPEN, 0);
      chart.leaf("ONE", FactsState.ONE, 1).timer(FactsEvent.oneAfterPatience(), "patience", -1L);
      chart.leaf("TWO", FactsState.TWO, 1).entry(0);
      chart.leaf("SHUT", FactsState.SHUT, 0);
      chart.transition(1, null, 4).updates();
      chart.transition(2, null, 4);
      chart.transition(4, null, 1);
      return chart.build(new short[] {
            0, -1, 1, -1, // ONE
            0, -1, -1, -1, // TWO
            -1, 2, -1, -1, // SHUT
          });
    }

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(Chart context, FactsLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), context, logic, null);
    }

    @Override
    protected int column(FactsEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected Chart update(int transition, FactsState source, FactsEvent event, Chart context) {
      return switch (transition) {
        // OPEN on TELL
        case 0 -> Failure.due(logic.keep(context, (FactsEvent.Tell) event), this, "update keep");
        default -> context;
      };
    }

    @Override
    protected Duration delay(int timer, Chart context) {
      return switch (timer) {
        // ONE_AFTER_PATIENCE
        case 0 -> Failure.due(logic.patience(context), this, "delay patience");
        default -> throw new AssertionError(timer);
      };
    }

    @Override
    protected void perform(int effect, FactsEffects effects, FactsState source, FactsEvent event,
        Chart context) {
      switch (effect) {
        // greet
        case 0 -> effects.greet(context);
        default -> throw new AssertionError(effect);
      }
    }
  }
}
