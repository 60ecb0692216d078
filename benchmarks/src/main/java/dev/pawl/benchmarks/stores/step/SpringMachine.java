package dev.pawl.benchmarks.stores.step;

import java.util.EnumSet;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.statemachine.config.EnableStateMachineFactory;
import org.springframework.statemachine.config.StateMachineConfigurerAdapter;
import org.springframework.statemachine.config.StateMachineFactory;
import org.springframework.statemachine.config.builders.StateMachineConfigurationConfigurer;
import org.springframework.statemachine.config.builders.StateMachineStateConfigurer;
import org.springframework.statemachine.config.builders.StateMachineTransitionConfigurer;
import org.springframework.statemachine.persist.StateMachineRuntimePersister;
import org.springframework.statemachine.service.DefaultStateMachineService;
import org.springframework.statemachine.service.StateMachineService;

/** The breaker in the configuration style of Spring Statemachine. */
@Configuration(proxyBeanMethods = false)
@EnableStateMachineFactory
class SpringMachine extends StateMachineConfigurerAdapter<BreakerState, BreakerEvent> {

  private final StateMachineRuntimePersister<BreakerState, BreakerEvent, String> persister;

  SpringMachine(StateMachineRuntimePersister<BreakerState, BreakerEvent, String> persister) {
    this.persister = persister;
  }

  @Override
  public void configure(StateMachineConfigurationConfigurer<BreakerState, BreakerEvent> config)
      throws Exception {
    config.withPersistence().runtimePersister(persister);
  }

  @Override
  public void configure(StateMachineStateConfigurer<BreakerState, BreakerEvent> states)
      throws Exception {
    states.withStates().initial(BreakerState.CLOSED).states(EnumSet.allOf(BreakerState.class));
  }

  @Override
  public void configure(StateMachineTransitionConfigurer<BreakerState, BreakerEvent> transitions)
      throws Exception {
    transitions
        .withExternal()
        .source(BreakerState.CLOSED)
        .target(BreakerState.OPEN)
        .event(BreakerEvent.TRIP)
        .and()
        .withExternal()
        .source(BreakerState.OPEN)
        .target(BreakerState.HALF_OPEN)
        .event(BreakerEvent.COOLDOWN)
        .and()
        .withExternal()
        .source(BreakerState.HALF_OPEN)
        .target(BreakerState.CLOSED)
        .event(BreakerEvent.SUCCESS);
  }

  /** Restores machines and releases them. */
  @Configuration(proxyBeanMethods = false)
  static class Service {
    @Bean
    StateMachineService<BreakerState, BreakerEvent> service(
        StateMachineFactory<BreakerState, BreakerEvent> factory,
        StateMachineRuntimePersister<BreakerState, BreakerEvent, String> persister) {
      return new DefaultStateMachineService<>(factory, persister);
    }
  }
}
