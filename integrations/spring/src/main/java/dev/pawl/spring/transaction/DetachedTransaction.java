package dev.pawl.spring.transaction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * The transaction of a thread, detached while code runs as if the thread had no transaction. When
 * Spring calls code after the end of a transaction, the resources of the ended transaction are
 * still bound to the thread. A transaction that the called code begins would therefore join the
 * ended transaction and would never be committed. The thread may also have an open transaction on
 * another data source.
 */
public final class DetachedTransaction {

  /** The suspended synchronizations; null if synchronization was not active. */
  private final @Nullable List<TransactionSynchronization> suspended = suspended();

  private final Map<Object, Object> bound =
      new LinkedHashMap<>(TransactionSynchronizationManager.getResourceMap());
  private final boolean active = TransactionSynchronizationManager.isActualTransactionActive();
  private final boolean readOnly = TransactionSynchronizationManager.isCurrentTransactionReadOnly();
  private final @Nullable String name =
      TransactionSynchronizationManager.getCurrentTransactionName();
  private final @Nullable Integer isolation =
      TransactionSynchronizationManager.getCurrentTransactionIsolationLevel();

  private DetachedTransaction() {}

  /**
   * Runs code as if the thread had no transaction. Afterwards, the resources of the thread are
   * bound again.
   */
  public static void run(Runnable work) {
    DetachedTransaction outside = new DetachedTransaction();
    outside.leave();
    try {
      work.run();
    } finally {
      outside.enter();
    }
  }

  /** Suspends the synchronizations of an open transaction, as Spring does for a new transaction. */
  private static @Nullable List<TransactionSynchronization> suspended() {
    if (!TransactionSynchronizationManager.isSynchronizationActive()) {
      return null;
    }
    List<TransactionSynchronization> all = TransactionSynchronizationManager.getSynchronizations();
    all.forEach(TransactionSynchronization::suspend);
    TransactionSynchronizationManager.clearSynchronization();
    return all;
  }

  private void leave() {
    bound.keySet().forEach(TransactionSynchronizationManager::unbindResource);
    set(false, false, null, null);
  }

  private void enter() {
    bound.forEach(
        (key, value) -> {
          TransactionSynchronizationManager.unbindResourceIfPossible(key);
          TransactionSynchronizationManager.bindResource(key, value);
        });
    set(active, readOnly, name, isolation);
    if (suspended != null) {
      TransactionSynchronizationManager.initSynchronization();
      for (TransactionSynchronization one : suspended) {
        one.resume();
        TransactionSynchronizationManager.registerSynchronization(one);
      }
    }
  }

  private static void set(
      boolean active, boolean readOnly, @Nullable String name, @Nullable Integer isolation) {
    TransactionSynchronizationManager.setActualTransactionActive(active);
    TransactionSynchronizationManager.setCurrentTransactionReadOnly(readOnly);
    TransactionSynchronizationManager.setCurrentTransactionName(name);
    TransactionSynchronizationManager.setCurrentTransactionIsolationLevel(isolation);
  }
}
