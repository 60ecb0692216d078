package dev.pawl.engine;

import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The observers of machines. They are looked up once, when the first instance is created. */
final class StepObservers {

  private static final StepObserver.@Nullable Provider PROVIDER =
      ServiceLoader.load(StepObserver.Provider.class, StepObserver.class.getClassLoader())
          .findFirst()
          .orElse(null);

  private StepObservers() {}

  /** Returns the observer of a machine; null if there is none. */
  static @Nullable StepObserver of(Class<?> generated, String machine) {
    return PROVIDER == null ? null : PROVIDER.observerOf(generated, machine);
  }
}
