package nested;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Player}. It is confined to one thread at a time.
 *
 * <p>A player, flattened to its innermost states
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
public final class PlayerMachine extends DrivenInstance<PlayerState, PlayerEvent> {
  private Volume context;

  private final PlayerLogic logic;

  private final PlayerEffects effects;

  private PlayerMachine(PlayerState state, long sequence, Volume context, PlayerLogic logic,
      PlayerEffects effects, String entityId, Engine<PlayerState, PlayerEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code OFF}. */
  public static PlayerMachine start(Volume context, PlayerLogic logic, PlayerEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PlayerMachine start(PlayerState initial, Volume context, PlayerLogic logic,
      PlayerEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static PlayerMachine resume(PlayerState state, Volume context, PlayerLogic logic,
      PlayerEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code power}.
   *
   * <p><code>OFF → ON, STOPPED → OFF, TRACK → OFF, RADIO → OFF, JAMMED → ON</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlayerState power() {
    return fire(PlayerEvent.POWER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlayerState power(Cause cause) {
    return fire(PlayerEvent.POWER, cause);
  }

  /**
   * The event {@code louder}.
   *
   * <p><code>STOPPED → (stays), TRACK → (stays), RADIO → (stays), JAMMED → ON</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlayerState louder() {
    return fire(PlayerEvent.LOUDER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlayerState louder(Cause cause) {
    return fire(PlayerEvent.LOUDER, cause);
  }

  /**
   * The event {@code eject}.
   *
   * <p><code>STOPPED → STOPPED, TRACK → JAMMED [slow], TRACK → STOPPED, RADIO → JAMMED [slow],
   * RADIO → STOPPED, JAMMED → ON</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlayerState eject() {
    return fire(PlayerEvent.EJECT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlayerState eject(Cause cause) {
    return fire(PlayerEvent.EJECT, cause);
  }

  /**
   * The event {@code play}.
   *
   * <p><code>STOPPED → PLAYING, TRACK → RADIO, JAMMED → ON</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlayerState play() {
    return fire(PlayerEvent.PLAY);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlayerState play(Cause cause) {
    return fire(PlayerEvent.PLAY, cause);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>TRACK → STOPPED, RADIO → STOPPED, JAMMED → ON</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlayerState stop() {
    return fire(PlayerEvent.STOP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlayerState stop(Cause cause) {
    return fire(PlayerEvent.STOP, cause);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>TRACK → TRACK, RADIO → (stays), JAMMED → ON</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlayerState next() {
    return fire(PlayerEvent.NEXT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlayerState next(Cause cause) {
    return fire(PlayerEvent.NEXT, cause);
  }

  /** The current context. */
  public Volume context() {
    return context;
  }

  @Override
  public boolean is(PlayerState state) {
    return PlayerTransitions.isWithin(state(), state);
  }

  @Override
  protected PlayerState leaf(PlayerState state) {
    return PlayerTransitions.leaf(state);
  }

  @Override
  protected Definition<PlayerState, PlayerEvent> stepRules() {
    return PlayerTransitions.rules();
  }

  @Override
  protected PlayerEvent[] eventValues() {
    return PlayerEvent.values();
  }

  @Override
  protected int select(PlayerEvent event) {
    return PlayerTransitions.select(state(), event, context, logic);
  }

  @Override
  protected PlayerState target(int step, PlayerEvent event) {
    return PlayerTransitions.target(step);
  }

  @Override
  protected void commit(int step, PlayerState to, PlayerEvent event) {
    switch (step) {
      // LOUDER
      case 2, 3, 4 -> context = Failure.due(logic.louder(context), this, "update louder");
      default -> {}
    }
    become(to.ordinal());
  }

  @Override
  protected void perform(int step, PlayerEvent event) {
    switch (step) {
      // LOUDER
      case 2, 3, 4 -> effects.show(context);
      // NEXT
      case 11 -> {
        effects.show(context);
        effects.scan(context);
      }
      // POWER; LOUDER; EJECT; PLAY
      case 12, 13, 14, 15, 16, 17 -> effects.repair(context);
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<PlayerState, PlayerEvent, PlayerMachine, Builder> {
    private Volume context;

    private PlayerLogic logic;

    private PlayerEffects effects;

    private Builder() {
      super("Player", PlayerState.OFF);
    }

    @Override
    public Builder initial(PlayerState initial) {
      this.state = checked(initial, PlayerTransitions.initialStates());
      return this;
    }

    @Override
    public Builder resume(PlayerState state) {
      return super.resume(PlayerTransitions.leaf(state));
    }

    /** Sets the context at first; required. */
    public Builder context(Volume context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(PlayerLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(PlayerEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public PlayerMachine build() {
      require(context, "a context", "context");
      require(logic, "a PlayerLogic", "logic");
      require(effects, "PlayerEffects", "effects");
      return new PlayerMachine(state, sequence, context, logic, effects, entityId,
          engine(PlayerTransitions.rules(), false));
    }
  }
}
