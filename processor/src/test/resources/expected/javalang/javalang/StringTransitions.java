package javalang;

import static javalang.StringState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code String} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link StringMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class StringTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 17 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // STRING
    1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    // OBJECT
    -1, -1, 2, 3, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    // INTEGER
    -1, -1, -1, -1, -1, 5, 6, 7, -1, -1, -1, -1, -1, -1, -1, -1,
    // OVERRIDE
    -1, -1, -1, -1, -1, -1, -1, -1, 8, 9, -1, -1, -1, -1, -1, -1,
    // ENUM
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 11, -1, -1, -1, -1,
    // SET
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1,
    // LIST
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 17, -1,
    // CLASS
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15,
    // RECORD
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 16,
    // OPTIONAL
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
  };

  /** Where each step leads. */
  private static final StringState[] TARGETS = {
    OBJECT, // 0: STRING on OBJECT
    INTEGER, // 1: STRING on THROWABLE
    STRING, // 2: OBJECT on STRING
    OVERRIDE, // 3: OBJECT on OVERRIDE
    ENUM, // 4: OBJECT on ENUM
    OBJECT, // 5: INTEGER on MATH
    SET, // 6: INTEGER on SET
    LIST, // 7: INTEGER on LIST
    CLASS, // 8: OVERRIDE on CLASS
    INTEGER, // 9: OVERRIDE on ITERABLE
    STRING, // 10: ENUM on TO_STRING
    RECORD, // 11: ENUM on TO_RECORD
    LIST, // 12: SET on ENUM_SET
    SET, // 13: LIST on OBJECTS
    OVERRIDE, // 14: LIST on ASSERTION_ERROR
    OPTIONAL, // 15: CLASS on TO_OPTIONAL
    OPTIONAL, // 16: RECORD on TO_OPTIONAL
  };

  private StringTransitions() {}

  /**
   * The event {@code Throwable}.
   *
   * <p><code>String → Integer</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState throwable(StringState from, Integer Integer_, List<String> list) {
    return unasked(from, StringEvent.throwable(Integer_, list));
  }

  /**
   * The event {@code Throwable}.
   *
   * <p><code>String → Integer</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState throwable(StringState from, Integer Integer_, List<String> list,
      StringLogic logic) {
    return next(from, StringEvent.throwable(Integer_, list), logic);
  }

  /**
   * The event {@code Object}.
   *
   * <p><code>String → Object</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState object(StringState from) {
    return unasked(from, StringEvent.object());
  }

  /**
   * The event {@code Object}.
   *
   * <p><code>String → Object</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState object(StringState from, StringLogic logic) {
    return next(from, StringEvent.object(), logic);
  }

  /**
   * The event {@code String}.
   *
   * <p><code>Object → String</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState string(StringState from) {
    return unasked(from, StringEvent.string());
  }

  /**
   * The event {@code String}.
   *
   * <p><code>Object → String</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState string(StringState from, StringLogic logic) {
    return next(from, StringEvent.string(), logic);
  }

  /**
   * The event {@code Override}.
   *
   * <p><code>Object → Override</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState override(StringState from) {
    return unasked(from, StringEvent.override());
  }

  /**
   * The event {@code Override}.
   *
   * <p><code>Object → Override</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState override(StringState from, StringLogic logic) {
    return next(from, StringEvent.override(), logic);
  }

  /**
   * The event {@code Enum}.
   *
   * <p><code>Object → Enum</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState enum_(StringState from) {
    return unasked(from, StringEvent.enum_());
  }

  /**
   * The event {@code Enum}.
   *
   * <p><code>Object → Enum</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState enum_(StringState from, StringLogic logic) {
    return next(from, StringEvent.enum_(), logic);
  }

  /**
   * The event {@code Math}.
   *
   * <p><code>Integer → Object</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState math(StringState from) {
    return unasked(from, StringEvent.math());
  }

  /**
   * The event {@code Math}.
   *
   * <p><code>Integer → Object</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState math(StringState from, StringLogic logic) {
    return next(from, StringEvent.math(), logic);
  }

  /**
   * The event {@code Set}.
   *
   * <p><code>Integer → Set</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState set(StringState from) {
    return unasked(from, StringEvent.set());
  }

  /**
   * The event {@code Set}.
   *
   * <p><code>Integer → Set</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState set(StringState from, StringLogic logic) {
    return next(from, StringEvent.set(), logic);
  }

  /**
   * The event {@code List}.
   *
   * <p><code>Integer → List</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState list(StringState from) {
    return unasked(from, StringEvent.list());
  }

  /**
   * The event {@code List}.
   *
   * <p><code>Integer → List</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState list(StringState from, StringLogic logic) {
    return next(from, StringEvent.list(), logic);
  }

  /**
   * The event {@code Class}.
   *
   * <p><code>Override → Class</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState class_(StringState from) {
    return unasked(from, StringEvent.class_());
  }

  /**
   * The event {@code Class}.
   *
   * <p><code>Override → Class</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState class_(StringState from, StringLogic logic) {
    return next(from, StringEvent.class_(), logic);
  }

  /**
   * The event {@code Iterable}.
   *
   * <p><code>Override → Integer</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState iterable(StringState from) {
    return unasked(from, StringEvent.iterable());
  }

  /**
   * The event {@code Iterable}.
   *
   * <p><code>Override → Integer</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState iterable(StringState from, StringLogic logic) {
    return next(from, StringEvent.iterable(), logic);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>Enum → String</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState toString_(StringState from) {
    return unasked(from, StringEvent.toString_());
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>Enum → String</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState toString_(StringState from, StringLogic logic) {
    return next(from, StringEvent.toString_(), logic);
  }

  /**
   * The event {@code toRecord}.
   *
   * <p><code>Enum → Record</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState toRecord(StringState from) {
    return unasked(from, StringEvent.toRecord());
  }

  /**
   * The event {@code toRecord}.
   *
   * <p><code>Enum → Record</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState toRecord(StringState from, StringLogic logic) {
    return next(from, StringEvent.toRecord(), logic);
  }

  /**
   * The event {@code EnumSet}.
   *
   * <p><code>Set → List</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState enumSet(StringState from) {
    return unasked(from, StringEvent.enumSet());
  }

  /**
   * The event {@code EnumSet}.
   *
   * <p><code>Set → List</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState enumSet(StringState from, StringLogic logic) {
    return next(from, StringEvent.enumSet(), logic);
  }

  /**
   * The event {@code Objects}.
   *
   * <p><code>List → Set</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState objects(StringState from) {
    return unasked(from, StringEvent.objects());
  }

  /**
   * The event {@code Objects}.
   *
   * <p><code>List → Set</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState objects(StringState from, StringLogic logic) {
    return next(from, StringEvent.objects(), logic);
  }

  /**
   * The event {@code AssertionError}.
   *
   * <p><code>List → Override [Boolean]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static StringState assertionError(StringState from, StringLogic logic) {
    return next(from, StringEvent.assertionError(), logic);
  }

  /**
   * The event {@code toOptional}.
   *
   * <p><code>Class → Optional, Record → Optional</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState toOptional(StringState from) {
    return unasked(from, StringEvent.toOptional());
  }

  /**
   * The event {@code toOptional}.
   *
   * <p><code>Class → Optional, Record → Optional</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState toOptional(StringState from, StringLogic logic) {
    return next(from, StringEvent.toOptional(), logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StringState next(StringState from, StringEvent event, StringLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(StringState from, StringEvent event, StringLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<StringState, Void, StringEffects> step(StringState from, StringEvent event,
      StringLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    StringState to = target(step);
    return new Step<>(to, null, effects(step, event));
  }

  private static List<Effect<StringEffects>> effects(int step, StringEvent event) {
    return switch (step) {
      // ASSERTION_ERROR
      case 14 -> List.of(new Effect<>("System", effects -> effects.system()));
      default -> List.of();
    };
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(StringState from, StringEvent event, StringLogic logic) {
    int code = STEPS[from.ordinal() * 16 + event.eventType().ordinal()];
    return code < 17 ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static StringState target(int step) {
    return TARGETS[step];
  }

  private static StringState unasked(StringState from, StringEvent event) {
    int step = STEPS[from.ordinal() * 16 + event.eventType().ordinal()];
    if (step < 0) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, StringEvent event, StringLogic logic) {
    return switch (code) {
      // ASSERTION_ERROR in LIST
      case 17 -> assertionErrorInList(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int assertionErrorInList(StringLogic logic) {
    if (logic.boolean_()) {
      return 14; // → OVERRIDE
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(StringState from, StringState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static StringState transition(StringState from, StringState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<StringEvent.Type> events(StringState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<StringState> targets(StringState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<StringState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<StringState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(StringState state) {
    return state == STRING;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(StringState state) {
    return state == OPTIONAL;
  }

  /** Whether a state is tagged {@code Boolean}. */
  public static boolean isBoolean(StringState state) {
    return state == STRING;
  }

  /** What refusals are explained with. */
  static Definition<StringState, StringEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<StringState, StringEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, StringState.class, StringEvent.Type.class);

    static final Set<StringState> INITIAL = Collections.unmodifiableSet(EnumSet.of(STRING));

    static final Set<StringState> FINAL = Collections.unmodifiableSet(EnumSet.of(OPTIONAL));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<StringState, StringEvent> {
    static final Definition<StringState, StringEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "String",
          StringState.values(),
          new String[] {"String", "Object", "Integer", "Override", "Enum", "Set", "List", "Class",
              "Record", "Optional"},
          new String[] {"Throwable", "Object", "String", "Override", "Enum", "Math", "Set", "List",
              "Class", "Iterable", "toString", "toRecord", "EnumSet", "Objects", "AssertionError",
              "toOptional"});
    }

    @Override
    protected List<Definition.Candidate<StringState>> candidates(StringState from, int event) {
      int code = STEPS[from.ordinal() * 16 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(StringEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(StringState state) {
      return StringTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<StringState>> byCode(int code) {
      return switch (code) {
        // OBJECT; MATH
        case 0, 5 -> List.of(Definition.Candidate.to(OBJECT));
        // THROWABLE; ITERABLE
        case 1, 9 -> List.of(Definition.Candidate.to(INTEGER));
        // STRING; TO_STRING
        case 2, 10 -> List.of(Definition.Candidate.to(STRING));
        // OVERRIDE
        case 3 -> List.of(Definition.Candidate.to(OVERRIDE));
        // ENUM
        case 4 -> List.of(Definition.Candidate.to(ENUM));
        // SET; OBJECTS
        case 6, 13 -> List.of(Definition.Candidate.to(SET));
        // LIST; ENUM_SET
        case 7, 12 -> List.of(Definition.Candidate.to(LIST));
        // CLASS
        case 8 -> List.of(Definition.Candidate.to(CLASS));
        // TO_RECORD
        case 11 -> List.of(Definition.Candidate.to(RECORD));
        // TO_OPTIONAL
        case 15, 16 -> List.of(Definition.Candidate.to(OPTIONAL));
        // ASSERTION_ERROR
        case 17 -> List.of(new Definition.Candidate<>("Boolean", List.of(OVERRIDE)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
