package dev.pawl.spring.importer.samples;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateContext;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.EnableStateMachineFactory;
import org.springframework.statemachine.config.EnumStateMachineConfigurerAdapter;
import org.springframework.statemachine.config.builders.StateMachineStateConfigurer;
import org.springframework.statemachine.config.builders.StateMachineTransitionConfigurer;
import org.springframework.statemachine.guard.Guard;

/**
 * The CD player of the reference documentation. Its actions change extended state and send events.
 */
@Configuration
@EnableStateMachineFactory
public class CdPlayer extends EnumStateMachineConfigurerAdapter<CdPlayer.States, CdPlayer.Events> {

  private static final String TRACK_SHIFT = "TRACKSHIFT";

  /** The states. */
  public enum States {
    BUSY,
    PLAYING,
    PAUSED,
    IDLE,
    CLOSED,
    OPEN
  }

  /** The events. */
  public enum Events {
    PLAY,
    STOP,
    PAUSE,
    EJECT,
    LOAD,
    FORWARD,
    BACK
  }

  /** The variables of the extended state. */
  public enum Variables {
    CD,
    TRACK,
    ELAPSEDTIME
  }

  /**
   * A disc.
   *
   * @param tracks the lengths of the disc's tracks in seconds
   */
  public record Cd(List<Integer> tracks) {}

  @Override
  public void configure(StateMachineStateConfigurer<States, Events> states) throws Exception {
    states
        .withStates()
        .initial(States.IDLE)
        .state(States.IDLE)
        .and()
        .withStates()
        .parent(States.IDLE)
        .initial(States.CLOSED)
        .state(States.CLOSED, closedEntryAction(), null)
        .state(States.OPEN)
        .and()
        .withStates()
        .state(States.BUSY)
        .and()
        .withStates()
        .parent(States.BUSY)
        .initial(States.PLAYING)
        .state(States.PLAYING)
        .state(States.PAUSED);
  }

  @Override
  public void configure(StateMachineTransitionConfigurer<States, Events> transitions)
      throws Exception {
    transitions
        .withExternal()
        .source(States.CLOSED)
        .target(States.OPEN)
        .event(Events.EJECT)
        .and()
        .withExternal()
        .source(States.OPEN)
        .target(States.CLOSED)
        .event(Events.EJECT)
        .and()
        .withExternal()
        .source(States.OPEN)
        .target(States.CLOSED)
        .event(Events.PLAY)
        .and()
        .withExternal()
        .source(States.PLAYING)
        .target(States.PAUSED)
        .event(Events.PAUSE)
        .and()
        .withInternal()
        .source(States.PLAYING)
        .action(playingAction())
        .timer(1000)
        .and()
        .withInternal()
        .source(States.PLAYING)
        .event(Events.BACK)
        .action(trackAction())
        .and()
        .withInternal()
        .source(States.PLAYING)
        .event(Events.FORWARD)
        .action(trackAction())
        .and()
        .withExternal()
        .source(States.PAUSED)
        .target(States.PLAYING)
        .event(Events.PAUSE)
        .and()
        .withExternal()
        .source(States.BUSY)
        .target(States.IDLE)
        .event(Events.STOP)
        .and()
        .withExternal()
        .source(States.IDLE)
        .target(States.BUSY)
        .event(Events.PLAY)
        .action(playAction())
        .guard(playGuard())
        .and()
        .withInternal()
        .source(States.OPEN)
        .event(Events.LOAD)
        .action(loadAction());
  }

  @Bean
  public ClosedEntryAction closedEntryAction() {
    return new ClosedEntryAction();
  }

  @Bean
  public LoadAction loadAction() {
    return new LoadAction();
  }

  @Bean
  public TrackAction trackAction() {
    return new TrackAction();
  }

  @Bean
  public PlayAction playAction() {
    return new PlayAction();
  }

  @Bean
  public PlayingAction playingAction() {
    return new PlayingAction();
  }

  @Bean
  public PlayGuard playGuard() {
    return new PlayGuard();
  }

  /** Returns an event as the commands of the sample send it, with a disc or a shift. */
  public static Message<Events> message(Events event, Random random) {
    MessageBuilder<Events> builder = MessageBuilder.withPayload(event);
    return switch (event) {
      case LOAD -> builder.setHeader(Variables.CD.name(), new Cd(List.of(2, 3, 1))).build();
      case FORWARD -> builder.setHeader(TRACK_SHIFT, 1).build();
      case BACK -> builder.setHeader(TRACK_SHIFT, -1).build();
      default -> builder.build();
    };
  }

  private static Map<Object, Object> variables(StateContext<States, Events> context) {
    return context.getExtendedState().getVariables();
  }

  private static void send(StateContext<States, Events> context, Message<Events> message) {
    Sending.send(context.getStateMachine(), message);
  }

  /** Plays at once if the tray was closed by PLAY. */
  public static class ClosedEntryAction implements Action<States, Events> {
    @Override
    public void execute(StateContext<States, Events> context) {
      if (context.getTransition() != null
          && context.getEvent() == Events.PLAY
          && context.getTransition().getTarget().getId() == States.CLOSED
          && variables(context).get(Variables.CD) != null) {
        send(context, MessageBuilder.withPayload(Events.PLAY).build());
      }
    }
  }

  /** Takes the disc. */
  public static class LoadAction implements Action<States, Events> {
    @Override
    public void execute(StateContext<States, Events> context) {
      variables(context).put(Variables.CD, context.getMessageHeader(Variables.CD.name()));
    }
  }

  /** Begins with the first track. */
  public static class PlayAction implements Action<States, Events> {
    @Override
    public void execute(StateContext<States, Events> context) {
      variables(context).put(Variables.ELAPSEDTIME, 0L);
      variables(context).put(Variables.TRACK, 0);
    }
  }

  /** Holds if there is a disc. */
  public static class PlayGuard implements Guard<States, Events> {
    @Override
    public boolean evaluate(StateContext<States, Events> context) {
      return variables(context).get(Variables.CD) != null;
    }
  }

  /** Counts the time, and goes to the next track at the end of a track. */
  public static class PlayingAction implements Action<States, Events> {
    @Override
    public void execute(StateContext<States, Events> context) {
      Map<Object, Object> variables = variables(context);
      if (variables.get(Variables.ELAPSEDTIME) instanceof Long before) {
        long elapsed = before + 1000;
        Cd cd = (Cd) variables.get(Variables.CD);
        int track = (Integer) variables.get(Variables.TRACK);
        if (elapsed > cd.tracks().get(track) * 1000L) {
          send(
              context,
              MessageBuilder.withPayload(Events.FORWARD).setHeader(TRACK_SHIFT, 1).build());
        } else {
          variables.put(Variables.ELAPSEDTIME, elapsed);
        }
      }
    }
  }

  /** Goes to another track, or stops after the last one. */
  public static class TrackAction implements Action<States, Events> {
    @Override
    public void execute(StateContext<States, Events> context) {
      Map<Object, Object> variables = variables(context);
      if (context.getMessageHeader(TRACK_SHIFT) instanceof Integer shift
          && variables.get(Variables.TRACK) instanceof Integer track
          && variables.get(Variables.CD) instanceof Cd cd) {
        int next = track + shift;
        if (next >= 0 && cd.tracks().size() > next) {
          variables.put(Variables.ELAPSEDTIME, 0L);
          variables.put(Variables.TRACK, next);
        } else if (cd.tracks().size() <= next) {
          send(context, MessageBuilder.withPayload(Events.STOP).build());
        }
      }
    }
  }
}
