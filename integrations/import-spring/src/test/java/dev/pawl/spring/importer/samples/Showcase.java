package dev.pawl.spring.importer.samples;

import java.util.Map;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.statemachine.StateContext;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.EnableStateMachineFactory;
import org.springframework.statemachine.config.EnumStateMachineConfigurerAdapter;
import org.springframework.statemachine.config.builders.StateMachineStateConfigurer;
import org.springframework.statemachine.config.builders.StateMachineTransitionConfigurer;
import org.springframework.statemachine.guard.Guard;

/** The showcase of the reference documentation: nested states, and an action before the first. */
@Configuration
@EnableStateMachineFactory
public class Showcase extends EnumStateMachineConfigurerAdapter<Showcase.States, Showcase.Events> {

  /** The states. */
  public enum States {
    S0,
    S1,
    S11,
    S12,
    S2,
    S21,
    S211,
    S212
  }

  /** The events. */
  public enum Events {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    I
  }

  @Override
  public void configure(StateMachineStateConfigurer<States, Events> states) throws Exception {
    states
        .withStates()
        .initial(States.S0, fooAction())
        .state(States.S0)
        .and()
        .withStates()
        .parent(States.S0)
        .initial(States.S1)
        .state(States.S1)
        .and()
        .withStates()
        .parent(States.S1)
        .initial(States.S11)
        .state(States.S11)
        .state(States.S12)
        .and()
        .withStates()
        .parent(States.S0)
        .state(States.S2)
        .and()
        .withStates()
        .parent(States.S2)
        .initial(States.S21)
        .state(States.S21)
        .and()
        .withStates()
        .parent(States.S21)
        .initial(States.S211)
        .state(States.S211)
        .state(States.S212);
  }

  @Override
  public void configure(StateMachineTransitionConfigurer<States, Events> transitions)
      throws Exception {
    external(transitions, States.S1, States.S11, Events.B);
    external(transitions, States.S21, States.S211, Events.B);
    external(transitions, States.S1, States.S2, Events.C);
    external(transitions, States.S2, States.S1, Events.C);
    external(transitions, States.S1, States.S0, Events.D);
    external(transitions, States.S211, States.S21, Events.D);
    external(transitions, States.S0, States.S211, Events.E);
    external(transitions, States.S1, States.S211, Events.F);
    external(transitions, States.S2, States.S11, Events.F);
    external(transitions, States.S11, States.S211, Events.G);
    external(transitions, States.S211, States.S0, Events.G);
    external(transitions, States.S11, States.S12, Events.I);
    external(transitions, States.S211, States.S212, Events.I);
    external(transitions, States.S12, States.S212, Events.I);
    transitions
        .withExternal()
        .source(States.S1)
        .target(States.S1)
        .event(Events.A)
        .guard(foo1Guard())
        .and()
        .withInternal()
        .source(States.S0)
        .event(Events.H)
        .guard(foo0Guard())
        .action(fooAction())
        .and()
        .withInternal()
        .source(States.S2)
        .event(Events.H)
        .guard(foo1Guard())
        .action(fooAction())
        .and()
        .withInternal()
        .source(States.S1)
        .event(Events.H);
  }

  private static void external(
      StateMachineTransitionConfigurer<States, Events> transitions,
      States source,
      States target,
      Events event)
      throws Exception {
    transitions.withExternal().source(source).target(target).event(event);
  }

  @Bean
  public FooGuard foo0Guard() {
    return new FooGuard(0);
  }

  @Bean
  public FooGuard foo1Guard() {
    return new FooGuard(1);
  }

  @Bean
  public FooAction fooAction() {
    return new FooAction();
  }

  /** Changes a variable between 0 and 1. */
  public static class FooAction implements Action<States, Events> {
    @Override
    public void execute(StateContext<States, Events> context) {
      Map<Object, Object> variables = context.getExtendedState().getVariables();
      variables.put("foo", Integer.valueOf(0).equals(variables.get("foo")) ? 1 : 0);
    }
  }

  /** Holds if the variable has a value. */
  public static class FooGuard implements Guard<States, Events> {
    private final int match;

    FooGuard(int match) {
      this.match = match;
    }

    @Override
    public boolean evaluate(StateContext<States, Events> context) {
      return Integer.valueOf(match).equals(context.getExtendedState().getVariables().get("foo"));
    }
  }
}
