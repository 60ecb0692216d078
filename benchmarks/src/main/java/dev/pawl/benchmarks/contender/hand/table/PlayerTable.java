package dev.pawl.benchmarks.contender.hand.table;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.Player;
import dev.pawl.benchmarks.workload.PlayerEvent;
import org.jspecify.annotations.Nullable;

/**
 * The player as an array of bytes, indexed by the ordinals of states and events. There is a field
 * for each region.
 */
final class PlayerTable extends ObservedWalker<Player, PlayerEvent> {

  private static final Player[] STATES = Player.values();
  private static final int EVENTS = 7;

  /** The target of each event, with a row for each state; -1 if there is no transition. */
  private static final byte[] NEXT = {
    -1, -1, -1, -1, -1, -1, -1, // PLAYBACK
    2, -1, -1, -1, -1, -1, -1, // STOPPED
    -1, 3, 1, 2, -1, -1, -1, // PLAYING
    2, -1, 1, -1, -1, -1, -1, // PAUSED
    -1, -1, -1, -1, -1, -1, -1, // VOLUME
    -1, -1, -1, -1, 6, 7, -1, // NORMAL
    -1, -1, -1, -1, -1, 7, 5, // LOUD
    -1, -1, -1, -1, -1, 5, -1, // MUTED
  };

  private final PlayerEvent[] events;
  private int playback = Player.STOPPED.ordinal();
  private int volume = Player.NORMAL.ordinal();

  PlayerTable(PlayerEvent[] events, @Nullable StepObserver<Player, PlayerEvent> observer) {
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
    return playback + volume;
  }

  @Override
  public String configuration() {
    return STATES[playback].name() + " " + STATES[volume].name();
  }

  private void fire(PlayerEvent event) {
    int nextPlayback = NEXT[playback * EVENTS + event.ordinal()];
    int nextVolume = NEXT[volume * EVENTS + event.ordinal()];
    if ((nextPlayback & nextVolume) < 0) {
      throw illegal(configuration(), event);
    }
    playback = nextPlayback < 0 ? playback : nextPlayback;
    volume = nextVolume < 0 ? volume : nextVolume;
  }

  private void fire(PlayerEvent event, StepObserver<Player, PlayerEvent> observer) {
    int nextPlayback = NEXT[playback * EVENTS + event.ordinal()];
    int nextVolume = NEXT[volume * EVENTS + event.ordinal()];
    if ((nextPlayback & nextVolume) < 0) {
      throw illegal(configuration(), event);
    }
    if (nextPlayback >= 0) {
      int left = playback;
      playback = nextPlayback;
      observer.moved(STATES[left], event, STATES[nextPlayback]);
    }
    if (nextVolume >= 0) {
      int left = volume;
      volume = nextVolume;
      observer.moved(STATES[left], event, STATES[nextVolume]);
    }
  }
}
