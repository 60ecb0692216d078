package dev.pawl.spring.suite.shop;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.spring.InstanceSetup;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;

/** The logic and effects of the machines. */
@Configuration(proxyBeanMethods = false)
public class Rules {

  /** The id of an order that the guard refuses. */
  public static final String STRANGER = "stranger";

  /** The id of an order that a hook vetoes. */
  public static final String STOPPED = "stopped";

  /** The id of an order for which the guard throws. */
  public static final String BROKEN = "broken";

  private static boolean isTrusted(String id) {
    if (id.equals(BROKEN)) {
      throw new AssertionError("a guard may throw anything");
    }
    return !id.equals(STRANGER);
  }

  @Bean
  InstanceSetup<OrderMachine.Builder, OrderState, OrderEvent> orderSetup() {
    return (builder, opening) ->
        builder
            .logic(() -> isTrusted(opening.entityId()))
            .effects(() -> opening.effectContext().send("thank", opening.entityId()));
  }

  /** Returns a hook that needs the database; its bean must not wait for itself. */
  @Bean
  TransitionHook<OrderState, OrderEvent> stopping(JdbcTemplate jdbc) {
    return new TransitionHook<>() {
      @Override
      public void before(LifecycleEvent<OrderState, OrderEvent> event) {
        if (STOPPED.equals(event.entityId())) {
          throw new TransitionVetoedError("this customer's orders are stopped");
        }
      }
    };
  }
}
