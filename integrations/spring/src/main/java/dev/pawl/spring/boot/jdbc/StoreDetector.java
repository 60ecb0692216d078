package dev.pawl.spring.boot.jdbc;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import java.util.Set;
import org.springframework.boot.sql.init.dependency.AbstractBeansOfTypeDependsOnDatabaseInitializationDetector;

/**
 * A detector by which Spring Boot finds the stores and the outbox. Spring Boot initializes the
 * detected beans after Pawl, migrations or scripts have initialized the database.
 */
final class StoreDetector extends AbstractBeansOfTypeDependsOnDatabaseInitializationDetector {

  @Override
  protected Set<Class<?>> getDependsOnDatabaseInitializationBeanTypes() {
    return Set.of(JdbcStore.class, Outbox.class);
  }
}
