package javalang;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code String}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *                                        +--------------------+
 *                                      *>|       String       |
 *                                        +--------------------+
 *                                         |      |     ^     ^
 *                                     Throwable  |     |     |
 *                                         |    Object  |     |
 *                                         v      |     |     |
 *                          +-----------------+   |     |     |
 *                          |     Integer     |   |     |     |
 *                          +-----------------+   |     |     |
 *                           |   |    ^      |    |     |     |
 *                          Set  | Iterable  |    |   String  |
 *                           |  List  |     Math  |     |     |
 *                           v   |    |      v    v     |     |
 *                  +---------+  |    |     +------------+    |
 *                  |   Set   |  |    |     |   Object   |    |
 *                  +---------+  |    |     +------------+    |
 *                   |     ^     |    |      |        |       |
 *                EnumSet  |     |    |   Override    |       |
 *                   |  Objects  |    |      |       Enum     |
 *                   v     |     v    |      |        v       |
 *                +---------------+   |      |      +----------+
 *                |     List      |   |      |      |   Enum   |
 *                +---------------+   |      |      +----------+
 *                 |                  |      |       |
 * AssertionError [Boolean] / System  |      |       |
 *                 v                  |      v       v
 *                +---------------------------+  +--------+
 *                |         Override          |  | Record |
 *                +---------------------------+  +--------+
 *                                          |     |
 *                                        Class   |
 *                                          v     |
 *                                      +-------+ |
 *                                      | Class | |
 *                                      +-------+ |
 *                                          |     |
 *                                          v     v
 *                                      +----------+
 *                                      | Optional |>@
 *                                      +----------+
 * }</pre>
 *
 * <pre>
 * from      event                     to
 * String    Object                    Object
 * String    Throwable                 Integer
 * Object    String                    String
 * Object    Override                  Override
 * Object    Enum                      Enum
 * Integer   Math                      Object
 * Integer   Set                       Set
 * Integer   List                      List
 * Override  Class                     Class
 * Override  Iterable                  Integer
 * Enum                                String
 * Enum                                Record
 * Set       EnumSet                   List
 * List      Objects                   Set
 * List      AssertionError [Boolean]  Override
 * Class                               Optional
 * Record                              Optional
 * </pre>
 */
@Generated("dev.pawl.processor")
public abstract sealed class StringMachine {
  private StringState state;

  private final StringLogic logic;

  private StringMachine(StringState state, StringLogic logic) {
    this.state = state;
    this.logic = logic;
  }

  /** A life that begins in {@code String}. */
  public static StringMachine start(StringLogic logic, StringEffects effects) {
    return builder().logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static StringMachine start(StringState initial, StringLogic logic, StringEffects effects) {
    return builder().initial(initial).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static StringMachine resume(StringState state, StringLogic logic, StringEffects effects) {
    return builder().resume(state).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code Throwable}.
   *
   * <p><code>String → Integer</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState throwable(Integer Integer_, List<String> list) {
    return fire(StringEvent.throwable(Integer_, list));
  }

  /**
   * The event {@code Throwable}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState throwable(Integer Integer_, List<String> list, Cause cause) {
    return fire(StringEvent.throwable(Integer_, list), cause);
  }

  /**
   * The event {@code Object}.
   *
   * <p><code>String → Object</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState object() {
    return fire(StringEvent.object());
  }

  /**
   * The event {@code Object}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState object(Cause cause) {
    return fire(StringEvent.object(), cause);
  }

  /**
   * The event {@code String}.
   *
   * <p><code>Object → String</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState string() {
    return fire(StringEvent.string());
  }

  /**
   * The event {@code String}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState string(Cause cause) {
    return fire(StringEvent.string(), cause);
  }

  /**
   * The event {@code Override}.
   *
   * <p><code>Object → Override</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState override() {
    return fire(StringEvent.override());
  }

  /**
   * The event {@code Override}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState override(Cause cause) {
    return fire(StringEvent.override(), cause);
  }

  /**
   * The event {@code Enum}.
   *
   * <p><code>Object → Enum</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState enum_() {
    return fire(StringEvent.enum_());
  }

  /**
   * The event {@code Enum}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState enum_(Cause cause) {
    return fire(StringEvent.enum_(), cause);
  }

  /**
   * The event {@code Math}.
   *
   * <p><code>Integer → Object</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState math() {
    return fire(StringEvent.math());
  }

  /**
   * The event {@code Math}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState math(Cause cause) {
    return fire(StringEvent.math(), cause);
  }

  /**
   * The event {@code Set}.
   *
   * <p><code>Integer → Set</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState set() {
    return fire(StringEvent.set());
  }

  /**
   * The event {@code Set}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState set(Cause cause) {
    return fire(StringEvent.set(), cause);
  }

  /**
   * The event {@code List}.
   *
   * <p><code>Integer → List</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState list() {
    return fire(StringEvent.list());
  }

  /**
   * The event {@code List}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState list(Cause cause) {
    return fire(StringEvent.list(), cause);
  }

  /**
   * The event {@code Class}.
   *
   * <p><code>Override → Class</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState class_() {
    return fire(StringEvent.class_());
  }

  /**
   * The event {@code Class}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState class_(Cause cause) {
    return fire(StringEvent.class_(), cause);
  }

  /**
   * The event {@code Iterable}.
   *
   * <p><code>Override → Integer</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState iterable() {
    return fire(StringEvent.iterable());
  }

  /**
   * The event {@code Iterable}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState iterable(Cause cause) {
    return fire(StringEvent.iterable(), cause);
  }

  /**
   * The event {@code toString}.
   *
   * <p><code>Enum → String</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState toString_() {
    return fire(StringEvent.toString_());
  }

  /**
   * The event {@code toString}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState toString_(Cause cause) {
    return fire(StringEvent.toString_(), cause);
  }

  /**
   * The event {@code toRecord}.
   *
   * <p><code>Enum → Record</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState toRecord() {
    return fire(StringEvent.toRecord());
  }

  /**
   * The event {@code toRecord}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState toRecord(Cause cause) {
    return fire(StringEvent.toRecord(), cause);
  }

  /**
   * The event {@code EnumSet}.
   *
   * <p><code>Set → List</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState enumSet() {
    return fire(StringEvent.enumSet());
  }

  /**
   * The event {@code EnumSet}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState enumSet(Cause cause) {
    return fire(StringEvent.enumSet(), cause);
  }

  /**
   * The event {@code Objects}.
   *
   * <p><code>List → Set</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState objects() {
    return fire(StringEvent.objects());
  }

  /**
   * The event {@code Objects}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState objects(Cause cause) {
    return fire(StringEvent.objects(), cause);
  }

  /**
   * The event {@code AssertionError}.
   *
   * <p><code>List → Override [Boolean]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState assertionError() {
    return fire(StringEvent.assertionError());
  }

  /**
   * The event {@code AssertionError}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState assertionError(Cause cause) {
    return fire(StringEvent.assertionError(), cause);
  }

  /**
   * The event {@code toOptional}.
   *
   * <p><code>Class → Optional, Record → Optional</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public StringState toOptional() {
    return fire(StringEvent.toOptional());
  }

  /**
   * The event {@code toOptional}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public StringState toOptional(Cause cause) {
    return fire(StringEvent.toOptional(), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract StringState fire(StringEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract StringState fire(StringEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<StringState> tryFire(StringEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<StringState> tryFire(StringEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract StringState force(StringState state, Cause cause);

  /** Whether an event is legal now. */
  public boolean permits(StringEvent event) {
    return StringTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public StringState state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(StringState state) {
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
    return "String" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private StringState state = StringState.STRING;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<StringState, StringEvent>> hooks = new ArrayList<>();

    private Engine<StringState, StringEvent> engine;

    private StringLogic logic;

    private StringEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code STRING}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(StringState initial) {
      if (!StringTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of String; those are "
                + StringTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(StringState state) {
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
    public Builder hook(TransitionHook<StringState, StringEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(StringLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(StringEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public StringMachine build() {
      if (logic == null) {
        throw new IllegalStateException("String needs a StringLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("String needs StringEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(StringTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends StringMachine
      implements Life<StringState, StringEvent> {
    private final String entityId;

    private final Engine<StringState, StringEvent> engine;

    private final StringEffects effects;

    private long marks;

    private Driven(StringState state, StringLogic logic, StringEffects effects, String entityId,
        Engine<StringState, StringEvent> engine, long sequence) {
      super(state, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public StringState fire(StringEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public StringState fire(StringEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<StringState> tryFire(StringEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<StringState> tryFire(StringEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public StringState force(StringState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(StringEvent event) {
      return StringTransitions.select(state(), event, super.logic);
    }

    @Override
    public StringState target(int step, StringEvent event) {
      return StringTransitions.target(step);
    }

    @Override
    public void commit(int step, StringState to, StringEvent event) {
      become(to);
    }

    @Override
    public void become(StringState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, StringEvent event) {
      switch (step) {
        case 14 -> effects.system(); // ASSERTION_ERROR
        default -> {}
      }
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
