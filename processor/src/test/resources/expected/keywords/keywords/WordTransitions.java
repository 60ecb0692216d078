package keywords;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Word} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Names that are words of Java, or methods of every object or machine.
 *
 * <p>{@link WordMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class WordTransitions {
  /**
   * A row per state, a column per event: the number of the step; -1 where the event is not legal.
   */
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

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final WordState[] STATES = WordState.values();

  static {
    Constants.require("Word", WordState.values(), "NEW", "DEFAULT", "CLASS", "_1", "NULL", "ENUM",
        "INTERFACE", "VAR", "SEALED");
  }

  private WordTransitions() {}

  /**
   * The event {@code to_1}.
   *
   * <p><code>CLASS → _1, NULL → _1</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState to1(WordState from) {
    return unasked(from, WordEvent.TO_1);
  }

  /**
   * The event {@code to_1}.
   *
   * <p><code>CLASS → _1, NULL → _1</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState to1(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_1, logic);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>_1 → NULL or ENUM</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState go(WordState from, WordLogic logic) {
    return next(from, WordEvent.GO, logic);
  }

  /**
   * The event {@code toInterface}.
   *
   * <p><code>ENUM → INTERFACE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toInterface(WordState from) {
    return unasked(from, WordEvent.TO_INTERFACE);
  }

  /**
   * The event {@code toInterface}.
   *
   * <p><code>ENUM → INTERFACE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toInterface(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_INTERFACE, logic);
  }

  /**
   * The event {@code toNew}.
   *
   * <p><code>INTERFACE → NEW</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toNew(WordState from) {
    return unasked(from, WordEvent.TO_NEW);
  }

  /**
   * The event {@code toNew}.
   *
   * <p><code>INTERFACE → NEW</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toNew(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_NEW, logic);
  }

  /**
   * The event {@code toVar}.
   *
   * <p><code>INTERFACE → VAR</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toVar(WordState from) {
    return unasked(from, WordEvent.TO_VAR);
  }

  /**
   * The event {@code toVar}.
   *
   * <p><code>INTERFACE → VAR</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toVar(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_VAR, logic);
  }

  /**
   * The event {@code toSealed}.
   *
   * <p><code>INTERFACE → SEALED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toSealed(WordState from) {
    return unasked(from, WordEvent.TO_SEALED);
  }

  /**
   * The event {@code toSealed}.
   *
   * <p><code>INTERFACE → SEALED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toSealed(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_SEALED, logic);
  }

  /**
   * The event {@code new}.
   *
   * <p><code>NEW → DEFAULT, DEFAULT → DEFAULT, CLASS → DEFAULT, _1 → DEFAULT, NULL → DEFAULT, ENUM
   * → DEFAULT, INTERFACE → DEFAULT, VAR → DEFAULT</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState new_(WordState from) {
    return unasked(from, WordEvent.NEW);
  }

  /**
   * The event {@code new}.
   *
   * <p><code>NEW → DEFAULT, DEFAULT → DEFAULT, CLASS → DEFAULT, _1 → DEFAULT, NULL → DEFAULT, ENUM
   * → DEFAULT, INTERFACE → DEFAULT, VAR → DEFAULT</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState new_(WordState from, WordLogic logic) {
    return next(from, WordEvent.NEW, logic);
  }

  /**
   * The event {@code default}.
   *
   * <p><code>NEW → CLASS, DEFAULT → CLASS, CLASS → CLASS, _1 → CLASS, NULL → CLASS, ENUM → CLASS,
   * INTERFACE → CLASS, VAR → CLASS</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState default_(WordState from) {
    return unasked(from, WordEvent.DEFAULT);
  }

  /**
   * The event {@code default}.
   *
   * <p><code>NEW → CLASS, DEFAULT → CLASS, CLASS → CLASS, _1 → CLASS, NULL → CLASS, ENUM → CLASS,
   * INTERFACE → CLASS, VAR → CLASS</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState default_(WordState from, WordLogic logic) {
    return next(from, WordEvent.DEFAULT, logic);
  }

  /**
   * The event {@code switch}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState switch_(WordState from) {
    return unasked(from, WordEvent.SWITCH);
  }

  /**
   * The event {@code switch}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState switch_(WordState from, WordLogic logic) {
    return next(from, WordEvent.SWITCH, logic);
  }

  /**
   * The event {@code start}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState start_(WordState from) {
    return unasked(from, WordEvent.START);
  }

  /**
   * The event {@code start}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState start_(WordState from, WordLogic logic) {
    return next(from, WordEvent.START, logic);
  }

  /**
   * The event {@code state}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState state_(WordState from) {
    return unasked(from, WordEvent.STATE);
  }

  /**
   * The event {@code state}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState state_(WordState from, WordLogic logic) {
    return next(from, WordEvent.STATE, logic);
  }

  /**
   * The event {@code resume}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState resume(WordState from) {
    return unasked(from, WordEvent.RESUME);
  }

  /**
   * The event {@code resume}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState resume(WordState from, WordLogic logic) {
    return next(from, WordEvent.RESUME, logic);
  }

  /**
   * The event {@code wait}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState wait_(WordState from) {
    return unasked(from, WordEvent.WAIT);
  }

  /**
   * The event {@code wait}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState wait_(WordState from, WordLogic logic) {
    return next(from, WordEvent.WAIT, logic);
  }

  /**
   * The event {@code notify}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState notify_(WordState from) {
    return unasked(from, WordEvent.NOTIFY);
  }

  /**
   * The event {@code notify}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState notify_(WordState from, WordLogic logic) {
    return next(from, WordEvent.NOTIFY, logic);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toString_(WordState from) {
    return unasked(from, WordEvent.TO_STRING);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState toString_(WordState from, WordLogic logic) {
    return next(from, WordEvent.TO_STRING, logic);
  }

  /**
   * The event {@code yield}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState yield_(WordState from) {
    return unasked(from, WordEvent.YIELD);
  }

  /**
   * The event {@code yield}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState yield_(WordState from, WordLogic logic) {
    return next(from, WordEvent.YIELD, logic);
  }

  /**
   * The event {@code record}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState record(WordState from) {
    return unasked(from, WordEvent.RECORD);
  }

  /**
   * The event {@code record}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState record(WordState from, WordLogic logic) {
    return next(from, WordEvent.RECORD, logic);
  }

  /**
   * The event {@code true}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState true_(WordState from) {
    return unasked(from, WordEvent.TRUE);
  }

  /**
   * The event {@code true}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState true_(WordState from, WordLogic logic) {
    return next(from, WordEvent.TRUE, logic);
  }

  /**
   * The event {@code fire}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState fire(WordState from) {
    return unasked(from, WordEvent.FIRE);
  }

  /**
   * The event {@code fire}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState fire(WordState from, WordLogic logic) {
    return next(from, WordEvent.FIRE, logic);
  }

  /**
   * The event {@code is}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState is(WordState from) {
    return unasked(from, WordEvent.IS);
  }

  /**
   * The event {@code is}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState is(WordState from, WordLogic logic) {
    return next(from, WordEvent.IS, logic);
  }

  /**
   * The event {@code force}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState force(WordState from) {
    return unasked(from, WordEvent.FORCE);
  }

  /**
   * The event {@code force}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState force(WordState from, WordLogic logic) {
    return next(from, WordEvent.FORCE, logic);
  }

  /**
   * The event {@code lock}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState lock(WordState from) {
    return unasked(from, WordEvent.LOCK);
  }

  /**
   * The event {@code lock}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState lock(WordState from, WordLogic logic) {
    return next(from, WordEvent.LOCK, logic);
  }

  /**
   * The event {@code marks}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState marks(WordState from) {
    return unasked(from, WordEvent.MARKS);
  }

  /**
   * The event {@code marks}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState marks(WordState from, WordLogic logic) {
    return next(from, WordEvent.MARKS, logic);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState next(WordState from) {
    return unasked(from, WordEvent.NEXT);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState next(WordState from, WordLogic logic) {
    return next(from, WordEvent.NEXT, logic);
  }

  /**
   * The event {@code permits}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState permits(WordState from) {
    return unasked(from, WordEvent.PERMITS);
  }

  /**
   * The event {@code permits}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState permits(WordState from, WordLogic logic) {
    return next(from, WordEvent.PERMITS, logic);
  }

  /**
   * The event {@code isFinal}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState isFinal_(WordState from) {
    return unasked(from, WordEvent.IS_FINAL);
  }

  /**
   * The event {@code isFinal}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState isFinal_(WordState from, WordLogic logic) {
    return next(from, WordEvent.IS_FINAL, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static WordState next(WordState from, WordEvent event, WordLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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
      // _1 on GO
      case 1 -> Failure.due(logic.default_(), asker, "choose default_").state();
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
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(WordState from, WordState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static WordState transition(WordState from, WordState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<WordEvent> events(WordState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<WordState> targets(WordState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<WordState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<WordState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(WordState state) {
    return state == WordState.NEW;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(WordState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<WordState, WordEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<WordState, WordEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<WordState, WordEvent> MOVES =
        new Moves<>(Rules.INSTANCE, WordState.class, WordEvent.class);

    static final Outcomes<WordState, WordEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<WordState> INITIAL = Collections.unmodifiableSet(EnumSet.of(WordState.NEW));

    static final Set<WordState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<WordState, WordEvent> {
    static final Definition<WordState, WordEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Word",
          WordState.values(),
          new String[] {"NEW", "DEFAULT", "CLASS", "_1", "NULL", "ENUM", "INTERFACE", "VAR",
              "SEALED"},
          new String[] {"to_1", "go", "toInterface", "toNew", "toVar", "toSealed", "new", "default",
              "switch", "start", "state", "resume", "wait", "notify", "toString", "yield", "record",
              "true", "fire", "is", "force", "lock", "marks", "next", "permits", "isFinal"});
    }

    @Override
    protected List<Definition.Candidate<WordState>> candidates(WordState from, int event) {
      int code = STEPS[from.ordinal() * 26 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(WordState state) {
      return WordTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<WordState>> byCode(int code) {
      return switch (code) {
        // TO_1
        case 0, 2 -> List.of(Definition.Candidate.to(WordState._1));
        // GO
        case 1 -> List.of(new Definition.Candidate<>(null, List.of(WordState.NULL, WordState.ENUM)));
        // TO_INTERFACE
        case 3 -> List.of(Definition.Candidate.to(WordState.INTERFACE));
        // TO_NEW; SWITCH; START; STATE
        case 4, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26 -> List.of(Definition.Candidate.to(WordState.NEW));
        // TO_VAR
        case 5 -> List.of(Definition.Candidate.to(WordState.VAR));
        // TO_SEALED
        case 6 -> List.of(Definition.Candidate.to(WordState.SEALED));
        // NEW
        case 7 -> List.of(Definition.Candidate.to(WordState.DEFAULT));
        // DEFAULT
        case 8 -> List.of(Definition.Candidate.to(WordState.CLASS));
        default -> throw new AssertionError(code);
      };
    }
  }
}
