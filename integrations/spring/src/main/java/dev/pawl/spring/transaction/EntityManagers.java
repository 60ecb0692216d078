package dev.pawl.spring.transaction;

import org.springframework.orm.jpa.EntityManagerHolder;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** The thread's entity managers. Only where Spring's support of JPA is on the class path. */
final class EntityManagers {

  private EntityManagers() {}

  /** Whether there are some, and none has a transaction. */
  static boolean areIdle() {
    boolean found = false;
    for (Object bound : TransactionSynchronizationManager.getResourceMap().values()) {
      if (bound instanceof EntityManagerHolder holder) {
        found = true;
        if (hasTransaction(holder)) {
          return false;
        }
      }
    }
    return found;
  }

  private static boolean hasTransaction(EntityManagerHolder holder) {
    try {
      return holder.getEntityManager().getTransaction().isActive();
    } catch (IllegalStateException e) {
      return true; // it is JTA's, or closed: nothing is known
    }
  }
}
