package dev.pawl.spring.boot.jdbc;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import java.util.Set;
import org.springframework.boot.sql.init.dependency.AbstractBeansOfTypeDependsOnDatabaseInitializationDetector;

/**
 * Detects the beans that depend on the initialization of the database by Pawl, by migrations or by
 * scripts.
 */
final class StoreDetector extends AbstractBeansOfTypeDependsOnDatabaseInitializationDetector {

  @Override
  protected Set<Class<?>> getDependsOnDatabaseInitializationBeanTypes() {
    return Set.of(JdbcStore.class, Outbox.class);
  }
}
