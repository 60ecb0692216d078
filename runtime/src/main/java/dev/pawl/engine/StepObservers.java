package dev.pawl.engine;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The observers of machines. Test tools set their provider before the first instance is created. To
 * look for one by {@code ServiceLoader} would load 78 more JDK classes before the first event.
 * Thread-safe.
 */
public final class StepObservers {

  private static volatile StepObserver.@Nullable Provider provider;

  private StepObservers() {}

  /** Sets the provider of the observers of all instances that are created from now on. */
  public static void use(StepObserver.Provider newProvider) {
    provider = Objects.requireNonNull(newProvider, "provider");
  }

  /** Returns the observer of a machine; null if there is none. */
  static @Nullable StepObserver of(Class<?> generated, String machine) {
    StepObserver.Provider found = provider;
    return found == null ? null : found.observerOf(generated, machine);
  }
}
