package keywords;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Word}. It is confined to one thread at a time.
 *
 * <p>Names that are words of Java, or methods of every object or machine.
 *
 * <pre>{@code
 * +---------+  +-------+
 * | DEFAULT |  | CLASS |
 * +---------+  +-------+
 *               |
 *               v
 * +--------------------+
 * |         _1         |
 * +--------------------+
 *  |                ^ |
 *  | go [default_]  | | go [default_]
 *  |                | |
 *  |             +--+ |
 *  v             |    v
 * +---------------+  +------+
 * |     NULL      |  | ENUM |
 * +---------------+  +------+
 *                     |
 *                     v
 *            +---------------+
 *            |   INTERFACE   |
 *            +---------------+
 *             |    |        |
 *             v    v        v
 *        +-----+  +-----+  +--------+
 *      *>| NEW |  | VAR |  | SEALED |
 *        +-----+  +-----+  +--------+
 *
 * From any state to DEFAULT: new
 * From any state to CLASS: default
 * From any state to NEW: switch / start / state / resume / wait / notify / toString / yield /
 * record /
 *     true / fire / is / force / lock / marks / next / permits / isFinal
 * }</pre>
 *
 * <pre>
 * from                   event     to
 * CLASS                            _1
 * _1                     go        NULL or ENUM
 * NULL                             _1
 * ENUM                             INTERFACE
 * INTERFACE                        NEW
 * INTERFACE                        VAR
 * INTERFACE                        SEALED
 * any that is not final  new       DEFAULT
 * any that is not final  default   CLASS
 * any that is not final  switch    NEW
 * any that is not final  start     NEW
 * any that is not final  state     NEW
 * any that is not final  resume    NEW
 * any that is not final  wait      NEW
 * any that is not final  notify    NEW
 * any that is not final  toString  NEW
 * any that is not final  yield     NEW
 * any that is not final  record    NEW
 * any that is not final  true      NEW
 * any that is not final  fire      NEW
 * any that is not final  is        NEW
 * any that is not final  force     NEW
 * any that is not final  lock      NEW
 * any that is not final  marks     NEW
 * any that is not final  next      NEW
 * any that is not final  permits   NEW
 * any that is not final  isFinal   NEW
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class WordMachine {
  private int state;

  private final WordLogic logic;

  private WordMachine(WordState state, WordLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code NEW}. */
  public static WordMachine start(WordLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WordMachine start(WordState initial, WordLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static WordMachine resume(WordState state, WordLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code to_1}.
   *
   * <p><code>CLASS → _1, NULL → _1</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState to1() {
    return fire(WordEvent.TO_1);
  }

  /**
   * The event {@code to_1}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState to1(Cause cause) {
    return fire(WordEvent.TO_1, cause);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>_1 → NULL or ENUM</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState go() {
    return fire(WordEvent.GO);
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState go(Cause cause) {
    return fire(WordEvent.GO, cause);
  }

  /**
   * The event {@code toInterface}.
   *
   * <p><code>ENUM → INTERFACE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState toInterface() {
    return fire(WordEvent.TO_INTERFACE);
  }

  /**
   * The event {@code toInterface}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState toInterface(Cause cause) {
    return fire(WordEvent.TO_INTERFACE, cause);
  }

  /**
   * The event {@code toNew}.
   *
   * <p><code>INTERFACE → NEW</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState toNew() {
    return fire(WordEvent.TO_NEW);
  }

  /**
   * The event {@code toNew}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState toNew(Cause cause) {
    return fire(WordEvent.TO_NEW, cause);
  }

  /**
   * The event {@code toVar}.
   *
   * <p><code>INTERFACE → VAR</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState toVar() {
    return fire(WordEvent.TO_VAR);
  }

  /**
   * The event {@code toVar}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState toVar(Cause cause) {
    return fire(WordEvent.TO_VAR, cause);
  }

  /**
   * The event {@code toSealed}.
   *
   * <p><code>INTERFACE → SEALED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState toSealed() {
    return fire(WordEvent.TO_SEALED);
  }

  /**
   * The event {@code toSealed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState toSealed(Cause cause) {
    return fire(WordEvent.TO_SEALED, cause);
  }

  /**
   * The event {@code new}.
   *
   * <p><code>NEW → DEFAULT, DEFAULT → DEFAULT, CLASS → DEFAULT, _1 → DEFAULT, NULL → DEFAULT, ENUM
   * → DEFAULT, INTERFACE → DEFAULT, VAR → DEFAULT</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState new_() {
    return fire(WordEvent.NEW);
  }

  /**
   * The event {@code new}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState new_(Cause cause) {
    return fire(WordEvent.NEW, cause);
  }

  /**
   * The event {@code default}.
   *
   * <p><code>NEW → CLASS, DEFAULT → CLASS, CLASS → CLASS, _1 → CLASS, NULL → CLASS, ENUM → CLASS,
   * INTERFACE → CLASS, VAR → CLASS</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState default_() {
    return fire(WordEvent.DEFAULT);
  }

  /**
   * The event {@code default}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState default_(Cause cause) {
    return fire(WordEvent.DEFAULT, cause);
  }

  /**
   * The event {@code switch}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState switch_() {
    return fire(WordEvent.SWITCH);
  }

  /**
   * The event {@code switch}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState switch_(Cause cause) {
    return fire(WordEvent.SWITCH, cause);
  }

  /**
   * The event {@code start}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState start_() {
    return fire(WordEvent.START);
  }

  /**
   * The event {@code start}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState start_(Cause cause) {
    return fire(WordEvent.START, cause);
  }

  /**
   * The event {@code state}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState state_() {
    return fire(WordEvent.STATE);
  }

  /**
   * The event {@code state}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState state_(Cause cause) {
    return fire(WordEvent.STATE, cause);
  }

  /**
   * The event {@code resume}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState resume() {
    return fire(WordEvent.RESUME);
  }

  /**
   * The event {@code resume}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState resume(Cause cause) {
    return fire(WordEvent.RESUME, cause);
  }

  /**
   * The event {@code wait}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState wait_() {
    return fire(WordEvent.WAIT);
  }

  /**
   * The event {@code wait}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState wait_(Cause cause) {
    return fire(WordEvent.WAIT, cause);
  }

  /**
   * The event {@code notify}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState notify_() {
    return fire(WordEvent.NOTIFY);
  }

  /**
   * The event {@code notify}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState notify_(Cause cause) {
    return fire(WordEvent.NOTIFY, cause);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState toString_() {
    return fire(WordEvent.TO_STRING);
  }

  /**
   * The event {@code toString}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState toString_(Cause cause) {
    return fire(WordEvent.TO_STRING, cause);
  }

  /**
   * The event {@code yield}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState yield_() {
    return fire(WordEvent.YIELD);
  }

  /**
   * The event {@code yield}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState yield_(Cause cause) {
    return fire(WordEvent.YIELD, cause);
  }

  /**
   * The event {@code record}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState record() {
    return fire(WordEvent.RECORD);
  }

  /**
   * The event {@code record}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState record(Cause cause) {
    return fire(WordEvent.RECORD, cause);
  }

  /**
   * The event {@code true}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState true_() {
    return fire(WordEvent.TRUE);
  }

  /**
   * The event {@code true}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState true_(Cause cause) {
    return fire(WordEvent.TRUE, cause);
  }

  /**
   * The event {@code fire}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState fire() {
    return fire(WordEvent.FIRE);
  }

  /**
   * The event {@code fire}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState fire(Cause cause) {
    return fire(WordEvent.FIRE, cause);
  }

  /**
   * The event {@code is}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState is() {
    return fire(WordEvent.IS);
  }

  /**
   * The event {@code is}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState is(Cause cause) {
    return fire(WordEvent.IS, cause);
  }

  /**
   * The event {@code force}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState force() {
    return fire(WordEvent.FORCE);
  }

  /**
   * The event {@code force}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState force(Cause cause) {
    return fire(WordEvent.FORCE, cause);
  }

  /**
   * The event {@code lock}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState lock() {
    return fire(WordEvent.LOCK);
  }

  /**
   * The event {@code lock}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState lock(Cause cause) {
    return fire(WordEvent.LOCK, cause);
  }

  /**
   * The event {@code marks}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState marks_() {
    return fire(WordEvent.MARKS);
  }

  /**
   * The event {@code marks}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState marks_(Cause cause) {
    return fire(WordEvent.MARKS, cause);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState next() {
    return fire(WordEvent.NEXT);
  }

  /**
   * The event {@code next}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState next(Cause cause) {
    return fire(WordEvent.NEXT, cause);
  }

  /**
   * The event {@code permits}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState permits() {
    return fire(WordEvent.PERMITS);
  }

  /**
   * The event {@code permits}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState permits(Cause cause) {
    return fire(WordEvent.PERMITS, cause);
  }

  /**
   * The event {@code isFinal}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState isFinal_() {
    return fire(WordEvent.IS_FINAL);
  }

  /**
   * The event {@code isFinal}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WordState isFinal_(Cause cause) {
    return fire(WordEvent.IS_FINAL, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState fire(WordEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw WordTransitions.rules().error(to, WordTransitions.state(from), event);
    }
    return WordTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WordState fire(WordEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<WordState> tryFire(WordEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return WordTransitions.outcomes().refused(to, WordTransitions.state(from), event);
    }
    return WordTransitions.outcomes().moved(WordTransitions.state(from), WordTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<WordState> tryFire(WordEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public WordState force(WordState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(WordEvent event) {
    int code = WordTransitions.code(state, event);
    return switch (code) {
      // GO
      case 1 -> become(Failure.due(logic.default_(), this, "choose default_").state());
      default -> code < 0 ? code : (state = WordTransitions.position(code));
    };
  }

  private int become(WordState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(WordEvent event) {
    return WordTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public WordState state() {
    return WordTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(WordState state) {
    return state() == state;
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return null;
  }

  /** How many steps have been made; 0 in a life that counts none. */
  long sequence() {
    return 0;
  }

  /**
   * Refuses to be told while what hooks or effects have fired still waits: it would be lost.
   * A life without hooks and effects has nothing that waits.
   */
  void requireNothingQueued() {}

  @Override
  public String toString() {
    return "Word" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private WordState state = WordState.NEW;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<WordState, WordEvent>> hooks = new ArrayList<>();

    private Engine<WordState, WordEvent> engine;

    private WordLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code NEW}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(WordState initial) {
      if (!WordTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Word; those are "
                + WordTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(WordState state) {
      this.state = Objects.requireNonNull(state, "state");
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many steps the life has already made; 0 if it begins.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Builder sequence(long sequence) {
      Engine.marks(sequence);
      this.sequence = sequence;
      return this;
    }

    /** Tells when a step is made; by default the system's clock. */
    public Builder clock(InstantSource clock) {
      this.clock = Objects.requireNonNull(clock, "clock");
      this.engine = null;
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<WordState, WordEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(WordLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public WordMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Word needs a WordLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new WordMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(WordTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends WordMachine implements Life<WordState, WordEvent> {
    private final String entityId;

    private final Engine<WordState, WordEvent> engine;

    private long marks;

    private Driven(WordState state, WordLogic logic, String entityId,
        Engine<WordState, WordEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public WordState fire(WordEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public WordState fire(WordEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<WordState> tryFire(WordEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<WordState> tryFire(WordEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public WordState force(WordState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(WordEvent event) {
      return WordTransitions.select(state(), event, super.logic);
    }

    @Override
    public WordState target(int step, WordEvent event) {
      return WordTransitions.target(step, event, super.logic, this);
    }

    @Override
    public void commit(int step, WordState to, WordEvent event) {
      become(to);
    }

    @Override
    public void become(WordState to) {
      super.state = to.ordinal();
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    long sequence() {
      return Engine.steps(marks);
    }

    @Override
    void requireNothingQueued() {
      engine.requireNothingQueued(this);
    }

    @Override
    public long marks() {
      return marks;
    }

    @Override
    public void marks(long marks) {
      this.marks = marks;
    }
  }
}
