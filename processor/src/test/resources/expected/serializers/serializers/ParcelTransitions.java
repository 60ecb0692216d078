package serializers;

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
import java.time.Instant;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Parcel} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A parcel on its way
 *
 * <p>{@link ParcelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ParcelTransitions {
  private ParcelTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<ParcelState, ParcelEvent, Tally>, Tally, Void> begin(Tally context,
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
  public static Step<Snapshot<ParcelState, ParcelEvent, Tally>, Tally, Void> step(
      Snapshot<ParcelState, ParcelEvent, Tally> snapshot, ParcelEvent event, ParcelLogic logic) {
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
  public static Step<Snapshot<ParcelState, ParcelEvent, Tally>, Tally, Void> step(
      Snapshot<ParcelState, ParcelEvent, Tally> snapshot, Timer timer, ParcelLogic logic) {
    Instance next = Instance.alone(snapshot.context(), logic);
    next.resume(snapshot);
    List<Effect<Void>> effects = next.elapseAlone(timer.ordinal(), List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<ParcelState, ParcelEvent, Tally> snapshot,
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
    return state.stateType() == ParcelState.Type.NEW;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(ParcelState state) {
    return state.stateType() == ParcelState.Type.DROPPED;
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
        Collections.unmodifiableSet(EnumSet.of(ParcelState.Type.NEW));

    static final Set<ParcelState.Type> FINAL =
        Collections.unmodifiableSet(EnumSet.of(ParcelState.Type.DROPPED));
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
      return state == ParcelState.Type.DROPPED;
    }
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code MOVING.after.60s}. */
    MOVING_AFTER_60S
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<ParcelState, ParcelState.Type, ParcelEvent, Tally, Void> {
    static final Chart<ParcelState.Type, ParcelEvent> CHART = chart();

    private final ParcelLogic logic;

    Instance(ChartSetup<ParcelState, ParcelEvent> setup, Tally context, ParcelLogic logic) {
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
      chart.leaf("MOVING", ParcelState.Type.MOVING, 3).timer(ParcelEvent.movingAfter60s(), "60s", 60000L);
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(Tally context, ParcelLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), context, logic);
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
      return switch (key) {
        case NEW -> ParcelState.new_();
        case ON_ITS_WAY -> throw new AssertionError(key);
        case BODY -> throw new AssertionError(key);
        case MOVING ->
            new ParcelState.Moving(
                toForMoving(source, event, context),
                expressForMoving(source, event, context),
                weightForMoving(source, event, context));
        case SEEN ->
            new ParcelState.Seen(
                atForSeen(source, event, context),
                lightForSeen(source, event, context),
                codesForSeen(source, event, context));
        case PAPERS -> throw new AssertionError(key);
        case NONE -> ParcelState.none();
        case STAMPED -> ParcelState.stamped();
        case HELD -> ParcelState.held();
        case DROPPED -> new ParcelState.Dropped(Failure.due(logic.triesForDropped(context, source),
            this, "data triesForDropped"));
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
