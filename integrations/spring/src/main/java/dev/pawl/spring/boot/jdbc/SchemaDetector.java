package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.StoreSchemas;
import java.util.Set;
import org.springframework.boot.sql.init.dependency.AbstractBeansOfTypeDatabaseInitializerDetector;
import org.springframework.core.Ordered;

/**
 * A detector by which Spring Boot finds the beans that create tables of stores. Spring Boot
 * initializes the detected beans before all beans that use the database.
 */
final class SchemaDetector extends AbstractBeansOfTypeDatabaseInitializerDetector {

  @Override
  protected Set<Class<?>> getDatabaseInitializerBeanTypes() {
    return Set.of(StoreSchemas.class);
  }

  /**
   * Returns the lowest precedence, so that Pawl's tables are created after the tables of Flyway,
   * Liquibase and {@code schema.sql}.
   */
  @Override
  public int getOrder() {
    return Ordered.LOWEST_PRECEDENCE;
  }
}
