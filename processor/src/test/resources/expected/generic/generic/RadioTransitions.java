package generic;

import dev.pawl.Effect;
import dev.pawl.Snapshot;
import dev.pawl.Step;
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
 * The steps of {@code Radio} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Two regions, an event that only the machine makes, and one that raises another.
 *
 * <p>{@link RadioMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class RadioTransitions {
  private RadioTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Snapshot<RadioState, RadioEvent, Void>, Void, Void> begin(RadioLogic logic) {
    Instance instance = Instance.alone(logic);
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
  public static Step<Snapshot<RadioState, RadioEvent, Void>, Void, Void> step(
      Snapshot<RadioState, RadioEvent, Void> snapshot, RadioEvent event, RadioLogic logic) {
    Instance next = Instance.alone(logic);
    next.resume(snapshot);
    List<Effect<Void>> effects = next.fireAlone(event, List.of());
    return new Step<>(next.snapshot(), next.context(), effects);
  }

  /** Whether an event may be fired in an instance, and has a transition. */
  public static boolean permits(Snapshot<RadioState, RadioEvent, Void> snapshot, RadioEvent event,
      RadioLogic logic) {
    Instance now = Instance.alone(logic);
    now.resume(snapshot);
    return now.permits(event);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(RadioState from, RadioState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static RadioState transition(RadioState from, RadioState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /**
   * The events that have a transition in a state, whatever its guard says, without those that the
   * machine itself makes; unmodifiable.
   */
  public static Set<RadioEvent> events(RadioState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<RadioState> targets(RadioState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<RadioState> initialStates() {
    return Facts.INITIAL;
  }

  /** The final states, those of superstates too, in declared order; unmodifiable. */
  public static Set<RadioState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(RadioState state) {
    return state == RadioState.ON;
  }

  /** Whether a state is final, at the top or within a superstate. */
  public static boolean isFinal(RadioState state) {
    return state == RadioState.SILENT || state == RadioState.DARK || state == RadioState.OFF;
  }

  /** What refusals are explained with. */
  static ChartDefinition<RadioState, RadioEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<RadioState, RadioEvent> MOVES =
        new Moves<>(Rules.INSTANCE, RadioState.class, RadioEvent.class);

    static final Set<RadioState> INITIAL = Collections.unmodifiableSet(EnumSet.of(RadioState.ON));

    static final Set<RadioState> FINAL = Collections.unmodifiableSet(
        EnumSet.of(RadioState.SILENT, RadioState.DARK, RadioState.OFF));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<RadioState, RadioEvent> {
    static final ChartDefinition<RadioState, RadioEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, RadioState.values());
    }

    @Override
    protected boolean isFinal(RadioState state) {
      return RadioTransitions.isFinal(state);
    }
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<RadioState, RadioState, RadioEvent, Void, Void> {
    static final Chart<RadioState, RadioEvent> CHART = chart();

    private final RadioLogic logic;

    Instance(ChartSetup<RadioState, RadioEvent> setup, RadioLogic logic) {
      super(CHART, setup, null, null);
      this.logic = logic;
    }

    private static Chart<RadioState, RadioEvent> chart() {
      ChartBuilder<RadioState, RadioEvent> chart = new ChartBuilder<>("Radio", RadioState.values());
      chart.event("knob", RadioEvent.KNOB);
      chart.event("switchOff", RadioEvent.SWITCH_OFF);
      chart.event("flicker", RadioEvent.FLICKER);
      chart.event("fade", RadioEvent.FADE);
      chart.event("done.ON", RadioEvent.DONE_ON);
      chart.root(false, 1);
      chart.parallel("ON", RadioState.ON, 0).done(RadioEvent.DONE_ON);
      chart.composite("SOUND", RadioState.SOUND, 1, 3);
      chart.leaf("LOUD", RadioState.LOUD, 2);
      chart.leaf("QUIET", RadioState.QUIET, 2);
      chart.ending("SILENT", RadioState.SILENT, 2);
      chart.composite("LIGHT", RadioState.LIGHT, 1, 7);
      chart.leaf("BRIGHT", RadioState.BRIGHT, 6);
      chart.leaf("DIM", RadioState.DIM, 6);
      chart.ending("DARK", RadioState.DARK, 6);
      chart.ending("OFF", RadioState.OFF, 0);
      chart.transition(1, null, 10);
      chart.transition(3, null, 4);
      chart.transition(3, null, 5);
      chart.transition(4, null, 3);
      chart.transition(7, null, 8).raises(RadioEvent.FLICKER);
      chart.transition(8, null, 7);
      chart.transition(8, "late", 9);
      chart.decision(6);
      return chart.build(new short[] {
            1, 2, -1, -1, 0, -1, // LOUD
            3, -1, -1, -1, 0, -1, // QUIET
            -1, -1, -1, -1, 0, -1, // SILENT
            4, -1, -1, -1, 0, -1, // BRIGHT
            -1, -1, 5, 7, 0, -1, // DIM
            -1, -1, -1, -1, 0, -1, // DARK
            -1, -1, -1, -1, -1, -1, // OFF
          });
    }

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone(RadioLogic logic) {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), logic);
    }

    @Override
    protected int column(RadioEvent event) {
      return event.ordinal();
    }

    @Override
    protected int decide(int decision, RadioState source, RadioEvent event, Void context) {
      return switch (decision) {
        // FADE in DIM
        case 0 -> fadeInDim();
        default -> throw new AssertionError(decision);
      };
    }

    private int fadeInDim() {
      if (logic.late()) {
        return 6; // → DARK
      }
      return Chart.REFUSED;
    }
  }
}
