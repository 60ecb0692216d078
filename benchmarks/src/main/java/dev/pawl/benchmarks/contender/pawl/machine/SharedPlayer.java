package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The thread-safe variant of {@link dev.pawl.benchmarks.workload.Player}. */
@StateMachine(parallel = true, threadSafe = true)
public enum SharedPlayer {
  PLAYBACK,

  @State(parent = "PLAYBACK")
  @Initial
  @Transition(on = "play", to = "PLAYING")
  STOPPED,

  @State(parent = "PLAYBACK")
  @Transition(on = "pause", to = "PAUSED")
  @Transition(on = "stop", to = "STOPPED")
  @Transition(on = "next", to = "PLAYING")
  PLAYING,

  @State(parent = "PLAYBACK")
  @Transition(on = "play", to = "PLAYING")
  @Transition(on = "stop", to = "STOPPED")
  PAUSED,

  VOLUME,

  @State(parent = "VOLUME")
  @Initial
  @Transition(on = "up", to = "LOUD")
  @Transition(on = "mute", to = "MUTED")
  NORMAL,

  @State(parent = "VOLUME")
  @Transition(on = "down", to = "NORMAL")
  @Transition(on = "mute", to = "MUTED")
  LOUD,

  @State(parent = "VOLUME")
  @Transition(on = "mute", to = "NORMAL")
  MUTED
}
