import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Facts} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link FactsMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class FactsTransitions {
  private static final ChartDefinition<FactsState, FactsEvent> RULES =
      new ChartDefinition<>(Life.CHART, FactsState.values());

  static {
    RULES.begins(FactsState.OPEN);
  }

  private FactsTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<FactsState, FactsEvent, Chart>, Chart, FactsEffects> begin(
      Chart context, FactsLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<FactsEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<FactsState, FactsEvent, Chart>, Chart, FactsEffects> step(
      Snapshot<FactsState, FactsEvent, Chart> life, FactsEvent event, FactsLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<FactsEffects>> effects = next.fireAlone(event, Life.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<Snapshot<FactsState, FactsEvent, Chart>, Chart, FactsEffects> step(
      Snapshot<FactsState, FactsEvent, Chart> life, Timer timer, FactsLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<FactsEffects>> effects = next.elapseAlone(timer.ordinal(), Life.EFFECTS);
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<FactsState, FactsEvent, Chart> life, FactsEvent event,
      FactsLogic logic) {
    Life now = Life.alone(life.context(), logic);
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(FactsState state, FactsState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(FactsState from, FactsState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static FactsState transition(FactsState from, FactsState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<FactsEvent.Type> events(FactsState from) {
    return RULES.events(from, FactsEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<FactsState> targets(FactsState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<FactsState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<FactsState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(FactsState state) {
    return state == FactsState.OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(FactsState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<FactsState, FactsEvent> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code ONE.after.patience}. */
    ONE_AFTER_PATIENCE
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<FactsState, FactsState, FactsEvent, Chart, FactsEffects> {
    static final dev.pawl.engine.chart.Chart<FactsState, FactsEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("greet");

    private final FactsLogic logic;

    Life(ChartSetup<FactsState, FactsEvent> setup, Chart context, FactsLogic logic,
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

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Chart context, FactsLogic logic) {
      return new Life(ChartSetup.alone(FactsTransitions.rules(), false), context, logic, null);
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
        case 0 -> effects.greet(context); // greet
        default -> throw new AssertionError(effect);
      }
    }
  }
}
