package enumbody;

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
 * One life of {@code Shape}. It is confined to one thread at a time.
 *
 * <p>An enum that was there before, with fields, bodies and methods of its own.
 *
 * <pre>{@code
 *   +---------+
 * *>|  ROUND  |
 *   +---------+
 *     |      ^
 *     | cut  |
 *     v      |
 * +--------+ |
 * | SQUARE | |
 * +--------+ |
 *     | cut  | cut
 *     v      |
 * +--------------+
 * | $MIXED_case9 |
 * +--------------+
 *
 * From any state to ROUND: melt
 * }</pre>
 *
 * <pre>
 * from                   event  to
 * ROUND                  cut    SQUARE
 * SQUARE                 cut    $MIXED_case9
 * $MIXED_case9           cut    ROUND
 * any that is not final  melt   ROUND
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class ShapeMachine {
  private int state;

  private ShapeMachine(Shape state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code ROUND}. */
  public static ShapeMachine start() {
    return new ShapeMachine(Shape.ROUND);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ShapeMachine start(Shape initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static ShapeMachine resume(Shape state) {
    return new ShapeMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code cut}.
   *
   * <p><code>ROUND → SQUARE, SQUARE → $MIXED_case9, $MIXED_case9 → ROUND</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Shape cut() {
    return fire(ShapeEvent.CUT);
  }

  /**
   * The event {@code cut}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public Shape cut(Cause cause) {
    return fire(ShapeEvent.CUT, cause);
  }

  /**
   * The event {@code melt}.
   *
   * <p><code>ROUND → ROUND, SQUARE → ROUND, $MIXED_case9 → ROUND</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Shape melt() {
    return fire(ShapeEvent.MELT);
  }

  /**
   * The event {@code melt}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public Shape melt(Cause cause) {
    return fire(ShapeEvent.MELT, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Shape fire(ShapeEvent event) {
    int from = state;
    int to = ShapeTransitions.follow(from, event);
    if (to < 0) {
      throw ShapeTransitions.rules().error(Life.ILLEGAL, ShapeTransitions.state(from), event);
    }
    state = to;
    return ShapeTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public Shape fire(ShapeEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<Shape> tryFire(ShapeEvent event) {
    int from = state;
    int to = ShapeTransitions.follow(from, event);
    if (to < 0) {
      return ShapeTransitions.outcomes().refused(Life.ILLEGAL, ShapeTransitions.state(from), event);
    }
    state = to;
    return ShapeTransitions.outcomes().moved(ShapeTransitions.state(from),
        ShapeTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<Shape> tryFire(ShapeEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public Shape force(Shape state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(ShapeEvent event) {
    return ShapeTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public Shape state() {
    return ShapeTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(Shape state) {
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
    return "Shape" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private Shape state = Shape.ROUND;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<Shape, ShapeEvent>> hooks = new ArrayList<>();

    private Engine<Shape, ShapeEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code ROUND}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(Shape initial) {
      if (!ShapeTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Shape; those are "
                + ShapeTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(Shape state) {
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
    public Builder hook(TransitionHook<Shape, ShapeEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public ShapeMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new ShapeMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(ShapeTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends ShapeMachine implements Life<Shape, ShapeEvent> {
    private final String entityId;

    private final Engine<Shape, ShapeEvent> engine;

    private long marks;

    private Driven(Shape state, String entityId, Engine<Shape, ShapeEvent> engine, long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public Shape fire(ShapeEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public Shape fire(ShapeEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<Shape> tryFire(ShapeEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<Shape> tryFire(ShapeEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public Shape force(Shape state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(ShapeEvent event) {
      return ShapeTransitions.follow(super.state, event);
    }

    @Override
    public Shape target(int step, ShapeEvent event) {
      return ShapeTransitions.state(step);
    }

    @Override
    public void commit(int step, Shape to, ShapeEvent event) {
      become(to);
    }

    @Override
    public void become(Shape to) {
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
