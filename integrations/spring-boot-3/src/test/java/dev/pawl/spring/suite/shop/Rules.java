package dev.pawl.spring.suite.shop;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.spring.InstanceSetup;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;

/** What the machines ask of the shop. */
@Configuration(proxyBeanMethods = false)
public class Rules {

  /** Who is nobody's customer. */
  public static final String STRANGER = "stranger";

  /** Whose orders a hook stops. */
  public static final String STOPPED = "stopped";

  /** Whose orders break the guard that is asked. */
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

  /** Uses the database, as hooks do, and must not have to wait for itself. */
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
