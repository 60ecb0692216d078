package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.contender.library.PlayerPart;
import dev.pawl.benchmarks.workload.PlayerEvent;
import org.squirrelframework.foundation.fsm.AnonymousAction;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.builder.On;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/**
 * A player with two regions, implemented with squirrel. The method that squirrel calls after a
 * transition only gets the state around the regions. An action of each transition therefore calls
 * the listener.
 */
public final class SquirrelPlayer
    extends AbstractStateMachine<SquirrelPlayer, PlayerPart, PlayerEvent, SquirrelPlayer.Ear> {

  /** The context, which contains the listener. */
  public record Ear(MoveListener<PlayerPart, PlayerEvent> listener) {}

  /** Creates the machine; called by the builder. */
  public SquirrelPlayer() {}

  /** Creates a machine in its initial state with the shared builder. */
  public static SquirrelPlayer machine() {
    return Bare.BUILDER.newStateMachine(PlayerPart.ON);
  }

  /** Creates a machine whose transitions call the listener that is passed with an event. */
  public static SquirrelPlayer watched() {
    return ObservedWalker.BUILDER.newStateMachine(PlayerPart.ON);
  }

  private static StateMachineBuilder<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> builder(
      boolean watched) {
    StateMachineBuilder<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> builder =
        StateMachineBuilderFactory.create(
            SquirrelPlayer.class, PlayerPart.class, PlayerEvent.class, Ear.class);
    builder.defineParallelStatesOn(PlayerPart.ON, PlayerPart.PLAYBACK, PlayerPart.VOLUME);
    // the first state is the initial one
    builder.defineSequentialStatesOn(
        PlayerPart.PLAYBACK, PlayerPart.STOPPED, PlayerPart.PLAYING, PlayerPart.PAUSED);
    builder.defineSequentialStatesOn(
        PlayerPart.VOLUME, PlayerPart.NORMAL, PlayerPart.LOUD, PlayerPart.MUTED);
    move(builder, watched, PlayerPart.STOPPED, PlayerEvent.PLAY, PlayerPart.PLAYING);
    move(builder, watched, PlayerPart.PLAYING, PlayerEvent.PAUSE, PlayerPart.PAUSED);
    move(builder, watched, PlayerPart.PLAYING, PlayerEvent.STOP, PlayerPart.STOPPED);
    move(builder, watched, PlayerPart.PLAYING, PlayerEvent.NEXT, PlayerPart.PLAYING);
    move(builder, watched, PlayerPart.PAUSED, PlayerEvent.PLAY, PlayerPart.PLAYING);
    move(builder, watched, PlayerPart.PAUSED, PlayerEvent.STOP, PlayerPart.STOPPED);
    move(builder, watched, PlayerPart.NORMAL, PlayerEvent.UP, PlayerPart.LOUD);
    move(builder, watched, PlayerPart.NORMAL, PlayerEvent.MUTE, PlayerPart.MUTED);
    move(builder, watched, PlayerPart.LOUD, PlayerEvent.DOWN, PlayerPart.NORMAL);
    move(builder, watched, PlayerPart.LOUD, PlayerEvent.MUTE, PlayerPart.MUTED);
    move(builder, watched, PlayerPart.MUTED, PlayerEvent.MUTE, PlayerPart.NORMAL);
    return builder;
  }

  private static void move(
      StateMachineBuilder<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> builder,
      boolean watched,
      PlayerPart from,
      PlayerEvent event,
      PlayerPart to) {
    On<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> move =
        builder.externalTransition().from(from).to(to).on(event);
    if (watched) {
      move.perform(new Tell());
    }
  }

  private static final class Bare {
    static final StateMachineBuilder<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> BUILDER =
        builder(false);
  }

  private static final class ObservedWalker {
    static final StateMachineBuilder<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> BUILDER =
        builder(true);
  }

  private static final class Tell
      extends AnonymousAction<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> {
    @Override
    public void execute(
        PlayerPart from, PlayerPart to, PlayerEvent event, Ear ear, SquirrelPlayer machine) {
      ear.listener().moved(from, to, event);
    }
  }
}
