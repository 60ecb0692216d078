package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.StoreSchemas;
import java.util.Set;
import org.springframework.boot.sql.init.dependency.AbstractBeansOfTypeDatabaseInitializerDetector;
import org.springframework.core.Ordered;

/**
 * Detects the beans that create tables of stores, so that beans that use the database depend on
 * them.
 */
final class SchemaDetector extends AbstractBeansOfTypeDatabaseInitializerDetector {

  @Override
  protected Set<Class<?>> getDatabaseInitializerBeanTypes() {
    return Set.of(StoreSchemas.class);
  }

  /**
   * Returns an order in which Pawl's tables are created last: after Flyway, Liquibase and {@code
   * schema.sql}.
   */
  @Override
  public int getOrder() {
    return Ordered.LOWEST_PRECEDENCE;
  }
}
