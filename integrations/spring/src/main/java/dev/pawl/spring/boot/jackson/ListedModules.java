package dev.pawl.spring.boot.jackson;

import com.fasterxml.jackson.databind.Module;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The generated modules for Jackson 2 that are listed for {@link ServiceLoader}. */
final class ListedModules {

  private ListedModules() {}

  /**
   * Returns all generated modules.
   *
   * @throws java.util.ServiceConfigurationError if a listed module cannot be instantiated
   */
  static List<Module> of(@Nullable ClassLoader loader) {
    return ServiceLoader.load(Module.class, loader).stream()
        .map(ServiceLoader.Provider::get)
        .filter(module -> module.getModuleName().startsWith("pawl "))
        .toList();
  }
}
