package keywords;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Word} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Names that are words of Java, or methods of every object or machine.
 *
 * <p>{@link WordMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WordTransitions {
  private static final WordState[] STATES = WordState.values();

  /** The number of the step by state and event; -1 where that is not legal. */
  private static final byte[] STEPS = {
    // NEW
    -1, -1, -1, -1, -1, -1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
    // DEFAULT
    -1, -1, -1, -1, -1, -1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
    // CLASS
    0, -1, -1, -1, -1, -1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
    // _1
    -1, 1, -1, -1, -1, -1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
    // NULL
    2, -1, -1, -1, -1, -1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
    // ENUM
    -1, -1, 3, -1, -1, -1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
    // INTERFACE
    -1, -1, -1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
    // VAR
    -1, -1, -1, -1, -1, -1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
    // SEALED
    -1, -1, -1, -1, -1, -1, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
        26,
  };

  /** Where each step leads; null if that is chosen. */
  private static final WordState[] TARGETS = {
    WordState._1, // 0: CLASS on TO_1
    null, // 1: _1 on GO
    WordState._1, // 2: NULL on TO_1
    WordState.INTERFACE, // 3: ENUM on TO_INTERFACE
    WordState.NEW, // 4: INTERFACE on TO_NEW
    WordState.VAR, // 5: INTERFACE on TO_VAR
    WordState.SEALED, // 6: INTERFACE on TO_SEALED
    WordState.DEFAULT, // 7: any state on NEW
    WordState.CLASS, // 8: any state on DEFAULT
    WordState.NEW, // 9: any state on SWITCH
    WordState.NEW, // 10: any state on START
    WordState.NEW, // 11: any state on STATE
    WordState.NEW, // 12: any state on RESUME
    WordState.NEW, // 13: any state on WAIT
    WordState.NEW, // 14: any state on NOTIFY
    WordState.NEW, // 15: any state on TO_STRING
    WordState.NEW, // 16: any state on YIELD
    WordState.NEW, // 17: any state on RECORD
    WordState.NEW, // 18: any state on TRUE
    WordState.NEW, // 19: any state on FIRE
    WordState.NEW, // 20: any state on IS
    WordState.NEW, // 21: any state on FORCE
    WordState.NEW, // 22: any state on LOCK
    WordState.NEW, // 23: any state on MARKS
    WordState.NEW, // 24: any state on NEXT
    WordState.NEW, // 25: any state on PERMITS
    WordState.NEW, // 26: any state on IS_FINAL
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<WordState, WordEvent> RULES = new TableDefinition<>(
      "Word", STATES, STEPS, TARGETS, "to_1", "go", "toInterface", "toNew", "toVar", "toSealed",
          "new", "default", "switch", "start", "state", "resume", "wait", "notify", "toString",
          "yield", "record", "true", "fire", "is", "force", "lock", "marks", "next", "permits",
          "isFinal");

  static {
    Constants.require("Word", WordState.values(), "NEW", "DEFAULT", "CLASS", "_1", "NULL", "ENUM",
        "INTERFACE", "VAR", "SEALED");
    RULES.begins(WordState.NEW);
    RULES.choice(1, WordState.NULL, WordState.ENUM);
  }

  private WordTransitions() {}

  /** The event {@code to_1}. <code>CLASS → _1, NULL → _1</code>. */
  public static WordState to1(WordState from) {
    return unasked(from, WordEvent.TO_1);
  }

  /** As without logic, which is not asked. */
  public static WordState to1(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_1, logic);
  }

  /** The event {@code go}. <code>_1 → NULL or ENUM</code>. */
  public static WordState go(WordState from, WordLogic logic) {
    return next(from, WordEvent.GO, logic);
  }

  /** The event {@code toInterface}. <code>ENUM → INTERFACE</code>. */
  public static WordState toInterface(WordState from) {
    return unasked(from, WordEvent.TO_INTERFACE);
  }

  /** As without logic, which is not asked. */
  public static WordState toInterface(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_INTERFACE, logic);
  }

  /** The event {@code toNew}. <code>INTERFACE → NEW</code>. */
  public static WordState toNew(WordState from) {
    return unasked(from, WordEvent.TO_NEW);
  }

  /** As without logic, which is not asked. */
  public static WordState toNew(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_NEW, logic);
  }

  /** The event {@code toVar}. <code>INTERFACE → VAR</code>. */
  public static WordState toVar(WordState from) {
    return unasked(from, WordEvent.TO_VAR);
  }

  /** As without logic, which is not asked. */
  public static WordState toVar(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_VAR, logic);
  }

  /** The event {@code toSealed}. <code>INTERFACE → SEALED</code>. */
  public static WordState toSealed(WordState from) {
    return unasked(from, WordEvent.TO_SEALED);
  }

  /** As without logic, which is not asked. */
  public static WordState toSealed(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_SEALED, logic);
  }

  /**
   * The event {@code new}. <code>NEW → DEFAULT, DEFAULT → DEFAULT, CLASS → DEFAULT, _1 → DEFAULT,
   * NULL → DEFAULT, ENUM → DEFAULT, INTERFACE → DEFAULT, VAR → DEFAULT</code> and 1 more.
   */
  public static WordState new_(WordState from) {
    return unasked(from, WordEvent.NEW);
  }

  /** As without logic, which is not asked. */
  public static WordState new_(WordState from, WordLogic logic) {
    return next(from, WordEvent.NEW, logic);
  }

  /**
   * The event {@code default}. <code>NEW → CLASS, DEFAULT → CLASS, CLASS → CLASS, _1 → CLASS, NULL
   * → CLASS, ENUM → CLASS, INTERFACE → CLASS, VAR → CLASS</code> and 1 more.
   */
  public static WordState default_(WordState from) {
    return unasked(from, WordEvent.DEFAULT);
  }

  /** As without logic, which is not asked. */
  public static WordState default_(WordState from, WordLogic logic) {
    return next(from, WordEvent.DEFAULT, logic);
  }

  /**
   * The event {@code switch}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState switch_(WordState from) {
    return unasked(from, WordEvent.SWITCH);
  }

  /** As without logic, which is not asked. */
  public static WordState switch_(WordState from, WordLogic logic) {
    return next(from, WordEvent.SWITCH, logic);
  }

  /**
   * The event {@code start}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState start_(WordState from) {
    return unasked(from, WordEvent.START);
  }

  /** As without logic, which is not asked. */
  public static WordState start_(WordState from, WordLogic logic) {
    return next(from, WordEvent.START, logic);
  }

  /**
   * The event {@code state}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState state_(WordState from) {
    return unasked(from, WordEvent.STATE);
  }

  /** As without logic, which is not asked. */
  public static WordState state_(WordState from, WordLogic logic) {
    return next(from, WordEvent.STATE, logic);
  }

  /**
   * The event {@code resume}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState resume(WordState from) {
    return unasked(from, WordEvent.RESUME);
  }

  /** As without logic, which is not asked. */
  public static WordState resume(WordState from, WordLogic logic) {
    return next(from, WordEvent.RESUME, logic);
  }

  /**
   * The event {@code wait}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM
   * → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState wait_(WordState from) {
    return unasked(from, WordEvent.WAIT);
  }

  /** As without logic, which is not asked. */
  public static WordState wait_(WordState from, WordLogic logic) {
    return next(from, WordEvent.WAIT, logic);
  }

  /**
   * The event {@code notify}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState notify_(WordState from) {
    return unasked(from, WordEvent.NOTIFY);
  }

  /** As without logic, which is not asked. */
  public static WordState notify_(WordState from, WordLogic logic) {
    return next(from, WordEvent.NOTIFY, logic);
  }

  /**
   * The event {@code toString}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState toString_(WordState from) {
    return unasked(from, WordEvent.TO_STRING);
  }

  /** As without logic, which is not asked. */
  public static WordState toString_(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_STRING, logic);
  }

  /**
   * The event {@code yield}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState yield_(WordState from) {
    return unasked(from, WordEvent.YIELD);
  }

  /** As without logic, which is not asked. */
  public static WordState yield_(WordState from, WordLogic logic) {
    return next(from, WordEvent.YIELD, logic);
  }

  /**
   * The event {@code record}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState record(WordState from) {
    return unasked(from, WordEvent.RECORD);
  }

  /** As without logic, which is not asked. */
  public static WordState record(WordState from, WordLogic logic) {
    return next(from, WordEvent.RECORD, logic);
  }

  /**
   * The event {@code true}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM
   * → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState true_(WordState from) {
    return unasked(from, WordEvent.TRUE);
  }

  /** As without logic, which is not asked. */
  public static WordState true_(WordState from, WordLogic logic) {
    return next(from, WordEvent.TRUE, logic);
  }

  /**
   * The event {@code fire}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM
   * → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState fire(WordState from) {
    return unasked(from, WordEvent.FIRE);
  }

  /** As without logic, which is not asked. */
  public static WordState fire(WordState from, WordLogic logic) {
    return next(from, WordEvent.FIRE, logic);
  }

  /**
   * The event {@code is}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM →
   * NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState is(WordState from) {
    return unasked(from, WordEvent.IS);
  }

  /** As without logic, which is not asked. */
  public static WordState is(WordState from, WordLogic logic) {
    return next(from, WordEvent.IS, logic);
  }

  /**
   * The event {@code force}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState force(WordState from) {
    return unasked(from, WordEvent.FORCE);
  }

  /** As without logic, which is not asked. */
  public static WordState force(WordState from, WordLogic logic) {
    return next(from, WordEvent.FORCE, logic);
  }

  /**
   * The event {@code lock}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM
   * → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState lock(WordState from) {
    return unasked(from, WordEvent.LOCK);
  }

  /** As without logic, which is not asked. */
  public static WordState lock(WordState from, WordLogic logic) {
    return next(from, WordEvent.LOCK, logic);
  }

  /**
   * The event {@code marks}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState marks_(WordState from) {
    return unasked(from, WordEvent.MARKS);
  }

  /** As without logic, which is not asked. */
  public static WordState marks_(WordState from, WordLogic logic) {
    return next(from, WordEvent.MARKS, logic);
  }

  /**
   * The event {@code next}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM
   * → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState next(WordState from) {
    return unasked(from, WordEvent.NEXT);
  }

  /** As without logic, which is not asked. */
  public static WordState next(WordState from, WordLogic logic) {
    return next(from, WordEvent.NEXT, logic);
  }

  /**
   * The event {@code permits}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState permits(WordState from) {
    return unasked(from, WordEvent.PERMITS);
  }

  /** As without logic, which is not asked. */
  public static WordState permits(WordState from, WordLogic logic) {
    return next(from, WordEvent.PERMITS, logic);
  }

  /**
   * The event {@code isFinal}. <code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW,
   * ENUM → NEW, INTERFACE → NEW, VAR → NEW</code> and 1 more.
   */
  public static WordState isFinal_(WordState from) {
    return unasked(from, WordEvent.IS_FINAL);
  }

  /** As without logic, which is not asked. */
  public static WordState isFinal_(WordState from, WordLogic logic) {
    return next(from, WordEvent.IS_FINAL, logic);
  }

  /** The state that an event leads to. */
  public static WordState next(WordState from, WordEvent event, WordLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step, event, logic, "Word");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(WordState from, WordEvent event, WordLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(WordState from, WordEvent event, WordLogic logic) {
    return STEPS[from.ordinal() * 26 + event.ordinal()];
  }

  /** The state that a step leads to. */
  static WordState target(int step, WordEvent event, WordLogic logic, Object asker) {
    return switch (step) {
      case 1 -> Failure.due(logic.default_(), asker, "choose default_").state(); // _1 on GO
      default -> TARGETS[step];
    };
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, WordEvent event) {
    return STEPS[from * 26 + event.ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static WordState state(int position) {
    return STATES[position];
  }

  private static WordState unasked(WordState from, WordEvent event) {
    int step = STEPS[from.ordinal() * 26 + event.ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(WordState from, WordState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static WordState transition(WordState from, WordState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<WordEvent> events(WordState from) {
    return RULES.events(from, WordEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<WordState> targets(WordState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<WordState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<WordState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(WordState state) {
    return state == WordState.NEW;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(WordState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<WordState, WordEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<WordState, WordEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
