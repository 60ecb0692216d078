package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.SpringStores;
import dev.pawl.spring.boot.PawlProperties;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.Receiver;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.time.Backoff;
import java.time.Duration;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/**
 * The auto-configuration of the workers that fire the timers of stores and deliver the messages of
 * stores while the application runs.
 */
@AutoConfiguration(after = StoresAutoConfiguration.class)
@EnableConfigurationProperties(PawlProperties.class)
public class WorkersAutoConfiguration {

  /** Creates the configuration. Spring calls this constructor. */
  public WorkersAutoConfiguration() {}

  @Bean
  @ConditionalOnProperty(name = "pawl.timers.enabled", matchIfMissing = true)
  TimersLifecycle pawlTimers(
      ObjectProvider<JdbcStore<?, ?>> stores,
      ObjectProvider<TimerListener> listener,
      PawlProperties properties) {
    return new TimersLifecycle(stores, listener, properties.timers());
  }

  /** Returns the outbox with the messages of all stores. */
  @Bean
  @ConditionalOnBean({SpringStores.class, JdbcStore.class})
  @ConditionalOnMissingBean
  public Outbox pawlOutbox(
      SpringStores stores,
      ObjectProvider<StoredMachine<?, ?>> machines,
      ObjectProvider<DeliveryListener> listener,
      ListableBeanFactory beans,
      PawlProperties properties) {
    PawlProperties.Outbox set = properties.outbox();
    boolean delivers =
        set.enabled() && beans.getBeanNamesForType(Receiver.class, true, false).length > 0;
    Backoff waiting =
        Backoff.exponential(Duration.ofSeconds(1), Duration.ofHours(1)).withFullJitter();
    Outbox.Builder builder =
        Outbox.of(stores.source())
            .tables(MessageTable.of(stores, machines.orderedStream().toList(), set, delivers))
            .batch(set.batch())
            .lease(set.lease())
            .retry(set.attempts(), waiting)
            .order(set.order());
    listener.ifAvailable(builder::listener);
    return builder.build();
  }

  @Bean
  @ConditionalOnBean({Outbox.class, Receiver.class})
  @ConditionalOnProperty(name = "pawl.outbox.enabled", matchIfMissing = true)
  OutboxLifecycle pawlDelivery(Outbox outbox, Receiver receiver, PawlProperties properties) {
    return new OutboxLifecycle(outbox, receiver, properties.outbox().threads());
  }
}
