package dev.pawl.spring.boot.metrics;

import dev.pawl.micrometer.OutboxMetrics;
import dev.pawl.store.outbox.Outbox;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import org.springframework.beans.factory.ObjectProvider;

/** The meters of the outbox. There are no meters if the application has no outbox. */
record OutboxMeters(ObjectProvider<Outbox> outbox, PawlMetricsProperties properties)
    implements MeterBinder {

  @Override
  public void bindTo(MeterRegistry registry) {
    outbox.ifUnique(
        messages ->
            OutboxMetrics.of(messages).interval(properties.interval()).build().bindTo(registry));
  }
}
