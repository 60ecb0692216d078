package dev.pawl.spring.boot.web;

import jakarta.persistence.EntityManagerFactory;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * The JPA session of a request, which Spring Boot keeps open until the response is written ({@code
 * spring.jpa.open-in-view}). After its first transaction, such a session keeps its connection. A
 * read on a second connection could wait forever if all requests do so. Thread-safe.
 */
final class RequestSession {

  private final ObjectProvider<PlatformTransactionManager> managers;

  RequestSession(ObjectProvider<PlatformTransactionManager> managers) {
    this.managers = managers;
  }

  /**
   * Runs a read of a store. If the thread has a session of the source and no transaction, the read
   * runs in a read-only transaction of the session, which the store joins.
   */
  <R extends @Nullable Object> R read(DataSource source, Supplier<R> read) {
    JpaTransactionManager manager = manager(source);
    if (manager == null || TransactionSynchronizationManager.isActualTransactionActive()) {
      return read.get();
    }
    TransactionTemplate transaction = new TransactionTemplate(manager);
    transaction.setReadOnly(true); // otherwise the commit would write changed entities
    return transaction.execute(status -> read.get());
  }

  /** Returns the manager of the thread's session of a source; null if there is no session. */
  private @Nullable JpaTransactionManager manager(DataSource source) {
    return managers
        .orderedStream()
        .filter(JpaTransactionManager.class::isInstance)
        .map(JpaTransactionManager.class::cast)
        .filter(manager -> manager.getDataSource() == source && isOpen(manager))
        .findFirst()
        .orElse(null);
  }

  private static boolean isOpen(JpaTransactionManager manager) {
    EntityManagerFactory factory = manager.getEntityManagerFactory();
    return factory != null && TransactionSynchronizationManager.hasResource(factory);
  }
}
