package dev.pawl.benchmarks.contender.hand.record;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.PlayerEvent;
import org.jspecify.annotations.Nullable;

/** The player as records with two sealed interfaces, one for each region. */
final class PlayerRecords extends ObservedWalker<PlayerRecords.State, PlayerEvent> {

  private final PlayerEvent[] events;
  private Playback playback = new Stopped();
  private Volume volume = new Normal();

  PlayerRecords(PlayerEvent[] events, @Nullable StepObserver<State, PlayerEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    if (observer == null) {
      for (int i = from; i < to; i++) {
        fire(events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        fire(events[i], observer);
      }
    }
    return playback.hashCode() + volume.hashCode();
  }

  @Override
  public String configuration() {
    return Names.of(playback) + " " + Names.of(volume);
  }

  private void fire(PlayerEvent event) {
    Playback nextPlayback = playback.next(event);
    Volume nextVolume = volume.next(event);
    if (nextPlayback == null && nextVolume == null) {
      throw illegal(configuration(), event);
    }
    playback = nextPlayback == null ? playback : nextPlayback;
    volume = nextVolume == null ? volume : nextVolume;
  }

  private void fire(PlayerEvent event, StepObserver<State, PlayerEvent> observer) {
    Playback nextPlayback = playback.next(event);
    Volume nextVolume = volume.next(event);
    if (nextPlayback == null && nextVolume == null) {
      throw illegal(configuration(), event);
    }
    if (nextPlayback != null) {
      Playback left = playback;
      playback = nextPlayback;
      observer.moved(left, event, nextPlayback);
    }
    if (nextVolume != null) {
      Volume left = volume;
      volume = nextVolume;
      observer.moved(left, event, nextVolume);
    }
  }

  /** A state of either region. */
  sealed interface State {}

  /** A state of the region for playback. */
  sealed interface Playback extends State {

    /** Returns the state after an event; null if this region has no transition for it. */
    @Nullable Playback next(PlayerEvent event);
  }

  /** A state of the region for the volume. */
  sealed interface Volume extends State {

    /** Returns the state after an event; null if this region has no transition for it. */
    @Nullable Volume next(PlayerEvent event);
  }

  private record Stopped() implements Playback {
    @Override
    public @Nullable Playback next(PlayerEvent event) {
      return switch (event) {
        case PLAY -> new Playing();
        default -> null;
      };
    }
  }

  private record Playing() implements Playback {
    @Override
    public @Nullable Playback next(PlayerEvent event) {
      return switch (event) {
        case PAUSE -> new Paused();
        case STOP -> new Stopped();
        case NEXT -> new Playing();
        default -> null;
      };
    }
  }

  private record Paused() implements Playback {
    @Override
    public @Nullable Playback next(PlayerEvent event) {
      return switch (event) {
        case PLAY -> new Playing();
        case STOP -> new Stopped();
        default -> null;
      };
    }
  }

  private record Normal() implements Volume {
    @Override
    public @Nullable Volume next(PlayerEvent event) {
      return switch (event) {
        case UP -> new Loud();
        case MUTE -> new Muted();
        default -> null;
      };
    }
  }

  private record Loud() implements Volume {
    @Override
    public @Nullable Volume next(PlayerEvent event) {
      return switch (event) {
        case MUTE -> new Muted();
        case DOWN -> new Normal();
        default -> null;
      };
    }
  }

  private record Muted() implements Volume {
    @Override
    public @Nullable Volume next(PlayerEvent event) {
      return switch (event) {
        case MUTE -> new Normal();
        default -> null;
      };
    }
  }
}
