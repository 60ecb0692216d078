package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.micrometer.OutboxMetrics;
import dev.pawl.micrometer.TransitionMetrics;
import dev.pawl.spring.suite.shop.OrderEvent;
import dev.pawl.spring.suite.shop.OrderState;
import dev.pawl.spring.suite.shop.OrderTransitions;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Meters without code in the application. */
class MetricsTest {

  private static double counted(ApplicationContext context, String... tags) {
    return context
        .getBean(MeterRegistry.class)
        .find("pawl.transitions")
        .tags(tags)
        .functionCounters()
        .stream()
        .mapToDouble(FunctionCounter::count)
        .sum();
  }

  private static boolean has(ApplicationContext context, String meter) {
    return context.getBean(MeterRegistry.class).find(meter).meter() != null;
  }

  @Test
  void allMachinesAreCountedWithoutConfiguration() {
    Contexts.shop()
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              MeterRegistry registry = context.getBean(MeterRegistry.class);
              int series = registry.find("pawl.transitions").meters().size();
              assertTrue(series > 10, "series: " + series);
              assertEquals(0, counted(context));

              JdbcStore<OrderState, OrderEvent> orders = StoresTest.orders(context);
              orders.create("o-1");
              orders.fire("o-1", OrderEvent.PAY, Cause.by("ada"));
              assertThrows(
                  IllegalTransitionError.class,
                  () -> orders.fire("o-1", OrderEvent.PAY, Cause.by("ada")));
              assertThrows(
                  IllegalTransitionError.class,
                  () -> context.getBean(Shop.Orders.class).payAndShipTwice("o-1"));
              Contexts.lamp(context).push();

              assertEquals(1, counted(context, "machine", "Order", "outcome", "moved"));
              assertEquals(2, counted(context, "machine", "Order", "outcome", "refused"));
              assertEquals(1, counted(context, "machine", "Lamp", "event", "push"));
              assertEquals(series, registry.find("pawl.transitions").meters().size());
              assertTrue(has(context, "pawl.timers.lag") && !has(context, "pawl.instances"));
              // no receiver gets the message, which must be visible
              assertEquals(
                  1,
                  context.getBean(MeterRegistry.class).get("pawl.outbox.waiting").gauge().value());
            });
  }

  /** An application with an outbox and its own meters of orders. */
  @Configuration(proxyBeanMethods = false)
  static class Own {
    @Bean
    TransitionMetrics<OrderState, OrderEvent> orderMetrics() {
      return TransitionMetrics.of(OrderTransitions.table());
    }

    @Bean
    OutboxMetrics outboxMetrics(JdbcStore<OrderState, OrderEvent> orders) {
      return OutboxMetrics.of(Outbox.of(orders.source()).build())
          .tags(Tags.of("whose", "own"))
          .build();
    }
  }

  @Test
  void metersOfTheApplicationAreKept() {
    Contexts.plain(Shop.class, Own.class)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              JdbcStore<OrderState, OrderEvent> orders = StoresTest.orders(context);
              orders.create("o-1");
              orders.fire("o-1", OrderEvent.PAY, Cause.by("ada"));
              Contexts.lamp(context).push();
              assertEquals(0, counted(context, "machine", "Order"));
              assertEquals(1, counted(context, "machine", "Lamp"));
              // its own meters of the outbox, but ours of the stores
              assertTrue(has(context, "pawl.timers.lag"));
              assertEquals(
                  1,
                  context
                      .getBean(MeterRegistry.class)
                      .find("pawl.outbox.lag")
                      .tag("whose", "own")
                      .meters()
                      .size());
              assertEquals(
                  1, context.getBean(MeterRegistry.class).find("pawl.outbox.lag").meters().size());
            });
  }

  @Test
  void metersCanBeDisabled() {
    Contexts.shop()
        .withPropertyValues("pawl.metrics.enabled=false")
        .run(context -> assertTrue(!has(context, "pawl.transitions")));
    Contexts.shop()
        .withPropertyValues(
            "pawl.metrics.refusals=together", "pawl.metrics.instances-by-state=true")
        .run(
            context -> {
              assertTrue(has(context, "pawl.instances"));
              assertEquals(
                  1,
                  context
                      .getBean(MeterRegistry.class)
                      .find("pawl.transitions")
                      .tags("machine", "Order", "outcome", "refused")
                      .meters()
                      .size());
            });
  }

  @Test
  void micrometerIsOptional() {
    for (String gone : List.of("dev.pawl.micrometer", "io.micrometer")) {
      Contexts.plain(StoresTest.Bare.class)
          .withConfiguration(StoresTest.PAWL)
          .withClassLoader(new FilteredClassLoader(gone))
          .run(
              context -> {
                assertNull(context.getStartupFailure());
                StoresTest.orders(context).create("without " + gone);
              });
    }
  }

  /** Records the observations in the registry that Spring Boot creates. */
  @Configuration(proxyBeanMethods = false)
  static class Observed {
    @Bean
    List<String> seen() {
      return new ArrayList<>();
    }

    @Bean
    ObservationHandler<Observation.Context> hearing(@Qualifier("seen") List<String> seen) {
      return new ObservationHandler<>() {
        @Override
        public void onStop(Observation.Context observed) {
          seen.add(
              observed.getName()
                  + " "
                  + observed.getLowCardinalityKeyValue("machine").getValue()
                  + " "
                  + observed.getLowCardinalityKeyValue("event").getValue());
        }

        @Override
        public boolean supportsContext(Observation.Context observed) {
          return observed.getName().startsWith("pawl");
        }
      };
    }
  }

  @Test
  void stepsAreObservedIfEnabled() {
    for (boolean asked : List.of(false, true)) {
      Contexts.plain(Shop.class, Observed.class)
          .withPropertyValues("pawl.metrics.observations=" + asked)
          .run(
              context -> {
                assertNull(context.getStartupFailure());
                StoresTest.orders(context).create("o-1");
                StoresTest.orders(context).fire("o-1", OrderEvent.PAY, Cause.by("ada"));
                Contexts.lamp(context).push();
                assertEquals(
                    asked ? List.of("pawl.step Order pay", "pawl.step Lamp push") : List.of(),
                    context.getBean("seen"));
              });
    }
  }
}
