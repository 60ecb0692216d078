package dev.pawl.spring.importer.samples;

import java.util.EnumSet;
import org.springframework.context.annotation.Configuration;
import org.springframework.statemachine.config.EnableStateMachineFactory;
import org.springframework.statemachine.config.EnumStateMachineConfigurerAdapter;
import org.springframework.statemachine.config.builders.StateMachineConfigurationConfigurer;
import org.springframework.statemachine.config.builders.StateMachineStateConfigurer;
import org.springframework.statemachine.config.builders.StateMachineTransitionConfigurer;

/** The machine of the scope sample of the reference documentation, one for each session. */
@Configuration
@EnableStateMachineFactory
public class Scope extends EnumStateMachineConfigurerAdapter<Scope.States, Scope.Events> {

  /** The states. */
  public enum States {
    S0,
    S1,
    S2
  }

  /** The events. */
  public enum Events {
    A,
    B,
    C
  }

  @Override
  public void configure(StateMachineConfigurationConfigurer<States, Events> config)
      throws Exception {
    config.withConfiguration().autoStartup(false);
  }

  @Override
  public void configure(StateMachineStateConfigurer<States, Events> states) throws Exception {
    states.withStates().initial(States.S0).states(EnumSet.allOf(States.class));
  }

  @Override
  public void configure(StateMachineTransitionConfigurer<States, Events> transitions)
      throws Exception {
    transitions
        .withExternal()
        .source(States.S0)
        .target(States.S1)
        .event(Events.A)
        .and()
        .withExternal()
        .source(States.S1)
        .target(States.S2)
        .event(Events.B)
        .and()
        .withExternal()
        .source(States.S2)
        .target(States.S0)
        .event(Events.C);
  }
}
