package hostilechart;

import dev.pawl.engine.StateRecord;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Chart}.
 *
 * <p>&#42;/ &#125; /&#42; &#92;u000a &lt;b&gt; &#123;&#64;link
 *
 * <p>{@link ChartMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public sealed interface ChartState extends StateRecord<ChartState.Type> {
  /** The state's name in data. */
  default java.lang.String wireName() {
    return stateType().wireName();
  }

  /** &#42;/ class X &#123;&#125; /&#42;&#42; &#64;author. */
  static Life life(int life, java.lang.String source, int event, int key, long context,
      java.lang.String logic, byte setup, char chart, boolean type, short ordinal, double effects,
      float carrier, int snapshot, java.util.List<java.lang.String> List,
      hostilechart.Step Override, int session_seq, java.lang.String seq) {
    return new Life(life, source, event, key, context, logic, setup, chart, type, ordinal, effects, carrier, snapshot, List, Override, session_seq, seq);
  }

  /** The state {@code Rules}. */
  static Rules rules(int life, java.lang.String state) {
    return new Rules(life, state);
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
    return new Tree(tree);
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
    return new Step(step);
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

  /**
   * &#42;/ class X &#123;&#125; /&#42;&#42; &#64;author.
   *
   * @param life what the state carries
   * @param source what the state carries
   * @param event what the state carries
   * @param key what the state carries
   * @param context what the state carries
   * @param logic what the state carries
   * @param setup what the state carries
   * @param chart what the state carries
   * @param type what the state carries
   * @param ordinal what the state carries
   * @param effects what the state carries
   * @param carrier what the state carries
   * @param snapshot what the state carries
   * @param List what the state carries
   * @param Override what the state carries
   * @param session_seq what the state carries
   * @param seq what the state carries
   */
  record Life(int life, java.lang.String source, int event, int key, long context,
      java.lang.String logic, byte setup, char chart, boolean type, short ordinal, double effects,
      float carrier, int snapshot, java.util.List<java.lang.String> List,
      hostilechart.Step Override, int session_seq, java.lang.String seq) implements ChartState {
    @java.lang.Override
    public Type stateType() {
      return Type.LIFE;
    }
  }

  /**
   * The state {@code Rules}.
   *
   * @param life what the state carries
   * @param state what the state carries
   */
  record Rules(int life, java.lang.String state) implements ChartState {
    @java.lang.Override
    public Type stateType() {
      return Type.RULES;
    }
  }

  /** The state {@code Facts}. */
  record Facts() implements ChartState {
    private static final Facts INSTANCE = new Facts();

    @java.lang.Override
    public Type stateType() {
      return Type.FACTS;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Facts";
    }
  }

  /** The state {@code Type}. */
  record Type_() implements ChartState {
    private static final Type_ INSTANCE = new Type_();

    @java.lang.Override
    public Type stateType() {
      return Type.TYPE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Type";
    }
  }

  /**
   * The state {@code Tree}.
   *
   * @param tree what the state carries
   */
  record Tree(hostilechart.Step tree) implements ChartState {
    @java.lang.Override
    public Type stateType() {
      return Type.TREE;
    }
  }

  /** The state {@code Chart}. */
  record Chart() implements ChartState {
    private static final Chart INSTANCE = new Chart();

    @java.lang.Override
    public Type stateType() {
      return Type.CHART;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Chart";
    }
  }

  /** The state {@code State}. */
  record State() implements ChartState {
    private static final State INSTANCE = new State();

    @java.lang.Override
    public Type stateType() {
      return Type.STATE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "State";
    }
  }

  /** The state {@code Event}. */
  record Event() implements ChartState {
    private static final Event INSTANCE = new Event();

    @java.lang.Override
    public Type stateType() {
      return Type.EVENT;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Event";
    }
  }

  /**
   * The state {@code Step}.
   *
   * @param step what the state carries
   */
  record Step(Map<java.lang.String, int[]> step) implements ChartState {
    @java.lang.Override
    public Type stateType() {
      return Type.STEP;
    }
  }

  /** The state {@code Override}. */
  record Override() implements ChartState {
    private static final Override INSTANCE = new Override();

    @java.lang.Override
    public Type stateType() {
      return Type.OVERRIDE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Override";
    }
  }

  /** The state {@code Object}. */
  record Object() implements ChartState {
    private static final Object INSTANCE = new Object();

    @java.lang.Override
    public Type stateType() {
      return Type.OBJECT;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Object";
    }
  }

  /** The state {@code String}. */
  record String() implements ChartState {
    private static final String INSTANCE = new String();

    @java.lang.Override
    public Type stateType() {
      return Type.STRING;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "String";
    }
  }

  /** The state {@code List}. */
  record List() implements ChartState {
    private static final List INSTANCE = new List();

    @java.lang.Override
    public Type stateType() {
      return Type.LIST;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "List";
    }
  }

  /** The state <code>&#42;/ &#92;u0022</code>. */
  record U0022() implements ChartState {
    private static final U0022 INSTANCE = new U0022();

    @java.lang.Override
    public Type stateType() {
      return Type.U0022;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "*/ \\u0022";
    }
  }

  /** The state {@code new}. */
  record New() implements ChartState {
    private static final New INSTANCE = new New();

    @java.lang.Override
    public Type stateType() {
      return Type.NEW;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "new";
    }
  }

  /** The state {@code class}. */
  record Class() implements ChartState {
    private static final Class INSTANCE = new Class();

    @java.lang.Override
    public Type stateType() {
      return Type.CLASS;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "class";
    }
  }

  /** The state {@code B in C}. */
  record BInC() implements ChartState {
    private static final BInC INSTANCE = new BInC();

    @java.lang.Override
    public Type stateType() {
      return Type.B_IN_C;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "B in C";
    }
  }

  /** The state {@code C}. */
  record C() implements ChartState {
    private static final C INSTANCE = new C();

    @java.lang.Override
    public Type stateType() {
      return Type.C;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "C";
    }
  }

  /** The state {@code END}. */
  record End() implements ChartState {
    private static final End INSTANCE = new End();

    @java.lang.Override
    public Type stateType() {
      return Type.END;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "END";
    }
  }

  /** The states without their data, superstates among them. */
  enum Type {
    /** &#42;/ class X &#123;&#125; /&#42;&#42; &#64;author. */
    LIFE,
    /** The state {@code Rules}. */
    RULES,
    /** The state {@code Facts}. */
    FACTS,
    /** The state {@code Type}. */
    TYPE,
    /** The state {@code Tree}. */
    TREE,
    /** The state {@code Chart}. */
    CHART,
    /** The state {@code State}. */
    STATE,
    /** The state {@code Event}. */
    EVENT,
    /** The state {@code Step}. */
    STEP,
    /** The state {@code Override}. */
    OVERRIDE,
    /** The state {@code Object}. */
    OBJECT,
    /** The state {@code String}. */
    STRING,
    /** The state {@code List}. */
    LIST,
    /** The state <code>&#42;/ &#92;u0022</code>. */
    U0022,
    /** The state {@code new}. */
    NEW,
    /** The state <code>Any &#42;/</code>. */
    ANY,
    /** The state {@code class}. */
    CLASS,
    /** The state {@code B in C}. */
    B_IN_C,
    /** The state {@code C}. */
    C,
    /** The state {@code END}. */
    END;

    /** The state's name in data. */
    public java.lang.String wireName() {
      return ChartTransitions.rules().name(this);
    }
  }
}
