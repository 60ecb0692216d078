package stored;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
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
 * The steps of {@code Parcel} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A parcel, paid for beside being packed, whose states carry data that only the program can
 * convert
 *
 * <p>{@link ParcelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ParcelTransitions {
  private ParcelTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tries>, Tries, Void> begin(Tries context,
      ParcelLogic logic) {
    Instance instance = Instance.alone(context, logic);
    List<Effect<Void>> effects = instance.beginAlone(null, List.of());
    return new Step<>(instance.snapshot(), instance.context(), effects);
  }

  /**
   * A step as a value: the next snapshot, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tries>, Tries, Void> step(
      Snapshot<ParcelState, ParcelEvent, Tries> snapshot, ParcelEvent event, ParcelLogic logic) {
    Instance next = Instance.alone(snapshot.context(), logic);
    next.resume(snapshot);
    List<Effect<Void>> effects = next.fireAlone(event, List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /**
   * The same step where a timer has run down, for those who keep the time of an instance
   * themselves.
   *
   * @throws dev.pawl.IllegalTransitionError if nothing there waits for it
   */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tries>, Tries, Void> step(
      Snapshot<ParcelState, ParcelEvent, Tries> snapshot, Timer timer, ParcelLogic logic) {
    Instance next = Instance.alone(snapshot.context(), logic);
    next.resume(snapshot);
    List<Effect<Void>> effects = next.elapseAlone(timer.ordinal(), List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<ParcelState, ParcelEvent, Tries> snapshot,
      ParcelEvent event, ParcelLogic logic) {
    Instance now = Instance.alone(snapshot.context(), logic);
    now.resume(snapshot);
    return now.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(ParcelState from, ParcelState to) {
    return Facts.MOVES.targets(from.stateType()).contains(to.stateType());
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static ParcelState transition(ParcelState from, ParcelState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from.stateType(), to.stateType());
    }
    return to;
  }

  /**
   * The events that have a transition in a state, whatever its guard says, without those that the
   * machine itself makes; unmodifiable.
   */
  public static Set<ParcelEvent.Type> events(ParcelState from) {
    return Facts.MOVES.events(from.stateType());
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<ParcelState.Type> targets(ParcelState from) {
    return Facts.MOVES.targets(from.stateType());
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<ParcelState.Type> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<ParcelState.Type> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(ParcelState state) {
    return state.stateType() == ParcelState.Type.OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(ParcelState state) {
    return state.stateType() == ParcelState.Type.LOST || state.stateType() == ParcelState.Type.CANCELLED;
  }

  /** What refusals are explained with. */
  static ChartDefinition<ParcelState.Type, ParcelEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<ParcelState.Type, ParcelEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, ParcelState.Type.class, ParcelEvent.Type.class);

    static final Set<ParcelState.Type> INITIAL =
        Collections.unmodifiableSet(EnumSet.of(ParcelState.Type.OPEN));

    static final Set<ParcelState.Type> FINAL = Collections.unmodifiableSet(
        EnumSet.of(ParcelState.Type.LOST, ParcelState.Type.CANCELLED));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<ParcelState.Type, ParcelEvent> {
    static final ChartDefinition<ParcelState.Type, ParcelEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, ParcelState.Type.values());
    }

    @Override
    protected ParcelState.Type key(Object state) {
      return state instanceof ParcelState one ? one.stateType() : (ParcelState.Type) state;
    }

    @Override
    protected boolean tellsLeaves() {
      return true;
    }

    @Override
    protected int indexOf(ParcelEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(ParcelState.Type state) {
      return state == ParcelState.Type.LOST || state == ParcelState.Type.CANCELLED;
    }
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code MOVING.after.60s}. */
    MOVING_AFTER_60S
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<ParcelState, ParcelState.Type, ParcelEvent, Tries, Void> {
    static final Chart<ParcelState.Type, ParcelEvent> CHART = chart();

    private final ParcelLogic logic;

    Instance(ChartSetup<ParcelState, ParcelEvent> setup, Tries context, ParcelLogic logic) {
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
      chart.leaf("MOVING", ParcelState.Type.MOVING, 0).timer(ParcelEvent.movingAfter60s(), "60s", 60000L);
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(Tries context, ParcelLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), context, logic);
    }

    @Override
    protected int column(ParcelEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, ParcelState source, ParcelEvent event, Tries context) {
      return switch (decision) {
        // BACK in MOVING
        case 0 -> backInMoving(source, context);
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
      return switch (key) {
        case OPEN -> throw new AssertionError(key);
        case PAYMENT -> throw new AssertionError(key);
        case DUE -> ParcelState.due();
        case PAID -> new ParcelState.Paid(amountForPaid(event));
        case PACKING -> throw new AssertionError(key);
        case BOXING -> ParcelState.boxing();
        case SEALED -> ParcelState.sealed();
        case MOVING -> new ParcelState.Moving(toForMoving(event));
        case LOST -> ParcelState.lost();
        case CANCELLED -> ParcelState.cancelled();
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
