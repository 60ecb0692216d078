import dev.pawl.Effect;
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
 * The steps of {@code Carrier} as functions. Nothing is kept between calls, so all are thread-safe.
 * A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link CarrierMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class CarrierTransitions {
  private static final ChartDefinition<CarrierState.Type, CarrierEvent> RULES =
      new ChartDefinition<>(Life.CHART, CarrierState.Type.values());

  static {
    RULES.begins(CarrierState.Type.EMPTY);
  }

  private CarrierTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static dev.pawl.Step<CarrierState, Step, Void> begin(Step context, CarrierLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<Void>> effects = life.beginAlone(null, List.of());
    return new dev.pawl.Step<>(life.state(), life.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static dev.pawl.Step<CarrierState, Step, Void> step(CarrierState from, Step context,
      CarrierEvent event, CarrierLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<Void>> effects = life.fireAlone(event, List.of());
    return new dev.pawl.Step<>(life.state(), life.context(), effects);
  }

  /** The event {@code tell}. <code>Empty → Full</code>. */
  public static CarrierState tell(CarrierState from, Step life, Step context, CarrierLogic logic) {
    return next(from, CarrierEvent.tell(life), context, logic);
  }

  /** The event {@code spill}. <code>Full → Empty [old]</code>. */
  public static CarrierState spill(CarrierState from, Step context, CarrierLogic logic) {
    return next(from, CarrierEvent.spill(), context, logic);
  }

  /** The state after an event and all that it leads to. */
  public static CarrierState next(CarrierState from, CarrierEvent event, Step context,
      CarrierLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(CarrierState from, CarrierEvent event, Step context,
      CarrierLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(CarrierState from, CarrierState to) {
    return RULES.targets(from.stateType()).contains(to.stateType());
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static CarrierState transition(CarrierState from, CarrierState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from.stateType(), to.stateType());
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<CarrierEvent.Type> events(CarrierState from) {
    return RULES.events(from.stateType(), CarrierEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<CarrierState.Type> targets(CarrierState from) {
    return RULES.targets(from.stateType());
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<CarrierState.Type> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<CarrierState.Type> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(CarrierState state) {
    return state.stateType() == CarrierState.Type.EMPTY;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(CarrierState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<CarrierState.Type, CarrierEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<CarrierState, CarrierState.Type, CarrierEvent, Step, Void> {
    static final Chart<CarrierState.Type, CarrierEvent> CHART = chart();

    private final CarrierLogic logic;

    Life(ChartSetup<CarrierState, CarrierEvent> setup, Step context, CarrierLogic logic) {
      super(CHART, setup, context, null);
      this.logic = logic;
    }

    private static Chart<CarrierState.Type, CarrierEvent> chart() {
      ChartBuilder<CarrierState.Type, CarrierEvent> chart =
          new ChartBuilder<>("Carrier", CarrierState.Type.values());
      chart.event("tell", null);
      chart.event("spill", CarrierEvent.spill());
      chart.root(false, 1);
      chart.leaf("Empty", CarrierState.Type.EMPTY, 0);
      chart.leaf("Full", CarrierState.Type.FULL, 0);
      chart.transition(1, null, 2);
      chart.transition(2, "old", 1);
      chart.decision(1);
      return chart.build(new short[] {
            0, -1, -1, // EMPTY
            -1, 2, -1, // FULL
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Step context, CarrierLogic logic) {
      return new Life(ChartSetup.alone(CarrierTransitions.rules(), false), context, logic);
    }

    @Override
    protected int column(CarrierEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, CarrierState source, CarrierEvent event, Step context) {
      return switch (decision) {
        case 0 -> spillInFull(source, context); // SPILL in FULL
        default -> throw new AssertionError(decision);
      };
    }

    private int spillInFull(CarrierState source, Step context) {
      if (logic.old(context, (CarrierState.Full) source)) {
        return 1; // → EMPTY
      }
      return Chart.REFUSED;
    }

    @Override
    protected boolean carriesData() {
      return true;
    }

    @Override
    protected CarrierState.Type key(CarrierState state) {
      return state.stateType();
    }

    @Override
    protected CarrierState state(CarrierState.Type key, CarrierState source, CarrierEvent event,
        Step context) {
      return switch (key.ordinal()) {
        case 0 -> CarrierState.empty(); // EMPTY
        // FULL
        case 1 -> new CarrierState.Full(
            lifeForFull(event),
            Failure.due(logic.rulesForFull(context, (CarrierEvent.Tell) event), this,
                "data rulesForFull"));
        default -> throw new AssertionError(key);
      };
    }

    private Step lifeForFull(CarrierEvent event) {
      if (event instanceof CarrierEvent.Tell carrier) {
        return carrier.life();
      }
      return missing("life");
    }
  }
}
