package dev.pawl.engine;

import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The observers of machines. Test tools set a provider before the first instance is created. To
 * look for one by {@code ServiceLoader} would load 78 more JDK classes before the first event.
 * Thread-safe.
 */
public final class StepObservers {

  private static volatile @Nullable BiFunction<Class<?>, String, StepObserver> provider;

  private StepObservers() {}

  /**
   * Sets the provider of the observers of all instances that are created from now on.
   *
   * @param newProvider returns the observer of a machine, given a generated class in its package
   *     and its declared name
   */
  public static void use(BiFunction<Class<?>, String, StepObserver> newProvider) {
    provider = Objects.requireNonNull(newProvider, "provider");
  }

  /** Returns the observer of a machine; null if there is none. */
  static @Nullable StepObserver of(Class<?> generated, String machine) {
    BiFunction<Class<?>, String, StepObserver> found = provider;
    return found == null ? null : found.apply(generated, machine);
  }
}
