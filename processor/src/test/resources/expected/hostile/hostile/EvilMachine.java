package hostile;

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
 * One life of {@code Evil}. It is confined to one thread at a time.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <pre>{@code
 *   +---+
 * *>| A |
 *   +---+
 *    | go
 *    v
 * +---+
 * | B |
 * +---+
 *   |
 *   v
 * +---+
 * | C |>@
 * +---+
 * }</pre>
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B            C
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class EvilMachine {
  private int state;

  private EvilMachine(EvilState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code A}. */
  public static EvilMachine start() {
    return new EvilMachine(EvilState.A);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static EvilMachine start(EvilState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static EvilMachine resume(EvilState state) {
    return new EvilMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * &#92;u002a/ &#92;u000a.
   *
   * <p><code>A → B</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public EvilState go() {
    return fire(EvilEvent.GO);
  }

  /**
   * &#92;u002a/ &#92;u000a.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public EvilState go(Cause cause) {
    return fire(EvilEvent.GO, cause);
  }

  /**
   * &#64;author &lt;script&gt;alert(1)&lt;/script&gt;
   *
   * <p><code>B → C</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public EvilState toC() {
    return fire(EvilEvent.TO_C);
  }

  /**
   * &#64;author &lt;script&gt;alert(1)&lt;/script&gt;
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public EvilState toC(Cause cause) {
    return fire(EvilEvent.TO_C, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public EvilState fire(EvilEvent event) {
    int from = state;
    int to = EvilTransitions.follow(from, event);
    if (to < 0) {
      throw EvilTransitions.rules().error(Life.ILLEGAL, EvilTransitions.state(from), event);
    }
    state = to;
    return EvilTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public EvilState fire(EvilEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<EvilState> tryFire(EvilEvent event) {
    int from = state;
    int to = EvilTransitions.follow(from, event);
    if (to < 0) {
      return EvilTransitions.outcomes().refused(Life.ILLEGAL, EvilTransitions.state(from), event);
    }
    state = to;
    return EvilTransitions.outcomes().moved(EvilTransitions.state(from), EvilTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<EvilState> tryFire(EvilEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public EvilState force(EvilState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(EvilEvent event) {
    return EvilTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public EvilState state() {
    return EvilTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(EvilState state) {
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
    return "Evil" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private EvilState state = EvilState.A;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<EvilState, EvilEvent>> hooks = new ArrayList<>();

    private Engine<EvilState, EvilEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code A}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(EvilState initial) {
      if (!EvilTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Evil; those are "
                + EvilTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(EvilState state) {
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
    public Builder hook(TransitionHook<EvilState, EvilEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public EvilMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new EvilMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(EvilTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends EvilMachine implements Life<EvilState, EvilEvent> {
    private final String entityId;

    private final Engine<EvilState, EvilEvent> engine;

    private long marks;

    private Driven(EvilState state, String entityId, Engine<EvilState, EvilEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public EvilState fire(EvilEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public EvilState fire(EvilEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<EvilState> tryFire(EvilEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<EvilState> tryFire(EvilEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public EvilState force(EvilState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(EvilEvent event) {
      return EvilTransitions.follow(super.state, event);
    }

    @Override
    public EvilState target(int step, EvilEvent event) {
      return EvilTransitions.state(step);
    }

    @Override
    public void commit(int step, EvilState to, EvilEvent event) {
      become(to);
    }

    @Override
    public void become(EvilState to) {
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
