package order;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Door} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Tells by its effects in which order they run.
 *
 * <p>{@link DoorMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DoorTransitions {
  private static final ChartDefinition<DoorState, DoorEvent> RULES =
      new ChartDefinition<>(Life.CHART, DoorState.values());

  static {
    Constants.require("Door", DoorState.values(), "SHUT", "OPEN", "AJAR", "WIDE");
    RULES.begins(DoorState.SHUT);
  }

  private DoorTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<DoorState, Void, DoorEffects> begin() {
    Life life = Life.alone();
    List<Effect<DoorEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<DoorState, Void, DoorEffects> step(DoorState from, DoorEvent event) {
    Life life = Life.alone();
    life.resume(from, 0);
    List<Effect<DoorEffects>> effects = life.fireAlone(event, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The event {@code open}. <code>SHUT → WIDE</code>. */
  public static DoorState open(DoorState from) {
    return next(from, DoorEvent.OPEN);
  }

  /** The event {@code stay}. <code>AJAR → (stays), WIDE → WIDE</code>. */
  public static DoorState stay(DoorState from) {
    return next(from, DoorEvent.STAY);
  }

  /** The event {@code swing}. <code>AJAR → WIDE, WIDE → WIDE</code>. */
  public static DoorState swing(DoorState from) {
    return next(from, DoorEvent.SWING);
  }

  /** The event {@code slam}. <code>AJAR → WIDE, WIDE → WIDE</code>. */
  public static DoorState slam(DoorState from) {
    return next(from, DoorEvent.SLAM);
  }

  /** The event {@code self}. <code>AJAR → OPEN, WIDE → OPEN</code>. */
  public static DoorState self(DoorState from) {
    return next(from, DoorEvent.SELF);
  }

  /** The event {@code reset}. <code>SHUT → SHUT, AJAR → SHUT, WIDE → SHUT</code>. */
  public static DoorState reset(DoorState from) {
    return next(from, DoorEvent.RESET);
  }

  /** The state after an event and all that it leads to. */
  public static DoorState next(DoorState from, DoorEvent event) {
    return step(from, event).state();
  }

  /** Whether an event may be fired in a state, and has a transition. */
  public static boolean permits(DoorState from, DoorEvent event) {
    Life life = Life.alone();
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(DoorState state, DoorState superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(DoorState from, DoorState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static DoorState transition(DoorState from, DoorState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<DoorEvent> events(DoorState from) {
    return RULES.events(from, DoorEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<DoorState> targets(DoorState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<DoorState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<DoorState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(DoorState state) {
    return state == DoorState.SHUT;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(DoorState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<DoorState, DoorEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<DoorState, DoorState, DoorEvent, Void, DoorEffects> {
    static final Chart<DoorState, DoorEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("move", "stay", "swing", "slam", "self", "again",
        "reset", "inShut", "outShut", "inOpen", "outOpen", "inAjar", "creak", "outAjar", "inWide",
        "outWide");

    Life(ChartSetup<DoorState, DoorEvent> setup, DoorEffects effects) {
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

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone() {
      return new Life(ChartSetup.alone(DoorTransitions.rules(), false), null);
    }

    @Override
    protected int column(DoorEvent event) {
      return event.ordinal();
    }

    @Override
    protected void perform(int effect, DoorEffects effects, DoorState source, DoorEvent event,
        Void context) {
      switch (effect) {
        case 0 -> effects.move(); // move
        case 1 -> effects.stay(); // stay
        case 2 -> effects.swing(); // swing
        case 3 -> effects.slam(); // slam
        case 4 -> effects.self(); // self
        case 5 -> effects.again(); // again
        case 6 -> effects.reset(); // reset
        case 7 -> effects.inShut(); // inShut
        case 8 -> effects.outShut(); // outShut
        case 9 -> effects.inOpen(); // inOpen
        case 10 -> effects.outOpen(); // outOpen
        case 11 -> effects.inAjar(); // inAjar
        case 12 -> effects.creak(); // creak
        case 13 -> effects.outAjar(); // outAjar
        case 14 -> effects.inWide(); // inWide
        case 15 -> effects.outWide(); // outWide
        default -> throw new AssertionError(effect);
      }
    }
  }
}
