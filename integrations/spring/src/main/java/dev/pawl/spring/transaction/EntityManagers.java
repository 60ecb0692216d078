package dev.pawl.spring.transaction;

import org.springframework.orm.jpa.EntityManagerHolder;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * The JPA entity managers that Spring has bound to the current thread. This class is used only if
 * Spring's JPA support is on the class path.
 */
final class EntityManagers {

  private EntityManagers() {}

  /** Returns whether the thread has entity managers and none of them has a transaction. */
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
      return true; // the entity manager belongs to JTA or is closed, so its state is unknown
    }
  }
}
