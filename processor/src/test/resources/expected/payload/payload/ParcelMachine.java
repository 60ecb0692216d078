package payload;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Parcel}. It is confined to one thread at a time.
 *
 * <p>Every kind of type that a class literal can name.
 *
 * <pre>{@code
 *   +---------+
 * *>|  EMPTY  |
 *   +---------+
 *    |       ^
 *    | pack  | unpack
 *    v       |
 * +-----------+
 * |  PACKED   |
 * +-----------+
 *    | send [light || urgent]
 *    v
 * +------+
 * | SENT |>@
 * +------+
 * }</pre>
 *
 * <pre>
 * from    event                   to
 * EMPTY   pack                    PACKED
 * PACKED  send [light || urgent]  SENT
 * PACKED  unpack                  EMPTY
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class ParcelMachine {
  private int state;

  private final ParcelLogic logic;

  private ParcelMachine(ParcelState state, ParcelLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code EMPTY}. */
  public static ParcelMachine start(ParcelLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ParcelMachine start(ParcelState initial, ParcelLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static ParcelMachine resume(ParcelState state, ParcelLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Things are put in.
   *
   * <p><code>EMPTY → PACKED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState pack(int count, double weight, boolean fragile, char grade, long[] sizes,
      String[] labels, int[][] grid) {
    return fire(ParcelEvent.pack(count, weight, fragile, grade, sizes, labels, grid));
  }

  /**
   * Things are put in.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState pack(int count, double weight, boolean fragile, char grade, long[] sizes,
      String[] labels, int[][] grid, Cause cause) {
    return fire(ParcelEvent.pack(count, weight, fragile, grade, sizes, labels, grid), cause);
  }

  /**
   * The event {@code send}.
   *
   * <p><code>PACKED → SENT [light || urgent]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState send(List<?> things, Map.Entry<?, ?> marks, Duration delay) {
    return fire(ParcelEvent.send(things, marks, delay));
  }

  /**
   * The event {@code send}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState send(List<?> things, Map.Entry<?, ?> marks, Duration delay, Cause cause) {
    return fire(ParcelEvent.send(things, marks, delay), cause);
  }

  /**
   * The event {@code unpack}.
   *
   * <p><code>PACKED → EMPTY</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState unpack() {
    return fire(ParcelEvent.unpack());
  }

  /**
   * The event {@code unpack}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState unpack(Cause cause) {
    return fire(ParcelEvent.unpack(), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState fire(ParcelEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw ParcelTransitions.rules().error(to, ParcelTransitions.state(from), event);
    }
    return ParcelTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState fire(ParcelEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<ParcelState> tryFire(ParcelEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return ParcelTransitions.outcomes().refused(to, ParcelTransitions.state(from), event);
    }
    return ParcelTransitions.outcomes().moved(ParcelTransitions.state(from),
        ParcelTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<ParcelState> tryFire(ParcelEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public ParcelState force(ParcelState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(ParcelEvent event) {
    int code = ParcelTransitions.code(state, event);
    return switch (code) {
      // SEND in PACKED
      case 3 -> switch (ParcelTransitions.sendInPacked(event, logic)) {
        case 1 -> become(ParcelState.SENT);
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = ParcelTransitions.position(code));
    };
  }

  private int become(ParcelState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(ParcelEvent event) {
    return ParcelTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public ParcelState state() {
    return ParcelTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(ParcelState state) {
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
    return "Parcel" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private ParcelState state = ParcelState.EMPTY;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<ParcelState, ParcelEvent>> hooks = new ArrayList<>();

    private Engine<ParcelState, ParcelEvent> engine;

    private ParcelLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code EMPTY}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(ParcelState initial) {
      if (!ParcelTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Parcel; those are "
                + ParcelTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(ParcelState state) {
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
    public Builder hook(TransitionHook<ParcelState, ParcelEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(ParcelLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public ParcelMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Parcel needs a ParcelLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new ParcelMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(ParcelTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends ParcelMachine
      implements Life<ParcelState, ParcelEvent> {
    private final String entityId;

    private final Engine<ParcelState, ParcelEvent> engine;

    private long marks;

    private Driven(ParcelState state, ParcelLogic logic, String entityId,
        Engine<ParcelState, ParcelEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public ParcelState fire(ParcelEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public ParcelState fire(ParcelEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<ParcelState> tryFire(ParcelEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<ParcelState> tryFire(ParcelEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public ParcelState force(ParcelState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(ParcelEvent event) {
      return ParcelTransitions.select(state(), event, super.logic);
    }

    @Override
    public ParcelState target(int step, ParcelEvent event) {
      return ParcelTransitions.target(step);
    }

    @Override
    public void commit(int step, ParcelState to, ParcelEvent event) {
      become(to);
    }

    @Override
    public void become(ParcelState to) {
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
