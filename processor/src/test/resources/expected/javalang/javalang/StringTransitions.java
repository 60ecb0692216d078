package javalang;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Life;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code String} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link StringMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class StringTransitions {
  private static final StringState[] STATES = StringState.values();

  /**
   * The number of the step, from 17 on of a decision among some by state and event; -1 where that
   * is not legal.
   */
  private static final byte[] STEPS = {
    1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // STRING
    -1, -1, 2, 3, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // OBJECT
    -1, -1, -1, -1, -1, 5, 6, 7, -1, -1, -1, -1, -1, -1, -1, -1, // INTEGER
    -1, -1, -1, -1, -1, -1, -1, -1, 8, 9, -1, -1, -1, -1, -1, -1, // OVERRIDE
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 10, 11, -1, -1, -1, -1, // ENUM
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, // SET
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 17, -1, // LIST
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, // CLASS
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 16, // RECORD
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, // OPTIONAL
  };

  /** Where each step leads. */
  private static final StringState[] TARGETS = {
    StringState.OBJECT, // 0: STRING on OBJECT
    StringState.INTEGER, // 1: STRING on THROWABLE
    StringState.STRING, // 2: OBJECT on STRING
    StringState.OVERRIDE, // 3: OBJECT on OVERRIDE
    StringState.ENUM, // 4: OBJECT on ENUM
    StringState.OBJECT, // 5: INTEGER on MATH
    StringState.SET, // 6: INTEGER on SET
    StringState.LIST, // 7: INTEGER on LIST
    StringState.CLASS, // 8: OVERRIDE on CLASS
    StringState.INTEGER, // 9: OVERRIDE on ITERABLE
    StringState.STRING, // 10: ENUM on TO_STRING
    StringState.RECORD, // 11: ENUM on TO_RECORD
    StringState.LIST, // 12: SET on ENUM_SET
    StringState.SET, // 13: LIST on OBJECTS
    StringState.OVERRIDE, // 14: LIST on ASSERTION_ERROR
    StringState.OPTIONAL, // 15: CLASS on TO_OPTIONAL
    StringState.OPTIONAL, // 16: RECORD on TO_OPTIONAL
  };

  private static final TableDefinition<StringState, StringEvent> RULES = new TableDefinition<>(
      "String", STATES, STEPS, TARGETS, "Throwable", "Object", "String", "Override", "Enum", "Math",
          "Set", "List", "Class", "Iterable", "toString", "toRecord", "EnumSet", "Objects",
          "AssertionError", "toOptional");

  static {
    RULES.names("String", "Object", "Integer", "Override", "Enum", "Set", "List", "Class", "Record",
        "Optional");
    RULES.begins(StringState.STRING);
    RULES.ends(StringState.OPTIONAL);
    RULES.guard(14, "Boolean");
    RULES.decision(14);
  }

  private StringTransitions() {}

  /** The event {@code Throwable}. <code>String → Integer</code>. */
  public static StringState throwable(StringState from, Integer Integer_, List<String> list) {
    return unasked(from, StringEvent.throwable(Integer_, list));
  }

  /** As without logic, which is not asked. */
  public static StringState throwable(StringState from, Integer Integer_, List<String> list,
      StringLogic logic) {
    return next(from, StringEvent.throwable(Integer_, list), logic);
  }

  /** The event {@code Object}. <code>String → Object</code>. */
  public static StringState object(StringState from) {
    return unasked(from, StringEvent.object());
  }

  /** As without logic, which is not asked. */
  public static StringState object(StringState from, StringLogic logic) {
    return next(from, StringEvent.object(), logic);
  }

  /** The event {@code String}. <code>Object → String</code>. */
  public static StringState string(StringState from) {
    return unasked(from, StringEvent.string());
  }

  /** As without logic, which is not asked. */
  public static StringState string(StringState from, StringLogic logic) {
    return next(from, StringEvent.string(), logic);
  }

  /** The event {@code Override}. <code>Object → Override</code>. */
  public static StringState override(StringState from) {
    return unasked(from, StringEvent.override());
  }

  /** As without logic, which is not asked. */
  public static StringState override(StringState from, StringLogic logic) {
    return next(from, StringEvent.override(), logic);
  }

  /** The event {@code Enum}. <code>Object → Enum</code>. */
  public static StringState enum_(StringState from) {
    return unasked(from, StringEvent.enum_());
  }

  /** As without logic, which is not asked. */
  public static StringState enum_(StringState from, StringLogic logic) {
    return next(from, StringEvent.enum_(), logic);
  }

  /** The event {@code Math}. <code>Integer → Object</code>. */
  public static StringState math(StringState from) {
    return unasked(from, StringEvent.math());
  }

  /** As without logic, which is not asked. */
  public static StringState math(StringState from, StringLogic logic) {
    return next(from, StringEvent.math(), logic);
  }

  /** The event {@code Set}. <code>Integer → Set</code>. */
  public static StringState set(StringState from) {
    return unasked(from, StringEvent.set());
  }

  /** As without logic, which is not asked. */
  public static StringState set(StringState from, StringLogic logic) {
    return next(from, StringEvent.set(), logic);
  }

  /** The event {@code List}. <code>Integer → List</code>. */
  public static StringState list(StringState from) {
    return unasked(from, StringEvent.list());
  }

  /** As without logic, which is not asked. */
  public static StringState list(StringState from, StringLogic logic) {
    return next(from, StringEvent.list(), logic);
  }

  /** The event {@code Class}. <code>Override → Class</code>. */
  public static StringState class_(StringState from) {
    return unasked(from, StringEvent.class_());
  }

  /** As without logic, which is not asked. */
  public static StringState class_(StringState from, StringLogic logic) {
    return next(from, StringEvent.class_(), logic);
  }

  /** The event {@code Iterable}. <code>Override → Integer</code>. */
  public static StringState iterable(StringState from) {
    return unasked(from, StringEvent.iterable());
  }

  /** As without logic, which is not asked. */
  public static StringState iterable(StringState from, StringLogic logic) {
    return next(from, StringEvent.iterable(), logic);
  }

  /** The event {@code toString}. <code>Enum → String</code>. */
  public static StringState toString_(StringState from) {
    return unasked(from, StringEvent.toString_());
  }

  /** As without logic, which is not asked. */
  public static StringState toString_(StringState from, StringLogic logic) {
    return next(from, StringEvent.toString_(), logic);
  }

  /** The event {@code toRecord}. <code>Enum → Record</code>. */
  public static StringState toRecord(StringState from) {
    return unasked(from, StringEvent.toRecord());
  }

  /** As without logic, which is not asked. */
  public static StringState toRecord(StringState from, StringLogic logic) {
    return next(from, StringEvent.toRecord(), logic);
  }

  /** The event {@code EnumSet}. <code>Set → List</code>. */
  public static StringState enumSet(StringState from) {
    return unasked(from, StringEvent.enumSet());
  }

  /** As without logic, which is not asked. */
  public static StringState enumSet(StringState from, StringLogic logic) {
    return next(from, StringEvent.enumSet(), logic);
  }

  /** The event {@code Objects}. <code>List → Set</code>. */
  public static StringState objects(StringState from) {
    return unasked(from, StringEvent.objects());
  }

  /** As without logic, which is not asked. */
  public static StringState objects(StringState from, StringLogic logic) {
    return next(from, StringEvent.objects(), logic);
  }

  /** The event {@code AssertionError}. <code>List → Override [Boolean]</code>. */
  public static StringState assertionError(StringState from, StringLogic logic) {
    return next(from, StringEvent.assertionError(), logic);
  }

  /** The event {@code toOptional}. <code>Class → Optional, Record → Optional</code>. */
  public static StringState toOptional(StringState from) {
    return unasked(from, StringEvent.toOptional());
  }

  /** As without logic, which is not asked. */
  public static StringState toOptional(StringState from, StringLogic logic) {
    return next(from, StringEvent.toOptional(), logic);
  }

  /** The state that an event leads to. */
  public static StringState next(StringState from, StringEvent event, StringLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(StringState from, StringEvent event, StringLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(StringState from, StringEvent event, StringLogic logic) {
    int code = STEPS[from.ordinal() * 16 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static StringState target(int step) {
    return TARGETS[step];
  }

  private static StringState unasked(StringState from, StringEvent event) {
    int step = STEPS[from.ordinal() * 16 + event.eventType().ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, StringEvent event, StringLogic logic) {
    return switch (code) {
      case 17 -> assertionErrorInList(logic); // ASSERTION_ERROR in LIST
      default -> throw new AssertionError(code);
    };
  }

  static int assertionErrorInList(StringLogic logic) {
    if (logic.boolean_()) {
      return 14; // → OVERRIDE
    }
    return Life.REFUSED;
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<StringState, Void, StringEffects> begin() {
    return new Step<>(StringState.STRING, null, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<StringState, Void, StringEffects> step(StringState from, StringEvent event,
      StringLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
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

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(StringState from, StringState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static StringState transition(StringState from, StringState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<StringEvent.Type> events(StringState from) {
    return RULES.events(from, StringEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<StringState> targets(StringState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<StringState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<StringState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(StringState state) {
    return state == StringState.STRING;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(StringState state) {
    return state == StringState.OPTIONAL;
  }

  /** Whether a state is tagged {@code Boolean}. */
  public static boolean isBoolean(StringState state) {
    return state == StringState.STRING;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<StringState, StringEvent> rules() {
    return RULES;
  }
}
