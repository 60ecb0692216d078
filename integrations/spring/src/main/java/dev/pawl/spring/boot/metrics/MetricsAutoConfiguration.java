package dev.pawl.spring.boot.metrics;

import dev.pawl.micrometer.OutboxMetrics;
import dev.pawl.micrometer.StoreMetrics;
import dev.pawl.micrometer.TransitionMetrics;
import dev.pawl.spring.MachineWiring;
import dev.pawl.spring.boot.jdbc.WorkersAutoConfiguration;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/**
 * The auto-configuration of meters of machines, stores and the outbox, if {@code pawl-micrometer}
 * and a meter registry are present; and of observations, if a property enables them.
 */
@AutoConfiguration(
    after = WorkersAutoConfiguration.class,
    afterName = {
      "org.springframework.boot.actuate.autoconfigure.metrics.CompositeMeterRegistryAutoConfiguration",
      "org.springframework.boot.actuate.autoconfigure.observation.ObservationAutoConfiguration",
      "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration",
      "org.springframework.boot.micrometer.observation.autoconfigure.ObservationAutoConfiguration"
    })
@ConditionalOnClass({MeterRegistry.class, TransitionMetrics.class})
@EnableConfigurationProperties(PawlMetricsProperties.class)
public class MetricsAutoConfiguration {

  /** Creates the configuration. Spring calls this constructor. */
  public MetricsAutoConfiguration() {}

  @Bean
  @ConditionalOnBean(MeterRegistry.class)
  @ConditionalOnProperty(name = "pawl.metrics.enabled", matchIfMissing = true)
  TransitionMeters pawlTransitionMeters(
      ObjectProvider<MachineWiring<?, ?>> machines,
      ObjectProvider<TransitionMetrics<?, ?>> own,
      PawlMetricsProperties properties) {
    return new TransitionMeters(machines, own, properties.refusals());
  }

  @Bean
  @ConditionalOnBean(MeterRegistry.class)
  @ConditionalOnMissingBean(StoreMetrics.class)
  @ConditionalOnProperty(name = "pawl.metrics.enabled", matchIfMissing = true)
  StoreMeters pawlStoreMeters(
      ObjectProvider<JdbcStore<?, ?>> stores, PawlMetricsProperties properties) {
    return new StoreMeters(stores, properties);
  }

  @Bean
  @ConditionalOnBean(MeterRegistry.class)
  @ConditionalOnMissingBean(OutboxMetrics.class)
  @ConditionalOnProperty(name = "pawl.metrics.enabled", matchIfMissing = true)
  OutboxMeters pawlOutboxMeters(ObjectProvider<Outbox> outbox, PawlMetricsProperties properties) {
    return new OutboxMeters(outbox, properties);
  }

  @Bean
  @ConditionalOnBean(ObservationRegistry.class)
  @ConditionalOnProperty("pawl.metrics.observations")
  StepObservations pawlStepObservations(ObservationRegistry registry) {
    return new StepObservations(registry);
  }
}
