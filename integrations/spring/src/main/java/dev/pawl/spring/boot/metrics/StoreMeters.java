package dev.pawl.spring.boot.metrics;

import dev.pawl.micrometer.StoreMetrics;
import dev.pawl.store.JdbcStore;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.springframework.beans.factory.ObjectProvider;

/** The meters of all stores. */
record StoreMeters(ObjectProvider<JdbcStore<?, ?>> stores, PawlMetricsProperties properties)
    implements MeterBinder {

  @Override
  public void bindTo(MeterRegistry registry) {
    stores.orderedStream().forEach(store -> bind(store, registry));
  }

  private void bind(JdbcStore<?, ?> store, MeterRegistry registry) {
    StoreMetrics.Builder meters = StoreMetrics.of(store).interval(properties.interval());
    if (properties.instancesByState()) {
      meters.instancesByState();
    }
    meters.build().bindTo(registry);
  }
}
