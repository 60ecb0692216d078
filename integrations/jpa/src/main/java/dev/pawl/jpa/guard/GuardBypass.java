package dev.pawl.jpa.guard;

import java.util.function.Supplier;

/** Whether the thread may write what it likes. */
public final class GuardBypass {

  private static final ThreadLocal<Boolean> ACTIVE = new ThreadLocal<>();

  private GuardBypass() {}

  /** Does something during which the thread may. */
  public static <R> R run(Supplier<R> work) {
    Boolean outer = ACTIVE.get();
    ACTIVE.set(true);
    try {
      return work.get();
    } finally {
      if (outer == null) {
        ACTIVE.remove();
      }
    }
  }

  static boolean isActive() {
    return ACTIVE.get() != null;
  }
}
