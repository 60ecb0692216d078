package hostilechart;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Chart}. */
@Generated("dev.pawl.processor")
public sealed interface ChartEvent extends EventRecord<ChartEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code of}. */
  static Of of(int life, String state, long context_, int Types_) {
    return new Of(life, state, context_, Types_);
  }

  /** &#42;/. */
  static Begin begin_() {
    return Begin.INSTANCE;
  }

  /** The event {@code alone}. */
  static Alone alone() {
    return Alone.INSTANCE;
  }

  /** The event {@code always}. */
  static Always always() {
    return Always.INSTANCE;
  }

  /** The event {@code clone}. */
  static Clone clone_() {
    return Clone.INSTANCE;
  }

  /** The event {@code wait}. */
  static Wait wait_() {
    return Wait.INSTANCE;
  }

  /** The event {@code new}. */
  static New new_() {
    return New.INSTANCE;
  }

  /** The event {@code leaf}. */
  static Leaf leaf() {
    return Leaf.INSTANCE;
  }

  /** The event {@code raise}. */
  static Raise raise() {
    return Raise.INSTANCE;
  }

  /** The event {@code next}. */
  static Next next() {
    return Next.INSTANCE;
  }

  /** The event {@code step}. */
  static Step step() {
    return Step.INSTANCE;
  }

  /** The event {@code permits}. */
  static Permits permits() {
    return Permits.INSTANCE;
  }

  /** The event {@code rules}. */
  static Rules rules() {
    return Rules.INSTANCE;
  }

  /** The event {@code start}. */
  static Start start_() {
    return Start.INSTANCE;
  }

  /** The event {@code state}. */
  static State state_() {
    return State.INSTANCE;
  }

  /** The event {@code snapshot}. */
  static Snapshot snapshot_() {
    return Snapshot.INSTANCE;
  }

  /** The event {@code toString}. */
  static ToString toString_() {
    return ToString.INSTANCE;
  }

  /** The event {@code aInB}. */
  static AInB aInB() {
    return AInB.INSTANCE;
  }

  /** The event {@code toType}. */
  static ToType toType() {
    return ToType.INSTANCE;
  }

  /** The event {@code a}. */
  static A a() {
    return A.INSTANCE;
  }

  /** The event <code>"quoted" &#42;/</code>. */
  static Quoted quoted() {
    return Quoted.INSTANCE;
  }

  /** The event <code>&#92;u000a</code>. */
  static U000a u000a() {
    return U000a.INSTANCE;
  }

  /** The event {@code match}. */
  static Match match() {
    return Match.INSTANCE;
  }

  /** The event {@code get-class}. */
  static GetClass getClass_() {
    return GetClass.INSTANCE;
  }

  /** The event {@code end}. */
  static End end() {
    return End.INSTANCE;
  }

  /** The event {@code Life.after.delay}. */
  static LifeAfterDelay lifeAfterDelay() {
    return LifeAfterDelay.INSTANCE;
  }

  /** The event {@code Life.after.1s}. */
  static LifeAfter1s lifeAfter1s() {
    return LifeAfter1s.INSTANCE;
  }

  /**
   * The event {@code of}.
   *
   * @param life what the event carries
   * @param state what the event carries
   * @param context what the event carries
   * @param Types what the event carries
   */
  record Of(int life, String state, long context, int Types) implements ChartEvent {
    @Override
    public Type eventType() {
      return Type.OF;
    }
  }

  /** &#42;/. */
  record Begin() implements ChartEvent {
    private static final Begin INSTANCE = new Begin();

    @Override
    public Type eventType() {
      return Type.BEGIN;
    }
  }

  /** The event {@code alone}. */
  record Alone() implements ChartEvent {
    private static final Alone INSTANCE = new Alone();

    @Override
    public Type eventType() {
      return Type.ALONE;
    }
  }

  /** The event {@code always}. */
  record Always() implements ChartEvent {
    private static final Always INSTANCE = new Always();

    @Override
    public Type eventType() {
      return Type.ALWAYS;
    }
  }

  /** The event {@code clone}. */
  record Clone() implements ChartEvent {
    private static final Clone INSTANCE = new Clone();

    @Override
    public Type eventType() {
      return Type.CLONE;
    }
  }

  /** The event {@code wait}. */
  record Wait() implements ChartEvent {
    private static final Wait INSTANCE = new Wait();

    @Override
    public Type eventType() {
      return Type.WAIT;
    }
  }

  /** The event {@code new}. */
  record New() implements ChartEvent {
    private static final New INSTANCE = new New();

    @Override
    public Type eventType() {
      return Type.NEW;
    }
  }

  /** The event {@code leaf}. */
  record Leaf() implements ChartEvent {
    private static final Leaf INSTANCE = new Leaf();

    @Override
    public Type eventType() {
      return Type.LEAF;
    }
  }

  /** The event {@code raise}. */
  record Raise() implements ChartEvent {
    private static final Raise INSTANCE = new Raise();

    @Override
    public Type eventType() {
      return Type.RAISE;
    }
  }

  /** The event {@code next}. */
  record Next() implements ChartEvent {
    private static final Next INSTANCE = new Next();

    @Override
    public Type eventType() {
      return Type.NEXT;
    }
  }

  /** The event {@code step}. */
  record Step() implements ChartEvent {
    private static final Step INSTANCE = new Step();

    @Override
    public Type eventType() {
      return Type.STEP;
    }
  }

  /** The event {@code permits}. */
  record Permits() implements ChartEvent {
    private static final Permits INSTANCE = new Permits();

    @Override
    public Type eventType() {
      return Type.PERMITS;
    }
  }

  /** The event {@code rules}. */
  record Rules() implements ChartEvent {
    private static final Rules INSTANCE = new Rules();

    @Override
    public Type eventType() {
      return Type.RULES;
    }
  }

  /** The event {@code start}. */
  record Start() implements ChartEvent {
    private static final Start INSTANCE = new Start();

    @Override
    public Type eventType() {
      return Type.START;
    }
  }

  /** The event {@code state}. */
  record State() implements ChartEvent {
    private static final State INSTANCE = new State();

    @Override
    public Type eventType() {
      return Type.STATE;
    }
  }

  /** The event {@code snapshot}. */
  record Snapshot() implements ChartEvent {
    private static final Snapshot INSTANCE = new Snapshot();

    @Override
    public Type eventType() {
      return Type.SNAPSHOT;
    }
  }

  /** The event {@code toString}. */
  record ToString() implements ChartEvent {
    private static final ToString INSTANCE = new ToString();

    @Override
    public Type eventType() {
      return Type.TO_STRING;
    }
  }

  /** The event {@code aInB}. */
  record AInB() implements ChartEvent {
    private static final AInB INSTANCE = new AInB();

    @Override
    public Type eventType() {
      return Type.A_IN_B;
    }
  }

  /** The event {@code toType}. */
  record ToType() implements ChartEvent {
    private static final ToType INSTANCE = new ToType();

    @Override
    public Type eventType() {
      return Type.TO_TYPE;
    }
  }

  /** The event {@code a}. */
  record A() implements ChartEvent {
    private static final A INSTANCE = new A();

    @Override
    public Type eventType() {
      return Type.A;
    }
  }

  /** The event <code>"quoted" &#42;/</code>. */
  record Quoted() implements ChartEvent {
    private static final Quoted INSTANCE = new Quoted();

    @Override
    public Type eventType() {
      return Type.QUOTED;
    }
  }

  /** The event <code>&#92;u000a</code>. */
  record U000a() implements ChartEvent {
    private static final U000a INSTANCE = new U000a();

    @Override
    public Type eventType() {
      return Type.U000A;
    }
  }

  /** The event {@code match}. */
  record Match() implements ChartEvent {
    private static final Match INSTANCE = new Match();

    @Override
    public Type eventType() {
      return Type.MATCH;
    }
  }

  /** The event {@code get-class}. */
  record GetClass() implements ChartEvent {
    private static final GetClass INSTANCE = new GetClass();

    @Override
    public Type eventType() {
      return Type.GET_CLASS;
    }
  }

  /** The event {@code end}. */
  record End() implements ChartEvent {
    private static final End INSTANCE = new End();

    @Override
    public Type eventType() {
      return Type.END;
    }
  }

  /** The event {@code Life.after.delay}. */
  record LifeAfterDelay() implements ChartEvent {
    private static final LifeAfterDelay INSTANCE = new LifeAfterDelay();

    @Override
    public Type eventType() {
      return Type.LIFE_AFTER_DELAY;
    }
  }

  /** The event {@code Life.after.1s}. */
  record LifeAfter1s() implements ChartEvent {
    private static final LifeAfter1s INSTANCE = new LifeAfter1s();

    @Override
    public Type eventType() {
      return Type.LIFE_AFTER_1S;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code of}. */
    OF,
    /** &#42;/. */
    BEGIN,
    /** The event {@code alone}. */
    ALONE,
    /** The event {@code always}. */
    ALWAYS,
    /** The event {@code clone}. */
    CLONE,
    /** The event {@code wait}. */
    WAIT,
    /** The event {@code new}. */
    NEW,
    /** The event {@code leaf}. */
    LEAF,
    /** The event {@code raise}. */
    RAISE,
    /** The event {@code next}. */
    NEXT,
    /** The event {@code step}. */
    STEP,
    /** The event {@code permits}. */
    PERMITS,
    /** The event {@code rules}. */
    RULES,
    /** The event {@code start}. */
    START,
    /** The event {@code state}. */
    STATE,
    /** The event {@code snapshot}. */
    SNAPSHOT,
    /** The event {@code toString}. */
    TO_STRING,
    /** The event {@code aInB}. */
    A_IN_B,
    /** The event {@code toType}. */
    TO_TYPE,
    /** The event {@code a}. */
    A,
    /** The event <code>"quoted" &#42;/</code>. */
    QUOTED,
    /** The event <code>&#92;u000a</code>. */
    U000A,
    /** The event {@code match}. */
    MATCH,
    /** The event {@code get-class}. */
    GET_CLASS,
    /** The event {@code end}. */
    END,
    /** The event {@code Life.after.delay}. */
    LIFE_AFTER_DELAY,
    /** The event {@code Life.after.1s}. */
    LIFE_AFTER_1S;

    /** The event's name in data. */
    public String wireName() {
      return ChartTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return compareTo(LIFE_AFTER_DELAY) >= 0;
    }
  }
}
