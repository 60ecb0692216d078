package javalang;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code String} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface StringPhase {
  /** The phases of all states. */
  Phases<StringState, StringPhase> SHARED = new Phases<>(StringState.values(), String.INSTANCE,
      Object.INSTANCE, Integer.INSTANCE, Override.INSTANCE, Enum.INSTANCE, Set.INSTANCE,
      List.INSTANCE, Class.INSTANCE, Record.INSTANCE, Optional.INSTANCE);

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
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  StringState state();

  /** The state {@code String}. */
  final class String extends Phase<StringState> implements StringPhase {
    private static final String INSTANCE = new String();

    private String() {
      super(StringState.STRING);
    }

    /** The event {@code Throwable}. */
    public Integer throwable(java.lang.Integer Integer_, java.util.List<java.lang.String> list) {
      return Integer.INSTANCE;
    }

    /** The event {@code Object}. */
    public Object object() {
      return Object.INSTANCE;
    }
  }

  /** The state {@code Object}. */
  final class Object extends Phase<StringState> implements StringPhase {
    private static final Object INSTANCE = new Object();

    private Object() {
      super(StringState.OBJECT);
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
  }

  /** The state {@code Integer}. */
  final class Integer extends Phase<StringState> implements StringPhase {
    private static final Integer INSTANCE = new Integer();

    private Integer() {
      super(StringState.INTEGER);
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
  }

  /** The state {@code Override}. */
  final class Override extends Phase<StringState> implements StringPhase {
    private static final Override INSTANCE = new Override();

    private Override() {
      super(StringState.OVERRIDE);
    }

    /** The event {@code Class}. */
    public Class class_() {
      return Class.INSTANCE;
    }

    /** The event {@code Iterable}. */
    public Integer iterable() {
      return Integer.INSTANCE;
    }
  }

  /** The state {@code Enum}. */
  final class Enum extends Phase<StringState> implements StringPhase {
    private static final Enum INSTANCE = new Enum();

    private Enum() {
      super(StringState.ENUM);
    }

    /** The event {@code toString}. */
    public String toString_() {
      return String.INSTANCE;
    }

    /** The event {@code toRecord}. */
    public Record toRecord() {
      return Record.INSTANCE;
    }
  }

  /** The state {@code Set}. */
  final class Set extends Phase<StringState> implements StringPhase {
    private static final Set INSTANCE = new Set();

    private Set() {
      super(StringState.SET);
    }

    /** The event {@code EnumSet}. */
    public List enumSet() {
      return List.INSTANCE;
    }
  }

  /** The state {@code List}. */
  final class List extends Phase<StringState> implements StringPhase {
    private static final List INSTANCE = new List();

    private List() {
      super(StringState.LIST);
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
  }

  /** The state {@code Class}. */
  final class Class extends Phase<StringState> implements StringPhase {
    private static final Class INSTANCE = new Class();

    private Class() {
      super(StringState.CLASS);
    }

    /** The event {@code toOptional}. */
    public Optional toOptional() {
      return Optional.INSTANCE;
    }
  }

  /** The state {@code Record}. */
  final class Record extends Phase<StringState> implements StringPhase {
    private static final Record INSTANCE = new Record();

    private Record() {
      super(StringState.RECORD);
    }

    /** The event {@code toOptional}. */
    public Optional toOptional() {
      return Optional.INSTANCE;
    }
  }

  /** The state {@code Optional}. */
  final class Optional extends Phase<StringState> implements StringPhase {
    private static final Optional INSTANCE = new Optional();

    private Optional() {
      super(StringState.OPTIONAL);
    }
  }
}
