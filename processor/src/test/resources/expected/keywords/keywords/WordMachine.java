package keywords;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Word}. It is confined to one thread at a time.
 *
 * <p>Names that are words of Java, or methods of every object or machine.
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
public sealed class WordMachine extends Instance<WordState, WordEvent> {
  private final WordLogic logic;

  private WordMachine(WordState state, long sequence, WordLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code NEW}. */
  public static WordMachine start(WordLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WordMachine start(WordState initial, WordLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static WordMachine resume(WordState state, WordLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code to_1}.
   *
   * <p><code>CLASS → _1, NULL → _1</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState to1() {
    return fire(WordEvent.TO_1);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState to1(Cause cause) {
    return fire(WordEvent.TO_1, cause);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>_1 → NULL or ENUM</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState go() {
    return fire(WordEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState go(Cause cause) {
    return fire(WordEvent.GO, cause);
  }

  /**
   * The event {@code toInterface}.
   *
   * <p><code>ENUM → INTERFACE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState toInterface() {
    return fire(WordEvent.TO_INTERFACE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState toInterface(Cause cause) {
    return fire(WordEvent.TO_INTERFACE, cause);
  }

  /**
   * The event {@code toNew}.
   *
   * <p><code>INTERFACE → NEW</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState toNew() {
    return fire(WordEvent.TO_NEW);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState toNew(Cause cause) {
    return fire(WordEvent.TO_NEW, cause);
  }

  /**
   * The event {@code toVar}.
   *
   * <p><code>INTERFACE → VAR</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState toVar() {
    return fire(WordEvent.TO_VAR);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState toVar(Cause cause) {
    return fire(WordEvent.TO_VAR, cause);
  }

  /**
   * The event {@code toSealed}.
   *
   * <p><code>INTERFACE → SEALED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState toSealed() {
    return fire(WordEvent.TO_SEALED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState toSealed(Cause cause) {
    return fire(WordEvent.TO_SEALED, cause);
  }

  /**
   * The event {@code new}.
   *
   * <p><code>NEW → DEFAULT, DEFAULT → DEFAULT, CLASS → DEFAULT, _1 → DEFAULT, NULL → DEFAULT, ENUM
   * → DEFAULT, INTERFACE → DEFAULT, VAR → DEFAULT</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState new_() {
    return fire(WordEvent.NEW);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState new_(Cause cause) {
    return fire(WordEvent.NEW, cause);
  }

  /**
   * The event {@code default}.
   *
   * <p><code>NEW → CLASS, DEFAULT → CLASS, CLASS → CLASS, _1 → CLASS, NULL → CLASS, ENUM → CLASS,
   * INTERFACE → CLASS, VAR → CLASS</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState default_() {
    return fire(WordEvent.DEFAULT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState default_(Cause cause) {
    return fire(WordEvent.DEFAULT, cause);
  }

  /**
   * The event {@code switch}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState switch_() {
    return fire(WordEvent.SWITCH);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState switch_(Cause cause) {
    return fire(WordEvent.SWITCH, cause);
  }

  /**
   * The event {@code start}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState start_() {
    return fire(WordEvent.START);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState start_(Cause cause) {
    return fire(WordEvent.START, cause);
  }

  /**
   * The event {@code state}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState state_() {
    return fire(WordEvent.STATE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState state_(Cause cause) {
    return fire(WordEvent.STATE, cause);
  }

  /**
   * The event {@code resume}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState resume() {
    return fire(WordEvent.RESUME);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState resume(Cause cause) {
    return fire(WordEvent.RESUME, cause);
  }

  /**
   * The event {@code wait}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState wait_() {
    return fire(WordEvent.WAIT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState wait_(Cause cause) {
    return fire(WordEvent.WAIT, cause);
  }

  /**
   * The event {@code notify}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState notify_() {
    return fire(WordEvent.NOTIFY);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState notify_(Cause cause) {
    return fire(WordEvent.NOTIFY, cause);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState toString_() {
    return fire(WordEvent.TO_STRING);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState toString_(Cause cause) {
    return fire(WordEvent.TO_STRING, cause);
  }

  /**
   * The event {@code yield}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState yield_() {
    return fire(WordEvent.YIELD);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState yield_(Cause cause) {
    return fire(WordEvent.YIELD, cause);
  }

  /**
   * The event {@code record}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState record() {
    return fire(WordEvent.RECORD);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState record(Cause cause) {
    return fire(WordEvent.RECORD, cause);
  }

  /**
   * The event {@code true}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState true_() {
    return fire(WordEvent.TRUE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState true_(Cause cause) {
    return fire(WordEvent.TRUE, cause);
  }

  /**
   * The event {@code fire}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState fire() {
    return fire(WordEvent.FIRE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState fire(Cause cause) {
    return fire(WordEvent.FIRE, cause);
  }

  /**
   * The event {@code is}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState is() {
    return fire(WordEvent.IS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState is(Cause cause) {
    return fire(WordEvent.IS, cause);
  }

  /**
   * The event {@code force}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState force() {
    return fire(WordEvent.FORCE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState force(Cause cause) {
    return fire(WordEvent.FORCE, cause);
  }

  /**
   * The event {@code lock}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState lock() {
    return fire(WordEvent.LOCK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState lock(Cause cause) {
    return fire(WordEvent.LOCK, cause);
  }

  /**
   * The event {@code marks}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState marks() {
    return fire(WordEvent.MARKS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState marks(Cause cause) {
    return fire(WordEvent.MARKS, cause);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState next() {
    return fire(WordEvent.NEXT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState next(Cause cause) {
    return fire(WordEvent.NEXT, cause);
  }

  /**
   * The event {@code permits}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState permits() {
    return fire(WordEvent.PERMITS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState permits(Cause cause) {
    return fire(WordEvent.PERMITS, cause);
  }

  /**
   * The event {@code isFinal}.
   *
   * <p><code>NEW → NEW, DEFAULT → NEW, CLASS → NEW, _1 → NEW, NULL → NEW, ENUM → NEW, INTERFACE →
   * NEW, VAR → NEW</code> and 1 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WordState isFinal_() {
    return fire(WordEvent.IS_FINAL);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WordState isFinal_(Cause cause) {
    return fire(WordEvent.IS_FINAL, cause);
  }

  @Override
  protected WordState stateAt(int position) {
    return WordTransitions.state(position);
  }

  @Override
  protected Definition<WordState, WordEvent> stepRules() {
    return WordTransitions.rules();
  }

  @Override
  protected Outcomes<WordState, WordEvent> stepOutcomes() {
    return WordTransitions.outcomes();
  }

  @Override
  protected WordEvent[] eventValues() {
    return WordEvent.values();
  }

  @Override
  protected int select(WordEvent event) {
    return WordTransitions.select(state(), event, logic);
  }

  @Override
  protected WordState target(int step, WordEvent event) {
    return WordTransitions.target(step, event, logic, this);
  }

  @Override
  protected int step(WordEvent event) {
    int code = WordTransitions.code(position, event);
    return switch (code) {
      // GO
      case 1 -> become(Failure.due(logic.default_(), this, "choose default_").state().ordinal());
      default -> code < 0 ? code : become(WordTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<WordState, WordEvent, WordMachine, Builder> {
    private WordLogic logic;

    private Builder() {
      super("Word", WordState.NEW);
    }

    @Override
    public Builder initial(WordState initial) {
      this.state = checked(initial, WordTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(WordLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public WordMachine build() {
      require(logic, "a WordLogic", "logic");
      if (isBare()) {
        return new WordMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(WordTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends WordMachine {
    private final String entityId;

    private final Engine<WordState, WordEvent> engine;

    private Driven(WordState state, long sequence, WordLogic logic, String entityId,
        Engine<WordState, WordEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<WordState, WordEvent> stepEngine() {
      return engine;
    }
  }
}
