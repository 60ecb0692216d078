package stored;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
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
 * The steps of {@code Parcel} as functions. Nothing is kept between calls, so all are thread-safe.
 * A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A parcel, paid for beside being packed, whose states carry data that only the program can
 * convert
 *
 * <p>{@link ParcelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ParcelTransitions {
  private static final ChartDefinition<ParcelState.Type, ParcelEvent> RULES =
      new ChartDefinition<>(Life.CHART, ParcelState.Type.values());

  static {
    RULES.carriesData();
    RULES.begins(ParcelState.Type.OPEN);
    RULES.ends(ParcelState.Type.LOST, ParcelState.Type.CANCELLED);
  }

  private ParcelTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tries>, Tries, Void> begin(Tries context,
      ParcelLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<Void>> effects = life.beginAlone(null, List.of());
    return new Step<>(life.snapshot(), life.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tries>, Tries, Void> step(
      Snapshot<ParcelState, ParcelEvent, Tries> life, ParcelEvent event, ParcelLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<Void>> effects = next.fireAlone(event, List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tries>, Tries, Void> step(
      Snapshot<ParcelState, ParcelEvent, Tries> life, Timer timer, ParcelLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<Void>> effects = next.elapseAlone(timer.ordinal(), List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<ParcelState, ParcelEvent, Tries> life, ParcelEvent event,
      ParcelLogic logic) {
    Life now = Life.alone(life.context(), logic);
    now.resume(life);
    return now.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(ParcelState.Type state, ParcelState.Type superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(ParcelState from, ParcelState to) {
    return RULES.targets(from.stateType()).contains(to.stateType());
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static ParcelState transition(ParcelState from, ParcelState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from.stateType(), to.stateType());
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<ParcelEvent.Type> events(ParcelState from) {
    return RULES.events(from.stateType(), ParcelEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<ParcelState.Type> targets(ParcelState from) {
    return RULES.targets(from.stateType());
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<ParcelState.Type> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<ParcelState.Type> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(ParcelState state) {
    return state.stateType() == ParcelState.Type.OPEN;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(ParcelState state) {
    return state.stateType() == ParcelState.Type.LOST
        || state.stateType() == ParcelState.Type.CANCELLED;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<ParcelState.Type, ParcelEvent> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code MOVING.after.60s}. */
    MOVING_AFTER_60S
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<ParcelState, ParcelState.Type, ParcelEvent, Tries, Void> {
    static final Chart<ParcelState.Type, ParcelEvent> CHART = chart();

    private final ParcelLogic logic;

    Life(ChartSetup<ParcelState, ParcelEvent> setup, Tries context, ParcelLogic logic) {
      super(CHART, setup, context, null);
      this.logic = logic;
    }

    private static Chart<ParcelState.Type, ParcelEvent> chart() {
      ChartBuilder<ParcelState.Type, ParcelEvent> chart =
          new ChartBuilder<>("Parcel", ParcelState.Type.values());
      chart.event("pay", null);
      chart.event("send", null);
      chart.event("cancel", ParcelEvent.cancel());
      chart.event("seal", ParcelEvent.seal());
      chart.event("back", ParcelEvent.back());
      chart.event("MOVING.after.60s", ParcelEvent.movingAfter60s());
      chart.root(false, 1);
      chart.parallel("OPEN", ParcelState.Type.OPEN, 0);
      chart.composite("PAYMENT", ParcelState.Type.PAYMENT, 1, 3);
      chart.leaf("DUE", ParcelState.Type.DUE, 2);
      chart.leaf("PAID", ParcelState.Type.PAID, 2);
      chart.composite("PACKING", ParcelState.Type.PACKING, 1, 6);
      chart.leaf("BOXING", ParcelState.Type.BOXING, 5);
      chart.leaf("SEALED", ParcelState.Type.SEALED, 5);
      chart.leaf("MOVING", ParcelState.Type.MOVING, 0).timer(ParcelEvent.movingAfter60s(),
          "60s", 60000L);
      chart.ending("LOST", ParcelState.Type.LOST, 0);
      chart.ending("CANCELLED", ParcelState.Type.CANCELLED, 0);
      chart.transition(1, null, 10);
      chart.transition(3, null, 4);
      chart.transition(6, null, 7);
      chart.transition(7, null, 8);
      chart.transition(8, "triesLeft", 1).updates();
      chart.transition(8, null, 9);
      chart.decision(4);
      return chart.build(new short[] {
            1, -1, 0, -1, -1, -1, -1, // DUE
            -1, -1, 0, -1, -1, -1, -1, // PAID
            -1, -1, 0, 2, -1, -1, -1, // BOXING
            -1, 3, 0, -1, -1, -1, -1, // SEALED
            -1, -1, -1, -1, 6, 5, -1, // MOVING
            -1, -1, -1, -1, -1, -1, -1, // LOST
            -1, -1, -1, -1, -1, -1, -1, // CANCELLED
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Tries context, ParcelLogic logic) {
      return new Life(ChartSetup.alone(ParcelTransitions.rules(), false), context, logic);
    }

    @Override
    protected int column(ParcelEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, ParcelState source, ParcelEvent event, Tries context) {
      return switch (decision) {
        case 0 -> backInMoving(source, context); // BACK in MOVING
        default -> throw new AssertionError(decision);
      };
    }

    private int backInMoving(ParcelState source, Tries context) {
      if (logic.triesLeft(context, (ParcelState.Moving) source)) {
        return 4; // → OPEN
      }
      return Chart.REFUSED;
    }

    @Override
    protected Tries update(int transition, ParcelState source, ParcelEvent event, Tries context) {
      return switch (transition) {
        // MOVING on BACK
        case 4 -> Failure.due(logic.countTry(context, (ParcelState.Moving) source), this,
            "update countTry");
        default -> context;
      };
    }

    @Override
    protected boolean carriesData() {
      return true;
    }

    @Override
    protected ParcelState.Type key(ParcelState state) {
      return state.stateType();
    }

    @Override
    protected ParcelState state(ParcelState.Type key, ParcelState source, ParcelEvent event,
        Tries context) {
      return switch (key.ordinal()) {
        case 2 -> ParcelState.due(); // DUE
        case 3 -> new ParcelState.Paid(amountForPaid(event)); // PAID
        case 5 -> ParcelState.boxing(); // BOXING
        case 6 -> ParcelState.sealed(); // SEALED
        case 7 -> new ParcelState.Moving(toForMoving(event)); // MOVING
        case 8 -> ParcelState.lost(); // LOST
        case 9 -> ParcelState.cancelled(); // CANCELLED
        default -> throw new AssertionError(key);
      };
    }

    private long amountForPaid(ParcelEvent event) {
      if (event instanceof ParcelEvent.Pay carrier) {
        return carrier.amount();
      }
      return missing("amount");
    }

    private Address toForMoving(ParcelEvent event) {
      if (event instanceof ParcelEvent.Send carrier) {
        return carrier.to();
      }
      return missing("to");
    }
  }
}
