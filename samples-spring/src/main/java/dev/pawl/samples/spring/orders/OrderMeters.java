package dev.pawl.samples.spring.orders;

import dev.pawl.TransitionHook;
import dev.pawl.micrometer.StoreMetrics;
import dev.pawl.micrometer.TransitionMetrics;
import dev.pawl.store.JdbcStore;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Meters of orders: what was stored, and how the store stands. */
@Configuration(proxyBeanMethods = false)
class OrderMeters {

  @Bean
  TransitionMetrics<OrderState, OrderEvent> orderMetrics() {
    return TransitionMetrics.of(OrderTransitions.table());
  }

  @Bean
  TransitionHook<OrderState, OrderEvent> orderCounter(
      TransitionMetrics<OrderState, OrderEvent> metrics) {
    return metrics.hook();
  }

  @Bean
  StoreMetrics orderStoreMetrics(JdbcStore<OrderState, OrderEvent> store) {
    return StoreMetrics.of(store).build();
  }
}
