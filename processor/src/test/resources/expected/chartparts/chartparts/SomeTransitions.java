package chartparts;

import dev.pawl.Effect;
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
 * The steps of {@code Some} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     back   A
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class SomeTransitions {
  private SomeTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<SomeState, Void, SomeEffects> begin() {
    Instance instance = Instance.alone();
    List<Effect<SomeEffects>> effects = instance.beginAlone(null, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there
   */
  public static Step<SomeState, Void, SomeEffects> step(SomeState from, SomeEvent event) {
    Instance instance = Instance.alone();
    instance.resume(from, 0);
    List<Effect<SomeEffects>> effects = instance.fireAlone(event, Instance.EFFECTS);
    return new Step<>(instance.state(), instance.context(), effects);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>A → B</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static SomeState go(SomeState from) {
    return next(from, SomeEvent.GO);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>B → A</code>.
   *
   * @return the state after all that it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static SomeState back(SomeState from) {
    return next(from, SomeEvent.BACK);
  }

  /**
   * The state after an event and all that it leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static SomeState next(SomeState from, SomeEvent event) {
    return step(from, event).state();
  }

  /** Whether an event may be fired in a state, and has a transition. */
  public static boolean permits(SomeState from, SomeEvent event) {
    Instance instance = Instance.alone();
    instance.resume(from, 0);
    return instance.permits(event);
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(SomeState from, SomeState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static SomeState transition(SomeState from, SomeState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<SomeEvent> events(SomeState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<SomeState> targets(SomeState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<SomeState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<SomeState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(SomeState state) {
    return state == SomeState.A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(SomeState state) {
    return false;
  }

  /** What refusals are explained with. */
  static ChartDefinition<SomeState, SomeEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<SomeState, SomeEvent> MOVES =
        new Moves<>(Rules.INSTANCE, SomeState.class, SomeEvent.class);

    static final Set<SomeState> INITIAL = Collections.unmodifiableSet(EnumSet.of(SomeState.A));

    static final Set<SomeState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends ChartDefinition<SomeState, SomeEvent> {
    static final ChartDefinition<SomeState, SomeEvent> INSTANCE = new Rules();

    Rules() {
      super(Instance.CHART, SomeState.values());
    }

    @Override
    protected boolean isFinal(SomeState state) {
      return SomeTransitions.isFinal(state);
    }
  }

  /** One instance: the chart, and what it asks and calls. */
  static final class Instance
      extends ChartInstance<SomeState, SomeState, SomeEvent, Void, SomeEffects> {
    static final Chart<SomeState, SomeEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("greet");

    Instance(ChartSetup<SomeState, SomeEvent> setup, SomeEffects effects) {
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

    /** An instance of which nobody hears, and that runs no timers. */
    static Instance alone() {
      return new Instance(ChartSetup.alone(Rules.INSTANCE, false), null);
    }

    @Override
    protected int column(SomeEvent event) {
      return event.ordinal();
    }

    @Override
    protected void perform(int effect, SomeEffects effects, SomeState source, SomeEvent event,
        Void context) {
      switch (effect) {
        // greet
        case 0 -> effects.greet();
        default -> throw new AssertionError(effect);
      }
    }
  }
}
