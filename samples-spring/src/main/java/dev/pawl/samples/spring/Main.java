package dev.pawl.samples.spring;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.spring.InstanceSetup;
import dev.pawl.store.outbox.Receiver;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** The application. */
@SpringBootApplication
public class Main {

  private static final Logger LOG = LoggerFactory.getLogger(Main.class);

  /** Starts it. */
  public static void main(String[] args) {
    SpringApplication.run(Main.class, args);
  }

  /** What an order makes the service do is noted with the step, in the same transaction. */
  @Bean
  InstanceSetup<OrderMachine.Builder, OrderState, OrderEvent> errands() {
    return (builder, opening) ->
        builder.effects(() -> opening.work().send("confirmation", opening.entityId()));
  }

  /** Does it, later, and again if it fails. */
  @Bean
  Receiver mail() {
    return message -> LOG.info("{} of order {}", message.topic(), message.payload());
  }

  /** Hears of steps when they are committed. */
  @Bean
  TransitionHook<OrderState, OrderEvent> journal() {
    return new TransitionHook<>() {
      @Override
      public void after(LifecycleEvent<OrderState, OrderEvent> step) {
        LOG.info("Order {}: {} → {}", step.entityId(), step.from(), step.to());
      }
    };
  }
}
