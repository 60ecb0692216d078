package chartparts;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Some} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     back   A
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class SomeTransitions {
  private static final ChartDefinition<SomeState, SomeEvent> RULES =
      new ChartDefinition<>(Life.CHART, SomeState.values());

  static {
    RULES.begins(SomeState.A);
  }

  private SomeTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<SomeState, Void, SomeEffects> begin() {
    Life life = Life.alone();
    List<Effect<SomeEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<SomeState, Void, SomeEffects> step(SomeState from, SomeEvent event) {
    Life life = Life.alone();
    life.resume(from, 0);
    List<Effect<SomeEffects>> effects = life.fireAlone(event, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The event {@code go}. <code>A → B</code>. */
  public static SomeState go(SomeState from) {
    return next(from, SomeEvent.GO);
  }

  /** The event {@code back}. <code>B → A</code>. */
  public static SomeState back(SomeState from) {
    return next(from, SomeEvent.BACK);
  }

  /** The state after an event and all that it leads to. */
  public static SomeState next(SomeState from, SomeEvent event) {
    return step(from, event).state();
  }

  /** Whether an event may be fired in a state, and has a transition. */
  public static boolean permits(SomeState from, SomeEvent event) {
    Life life = Life.alone();
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(SomeState from, SomeState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static SomeState transition(SomeState from, SomeState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<SomeEvent> events(SomeState from) {
    return RULES.events(from, SomeEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<SomeState> targets(SomeState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<SomeState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<SomeState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(SomeState state) {
    return state == SomeState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(SomeState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<SomeState, SomeEvent> rules() {
    return RULES;
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life extends ChartLife<SomeState, SomeState, SomeEvent, Void, SomeEffects> {
    static final Chart<SomeState, SomeEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("greet");

    Life(ChartSetup<SomeState, SomeEvent> setup, SomeEffects effects) {
      super(CHART, setup, null, effects);
    }

    private static Chart<SomeState, SomeEvent> chart() {
      ChartBuilder<SomeState, SomeEvent> chart = new ChartBuilder<>("Some", SomeState.values());
      chart.event("go", SomeEvent.GO);
      chart.event("back", SomeEvent.BACK);
      chart.root(false, 1);
      chart.leaf("A", SomeState.A, 0).entry(0);
      chart.leaf("B", SomeState.B, 0);
      chart.transition(1, null, 2);
      chart.transition(2, null, 1);
      return chart.build(new short[] {
            0, -1, -1, // A
            -1, 1, -1, // B
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone() {
      return new Life(ChartSetup.alone(SomeTransitions.rules(), false), null);
    }

    @Override
    protected int column(SomeEvent event) {
      return event.ordinal();
    }

    @Override
    protected void perform(int effect, SomeEffects effects, SomeState source, SomeEvent event,
        Void context) {
      switch (effect) {
        case 0 -> effects.greet(); // greet
        default -> throw new AssertionError(effect);
      }
    }
  }
}
