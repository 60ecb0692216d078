package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.Watched;
import dev.pawl.benchmarks.contender.Watcher;
import dev.pawl.benchmarks.course.Player;
import dev.pawl.benchmarks.course.PlayerEvent;
import org.jspecify.annotations.Nullable;

/** The player with a field and a switch for each region. */
public final class PlayerSwitch extends Watched<Player, PlayerEvent> {

  private final PlayerEvent[] events;
  private Player playback = Player.STOPPED;
  private Player volume = Player.NORMAL;

  public PlayerSwitch(PlayerEvent[] events, @Nullable Watcher<Player, PlayerEvent> watcher) {
    super(watcher);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    if (watcher == null) {
      for (int i = from; i < to; i++) {
        fire(events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        fire(events[i], watcher);
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

  private void fire(PlayerEvent event, Watcher<Player, PlayerEvent> told) {
    Player nextPlayback = playback(event);
    Player nextVolume = volume(event);
    if (nextPlayback == null && nextVolume == null) {
      throw illegal(configuration(), event);
    }
    if (nextPlayback != null) {
      Player left = playback;
      playback = nextPlayback;
      told.moved(left, event, nextPlayback);
    }
    if (nextVolume != null) {
      Player left = volume;
      volume = nextVolume;
      told.moved(left, event, nextVolume);
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
