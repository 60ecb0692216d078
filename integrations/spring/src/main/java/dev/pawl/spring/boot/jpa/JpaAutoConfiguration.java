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

/** The auto-configuration of the check for entities that are mapped to the tables of stores. */
@AutoConfiguration
@ConditionalOnClass({EntityManagerFactory.class, EntityManagerFactoryInfo.class})
public class JpaAutoConfiguration {

  /** Creates the configuration. Spring calls this constructor. */
  public JpaAutoConfiguration() {}

  /**
   * Returns the bean that checks for entities that are mapped to tables of stores. The check runs
   * after all beans have been created.
   */
  @Bean
  @ConditionalOnMissingBean
  public SharedTables pawlSharedTables(
      ObjectProvider<EntityManagerFactory> factories, ObjectProvider<JdbcStore<?, ?>> stores) {
    return new SharedTables(factories, stores);
  }
}
