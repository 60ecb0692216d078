package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.StoreSchemas;
import java.util.Set;
import org.springframework.boot.sql.init.dependency.AbstractBeansOfTypeDatabaseInitializerDetector;
import org.springframework.core.Ordered;

/** Tells Boot what makes the tables of stores, so that what uses the database waits for it. */
final class SchemaDetector extends AbstractBeansOfTypeDatabaseInitializerDetector {

  @Override
  protected Set<Class<?>> getDatabaseInitializerBeanTypes() {
    return Set.of(StoreSchemas.class);
  }

  /** Pawl's tables come last: after Flyway, Liquibase and {@code schema.sql}. */
  @Override
  public int getOrder() {
    return Ordered.LOWEST_PRECEDENCE;
  }
}
