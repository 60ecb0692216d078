package dev.pawl.spring.importer.samples;

import java.util.EnumSet;
import org.springframework.context.annotation.Configuration;
import org.springframework.statemachine.config.EnableStateMachineFactory;
import org.springframework.statemachine.config.EnumStateMachineConfigurerAdapter;
import org.springframework.statemachine.config.builders.StateMachineStateConfigurer;
import org.springframework.statemachine.config.builders.StateMachineTransitionConfigurer;

/** The turnstile of the reference documentation. */
@Configuration
@EnableStateMachineFactory
public class Turnstile
    extends EnumStateMachineConfigurerAdapter<Turnstile.States, Turnstile.Events> {

  /** The states. */
  public enum States {
    LOCKED,
    UNLOCKED
  }

  /** The events. */
  public enum Events {
    COIN,
    PUSH
  }

  @Override
  public void configure(StateMachineStateConfigurer<States, Events> states) throws Exception {
    states.withStates().initial(States.LOCKED).states(EnumSet.allOf(States.class));
  }

  @Override
  public void configure(StateMachineTransitionConfigurer<States, Events> transitions)
      throws Exception {
    transitions
        .withExternal()
        .source(States.LOCKED)
        .target(States.UNLOCKED)
        .event(Events.COIN)
        .and()
        .withExternal()
        .source(States.UNLOCKED)
        .target(States.LOCKED)
        .event(Events.PUSH);
  }
}
