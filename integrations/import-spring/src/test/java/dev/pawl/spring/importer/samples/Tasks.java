package dev.pawl.spring.importer.samples;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.EnableStateMachineFactory;
import org.springframework.statemachine.config.EnumStateMachineConfigurerAdapter;
import org.springframework.statemachine.config.builders.StateMachineStateConfigurer;
import org.springframework.statemachine.config.builders.StateMachineTransitionConfigurer;
import org.springframework.statemachine.guard.Guard;

/** The tasks of the reference documentation: a fork, regions that end, a join and a choice. */
@Configuration
@EnableStateMachineFactory
public class Tasks extends EnumStateMachineConfigurerAdapter<Tasks.States, Tasks.Events> {

  /** The states. */
  public enum States {
    READY,
    FORK,
    JOIN,
    CHOICE,
    TASKS,
    T1,
    T1E,
    T2,
    T2E,
    T3,
    T3E,
    ERROR,
    AUTOMATIC,
    MANUAL
  }

  /** The events. Each of the last three ends a task. */
  public enum Events {
    RUN,
    FALLBACK,
    CONTINUE,
    FIX,
    END1,
    END2,
    END3
  }

  @Override
  public void configure(StateMachineStateConfigurer<States, Events> states) throws Exception {
    states
        .withStates()
        .initial(States.READY)
        .fork(States.FORK)
        .state(States.TASKS)
        .join(States.JOIN)
        .choice(States.CHOICE)
        .state(States.ERROR)
        .and()
        .withStates()
        .parent(States.TASKS)
        .initial(States.T1)
        .end(States.T1E)
        .and()
        .withStates()
        .parent(States.TASKS)
        .initial(States.T2)
        .end(States.T2E)
        .and()
        .withStates()
        .parent(States.TASKS)
        .initial(States.T3)
        .end(States.T3E)
        .and()
        .withStates()
        .parent(States.ERROR)
        .initial(States.AUTOMATIC)
        .state(States.AUTOMATIC, automaticAction(), null)
        .state(States.MANUAL);
  }

  @Override
  public void configure(StateMachineTransitionConfigurer<States, Events> transitions)
      throws Exception {
    transitions
        .withExternal()
        .source(States.READY)
        .target(States.FORK)
        .event(Events.RUN)
        .and()
        .withFork()
        .source(States.FORK)
        .target(States.TASKS)
        .and()
        .withExternal()
        .source(States.T1)
        .target(States.T1E)
        .event(Events.END1)
        .and()
        .withExternal()
        .source(States.T2)
        .target(States.T2E)
        .event(Events.END2)
        .and()
        .withExternal()
        .source(States.T3)
        .target(States.T3E)
        .event(Events.END3)
        .and()
        .withJoin()
        .source(States.TASKS)
        .target(States.JOIN)
        .and()
        .withExternal()
        .source(States.JOIN)
        .target(States.CHOICE)
        .and()
        .withChoice()
        .source(States.CHOICE)
        .first(States.ERROR, tasksChoiceGuard())
        .last(States.READY)
        .and()
        .withExternal()
        .source(States.ERROR)
        .target(States.READY)
        .event(Events.CONTINUE)
        .and()
        .withExternal()
        .source(States.AUTOMATIC)
        .target(States.MANUAL)
        .event(Events.FALLBACK)
        .and()
        .withInternal()
        .source(States.MANUAL)
        .action(fixAction())
        .event(Events.FIX);
  }

  @Bean
  public Guard<States, Events> tasksChoiceGuard() {
    return context -> !Boolean.TRUE.equals(context.getExtendedState().getVariables().get("fixed"));
  }

  @Bean
  public Action<States, Events> automaticAction() {
    return context -> context.getExtendedState().getVariables().put("fixed", false);
  }

  @Bean
  public Action<States, Events> fixAction() {
    return context -> context.getExtendedState().getVariables().put("fixed", true);
  }
}
