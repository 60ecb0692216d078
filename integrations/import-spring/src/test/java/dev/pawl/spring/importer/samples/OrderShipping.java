package dev.pawl.spring.importer.samples;

import java.util.Map;
import java.util.Random;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateContext;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.EnableStateMachineFactory;
import org.springframework.statemachine.config.StateMachineConfigurerAdapter;
import org.springframework.statemachine.config.builders.StateMachineStateConfigurer;
import org.springframework.statemachine.config.builders.StateMachineTransitionConfigurer;
import org.springframework.statemachine.guard.Guard;

/**
 * The order shipping of the reference documentation, which it draws in UML: a fork, two regions,
 * choices, junctions, a join and a timer.
 */
@Configuration
@EnableStateMachineFactory
public class OrderShipping extends StateMachineConfigurerAdapter<String, String> {

  @Override
  public void configure(StateMachineStateConfigurer<String, String> states) throws Exception {
    states
        .withStates()
        .initial("WAIT_NEW_ORDER")
        .state("RECEIVE_ORDER", entryReceiveOrder(), null)
        .choice("CHOICE_HANDLE_ORDER")
        .fork("FORK")
        .state("HANDLE_ORDER", entryHandleOrder(), null)
        .join("JOIN")
        .state("SHIP_ORDER")
        .end("ORDER_SHIPPED")
        .end("CUSTOMER_ERROR")
        .and()
        .withStates()
        .parent("HANDLE_ORDER")
        .region("Payment")
        .initial("SEND_BILL")
        .state("WAIT_PAYMENT")
        .state("SEND_REMINDER", entrySendReminder(), null)
        .state("HANDLE_PAYMENT")
        .state("NOTIFY_CUSTOMER")
        .state("WAIT_ORDER")
        .choice("CHOICE_PAYMENT_OK")
        .and()
        .withStates()
        .parent("HANDLE_ORDER")
        .region("Production")
        .initial("CHECK_STOCK")
        .state("MAKE_PRODUCTION_PLAN")
        .state("PRODUCE")
        .state("FILL_ORDER")
        .state("WAIT_PRODUCT")
        .choice("CHOICE_PRODUCTION")
        .junction("JUNCTION_STOCK")
        .junction("JUNCTION_ORDER");
  }

  @Override
  public void configure(StateMachineTransitionConfigurer<String, String> transitions)
      throws Exception {
    transitions
        .withExternal()
        .source("WAIT_NEW_ORDER")
        .target("RECEIVE_ORDER")
        .event("PLACE_ORDER")
        .and()
        .withExternal()
        .source("RECEIVE_ORDER")
        .target("CHOICE_HANDLE_ORDER")
        .and()
        .withChoice()
        .source("CHOICE_HANDLE_ORDER")
        .first("FORK", orderOk())
        .last("CUSTOMER_ERROR")
        .and()
        .withFork()
        .source("FORK")
        .target("SEND_BILL")
        .target("CHECK_STOCK")
        .and()
        .withExternal()
        .source("SEND_BILL")
        .target("WAIT_PAYMENT")
        .and()
        .withExternal()
        .source("WAIT_PAYMENT")
        .target("HANDLE_PAYMENT")
        .event("RECEIVE_PAYMENT")
        .and()
        .withExternal()
        .source("WAIT_PAYMENT")
        .target("SEND_REMINDER")
        .timer(5000)
        .and()
        .withExternal()
        .source("SEND_REMINDER")
        .target("WAIT_PAYMENT")
        .and()
        .withExternal()
        .source("HANDLE_PAYMENT")
        .target("CHOICE_PAYMENT_OK")
        .and()
        .withChoice()
        .source("CHOICE_PAYMENT_OK")
        .first("WAIT_ORDER", paymentOk())
        .last("NOTIFY_CUSTOMER")
        .and()
        .withExternal()
        .source("NOTIFY_CUSTOMER")
        .target("SEND_BILL")
        .and()
        .withExternal()
        .source("CHECK_STOCK")
        .target("CHOICE_PRODUCTION")
        .and()
        .withChoice()
        .source("CHOICE_PRODUCTION")
        .first("MAKE_PRODUCTION_PLAN", makeProdPlan())
        .last("JUNCTION_STOCK")
        .and()
        .withExternal()
        .source("MAKE_PRODUCTION_PLAN")
        .target("JUNCTION_STOCK")
        .and()
        .withJunction()
        .source("JUNCTION_STOCK")
        .first("PRODUCE", produce())
        .last("JUNCTION_ORDER")
        .and()
        .withExternal()
        .source("PRODUCE")
        .target("JUNCTION_ORDER")
        .and()
        .withJunction()
        .source("JUNCTION_ORDER")
        .last("FILL_ORDER")
        .and()
        .withExternal()
        .source("FILL_ORDER")
        .target("WAIT_PRODUCT")
        .and()
        .withJoin()
        .source("WAIT_ORDER")
        .source("WAIT_PRODUCT")
        .target("JOIN")
        .and()
        .withExternal()
        .source("JOIN")
        .target("SHIP_ORDER")
        .and()
        .withExternal()
        .source("SHIP_ORDER")
        .target("ORDER_SHIPPED");
  }

  @Bean
  public Action<String, String> entryReceiveOrder() {
    return context -> {
      copyHeader(context, "customer");
      copyHeader(context, "order");
    };
  }

  @Bean
  public Action<String, String> entrySendReminder() {
    return context -> {};
  }

  @Bean
  public Action<String, String> entryHandleOrder() {
    return context -> {
      copyHeader(context, "makeProdPlan");
      copyHeader(context, "produce");
    };
  }

  @Bean
  public Guard<String, String> orderOk() {
    return context ->
        variables(context).containsKey("customer") && variables(context).containsKey("order");
  }

  @Bean
  public Guard<String, String> paymentOk() {
    return context -> context.getMessageHeaders().containsKey("payment");
  }

  @Bean
  public Guard<String, String> makeProdPlan() {
    return context -> variables(context).containsKey("makeProdPlan");
  }

  @Bean
  public Guard<String, String> produce() {
    return context -> variables(context).containsKey("produce");
  }

  /** Returns an event with some of the headers that the guards read. */
  public static Message<String> message(String event, Random random) {
    MessageBuilder<String> builder = MessageBuilder.withPayload(event);
    for (String header : new String[] {"customer", "order", "payment", "makeProdPlan", "produce"}) {
      if (random.nextInt(4) > 0) {
        builder.setHeader(header, header);
      }
    }
    return builder.build();
  }

  private static Map<Object, Object> variables(StateContext<String, String> context) {
    return context.getExtendedState().getVariables();
  }

  private static void copyHeader(StateContext<String, String> context, String name) {
    Object value = context.getMessageHeaders().get(name);
    if (value != null) {
      variables(context).put(name, value);
    }
  }
}
