package order;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
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
 * The steps of {@code Door} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Tells by its effects in which order they run.
 *
 * <p>{@link DoorMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DoorTransitions {
  static {
    Constants.require("Door", DoorState.values(), "SHUT", "OPEN", "AJAR", "WIDE");
  }

  private DoorTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<DoorState, Void, DoorEffects> begin() {
    Instance instance = Instance.alone();
    List<Effect<DoorEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<DoorState, Void, DoorEffects> step(DoorState from, DoorEvent event) {
    Instance instance = Instance.alone();
    instance.resume(from, 0);
    List<Effect<DoorEffects>> effects = instance.fireAlone(event, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → WIDE</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState open(DoorState from) {
    return next(from, DoorEvent.OPEN);
  }

  /**
   * The event {@code stay}.
   *
   * <p><code>AJAR → (stays), WIDE → WIDE</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState stay(DoorState from) {
    return next(from, DoorEvent.STAY);
  }

  /**
   * The event {@code swing}.
   *
   * <p><code>AJAR → WIDE, WIDE → WIDE</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState swing(DoorState from) {
    return next(from, DoorEvent.SWING);
  }

  /**
   * The event {@code slam}.
   *
   * <p><code>AJAR → WIDE, WIDE → WIDE</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState slam(DoorState from) {
    return next(from, DoorEvent.SLAM);
  }

  /**
   * The event {@code self}.
   *
   * <p><code>AJAR → OPEN, WIDE → OPEN</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState self(DoorState from) {
    return next(from, DoorEvent.SELF);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>SHUT → SHUT, AJAR → SHUT, WIDE → SHUT</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState reset(DoorState from) {
    return next(from, DoorEvent.RESET);
  }

  /**
   * The state after an event and all that it leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState next(DoorState from, DoorEvent event) {
    return step(from, event).state();
  }

  /** Whether an event may be fired in a state, and has a transition. */
  public static boolean permits(DoorState from, DoorEvent event) {
    Instance instance = Instance.alone();
    instance.resume(from, 0);
    return instance.permits(event);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(DoorState from, DoorState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static DoorState transition(DoorState from, DoorState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<DoorEvent> events(DoorState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<DoorState> targets(DoorState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<DoorState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<DoorState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(DoorState state) {
    return state == DoorState.SHUT;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(DoorState state) {
    return false;
  }

  /** What refusals are explained with. */
  static ChartDefinition<DoorState, DoorEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<DoorState, DoorEvent> MOVES =
        new Moves<>(Rules.INSTANCE, DoorState.class, DoorEvent.class);

    static final Set<DoorState> INITIAL = Collections.unmodifiableSet(EnumSet.of(DoorState.SHUT));

    static final Set<DoorState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<DoorState, DoorEvent> {
    static final ChartDefinition<DoorState, DoorEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, DoorState.values());
    }

    @Override
    protected boolean isFinal(DoorState state) {
      return DoorTransitions.isFinal(state);
    }
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<DoorState, DoorState, DoorEvent, Void, DoorEffects> {
    static final Chart<DoorState, DoorEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("move", "stay", "swing", "slam", "self", "again",
        "reset", "inShut", "outShut", "inOpen", "outOpen", "inAjar", "creak", "outAjar", "inWide",
        "outWide");

    Instance(ChartSetup<DoorState, DoorEvent> setup, DoorEffects effects) {
      super(CHART, setup, null, effects);
    }

    private static Chart<DoorState, DoorEvent> chart() {
      ChartBuilder<DoorState, DoorEvent> chart = new ChartBuilder<>("Door", DoorState.values());
      chart.event("open", DoorEvent.OPEN);
      chart.event("stay", DoorEvent.STAY);
      chart.event("swing", DoorEvent.SWING);
      chart.event("slam", DoorEvent.SLAM);
      chart.event("self", DoorEvent.SELF);
      chart.event("reset", DoorEvent.RESET);
      chart.root(false, 1);
      chart.leaf("SHUT", DoorState.SHUT, 0).entry(7).exit(8);
      chart.composite("OPEN", DoorState.OPEN, 0, 3).entry(9).exit(10);
      chart.leaf("AJAR", DoorState.AJAR, 2).entry(11, 12).exit(13);
      chart.leaf("WIDE", DoorState.WIDE, 2).entry(14).exit(15);
      chart.transition(1, null, 4).effects(0);
      chart.transition(2, null).effects(1);
      chart.transition(2, null, 4).internal().effects(2);
      chart.transition(2, null, 4).effects(3);
      chart.transition(2, null, 2).effects(4);
      chart.transition(4, null, 4).effects(5);
      chart.transition(0, null, 1).effects(6);
      return chart.build(new short[] {
            0, -1, -1, -1, -1, 6, -1, // SHUT
            -1, 1, 2, 3, 4, 6, -1, // AJAR
            -1, 5, 2, 3, 4, 6, -1, // WIDE
          });
    }

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone() {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), null);
    }

    @Override
    protected int column(DoorEvent event) {
      return event.ordinal();
    }

    @Override
    protected void perform(int effect, DoorEffects effects, DoorState source, DoorEvent event,
        Void context) {
      switch (effect) {
        // move
        case 0 -> effects.move();
        // stay
        case 1 -> effects.stay();
        // swing
        case 2 -> effects.swing();
        // slam
        case 3 -> effects.slam();
        // self
        case 4 -> effects.self();
        // again
        case 5 -> effects.again();
        // reset
        case 6 -> effects.reset();
        // inShut
        case 7 -> effects.inShut();
        // outShut
        case 8 -> effects.outShut();
        // inOpen
        case 9 -> effects.inOpen();
        // outOpen
        case 10 -> effects.outOpen();
        // inAjar
        case 11 -> effects.inAjar();
        // creak
        case 12 -> effects.creak();
        // outAjar
        case 13 -> effects.outAjar();
        // inWide
        case 14 -> effects.inWide();
        // outWide
        case 15 -> effects.outWide();
        default -> throw new AssertionError(effect);
      }
    }
  }
}
