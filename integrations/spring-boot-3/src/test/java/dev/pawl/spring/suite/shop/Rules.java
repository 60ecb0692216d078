package dev.pawl.spring.suite.shop;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.spring.InstanceSetup;
import java.io.IOException;
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

  /** The id of an order for which the guard throws a checked exception. */
  public static final String UNCHECKED = "unchecked";

  private static boolean isTrusted(String id) {
    if (id.equals(BROKEN)) {
      throw new AssertionError("a guard may throw anything");
    }
    if (id.equals(UNCHECKED)) {
      throw Rules.<RuntimeException>unchecked(new IOException("code in Kotlin may throw this"));
    }
    return !id.equals(STRANGER);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // hides a checked exception
  private static <X extends Exception> X unchecked(Exception thrown) throws X {
    throw (X) thrown;
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
