package dev.pawl.spring.importer.samples;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.EnableStateMachineFactory;
import org.springframework.statemachine.config.StateMachineConfigurerAdapter;
import org.springframework.statemachine.config.builders.StateMachineStateConfigurer;
import org.springframework.statemachine.config.builders.StateMachineTransitionConfigurer;
import org.springframework.statemachine.config.configurers.StateConfigurer.History;
import org.springframework.statemachine.guard.Guard;
import org.springframework.statemachine.security.SecurityRule.ComparisonType;

/** A machine with the features that the samples of the reference documentation do not use. */
@Configuration
@EnableStateMachineFactory
public class Features extends StateMachineConfigurerAdapter<String, String> {

  @Override
  public void configure(StateMachineStateConfigurer<String, String> states) throws Exception {
    states
        .withStates()
        .initial("first state")
        .state("WAIT", "later")
        .state("OUTER", enter(), exit())
        .state("LEFT")
        .choice("DECIDE")
        .and()
        .withStates()
        .parent("OUTER")
        .initial("INNER")
        .state("OTHER")
        .entry("IN")
        .exit("OUT")
        .history("BACK", History.DEEP)
        .and()
        .withStates()
        .parent("OTHER")
        .initial("DEEP_1")
        .state("DEEP_2");
  }

  @Override
  public void configure(StateMachineTransitionConfigurer<String, String> transitions)
      throws Exception {
    transitions
        .withExternal()
        .source("first state")
        .target("OUTER")
        .event("go")
        .name("the beginning")
        .secured("hasRole('ADMIN')")
        .and()
        .withExternal()
        .source("first state")
        .target("WAIT")
        .event("wait")
        .secured("ROLE_USER", ComparisonType.ANY)
        .and()
        .withExternal()
        .source("WAIT")
        .target("DECIDE")
        .event("decide")
        .action(
            context -> context.getExtendedState().getVariables().put("decided", true), onError())
        .and()
        .withChoice()
        .source("DECIDE")
        .first("OUTER", undecided())
        .then("LEFT", context -> true, count())
        .last("WAIT")
        .and()
        .withExternal()
        .source("LEFT")
        .target("IN")
        .event("enter")
        .and()
        .withEntry()
        .source("IN")
        .target("OTHER")
        .and()
        .withExternal()
        .source("DEEP_1")
        .target("DEEP_2")
        .event("next")
        .and()
        .withExternal()
        .source("DEEP_2")
        .target("OUT")
        .event("out")
        .and()
        .withExit()
        .source("OUT")
        .target("LEFT")
        .and()
        .withExternal()
        .source("LEFT")
        .target("BACK")
        .event("back")
        .and()
        .withLocal()
        .source("OUTER")
        .target("OTHER")
        .event("local")
        .and()
        .withExternal()
        .source("OUTER")
        .target("first state")
        .timerOnce(90_000)
        .and()
        .withExternal()
        .source("LEFT")
        .target("first state")
        .event("later")
        .and()
        .withInternal()
        .source("INNER")
        .event("next")
        .guardExpression("extendedState.variables.isEmpty()")
        .action(count());
  }

  @Bean
  public Guard<String, String> undecided() {
    return context -> !context.getExtendedState().getVariables().containsKey("decided");
  }

  @Bean
  public Action<String, String> enter() {
    return context -> {};
  }

  @Bean
  public Action<String, String> exit() {
    return context -> {};
  }

  @Bean
  public Action<String, String> onError() {
    return context -> {};
  }

  @Bean
  public Action<String, String> count() {
    return context ->
        context.getExtendedState().getVariables().merge("count", 1, (a, b) -> (Integer) a + 1);
  }
}
