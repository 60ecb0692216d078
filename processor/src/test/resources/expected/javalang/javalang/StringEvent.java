package javalang;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code String}. */
@Generated("dev.pawl.processor")
public sealed interface StringEvent extends EventRecord<StringEvent.Type> {
  /** The event's name in data. */
  default java.lang.String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** The event {@code Throwable}. */
  static Throwable throwable(Integer Integer_, java.util.List<java.lang.String> list) {
    return new Throwable(Integer_, list);
  }

  /** The event {@code Object}. */
  static Object object() {
    return Object.INSTANCE;
  }

  /** The event {@code String}. */
  static String string() {
    return String.INSTANCE;
  }

  /** The event {@code Override}. */
  static Override override() {
    return Override.INSTANCE;
  }

  /** The event {@code Enum}. */
  static Enum enum_() {
    return Enum.INSTANCE;
  }

  /** The event {@code Math}. */
  static Math math() {
    return Math.INSTANCE;
  }

  /** The event {@code Set}. */
  static Set set() {
    return Set.INSTANCE;
  }

  /** The event {@code List}. */
  static List list() {
    return List.INSTANCE;
  }

  /** The event {@code Class}. */
  static Class class_() {
    return Class.INSTANCE;
  }

  /** The event {@code Iterable}. */
  static Iterable iterable() {
    return Iterable.INSTANCE;
  }

  /** The event {@code toString}. */
  static ToString toString_() {
    return ToString.INSTANCE;
  }

  /** The event {@code toRecord}. */
  static ToRecord toRecord() {
    return ToRecord.INSTANCE;
  }

  /** The event {@code EnumSet}. */
  static EnumSet enumSet() {
    return EnumSet.INSTANCE;
  }

  /** The event {@code Objects}. */
  static Objects objects() {
    return Objects.INSTANCE;
  }

  /** The event {@code AssertionError}. */
  static AssertionError assertionError() {
    return AssertionError.INSTANCE;
  }

  /** The event {@code toOptional}. */
  static ToOptional toOptional() {
    return ToOptional.INSTANCE;
  }

  /**
   * The event {@code Throwable}.
   *
   * @param Integer what the event carries
   * @param list what the event carries
   */
  record Throwable(Integer Integer, java.util.List<java.lang.String> list) implements StringEvent {
    @java.lang.Override
    public Type eventType() {
      return Type.THROWABLE;
    }
  }

  /** The event {@code Object}. */
  record Object() implements StringEvent {
    private static final Object INSTANCE = new Object();

    @java.lang.Override
    public Type eventType() {
      return Type.OBJECT;
    }
  }

  /** The event {@code String}. */
  record String() implements StringEvent {
    private static final String INSTANCE = new String();

    @java.lang.Override
    public Type eventType() {
      return Type.STRING;
    }
  }

  /** The event {@code Override}. */
  record Override() implements StringEvent {
    private static final Override INSTANCE = new Override();

    @java.lang.Override
    public Type eventType() {
      return Type.OVERRIDE;
    }
  }

  /** The event {@code Enum}. */
  record Enum() implements StringEvent {
    private static final Enum INSTANCE = new Enum();

    @java.lang.Override
    public Type eventType() {
      return Type.ENUM;
    }
  }

  /** The event {@code Math}. */
  record Math() implements StringEvent {
    private static final Math INSTANCE = new Math();

    @java.lang.Override
    public Type eventType() {
      return Type.MATH;
    }
  }

  /** The event {@code Set}. */
  record Set() implements StringEvent {
    private static final Set INSTANCE = new Set();

    @java.lang.Override
    public Type eventType() {
      return Type.SET;
    }
  }

  /** The event {@code List}. */
  record List() implements StringEvent {
    private static final List INSTANCE = new List();

    @java.lang.Override
    public Type eventType() {
      return Type.LIST;
    }
  }

  /** The event {@code Class}. */
  record Class() implements StringEvent {
    private static final Class INSTANCE = new Class();

    @java.lang.Override
    public Type eventType() {
      return Type.CLASS;
    }
  }

  /** The event {@code Iterable}. */
  record Iterable() implements StringEvent {
    private static final Iterable INSTANCE = new Iterable();

    @java.lang.Override
    public Type eventType() {
      return Type.ITERABLE;
    }
  }

  /** The event {@code toString}. */
  record ToString() implements StringEvent {
    private static final ToString INSTANCE = new ToString();

    @java.lang.Override
    public Type eventType() {
      return Type.TO_STRING;
    }
  }

  /** The event {@code toRecord}. */
  record ToRecord() implements StringEvent {
    private static final ToRecord INSTANCE = new ToRecord();

    @java.lang.Override
    public Type eventType() {
      return Type.TO_RECORD;
    }
  }

  /** The event {@code EnumSet}. */
  record EnumSet() implements StringEvent {
    private static final EnumSet INSTANCE = new EnumSet();

    @java.lang.Override
    public Type eventType() {
      return Type.ENUM_SET;
    }
  }

  /** The event {@code Objects}. */
  record Objects() implements StringEvent {
    private static final Objects INSTANCE = new Objects();

    @java.lang.Override
    public Type eventType() {
      return Type.OBJECTS;
    }
  }

  /** The event {@code AssertionError}. */
  record AssertionError() implements StringEvent {
    private static final AssertionError INSTANCE = new AssertionError();

    @java.lang.Override
    public Type eventType() {
      return Type.ASSERTION_ERROR;
    }
  }

  /** The event {@code toOptional}. */
  record ToOptional() implements StringEvent {
    private static final ToOptional INSTANCE = new ToOptional();

    @java.lang.Override
    public Type eventType() {
      return Type.TO_OPTIONAL;
    }
  }

  /** The events without their data. */
  enum Type {
    /** The event {@code Throwable}. */
    THROWABLE,
    /** The event {@code Object}. */
    OBJECT,
    /** The event {@code String}. */
    STRING,
    /** The event {@code Override}. */
    OVERRIDE,
    /** The event {@code Enum}. */
    ENUM,
    /** The event {@code Math}. */
    MATH,
    /** The event {@code Set}. */
    SET,
    /** The event {@code List}. */
    LIST,
    /** The event {@code Class}. */
    CLASS,
    /** The event {@code Iterable}. */
    ITERABLE,
    /** The event {@code toString}. */
    TO_STRING,
    /** The event {@code toRecord}. */
    TO_RECORD,
    /** The event {@code EnumSet}. */
    ENUM_SET,
    /** The event {@code Objects}. */
    OBJECTS,
    /** The event {@code AssertionError}. */
    ASSERTION_ERROR,
    /** The event {@code toOptional}. */
    TO_OPTIONAL;

    /** The event's name in data. */
    public java.lang.String wireName() {
      return StringTransitions.rules().eventName(ordinal());
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
