package dev.pawl.spring.boot.jpa;

import dev.pawl.spring.jpa.SharedTables;
import dev.pawl.store.JdbcStore;
import jakarta.persistence.EntityManagerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.orm.jpa.EntityManagerFactoryInfo;

/** Says which entities are mapped to the tables of stores. */
@AutoConfiguration
@ConditionalOnClass({EntityManagerFactory.class, EntityManagerFactoryInfo.class})
public class JpaAutoConfiguration {

  /** Made by Spring. */
  public JpaAutoConfiguration() {}

  /** Looks at them when all beans are there. */
  @Bean
  @ConditionalOnMissingBean
  public SharedTables pawlSharedTables(
      ObjectProvider<EntityManagerFactory> factories, ObjectProvider<JdbcStore<?, ?>> stores) {
    return new SharedTables(factories, stores);
  }
}
