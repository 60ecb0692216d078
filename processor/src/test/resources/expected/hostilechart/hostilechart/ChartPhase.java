package hostilechart;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Chart} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface ChartPhase {
  /** The phases of the other states. */
  Phases<ChartState.Type, ChartPhase> SHARED =
      new Phases<>(ChartState.Type.values(), Facts.INSTANCE,
      Type_.INSTANCE, Chart.INSTANCE, State.INSTANCE, Event.INSTANCE, Override.INSTANCE,
      Object.INSTANCE, String.INSTANCE, List.INSTANCE, U0022.INSTANCE, New.INSTANCE, Class.INSTANCE,
      BInC.INSTANCE, C.INSTANCE, End.INSTANCE);

  /** &#42;/ class X &#123;&#125; /&#42;&#42; &#64;author. */
  static Life life(int life, java.lang.String source, int event, int key, long context,
      java.lang.String logic, byte setup, char chart, boolean type, short ordinal, double effects,
      float carrier, int snapshot, java.util.List<java.lang.String> List,
      hostilechart.Step Override, int session_seq, java.lang.String seq) {
    return new Life(new ChartState.Life(life, source, event, key, context, logic, setup, chart, type, ordinal, effects, carrier, snapshot, List, Override, session_seq, seq));
  }

  /** The state {@code Rules}. */
  static Rules rules(int life, java.lang.String state) {
    return new Rules(new ChartState.Rules(life, state));
  }

  /** The state {@code Facts}. */
  static Facts facts() {
    return Facts.INSTANCE;
  }

  /** The state {@code Type}. */
  static Type_ type() {
    return Type_.INSTANCE;
  }

  /** The state {@code Tree}. */
  static Tree tree(hostilechart.Step tree) {
    return new Tree(new ChartState.Tree(tree));
  }

  /** The state {@code Chart}. */
  static Chart chart() {
    return Chart.INSTANCE;
  }

  /** The state {@code State}. */
  static State state_() {
    return State.INSTANCE;
  }

  /** The state {@code Event}. */
  static Event event() {
    return Event.INSTANCE;
  }

  /** The state {@code Step}. */
  static Step step(Map<java.lang.String, int[]> step) {
    return new Step(new ChartState.Step(step));
  }

  /** The state {@code Override}. */
  static Override override() {
    return Override.INSTANCE;
  }

  /** The state {@code Object}. */
  static Object object() {
    return Object.INSTANCE;
  }

  /** The state {@code String}. */
  static String string() {
    return String.INSTANCE;
  }

  /** The state {@code List}. */
  static List list() {
    return List.INSTANCE;
  }

  /** The state <code>&#42;/ &#92;u0022</code>. */
  static U0022 u0022() {
    return U0022.INSTANCE;
  }

  /** The state {@code new}. */
  static New new_() {
    return New.INSTANCE;
  }

  /** The state {@code class}. */
  static Class class_() {
    return Class.INSTANCE;
  }

  /** The state {@code B in C}. */
  static BInC bInC() {
    return BInC.INSTANCE;
  }

  /** The state {@code C}. */
  static C c() {
    return C.INSTANCE;
  }

  /** The state {@code END}. */
  static End end() {
    return End.INSTANCE;
  }

  /** The phase that stands for a state. */
  static ChartPhase of(ChartState state) {
    if (state instanceof ChartState.Life one) {
      return new Life(one);
    }
    if (state instanceof ChartState.Rules one) {
      return new Rules(one);
    }
    if (state instanceof ChartState.Tree one) {
      return new Tree(one);
    }
    if (state instanceof ChartState.Step one) {
      return new Step(one);
    }
    return SHARED.of(state.stateType());
  }

  /** The state that this phase stands for. */
  ChartState state();

  /** &#42;/ class X &#123;&#125; /&#42;&#42; &#64;author. */
  final class Life extends Phase<ChartState.Life> implements ChartPhase {
    private Life(ChartState.Life state) {
      super(state);
    }

    /**
     * The event {@code of}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public ChartPhase of(int life, java.lang.String state, long context_, int Types_,
        hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(),
          ChartEvent.of(life, state, context_, Types_), context, logic));
    }

    /** &#42;/. */
    public ChartPhase begin_(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.begin_(), context, logic));
    }

    /**
     * The event {@code always}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Facts always(hostilechart.Life context, ChartLogic logic) {
      return (Facts) ChartPhase.of(ChartTransitions.next(state(),
          ChartEvent.always(), context, logic));
    }
  }

  /** The state {@code Rules}. */
  final class Rules extends Phase<ChartState.Rules> implements ChartPhase {
    private Rules(ChartState.Rules state) {
      super(state);
    }

    /**
     * The event {@code of}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public ChartPhase of(int life, java.lang.String state, long context_, int Types_,
        hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(),
          ChartEvent.of(life, state, context_, Types_), context, logic));
    }

    /** The event {@code clone}. */
    public Type_ clone_() {
      return Type_.INSTANCE;
    }

    /** The event {@code wait}. */
    public ChartPhase wait_(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.wait_(), context, logic));
    }

    /** The event {@code new}. */
    public ChartPhase new_(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.new_(), context, logic));
    }

    /** The event {@code leaf}. */
    public New leaf() {
      return New.INSTANCE;
    }
  }

  /** The state {@code Facts}. */
  final class Facts extends Phase<ChartState> implements ChartPhase {
    private static final Facts INSTANCE = new Facts();

    private Facts() {
      super(ChartState.facts());
    }

    /** The event {@code alone}. */
    public ChartPhase alone(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.alone(), context, logic));
    }

    /** The event {@code raise}. */
    public ChartPhase raise(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.raise(), context, logic));
    }
  }

  /** The state {@code Type}. */
  final class Type_ extends Phase<ChartState> implements ChartPhase {
    private static final Type_ INSTANCE = new Type_();

    private Type_() {
      super(ChartState.type());
    }

    /** The event {@code next}. */
    public Tree next(hostilechart.Life context, ChartLogic logic) {
      return (Tree) ChartPhase.of(ChartTransitions.next(state(),
          ChartEvent.next(), context, logic));
    }

    /** The event {@code step}. */
    public Chart step() {
      return Chart.INSTANCE;
    }

    /** The event {@code permits}. */
    public State permits() {
      return State.INSTANCE;
    }

    /** The event {@code rules}. */
    public ChartPhase rules(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.rules(), context, logic));
    }

    /** The event {@code start}. */
    public ChartPhase start_(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.start_(), context, logic));
    }

    /** The event {@code state}. */
    public ChartPhase state_(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.state_(), context, logic));
    }

    /** The event {@code snapshot}. */
    public New snapshot_() {
      return New.INSTANCE;
    }
  }

  /** The state {@code Tree}. */
  final class Tree extends Phase<ChartState.Tree> implements ChartPhase {
    private Tree(ChartState.Tree state) {
      super(state);
    }

    /**
     * The event {@code of}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Type_ of(int life, java.lang.String state, long context_, int Types_,
        hostilechart.Life context, ChartLogic logic) {
      return (Type_) ChartPhase.of(ChartTransitions.next(state(),
          ChartEvent.of(life, state, context_, Types_), context, logic));
    }

    /** The event {@code next}. */
    public Step next(hostilechart.Life context, ChartLogic logic) {
      return (Step) ChartPhase.of(ChartTransitions.next(state(),
          ChartEvent.next(), context, logic));
    }

    /** The event {@code toString}. */
    public Type_ toString_() {
      return Type_.INSTANCE;
    }
  }

  /** The state {@code Chart}. */
  final class Chart extends Phase<ChartState> implements ChartPhase {
    private static final Chart INSTANCE = new Chart();

    private Chart() {
      super(ChartState.chart());
    }

    /** The event {@code next}. */
    public Event next() {
      return Event.INSTANCE;
    }
  }

  /** The state {@code State}. */
  final class State extends Phase<ChartState> implements ChartPhase {
    private static final State INSTANCE = new State();

    private State() {
      super(ChartState.state_());
    }

    /** The event {@code next}. */
    public Override next() {
      return Override.INSTANCE;
    }

    /**
     * The event {@code aInB}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public C aInB(hostilechart.Life context, ChartLogic logic) {
      return (C) ChartPhase.of(ChartTransitions.next(state(), ChartEvent.aInB(), context, logic));
    }
  }

  /** The state {@code Event}. */
  final class Event extends Phase<ChartState> implements ChartPhase {
    private static final Event INSTANCE = new Event();

    private Event() {
      super(ChartState.event());
    }

    /** The event {@code next}. */
    public Class next() {
      return Class.INSTANCE;
    }
  }

  /** The state {@code Step}. */
  final class Step extends Phase<ChartState.Step> implements ChartPhase {
    private Step(ChartState.Step state) {
      super(state);
    }

    /** The event {@code next}. */
    public ChartPhase next(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.next(), context, logic));
    }

    /** The event {@code toType}. */
    public Type_ toType() {
      return Type_.INSTANCE;
    }
  }

  /** The state {@code Override}. */
  final class Override extends Phase<ChartState> implements ChartPhase {
    private static final Override INSTANCE = new Override();

    private Override() {
      super(ChartState.override());
    }

    /** The event {@code next}. */
    public Object next() {
      return Object.INSTANCE;
    }

    /**
     * The event {@code a}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public BInC a(hostilechart.Life context, ChartLogic logic) {
      return (BInC) ChartPhase.of(ChartTransitions.next(state(), ChartEvent.a(), context, logic));
    }
  }

  /** The state {@code Object}. */
  final class Object extends Phase<ChartState> implements ChartPhase {
    private static final Object INSTANCE = new Object();

    private Object() {
      super(ChartState.object());
    }

    /** The event {@code next}. */
    public String next() {
      return String.INSTANCE;
    }
  }

  /** The state {@code String}. */
  final class String extends Phase<ChartState> implements ChartPhase {
    private static final String INSTANCE = new String();

    private String() {
      super(ChartState.string());
    }

    /** The event {@code next}. */
    public List next() {
      return List.INSTANCE;
    }
  }

  /** The state {@code List}. */
  final class List extends Phase<ChartState> implements ChartPhase {
    private static final List INSTANCE = new List();

    private List() {
      super(ChartState.list());
    }

    /** The event {@code next}. */
    public U0022 next() {
      return U0022.INSTANCE;
    }
  }

  /** The state <code>&#42;/ &#92;u0022</code>. */
  final class U0022 extends Phase<ChartState> implements ChartPhase {
    private static final U0022 INSTANCE = new U0022();

    private U0022() {
      super(ChartState.u0022());
    }

    /** The event <code>"quoted" &#42;/</code>. */
    public New quoted() {
      return New.INSTANCE;
    }

    /** The event <code>&#92;u000a</code>. */
    public ChartPhase u000a(hostilechart.Life context, ChartLogic logic) {
      return ChartPhase.of(ChartTransitions.next(state(), ChartEvent.u000a(), context, logic));
    }
  }

  /** The state {@code new}. */
  final class New extends Phase<ChartState> implements ChartPhase {
    private static final New INSTANCE = new New();

    private New() {
      super(ChartState.new_());
    }

    /** The event {@code match}. */
    public Class match() {
      return Class.INSTANCE;
    }
  }

  /** The state {@code class}. */
  final class Class extends Phase<ChartState> implements ChartPhase {
    private static final Class INSTANCE = new Class();

    private Class() {
      super(ChartState.class_());
    }

    /** The event {@code get-class}. */
    public New getClass_() {
      return New.INSTANCE;
    }

    /** The event {@code end}. */
    public End end() {
      return End.INSTANCE;
    }
  }

  /** The state {@code B in C}. */
  final class BInC extends Phase<ChartState> implements ChartPhase {
    private static final BInC INSTANCE = new BInC();

    private BInC() {
      super(ChartState.bInC());
    }

    /**
     * The event {@code a}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public C a(hostilechart.Life context, ChartLogic logic) {
      return (C) ChartPhase.of(ChartTransitions.next(state(), ChartEvent.a(), context, logic));
    }

    /** The event {@code end}. */
    public End end() {
      return End.INSTANCE;
    }
  }

  /** The state {@code C}. */
  final class C extends Phase<ChartState> implements ChartPhase {
    private static final C INSTANCE = new C();

    private C() {
      super(ChartState.c());
    }

    /**
     * The event {@code aInB}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Override aInB(hostilechart.Life context, ChartLogic logic) {
      return (Override) ChartPhase.of(ChartTransitions.next(state(),
          ChartEvent.aInB(), context, logic));
    }

    /** The event {@code end}. */
    public End end() {
      return End.INSTANCE;
    }
  }

  /** The state {@code END}. */
  final class End extends Phase<ChartState> implements ChartPhase {
    private static final End INSTANCE = new End();

    private End() {
      super(ChartState.end());
    }
  }
}
