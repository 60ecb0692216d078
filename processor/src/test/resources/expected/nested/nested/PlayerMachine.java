package nested;

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
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Player}. It is confined to one thread at a time.
 *
 * <p>A player, flattened to its innermost states
 *
 * <pre>{@code
 *   +----------+
 * *>|   OFF    |
 *   +----------+
 *    |        ^
 *    | power  | power
 *    +-----+ ++
 *          v |
 *   +-------------------------+
 *   | ON       |              |
 *   |          | eject        |
 *   |          v              |
 *   |     +----------+        |
 *   |     | STOPPED  |        |
 *   |     +----------+        |
 *   |       |       ^         |
 *   |       | play  | stop    |
 *   |       +-----+ |         |
 *   |             v |         |
 *   | +---------------------+ |
 *   | | PLAYING             | |
 *   | |                     | |
 *   | |   +-------+         | |
 *   | |   |       |--+      | |
 *   | | *>| TRACK |  | next | |
 *   | |   |       |<-+      | |
 *   | |   +-------+         | |
 *   | |       | play        | |
 *   | |       v             | |
 *   | |   +-------+         | |
 *   | |   | RADIO |         | |
 *   | |   +-------+         | |
 *   | |                     | |
 *   | +---------------------+ |
 *   |   |                     |
 *   +---+---------------------+
 *       | ^
 *  +----+ +--------+
 *  |               |
 *  | eject [slow]  | * / repair
 *  v               |
 * +-----------------+
 * |     JAMMED      |
 * +-----------------+
 *
 * In ON, which is not left: louder / show
 * In RADIO, which is not left: next / show, scan
 * }</pre>
 *
 * <pre>
 * from     event         to
 * OFF      power         ON
 * ON       power         OFF
 * ON       louder        (stays)
 * ON       louder        (stays)
 * ON       louder        (stays)
 * ON       eject         STOPPED
 * STOPPED  play          PLAYING
 * PLAYING  stop          STOPPED
 * PLAYING  eject [slow]  JAMMED
 * TRACK    next          TRACK
 * TRACK    play          RADIO
 * RADIO    next          (stays)
 * JAMMED   power         ON
 * JAMMED   louder        ON
 * JAMMED   eject         ON
 * JAMMED   play          ON
 * JAMMED   stop          ON
 * JAMMED   next          ON
 * </pre>
 */
@Generated("dev.pawl.processor")
public abstract sealed class PlayerMachine {
  private PlayerState state;

  private Volume context;

  private final PlayerLogic logic;

  private PlayerMachine(PlayerState state, Volume context, PlayerLogic logic) {
    this.state = state;
    this.context = context;
    this.logic = logic;
  }

  /** A life that begins in {@code OFF}. */
  public static PlayerMachine start(Volume context, PlayerLogic logic, PlayerEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PlayerMachine start(PlayerState initial, Volume context, PlayerLogic logic,
      PlayerEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static PlayerMachine resume(PlayerState state, Volume context, PlayerLogic logic,
      PlayerEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code power}.
   *
   * <p><code>OFF → ON, STOPPED → OFF, TRACK → OFF, RADIO → OFF, JAMMED → ON</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlayerState power() {
    return fire(PlayerEvent.POWER);
  }

  /**
   * The event {@code power}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlayerState power(Cause cause) {
    return fire(PlayerEvent.POWER, cause);
  }

  /**
   * The event {@code louder}.
   *
   * <p><code>STOPPED → (stays), TRACK → (stays), RADIO → (stays), JAMMED → ON</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlayerState louder() {
    return fire(PlayerEvent.LOUDER);
  }

  /**
   * The event {@code louder}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlayerState louder(Cause cause) {
    return fire(PlayerEvent.LOUDER, cause);
  }

  /**
   * The event {@code eject}.
   *
   * <p><code>STOPPED → STOPPED, TRACK → JAMMED [slow], TRACK → STOPPED, RADIO → JAMMED [slow],
   * RADIO → STOPPED, JAMMED → ON</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlayerState eject() {
    return fire(PlayerEvent.EJECT);
  }

  /**
   * The event {@code eject}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlayerState eject(Cause cause) {
    return fire(PlayerEvent.EJECT, cause);
  }

  /**
   * The event {@code play}.
   *
   * <p><code>STOPPED → PLAYING, TRACK → RADIO, JAMMED → ON</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlayerState play() {
    return fire(PlayerEvent.PLAY);
  }

  /**
   * The event {@code play}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlayerState play(Cause cause) {
    return fire(PlayerEvent.PLAY, cause);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>TRACK → STOPPED, RADIO → STOPPED, JAMMED → ON</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlayerState stop() {
    return fire(PlayerEvent.STOP);
  }

  /**
   * The event {@code stop}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlayerState stop(Cause cause) {
    return fire(PlayerEvent.STOP, cause);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>TRACK → TRACK, RADIO → (stays), JAMMED → ON</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlayerState next() {
    return fire(PlayerEvent.NEXT);
  }

  /**
   * The event {@code next}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlayerState next(Cause cause) {
    return fire(PlayerEvent.NEXT, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract PlayerState fire(PlayerEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract PlayerState fire(PlayerEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<PlayerState> tryFire(PlayerEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<PlayerState> tryFire(PlayerEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract PlayerState force(PlayerState state, Cause cause);

  /** Updates the context, where the step does, and takes the state. */
  private void commit(int step, PlayerState to, PlayerEvent event) {
    switch (step) {
      // LOUDER
      case 2, 3, 4 -> context = Failure.due(logic.louder(context), this, "update louder");
      default -> {}
    }
    state = to;
  }

  /** Whether an event is legal now. */
  public boolean permits(PlayerEvent event) {
    return PlayerTransitions.permits(state(), event, context, logic);
  }

  /** The current state. */
  public PlayerState state() {
    return state;
  }

  /** Whether a state is active: the life is in it, or in one within it. */
  public boolean is(PlayerState state) {
    return PlayerTransitions.isWithin(state(), state);
  }

  /** The active leaf, alone in a set; unmodifiable. */
  public Set<PlayerState> configuration() {
    return Set.of(state());
  }

  /** The current context. */
  public Volume context() {
    return context;
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
    return "Player" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private PlayerState state = PlayerState.OFF;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<PlayerState, PlayerEvent>> hooks = new ArrayList<>();

    private Engine<PlayerState, PlayerEvent> engine;

    private Volume context;

    private PlayerLogic logic;

    private PlayerEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code OFF}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(PlayerState initial) {
      if (!PlayerTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Player; those are "
                + PlayerTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(PlayerState state) {
      this.state = PlayerTransitions.leaf(state);
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
    public Builder hook(TransitionHook<PlayerState, PlayerEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The context at first; required. */
    public Builder context(Volume context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(PlayerLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(PlayerEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public PlayerMachine build() {
      if (context == null) {
        throw new IllegalStateException("Player needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Player needs a PlayerLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Player needs PlayerEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(PlayerTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, context, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends PlayerMachine
      implements Life<PlayerState, PlayerEvent> {
    private final String entityId;

    private final Engine<PlayerState, PlayerEvent> engine;

    private final PlayerEffects effects;

    private long marks;

    private Driven(PlayerState state, Volume context, PlayerLogic logic, PlayerEffects effects,
        String entityId, Engine<PlayerState, PlayerEvent> engine, long sequence) {
      super(state, context, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public PlayerState fire(PlayerEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public PlayerState fire(PlayerEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<PlayerState> tryFire(PlayerEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<PlayerState> tryFire(PlayerEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public PlayerState force(PlayerState state, Cause cause) {
      return engine.force(this, PlayerTransitions.leaf(state), cause);
    }

    @Override
    public int select(PlayerEvent event) {
      return PlayerTransitions.select(state(), event, super.context, super.logic);
    }

    @Override
    public PlayerState target(int step, PlayerEvent event) {
      return PlayerTransitions.target(step);
    }

    @Override
    public void commit(int step, PlayerState to, PlayerEvent event) {
      super.commit(step, to, event);
    }

    @Override
    public void become(PlayerState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, PlayerEvent event) {
      switch (step) {
        case 2, 3, 4 -> effects.show(super.context); // LOUDER
        // NEXT
        case 11 -> {
          effects.show(super.context);
          effects.scan(super.context);
        }
        // POWER; LOUDER; EJECT; PLAY
        case 12, 13, 14, 15, 16, 17 -> effects.repair(super.context);
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
