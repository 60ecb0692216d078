package hostilechart;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.chart.Chart;
import dev.pawl.engine.chart.ChartBuilder;
import dev.pawl.engine.chart.ChartDefinition;
import dev.pawl.engine.chart.ChartLife;
import dev.pawl.engine.chart.ChartSetup;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The steps of {@code Chart} as functions. Nothing is kept between calls, so all are thread-safe. A
 * step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>&#42;/ &#125; /&#42; &#92;u000a &lt;b&gt; &#123;&#64;link
 *
 * <p>{@link ChartMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ChartTransitions {
  private static final ChartDefinition<ChartState.Type, ChartEvent> RULES =
      new ChartDefinition<>(Life.CHART, ChartState.Type.values());

  static {
    RULES.begins(ChartState.Type.LIFE);
    RULES.ends(ChartState.Type.END);
  }

  private ChartTransitions() {}

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<ChartState, hostilechart.Life, ChartEffects> begin(hostilechart.Life context,
      ChartLogic logic) {
    Life life = Life.alone(context, logic);
    List<Effect<ChartEffects>> effects = life.beginAlone(null, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @throws dev.pawl.IllegalTransitionError if the event is not legal there, as one that the
   *     machine itself makes never is
   */
  public static Step<ChartState, hostilechart.Life, ChartEffects> step(ChartState from,
      hostilechart.Life context, ChartEvent event, ChartLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<ChartEffects>> effects = life.fireAlone(event, Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /** The same step where a timer has run down, for those who keep the time themselves. */
  public static Step<ChartState, hostilechart.Life, ChartEffects> step(ChartState from,
      hostilechart.Life context, Timer timer, ChartLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    List<Effect<ChartEffects>> effects = life.elapseAlone(timer.ordinal(), Life.EFFECTS);
    return new Step<>(life.state(), life.context(), effects);
  }

  /**
   * The event {@code of}. <code>Life → Rules [state &amp;&amp; (context || !state)], Rules → Life
   * [!life], Tree → Type [life]</code>.
   */
  public static ChartState of(ChartState from, int life, String state, long context_, int Types_,
      hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.of(life, state, context_, Types_), context, logic);
  }

  /** &#42;/. <code>Life → Tree or Step</code>. */
  public static ChartState begin_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.begin_(), context, logic);
  }

  /** The event {@code alone}. <code>Facts → Tree</code>. */
  public static ChartState alone(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.alone(), context, logic);
  }

  /** The event {@code always}. <code>Life → Facts [logic]</code>. */
  public static ChartState always(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.always(), context, logic);
  }

  /** The event {@code clone}. <code>Rules → Type</code>. */
  public static ChartState clone_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.clone_(), context, logic);
  }

  /** The event {@code wait}. <code>Rules → (stays)</code>. */
  public static ChartState wait_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.wait_(), context, logic);
  }

  /** The event {@code new}. <code>Rules → Life</code>. */
  public static ChartState new_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.new_(), context, logic);
  }

  /** The event {@code leaf}. <code>Rules → new</code>. */
  public static ChartState leaf(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.leaf(), context, logic);
  }

  /** The event {@code raise}. <code>Facts → Type</code>. */
  public static ChartState raise(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.raise(), context, logic);
  }

  /**
   * The event {@code next}. <code>Type → Tree, Tree → Step, Chart → Event, State → Override, Event
   * → class, Step → Life, Override → Object, Object → String</code> and 2 more.
   */
  public static ChartState next(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.next(), context, logic);
  }

  /** The event {@code step}. <code>Type → Chart</code>. */
  public static ChartState step(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.step(), context, logic);
  }

  /** The event {@code permits}. <code>Type → State</code>. */
  public static ChartState permits(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.permits(), context, logic);
  }

  /** The event {@code rules}. <code>Type → Life</code>. */
  public static ChartState rules(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.rules(), context, logic);
  }

  /** The event {@code start}. <code>Type → Life</code>. */
  public static ChartState start_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.start_(), context, logic);
  }

  /** The event {@code state}. <code>Type → Life</code>. */
  public static ChartState state_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.state_(), context, logic);
  }

  /** The event {@code snapshot}. <code>Type → new</code>. */
  public static ChartState snapshot_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.snapshot_(), context, logic);
  }

  /** The event {@code toString}. <code>Tree → Type</code>. */
  public static ChartState toString_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.toString_(), context, logic);
  }

  /** The event {@code aInB}. <code>State → C [life], C → Override [life]</code>. */
  public static ChartState aInB(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.aInB(), context, logic);
  }

  /** The event {@code toType}. <code>Step → Type</code>. */
  public static ChartState toType(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.toType(), context, logic);
  }

  /** The event {@code a}. <code>Override → B in C [life], B in C → C [life]</code>. */
  public static ChartState a(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.a(), context, logic);
  }

  /** The event <code>"quoted" &#42;/</code>. <code>&#42;/ &#92;u0022 → new</code>. */
  public static ChartState quoted(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.quoted(), context, logic);
  }

  /** The event <code>&#92;u000a</code>. <code>&#42;/ &#92;u0022 → Life</code>. */
  public static ChartState u000a(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.u000a(), context, logic);
  }

  /** The event {@code match}. <code>new → Any &#42;/</code>. */
  public static ChartState match(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.match(), context, logic);
  }

  /** The event {@code get-class}. <code>class → new</code>. */
  public static ChartState getClass_(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.getClass_(), context, logic);
  }

  /** The event {@code end}. <code>class → END, B in C → END, C → END</code>. */
  public static ChartState end(ChartState from, hostilechart.Life context, ChartLogic logic) {
    return next(from, ChartEvent.end(), context, logic);
  }

  /**
   * The event {@code Life.after.delay}. <code>Life → Rules</code>. For those who keep the time of
   * an instance themselves.
   */
  public static ChartState lifeAfterDelay(ChartState from, hostilechart.Life context,
      ChartLogic logic) {
    return step(from, context, Timer.LIFE_AFTER_DELAY, logic).state();
  }

  /**
   * The event {@code Life.after.1s}. <code>Life → (stays)</code>. For those who keep the time of an
   * instance themselves.
   */
  public static ChartState lifeAfter1s(ChartState from, hostilechart.Life context,
      ChartLogic logic) {
    return step(from, context, Timer.LIFE_AFTER_1S, logic).state();
  }

  /** The state after an event and all that it leads to. */
  public static ChartState next(ChartState from, ChartEvent event, hostilechart.Life context,
      ChartLogic logic) {
    return step(from, context, event, logic).state();
  }

  /** Whether an event may be fired in a state, and has a transition now. */
  public static boolean permits(ChartState from, ChartEvent event, hostilechart.Life context,
      ChartLogic logic) {
    Life life = Life.alone(context, logic);
    life.resume(from, 0);
    return life.permits(event);
  }

  /** Whether a state is another, or lies within it. */
  public static boolean isWithin(ChartState.Type state, ChartState.Type superstate) {
    return RULES.isWithin(state, superstate);
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(ChartState from, ChartState to) {
    return RULES.targets(from.stateType()).contains(to.stateType());
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static ChartState transition(ChartState from, ChartState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from.stateType(), to.stateType());
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<ChartEvent.Type> events(ChartState from) {
    return RULES.events(from.stateType(), ChartEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<ChartState.Type> targets(ChartState from) {
    return RULES.targets(from.stateType());
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<ChartState.Type> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<ChartState.Type> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(ChartState state) {
    return state.stateType() == ChartState.Type.LIFE;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(ChartState state) {
    return state.stateType() == ChartState.Type.END;
  }

  /** What all instances share, and refusals are explained with. */
  static ChartDefinition<ChartState.Type, ChartEvent> rules() {
    return RULES;
  }

  /** The timers, for those who keep the time of an instance themselves. */
  public enum Timer {
    /** The event {@code Life.after.delay}. */
    LIFE_AFTER_DELAY,
    /** The event {@code Life.after.1s}. */
    LIFE_AFTER_1S
  }

  /** One life: the chart, and what it asks and calls. */
  static final class Life
      extends ChartLife<ChartState, ChartState.Type, ChartEvent, hostilechart.Life, ChartEffects> {
    static final Chart<ChartState.Type, ChartEvent> CHART = chart();

    static final List<String> EFFECTS = List.of("perform", "decide", "event", "chart", "enter",
        "life", "context");

    private final ChartLogic logic;

    Life(ChartSetup<ChartState, ChartEvent> setup, hostilechart.Life context, ChartLogic logic,
        ChartEffects effects) {
      super(CHART, setup, context, effects);
      this.logic = logic;
    }

    private static Chart<ChartState.Type, ChartEvent> chart() {
      ChartBuilder<ChartState.Type, ChartEvent> chart =
          new ChartBuilder<>("Chart", ChartState.Type.values());
      chart.event("of", null);
      chart.event("begin", ChartEvent.begin_());
      chart.event("alone", ChartEvent.alone());
      chart.event("always", ChartEvent.always());
      chart.event("clone", ChartEvent.clone_());
      chart.event("wait", ChartEvent.wait_());
      chart.event("new", ChartEvent.new_());
      chart.event("leaf", ChartEvent.leaf());
      chart.event("raise", ChartEvent.raise());
      chart.event("next", ChartEvent.next());
      chart.event("step", ChartEvent.step());
      chart.event("permits", ChartEvent.permits());
      chart.event("rules", ChartEvent.rules());
      chart.event("start", ChartEvent.start_());
      chart.event("state", ChartEvent.state_());
      chart.event("snapshot", ChartEvent.snapshot_());
      chart.event("toString", ChartEvent.toString_());
      chart.event("aInB", ChartEvent.aInB());
      chart.event("toType", ChartEvent.toType());
      chart.event("a", ChartEvent.a());
      chart.event("\"quoted\" */", ChartEvent.quoted());
      chart.event("\\u000a", ChartEvent.u000a());
      chart.event("match", ChartEvent.match());
      chart.event("get-class", ChartEvent.getClass_());
      chart.event("end", ChartEvent.end());
      chart.event("Life.after.delay", ChartEvent.lifeAfterDelay());
      chart.event("Life.after.1s", ChartEvent.lifeAfter1s());
      chart.root(false, 1);
      chart.leaf("Life", ChartState.Type.LIFE, 0).timer(ChartEvent.lifeAfterDelay(), "delay", -1L)
          .timer(ChartEvent.lifeAfter1s(), "1s", 1000L);
      chart.leaf("Rules", ChartState.Type.RULES, 0);
      chart.leaf("Facts", ChartState.Type.FACTS, 0).entry(0, 4).exit(5).raisesOnExit(ChartEvent.raise());
      chart.leaf("Type", ChartState.Type.TYPE, 0);
      chart.leaf("Tree", ChartState.Type.TREE, 0);
      chart.leaf("Chart", ChartState.Type.CHART, 0);
      chart.leaf("State", ChartState.Type.STATE, 0);
      chart.leaf("Event", ChartState.Type.EVENT, 0);
      chart.leaf("Step", ChartState.Type.STEP, 0);
      chart.leaf("Override", ChartState.Type.OVERRIDE, 0);
      chart.leaf("Object", ChartState.Type.OBJECT, 0);
      chart.leaf("String", ChartState.Type.STRING, 0);
      chart.leaf("List", ChartState.Type.LIST, 0);
      chart.leaf("*/ \\u0022", ChartState.Type.U0022, 0);
      chart.leaf("new", ChartState.Type.NEW, 0).entry(6);
      chart.composite("Any */", ChartState.Type.ANY, 0, 17);
      chart.leaf("class", ChartState.Type.CLASS, 16);
      chart.leaf("B in C", ChartState.Type.B_IN_C, 16);
      chart.leaf("C", ChartState.Type.C, 16);
      chart.ending("END", ChartState.Type.END, 0);
      chart.transition(1, "state && (context || !state)", 2).updates().effects(0, 1);
      chart.transition(1, "logic", 3);
      chart.transition(1, null, 5, 9).chosen();
      chart.transition(1, null, 2);
      chart.transition(1, null).effects(2);
      chart.transition(1, "!effect", 3);
      chart.transition(2, "!life", 1);
      chart.transition(2, null, 4);
      chart.transition(2, null).effects(3);
      chart.transition(2, null, 1);
      chart.transition(2, null, 15);
      chart.transition(2, "life && carriesData", 3);
      chart.transition(2, "!life && carriesData", 17);
      chart.transition(3, null, 4);
      chart.transition(3, null, 5);
      chart.transition(4, null, 5);
      chart.transition(4, null, 6);
      chart.transition(4, null, 7);
      chart.transition(4, null, 1);
      chart.transition(4, null, 1);
      chart.transition(4, null, 1);
      chart.transition(4, null, 15);
      chart.transition(5, null, 9);
      chart.transition(5, null, 4);
      chart.transition(5, "life", 4);
      chart.transition(6, null, 8);
      chart.transition(7, null, 10);
      chart.transition(7, "life", 19);
      chart.transition(8, null, 17);
      chart.transition(9, null, 1);
      chart.transition(9, null, 4);
      chart.transition(10, null, 11);
      chart.transition(10, "life", 18);
      chart.transition(11, null, 12);
      chart.transition(12, null, 13);
      chart.transition(13, null, 14);
      chart.transition(14, null, 15);
      chart.transition(14, null, 1);
      chart.transition(15, null, 16);
      chart.transition(16, null, 20);
      chart.transition(17, null, 15);
      chart.transition(18, "life", 19);
      chart.transition(19, "life", 10);
      chart.decision(0);
      chart.decision(1);
      chart.decision(5);
      chart.decision(6);
      chart.decision(11, 12);
      chart.decision(24);
      chart.decision(27);
      chart.decision(32);
      chart.decision(41);
      chart.decision(42);
      return chart.build(new short[] {
            43, 2, -1, 44, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 3, 4, 45, // LIFE
            46, -1, -1, -1, 7, 8, 9, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 47, // RULES
            -1, -1, 14, -1, -1, -1, -1, -1, 13, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // FACTS
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, 16, 17, 18, 19, 20, 21, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // TYPE
            48, -1, -1, -1, -1, -1, -1, -1, -1, 22, -1, -1, -1, -1, -1, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // TREE
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 25, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // CHART
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 26, -1, -1, -1, -1, -1, -1, -1, 49, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // STATE
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 28, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // EVENT
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 29, -1, -1, -1, -1, -1, -1, -1, -1, 30, -1, -1, -1, -1, -1, -1, -1, -1, -1, // STEP
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 31, -1, -1, -1, -1, -1, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, // OVERRIDE
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 33, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // OBJECT
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 34, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // STRING
            -1, -1, -1, -1, -1, -1, -1, -1, -1, 35, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // LIST
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 36, 37, -1, -1, -1, -1, -1, -1, // U0022
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 38, -1, -1, -1, -1, -1, // NEW
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 40, 39, -1, -1, -1, // CLASS
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 51, -1, -1, -1, -1, 39, -1, -1, -1, // B_IN_C
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, -1, 39, -1, -1, -1, // C
            -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // END
          });
    }

    /** A life of which nobody hears, and that runs no timers. */
    static Life alone(hostilechart.Life context, ChartLogic logic) {
      return new Life(ChartSetup.alone(ChartTransitions.rules(), false), context, logic, null);
    }

    @Override
    protected int column(ChartEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected int decide(int decision, ChartState source, ChartEvent event,
        hostilechart.Life context) {
      return switch (decision) {
        case 0 -> ofInLife(source, event, context); // OF in LIFE
        case 1 -> alwaysInLife(source, context); // ALWAYS in LIFE
        case 2 -> alwaysInLife_(source, context); // always in LIFE
        case 3 -> ofInRules(source, context); // OF in RULES
        case 4 -> alwaysInRules(source, context); // always in RULES
        case 5 -> ofInTree(source, context); // OF in TREE
        case 6 -> aInBInState(source, context); // A_IN_B in STATE
        case 7 -> aInOverride(source, context); // A in OVERRIDE
        case 8 -> aInBInC(source, context); // A in B_IN_C
        case 9 -> aInBInC_(source, context); // A_IN_B in C
        default -> throw new AssertionError(decision);
      };
    }

    private int ofInLife(ChartState source, ChartEvent event, hostilechart.Life context) {
      if (logic.state(context, (ChartState.Life) source, (ChartEvent.Of) event)) {
        if (logic.context(context, (ChartState.Life) source, (ChartEvent.Of) event)) {
          return 0; // → RULES
        }
        return Chart.REFUSED;
      }
      return Chart.REFUSED;
    }

    private int alwaysInLife(ChartState source, hostilechart.Life context) {
      if (logic.logic(context, (ChartState.Life) source)) {
        return 1; // → FACTS
      }
      return Chart.REFUSED;
    }

    private int alwaysInLife_(ChartState source, hostilechart.Life context) {
      if (!logic.effect(context, (ChartState.Life) source)) {
        return 5; // → FACTS
      }
      return Chart.REFUSED;
    }

    private int ofInRules(ChartState source, hostilechart.Life context) {
      if (!logic.life(context, source)) {
        return 6; // → LIFE
      }
      return Chart.REFUSED;
    }

    private int alwaysInRules(ChartState source, hostilechart.Life context) {
      if (logic.life(context, source)) {
        if (logic.carriesData(context, (ChartState.Rules) source)) {
          return 11; // → FACTS
        }
        return Chart.REFUSED;
      }
      if (logic.carriesData(context, (ChartState.Rules) source)) {
        return 12; // → CLASS
      }
      return Chart.REFUSED;
    }

    private int ofInTree(ChartState source, hostilechart.Life context) {
      if (logic.life(context, source)) {
        return 24; // → TYPE
      }
      return Chart.REFUSED;
    }

    private int aInBInState(ChartState source, hostilechart.Life context) {
      if (logic.life(context, source)) {
        return 27; // → C
      }
      return Chart.REFUSED;
    }

    private int aInOverride(ChartState source, hostilechart.Life context) {
      if (logic.life(context, source)) {
        return 32; // → B_IN_C
      }
      return Chart.REFUSED;
    }

    private int aInBInC(ChartState source, hostilechart.Life context) {
      if (logic.life(context, source)) {
        return 41; // → C
      }
      return Chart.REFUSED;
    }

    private int aInBInC_(ChartState source, hostilechart.Life context) {
      if (logic.life(context, source)) {
        return 42; // → OVERRIDE
      }
      return Chart.REFUSED;
    }

    @Override
    protected ChartState.Type choose(int transition, ChartState source, ChartEvent event,
        hostilechart.Life context) {
      return switch (transition) {
        // LIFE on BEGIN
        case 2 -> Failure.due(logic.choose(context, (ChartState.Life) source), this,
            "choose choose").state();
        default -> throw new AssertionError(transition);
      };
    }

    @Override
    protected hostilechart.Life update(int transition, ChartState source, ChartEvent event,
        hostilechart.Life context) {
      return switch (transition) {
        // LIFE on OF
        case 0 -> Failure.due(logic.update(context, (ChartState.Life) source,
            (ChartEvent.Of) event), this, "update update");
        default -> context;
      };
    }

    @Override
    protected Duration delay(int timer, hostilechart.Life context) {
      return switch (timer) {
        case 0 -> Failure.due(logic.delay(context), this, "delay delay"); // LIFE_AFTER_DELAY
        default -> throw new AssertionError(timer);
      };
    }

    @Override
    protected void perform(int effect, ChartEffects effects, ChartState source, ChartEvent event,
        hostilechart.Life context) {
      switch (effect) {
        case 0 -> effects.perform(context, source); // perform
        case 1 -> effects.decide(context, (ChartState.Life) source,
            (ChartEvent.Of) event); // decide
        case 2 -> effects.event(context, (ChartState.Life) source); // event
        case 3 -> effects.chart(context, (ChartState.Rules) source); // chart
        case 4 -> effects.enter(context); // enter
        case 5 -> effects.life(context); // life
        case 6 -> effects.context(context); // context
        default -> throw new AssertionError(effect);
      }
    }

    @Override
    protected boolean carriesData() {
      return true;
    }

    @Override
    protected ChartState.Type key(ChartState state) {
      return state.stateType();
    }

    @Override
    protected ChartState state(ChartState.Type key, ChartState source, ChartEvent event,
        hostilechart.Life context) {
      return switch (key.ordinal()) {
        // LIFE
        case 0 -> new ChartState.Life(
            lifeForLife(source, event, context),
            Failure.due(logic.sourceForLife(context, source), this, "data sourceForLife"),
            logic.eventForLife(context, source),
            logic.keyForLife(context, source),
            contextForLife(source, event, context),
            Failure.due(logic.logicForLife(context, source), this, "data logicForLife"),
            logic.setupForLife(context, source),
            logic.chartForLife(context, source),
            logic.typeForLife(context, source),
            logic.ordinalForLife(context, source),
            logic.effectsForLife(context, source),
            logic.carrierForLife(context, source),
            logic.snapshotForLife(context, source),
            Failure.due(logic.listForLife(context, source), this, "data listForLife"),
            Failure.due(logic.overrideForLife(context, source), this, "data overrideForLife"),
            logic.sessionSeqForLife(context, source),
            Failure.due(logic.seqForLife(context, source), this, "data seqForLife"));
        // RULES
        case 1 -> new ChartState.Rules(
            lifeForRules(source, event),
            stateForRules(source, event, context));
        case 2 -> ChartState.facts(); // FACTS
        case 3 -> ChartState.type(); // TYPE
        // TREE
        case 4 -> new ChartState.Tree(Failure.due(logic.treeForTree(context, source), this,
            "data treeForTree"));
        case 5 -> ChartState.chart(); // CHART
        case 6 -> ChartState.state_(); // STATE
        case 7 -> ChartState.event(); // EVENT
        // STEP
        case 8 -> new ChartState.Step(Failure.due(logic.stepForStep(context, source), this,
            "data stepForStep"));
        case 9 -> ChartState.override(); // OVERRIDE
        case 10 -> ChartState.object(); // OBJECT
        case 11 -> ChartState.string(); // STRING
        case 12 -> ChartState.list(); // LIST
        case 13 -> ChartState.u0022(); // U0022
        case 14 -> ChartState.new_(); // NEW
        case 16 -> ChartState.class_(); // CLASS
        case 17 -> ChartState.bInC(); // B_IN_C
        case 18 -> ChartState.c(); // C
        case 19 -> ChartState.end(); // END
        default -> throw new AssertionError(key);
      };
    }

    private int lifeForLife(ChartState source, ChartEvent event, hostilechart.Life context) {
      if (event instanceof ChartEvent.Of carrier) {
        return carrier.life();
      }
      if (source instanceof ChartState.Rules carrier) {
        return carrier.life();
      }
      return logic.lifeForLife(context, source);
    }

    private long contextForLife(ChartState source, ChartEvent event, hostilechart.Life context) {
      if (event instanceof ChartEvent.Of carrier) {
        return carrier.context();
      }
      return logic.contextForLife(context, source);
    }

    private int lifeForRules(ChartState source, ChartEvent event) {
      if (event instanceof ChartEvent.Of carrier) {
        return carrier.life();
      }
      if (source instanceof ChartState.Life carrier) {
        return carrier.life();
      }
      return missing("life");
    }

    private String stateForRules(ChartState source, ChartEvent event, hostilechart.Life context) {
      if (event instanceof ChartEvent.Of carrier) {
        return carrier.state();
      }
      return Failure.due(logic.stateForRules(context, (ChartState.Life) source), this,
          "data stateForRules");
    }
  }
}
