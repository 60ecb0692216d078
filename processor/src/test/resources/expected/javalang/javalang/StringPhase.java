package javalang;

import javax.annotation.processing.Generated;

/**
 * The states of {@code String} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface StringPhase {
  /** The state {@code String}. */
  static String string() {
    return String.INSTANCE;
  }

  /** The state {@code Object}. */
  static Object object() {
    return Object.INSTANCE;
  }

  /** The state {@code Integer}. */
  static Integer integer() {
    return Integer.INSTANCE;
  }

  /** The state {@code Override}. */
  static Override override() {
    return Override.INSTANCE;
  }

  /** The state {@code Enum}. */
  static Enum enum_() {
    return Enum.INSTANCE;
  }

  /** The state {@code Set}. */
  static Set set() {
    return Set.INSTANCE;
  }

  /** The state {@code List}. */
  static List list() {
    return List.INSTANCE;
  }

  /** The state {@code Class}. */
  static Class class_() {
    return Class.INSTANCE;
  }

  /** The state {@code Record}. */
  static Record record() {
    return Record.INSTANCE;
  }

  /** The state {@code Optional}. */
  static Optional optional() {
    return Optional.INSTANCE;
  }

  /** The phase that stands for a state. */
  static StringPhase of(StringState state) {
    return switch (state) {
      case STRING -> String.INSTANCE;
      case OBJECT -> Object.INSTANCE;
      case INTEGER -> Integer.INSTANCE;
      case OVERRIDE -> Override.INSTANCE;
      case ENUM -> Enum.INSTANCE;
      case SET -> Set.INSTANCE;
      case LIST -> List.INSTANCE;
      case CLASS -> Class.INSTANCE;
      case RECORD -> Record.INSTANCE;
      case OPTIONAL -> Optional.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  StringState state();

  /** The state {@code String}. */
  final class String implements StringPhase {
    private static final String INSTANCE = new String();

    private String() {}

    @java.lang.Override
    public StringState state() {
      return StringState.STRING;
    }

    /** The event {@code Throwable}. */
    public Integer throwable(java.lang.Integer Integer_, java.util.List<java.lang.String> list) {
      return Integer.INSTANCE;
    }

    /** The event {@code Object}. */
    public Object object() {
      return Object.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "String";
    }
  }

  /** The state {@code Object}. */
  final class Object implements StringPhase {
    private static final Object INSTANCE = new Object();

    private Object() {}

    @java.lang.Override
    public StringState state() {
      return StringState.OBJECT;
    }

    /** The event {@code String}. */
    public String string() {
      return String.INSTANCE;
    }

    /** The event {@code Override}. */
    public Override override() {
      return Override.INSTANCE;
    }

    /** The event {@code Enum}. */
    public Enum enum_() {
      return Enum.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Object";
    }
  }

  /** The state {@code Integer}. */
  final class Integer implements StringPhase {
    private static final Integer INSTANCE = new Integer();

    private Integer() {}

    @java.lang.Override
    public StringState state() {
      return StringState.INTEGER;
    }

    /** The event {@code Math}. */
    public Object math() {
      return Object.INSTANCE;
    }

    /** The event {@code Set}. */
    public Set set() {
      return Set.INSTANCE;
    }

    /** The event {@code List}. */
    public List list() {
      return List.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Integer";
    }
  }

  /** The state {@code Override}. */
  final class Override implements StringPhase {
    private static final Override INSTANCE = new Override();

    private Override() {}

    @java.lang.Override
    public StringState state() {
      return StringState.OVERRIDE;
    }

    /** The event {@code Class}. */
    public Class class_() {
      return Class.INSTANCE;
    }

    /** The event {@code Iterable}. */
    public Integer iterable() {
      return Integer.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Override";
    }
  }

  /** The state {@code Enum}. */
  final class Enum implements StringPhase {
    private static final Enum INSTANCE = new Enum();

    private Enum() {}

    @java.lang.Override
    public StringState state() {
      return StringState.ENUM;
    }

    /** The event {@code toString}. */
    public String toString_() {
      return String.INSTANCE;
    }

    /** The event {@code toRecord}. */
    public Record toRecord() {
      return Record.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Enum";
    }
  }

  /** The state {@code Set}. */
  final class Set implements StringPhase {
    private static final Set INSTANCE = new Set();

    private Set() {}

    @java.lang.Override
    public StringState state() {
      return StringState.SET;
    }

    /** The event {@code EnumSet}. */
    public List enumSet() {
      return List.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Set";
    }
  }

  /** The state {@code List}. */
  final class List implements StringPhase {
    private static final List INSTANCE = new List();

    private List() {}

    @java.lang.Override
    public StringState state() {
      return StringState.LIST;
    }

    /** The event {@code Objects}. */
    public Set objects() {
      return Set.INSTANCE;
    }

    /**
     * The event {@code AssertionError}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Override assertionError(StringLogic logic) {
      StringTransitions.next(StringState.LIST, StringEvent.assertionError(), logic);
      return Override.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "List";
    }
  }

  /** The state {@code Class}. */
  final class Class implements StringPhase {
    private static final Class INSTANCE = new Class();

    private Class() {}

    @java.lang.Override
    public StringState state() {
      return StringState.CLASS;
    }

    /** The event {@code toOptional}. */
    public Optional toOptional() {
      return Optional.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Class";
    }
  }

  /** The state {@code Record}. */
  final class Record implements StringPhase {
    private static final Record INSTANCE = new Record();

    private Record() {}

    @java.lang.Override
    public StringState state() {
      return StringState.RECORD;
    }

    /** The event {@code toOptional}. */
    public Optional toOptional() {
      return Optional.INSTANCE;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Record";
    }
  }

  /** The state {@code Optional}. */
  final class Optional implements StringPhase {
    private static final Optional INSTANCE = new Optional();

    private Optional() {}

    @java.lang.Override
    public StringState state() {
      return StringState.OPTIONAL;
    }

    @java.lang.Override
    public java.lang.String toString() {
      return "Optional";
    }
  }
}
