package serializers;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Parcel} as functions. Nothing is kept between calls, so all are thread-safe.
 * A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A parcel on its way
 *
 * <p>{@link ParcelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ParcelTransitions {
  private static final ChartDefinition<ParcelState.Type, ParcelEvent> RULES =
      new ChartDefinition<>(Life.CHART, ParcelState.Type.values());

  static {
    RULES.carriesData();
    RULES.begins(ParcelState.Type.NEW);
    RULES.ends(ParcelState.Type.DROPPED);
  }

  private ParcelTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tally>, Tally, Void> begin(Tally context,
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
  public static Step<Snapshot<ParcelState, ParcelEvent, Tally>, Tally, Void> step(
      Snapshot<ParcelState, ParcelEvent, Tally> life, ParcelEvent event, ParcelLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<Void>> effects = next.fireAlone(event, List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tally>, Tally, Void> step(
      Snapshot<ParcelState, ParcelEvent, Tally> life, Timer timer, ParcelLogic logic) {
    Life next = Life.alone(life.context(), logic);
    next.resume(life);
    List<Effect<Void>> effects = next.elapseAlone(timer.ordinal(), List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<ParcelState, ParcelEvent, Tally> life, ParcelEvent event,
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
    return state.stateType() == ParcelState.Type.NEW;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(ParcelState state) {
    return state.stateType() == ParcelState.Type.DROPPED;
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
      extends ChartLife<ParcelState, ParcelState.Type, ParcelEvent, Tally, Void> {
    static final Chart<ParcelState.Type, ParcelEvent> CHART = chart();

    private final ParcelLogic logic;

    Life(ChartSetup<ParcelState, ParcelEvent> setup, Tally context, ParcelLogic logic) {
      super(CHART, setup, context, null);
      this.logic = logic;
    }

    private static Chart<ParcelState.Type, ParcelEvent> chart() {
      ChartBuilder<ParcelState.Type, ParcelEvent> chart =
          new ChartBuilder<>("Parcel", ParcelState.Type.values());
      chart.event("send", null);
      chart.event("scanned", null);
      chart.event("hold", ParcelEvent.hold());
      chart.event("drop", ParcelEvent.drop());
      chart.event("stamp", ParcelEvent.stamp());
      chart.event("go", ParcelEvent.go());
      chart.event("MOVING.after.60s", ParcelEvent.movingAfter60s());
      chart.root(false, 1);
      chart.leaf("NEW", ParcelState.Type.NEW, 0);
      chart.parallel("ON_ITS_WAY", ParcelState.Type.ON_ITS_WAY, 0);
      chart.composite("BODY", ParcelState.Type.BODY, 2, 4);
      chart.leaf("MOVING", ParcelState.Type.MOVING, 3).timer(ParcelEvent.movingAfter60s(),
          "60s", 60000L);
      chart.leaf("SEEN", ParcelState.Type.SEEN, 3);
      chart.deep("WHERE_IT_WAS", null, 3, 4);
      chart.composite("PAPERS", ParcelState.Type.PAPERS, 2, 8);
      chart.leaf("NONE", ParcelState.Type.NONE, 7);
      chart.leaf("STAMPED", ParcelState.Type.STAMPED, 7);
      chart.leaf("HELD", ParcelState.Type.HELD, 0);
      chart.ending("DROPPED", ParcelState.Type.DROPPED, 0);
      chart.transition(1, null, 2);
      chart.transition(1, null, 10);
      chart.transition(2, null, 10);
      chart.transition(2, null, 11);
      chart.transition(4, null, 5);
      chart.transition(4, null, 5);
      chart.transition(5, null, 5);
      chart.transition(8, null, 9);
      chart.transition(10, null, 6);
      return chart.build(new short[] {
            0, -1, 1, -1, -1, -1, -1, -1, // NEW
            -1, 4, 2, 3, -1, -1, 5, -1, // MOVING
            -1, 6, 2, 3, -1, -1, -1, -1, // SEEN
            -1, -1, 2, 3, 7, -1, -1, -1, // NONE
            -1, -1, 2, 3, -1, -1, -1, -1, // STAMPED
            -1, -4, -1, -1, -1, 8, -1, -1, // HELD
            -1, -1, -1, -1, -1, -1, -1, -1, // DROPPED
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(Tally context, ParcelLogic logic) {
      return new Life(ChartSetup.alone(ParcelTransitions.rules(), false), context, logic);
    }

    @Override
    protected int column(ParcelEvent event) {
      return event.eventType().ordinal();
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
        Tally context) {
      return switch (key.ordinal()) {
        case 0 -> ParcelState.new_(); // NEW
        // MOVING
        case 3 -> new ParcelState.Moving(
            toForMoving(source, event, context),
            expressForMoving(source, event, context),
            weightForMoving(source, event, context));
        // SEEN
        case 4 -> new ParcelState.Seen(
            atForSeen(source, event, context),
            lightForSeen(source, event, context),
            codesForSeen(source, event, context));
        case 6 -> ParcelState.none(); // NONE
        case 7 -> ParcelState.stamped(); // STAMPED
        case 8 -> ParcelState.held(); // HELD
        // DROPPED
        case 9 -> new ParcelState.Dropped(Failure.due(logic.triesForDropped(context, source), this,
            "data triesForDropped"));
        default -> throw new AssertionError(key);
      };
    }

    private Address toForMoving(ParcelState source, ParcelEvent event, Tally context) {
      if (event instanceof ParcelEvent.Send carrier) {
        return carrier.to();
      }
      if (source instanceof ParcelState.Moving carrier) {
        return carrier.to();
      }
      return Failure.due(logic.toForMoving(context, source, event), this, "data toForMoving");
    }

    private boolean expressForMoving(ParcelState source, ParcelEvent event, Tally context) {
      if (event instanceof ParcelEvent.Send carrier) {
        return carrier.express();
      }
      if (source instanceof ParcelState.Moving carrier) {
        return carrier.express();
      }
      return logic.expressForMoving(context, source, event);
    }

    private double weightForMoving(ParcelState source, ParcelEvent event, Tally context) {
      if (source instanceof ParcelState.Moving carrier) {
        return carrier.weight();
      }
      return logic.weightForMoving(context, source, event);
    }

    private Optional<Instant> atForSeen(ParcelState source, ParcelEvent event, Tally context) {
      if (event instanceof ParcelEvent.Scanned carrier) {
        return carrier.at();
      }
      return Failure.due(logic.atForSeen(context, source), this, "data atForSeen");
    }

    private Light lightForSeen(ParcelState source, ParcelEvent event, Tally context) {
      if (event instanceof ParcelEvent.Scanned carrier) {
        return carrier.light();
      }
      return Failure.due(logic.lightForSeen(context, source), this, "data lightForSeen");
    }

    private List<byte[]> codesForSeen(ParcelState source, ParcelEvent event, Tally context) {
      if (source instanceof ParcelState.Seen carrier) {
        return carrier.codes();
      }
      return Failure.due(logic.codesForSeen(context, source, event), this, "data codesForSeen");
    }
  }
}
