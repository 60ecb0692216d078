package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.Player;
import dev.pawl.benchmarks.workload.PlayerEvent;
import org.jspecify.annotations.Nullable;

/** The player with a field and a switch for each region. */
public final class PlayerSwitch extends ObservedWalker<Player, PlayerEvent> {

  private final PlayerEvent[] events;
  private Player playback = Player.STOPPED;
  private Player volume = Player.NORMAL;

  public PlayerSwitch(PlayerEvent[] events, @Nullable StepObserver<Player, PlayerEvent> observer) {
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
    return playback.ordinal() + volume.ordinal();
  }

  @Override
  public String configuration() {
    return playback.name() + " " + volume.name();
  }

  private void fire(PlayerEvent event) {
    Player nextPlayback = playback(event);
    Player nextVolume = volume(event);
    if (nextPlayback == null && nextVolume == null) {
      throw illegal(configuration(), event);
    }
    playback = nextPlayback == null ? playback : nextPlayback;
    volume = nextVolume == null ? volume : nextVolume;
  }

  private void fire(PlayerEvent event, StepObserver<Player, PlayerEvent> observer) {
    Player nextPlayback = playback(event);
    Player nextVolume = volume(event);
    if (nextPlayback == null && nextVolume == null) {
      throw illegal(configuration(), event);
    }
    if (nextPlayback != null) {
      Player left = playback;
      playback = nextPlayback;
      observer.moved(left, event, nextPlayback);
    }
    if (nextVolume != null) {
      Player left = volume;
      volume = nextVolume;
      observer.moved(left, event, nextVolume);
    }
  }

  private @Nullable Player playback(PlayerEvent event) {
    return switch (playback) {
      case STOPPED -> event == PlayerEvent.PLAY ? Player.PLAYING : null;
      case PLAYING ->
          switch (event) {
            case PAUSE -> Player.PAUSED;
            case STOP -> Player.STOPPED;
            case NEXT -> Player.PLAYING;
            default -> null;
          };
      case PAUSED ->
          switch (event) {
            case PLAY -> Player.PLAYING;
            case STOP -> Player.STOPPED;
            default -> null;
          };
      default -> throw new AssertionError(playback);
    };
  }

  private @Nullable Player volume(PlayerEvent event) {
    return switch (volume) {
      case NORMAL ->
          switch (event) {
            case UP -> Player.LOUD;
            case MUTE -> Player.MUTED;
            default -> null;
          };
      case LOUD ->
          switch (event) {
            case DOWN -> Player.NORMAL;
            case MUTE -> Player.MUTED;
            default -> null;
          };
      case MUTED -> event == PlayerEvent.MUTE ? Player.NORMAL : null;
      default -> throw new AssertionError(volume);
    };
  }
}
