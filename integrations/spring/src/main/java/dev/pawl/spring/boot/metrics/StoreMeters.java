package dev.pawl.spring.boot.metrics;

import dev.pawl.micrometer.OutboxMetrics;
import dev.pawl.micrometer.StoreMetrics;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.springframework.beans.factory.ObjectProvider;

/** Measures all stores, and the outbox if there is one. */
record StoreMeters(
    ObjectProvider<JdbcStore<?, ?>> stores,
    ObjectProvider<Outbox> outbox,
    PawlMetricsProperties properties)
    implements MeterBinder {

  @Override
  public void bindTo(MeterRegistry registry) {
    stores.orderedStream().forEach(store -> bind(store, registry));
    outbox.ifUnique(
        messages ->
            OutboxMetrics.of(messages).interval(properties.interval()).build().bindTo(registry));
  }

  private void bind(JdbcStore<?, ?> store, MeterRegistry registry) {
    StoreMetrics.Builder meters = StoreMetrics.of(store).interval(properties.interval());
    if (properties.instancesByState()) {
      meters.instancesByState();
    }
    meters.build().bindTo(registry);
  }
}
