import dev.pawl.Effect;
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
 * The steps of {@code Carrier} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link CarrierMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class CarrierTransitions {
  private CarrierTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static dev.pawl.Step<CarrierState, Step, Void> begin(Step context, CarrierLogic logic) {
    Instance instance = Instance.alone(context, logic);
    List<Effect<Void>> effects = instance.beginAlone(null, List.of());
    return new dev.pawl.Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static dev.pawl.Step<CarrierState, Step, Void> step(CarrierState from, Step context,
      CarrierEvent event, CarrierLogic logic) {
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    List<Effect<Void>> effects = instance.fireAlone(event, List.of());
    return new dev.pawl.Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The event {@code tell}.
   *
   * <p><code>Empty → Full</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CarrierState tell(CarrierState from, Step life, Step context, CarrierLogic logic) {
    return next(from, CarrierEvent.tell(life), context, logic);
  }

  /**
   * The event {@code spill}.
   *
   * <p><code>Full → Empty [old]</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static CarrierState spill(CarrierState from, Step context, CarrierLogic logic) {
    return next(from, CarrierEvent.spill(), context, logic);
  }

  /**
   * The state after an event and all that it leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CarrierState next(CarrierState from, CarrierEvent event, Step context,
      CarrierLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(CarrierState from, CarrierEvent event, Step context,
      CarrierLogic logic) {
    Instance instance = Instance.alone(context, logic);
    instance.resume(from, 0);
    return instance.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(CarrierState from, CarrierState to) {
    return Facts.MOVES.targets(from.stateType()).contains(to.stateType());
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static CarrierState transition(CarrierState from, CarrierState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from.stateType(), to.stateType());
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<CarrierEvent.Type> events(CarrierState from) {
    return Facts.MOVES.events(from.stateType());
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<CarrierState.Type> targets(CarrierState from) {
    return Facts.MOVES.targets(from.stateType());
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<CarrierState.Type> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<CarrierState.Type> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(CarrierState state) {
    return state.stateType() == CarrierState.Type.EMPTY;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(CarrierState state) {
    return false;
  }

  /** What refusals are explained with. */
  static ChartDefinition<CarrierState.Type, CarrierEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<CarrierState.Type, CarrierEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, CarrierState.Type.class, CarrierEvent.Type.class);

    static final Set<CarrierState.Type> INITIAL =
        Collections.unmodifiableSet(EnumSet.of(CarrierState.Type.EMPTY));

    static final Set<CarrierState.Type> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<CarrierState.Type, CarrierEvent> {
    static final ChartDefinition<CarrierState.Type, CarrierEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, CarrierState.Type.values());
    }

    @Override
    protected CarrierState.Type key(Object state) {
      return state instanceof CarrierState one ? one.stateType() : (CarrierState.Type) state;
    }

    @Override
    protected int indexOf(CarrierEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(CarrierState.Type state) {
      return false;
    }
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<CarrierState, CarrierState.Type, CarrierEvent, Step, Void> {
    static final Chart<CarrierState.Type, CarrierEvent> CHART = chart();

    private final CarrierLogic logic;

    Instance(ChartSetup<CarrierState, CarrierEvent> setup, Step context, CarrierLogic logic) {
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(Step context, CarrierLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), context, logic);
    }

    @Override
    protected int column(CarrierEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, CarrierState source, CarrierEvent event, Step context) {
      return switch (decision) {
        // SPILL in FULL
        case 0 -> spillInFull(source, context);
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
      return switch (key) {
        case EMPTY -> CarrierState.empty();
        case FULL ->
            new CarrierState.Full(
                lifeForFull(event),
                Failure.due(logic.rulesForFull(context, (CarrierEvent.Tell) event), this,
                    "data rulesForFull"));
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
