package nested;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Player} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface PlayerPhase {
  /** The phases of all states. */
  Phases<PlayerState, PlayerPhase> SHARED = new Phases<>(PlayerState.values(), Off.INSTANCE,
      Stopped.INSTANCE, Track.INSTANCE, Radio.INSTANCE, Jammed.INSTANCE);

  /** The state {@code OFF}. */
  static Off off() {
    return Off.INSTANCE;
  }

  /** The state {@code STOPPED}. */
  static Stopped stopped() {
    return Stopped.INSTANCE;
  }

  /** The state {@code TRACK}. */
  static Track track() {
    return Track.INSTANCE;
  }

  /** The state {@code RADIO}. */
  static Radio radio() {
    return Radio.INSTANCE;
  }

  /** The state {@code JAMMED}. */
  static Jammed jammed() {
    return Jammed.INSTANCE;
  }

  /** The phase that stands for a state. */
  static PlayerPhase of(PlayerState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  PlayerState state();

  /** The state {@code OFF}. */
  final class Off extends Phase<PlayerState> implements PlayerPhase {
    private static final Off INSTANCE = new Off();

    private Off() {
      super(PlayerState.OFF);
    }

    /** The event {@code power}. */
    public Track power() {
      return Track.INSTANCE;
    }
  }

  /** The state {@code STOPPED}. */
  final class Stopped extends Phase<PlayerState> implements PlayerPhase {
    private static final Stopped INSTANCE = new Stopped();

    private Stopped() {
      super(PlayerState.STOPPED);
    }

    /** The event {@code power}. */
    public Off power() {
      return Off.INSTANCE;
    }

    /** The event {@code louder}. */
    public Stopped louder() {
      return Stopped.INSTANCE;
    }

    /** The event {@code eject}. */
    public Stopped eject() {
      return Stopped.INSTANCE;
    }

    /** The event {@code play}. */
    public Track play() {
      return Track.INSTANCE;
    }
  }

  /** The state {@code TRACK}. */
  final class Track extends Phase<PlayerState> implements PlayerPhase {
    private static final Track INSTANCE = new Track();

    private Track() {
      super(PlayerState.TRACK);
    }

    /** The event {@code power}. */
    public Off power() {
      return Off.INSTANCE;
    }

    /** The event {@code louder}. */
    public Track louder() {
      return Track.INSTANCE;
    }

    /** The event {@code eject}. */
    public PlayerPhase eject(Volume context, PlayerLogic logic) {
      return of( PlayerTransitions.next(PlayerState.TRACK, PlayerEvent.EJECT, context, logic));
    }

    /** The event {@code play}. */
    public Radio play() {
      return Radio.INSTANCE;
    }

    /** The event {@code stop}. */
    public Stopped stop() {
      return Stopped.INSTANCE;
    }

    /** The event {@code next}. */
    public Track next() {
      return Track.INSTANCE;
    }
  }

  /** The state {@code RADIO}. */
  final class Radio extends Phase<PlayerState> implements PlayerPhase {
    private static final Radio INSTANCE = new Radio();

    private Radio() {
      super(PlayerState.RADIO);
    }

    /** The event {@code power}. */
    public Off power() {
      return Off.INSTANCE;
    }

    /** The event {@code louder}. */
    public Radio louder() {
      return Radio.INSTANCE;
    }

    /** The event {@code eject}. */
    public PlayerPhase eject(Volume context, PlayerLogic logic) {
      return of( PlayerTransitions.next(PlayerState.RADIO, PlayerEvent.EJECT, context, logic));
    }

    /** The event {@code stop}. */
    public Stopped stop() {
      return Stopped.INSTANCE;
    }

    /** The event {@code next}. */
    public Radio next() {
      return Radio.INSTANCE;
    }
  }

  /** The state {@code JAMMED}. */
  final class Jammed extends Phase<PlayerState> implements PlayerPhase {
    private static final Jammed INSTANCE = new Jammed();

    private Jammed() {
      super(PlayerState.JAMMED);
    }

    /** The event {@code power}. */
    public Track power() {
      return Track.INSTANCE;
    }

    /** The event {@code louder}. */
    public Track louder() {
      return Track.INSTANCE;
    }

    /** The event {@code eject}. */
    public Track eject() {
      return Track.INSTANCE;
    }

    /** The event {@code play}. */
    public Track play() {
      return Track.INSTANCE;
    }

    /** The event {@code stop}. */
    public Track stop() {
      return Track.INSTANCE;
    }

    /** The event {@code next}. */
    public Track next() {
      return Track.INSTANCE;
    }
  }
}
