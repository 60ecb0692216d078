package dev.pawl.jpa;

import java.util.function.Supplier;

/** A switch that turns off the checks of states for the current thread. */
final class GuardBypass {

  private static final ThreadLocal<Boolean> ACTIVE = new ThreadLocal<>();

  private GuardBypass() {}

  /** Runs code without checks of the states that the current thread writes. */
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
