package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.contender.library.PlayerPart;
import dev.pawl.benchmarks.workload.PlayerEvent;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineBuilder;

/** A player with two regions, implemented with Spring Statemachine. */
public final class SpringPlayer {

  private SpringPlayer() {}

  /**
   * Creates a machine and starts it.
   *
   * @throws Exception if the builder fails
   */
  public static StateMachine<PlayerPart, PlayerEvent> machine() throws Exception {
    StateMachineBuilder.Builder<PlayerPart, PlayerEvent> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial(PlayerPart.ON)
        .and()
        .withStates()
        .parent(PlayerPart.ON)
        .initial(PlayerPart.STOPPED)
        .state(PlayerPart.PLAYING)
        .state(PlayerPart.PAUSED)
        .and()
        .withStates()
        .parent(PlayerPart.ON)
        .initial(PlayerPart.NORMAL)
        .state(PlayerPart.LOUD)
        .state(PlayerPart.MUTED);
    builder
        .configureTransitions()
        .withExternal()
        .source(PlayerPart.STOPPED)
        .target(PlayerPart.PLAYING)
        .event(PlayerEvent.PLAY)
        .and()
        .withExternal()
        .source(PlayerPart.PLAYING)
        .target(PlayerPart.PAUSED)
        .event(PlayerEvent.PAUSE)
        .and()
        .withExternal()
        .source(PlayerPart.PLAYING)
        .target(PlayerPart.STOPPED)
        .event(PlayerEvent.STOP)
        .and()
        .withExternal()
        .source(PlayerPart.PLAYING)
        .target(PlayerPart.PLAYING)
        .event(PlayerEvent.NEXT)
        .and()
        .withExternal()
        .source(PlayerPart.PAUSED)
        .target(PlayerPart.PLAYING)
        .event(PlayerEvent.PLAY)
        .and()
        .withExternal()
        .source(PlayerPart.PAUSED)
        .target(PlayerPart.STOPPED)
        .event(PlayerEvent.STOP)
        .and()
        .withExternal()
        .source(PlayerPart.NORMAL)
        .target(PlayerPart.LOUD)
        .event(PlayerEvent.UP)
        .and()
        .withExternal()
        .source(PlayerPart.NORMAL)
        .target(PlayerPart.MUTED)
        .event(PlayerEvent.MUTE)
        .and()
        .withExternal()
        .source(PlayerPart.LOUD)
        .target(PlayerPart.NORMAL)
        .event(PlayerEvent.DOWN)
        .and()
        .withExternal()
        .source(PlayerPart.LOUD)
        .target(PlayerPart.MUTED)
        .event(PlayerEvent.MUTE)
        .and()
        .withExternal()
        .source(PlayerPart.MUTED)
        .target(PlayerPart.NORMAL)
        .event(PlayerEvent.MUTE);
    StateMachine<PlayerPart, PlayerEvent> machine = builder.build();
    machine.startReactively().block();
    return machine;
  }
}
