package dev.pawl.spring.boot.actuate;

import dev.pawl.spring.boot.jdbc.WorkersAutoConfiguration;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.actuate.autoconfigure.endpoint.condition.ConditionalOnAvailableEndpoint;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * The auto-configuration of the endpoint {@code pawl}, if Spring Boot's actuator is present and the
 * endpoint is exposed.
 */
@AutoConfiguration(after = WorkersAutoConfiguration.class)
@ConditionalOnClass({Endpoint.class, ConditionalOnAvailableEndpoint.class})
public class EndpointAutoConfiguration {

  /** Creates the configuration. Spring calls this constructor. */
  public EndpointAutoConfiguration() {}

  /** Returns the endpoint {@code pawl}. */
  @Bean
  @ConditionalOnAvailableEndpoint
  @ConditionalOnMissingBean
  public MachinesEndpoint pawlEndpoint(
      ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<Outbox> outbox) {
    return new MachinesEndpoint(stores, outbox);
  }
}
