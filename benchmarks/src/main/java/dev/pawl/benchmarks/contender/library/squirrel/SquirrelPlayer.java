package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.contender.library.PlayerPart;
import dev.pawl.benchmarks.course.PlayerEvent;
import org.squirrelframework.foundation.fsm.AnonymousAction;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.builder.On;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/**
 * A player with two regions, with squirrel. What it calls after a transition is told of the state
 * around the regions only, so that here an action of every transition is what listens.
 */
public final class SquirrelPlayer
    extends AbstractStateMachine<SquirrelPlayer, PlayerPart, PlayerEvent, SquirrelPlayer.Ear> {

  /** The context: who listens. */
  public record Ear(MoveListener<PlayerPart, PlayerEvent> listener) {}

  /** Called by the builder. */
  public SquirrelPlayer() {}

  /** A machine in its initial state; all share one builder. */
  public static SquirrelPlayer machine() {
    return Bare.BUILDER.newStateMachine(PlayerPart.ON);
  }

  /** A machine whose transitions call the listener that is handed in with an event. */
  public static SquirrelPlayer watched() {
    return Watched.BUILDER.newStateMachine(PlayerPart.ON);
  }

  private static StateMachineBuilder<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> builder(
      boolean watched) {
    StateMachineBuilder<SquirrelPlayer, PlayerPart, PlayerEvent, Ear> builder =
        StateMachineBuilderFactory.create(
            SquirrelPlayer.class, PlayerPart.class, PlayerEvent.class, Ear.class);
    builder.defineParallelStatesOn(PlayerPart.ON, PlayerPart.PLAYBACK, PlayerPart.VOLUME);
    // the first is the initial one
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

  private static final class Watched {
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
