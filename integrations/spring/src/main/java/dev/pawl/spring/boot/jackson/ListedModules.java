package dev.pawl.spring.boot.jackson;

import com.fasterxml.jackson.databind.Module;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** The modules for Jackson 2 that Pawl has generated, and listed for programs to find. */
final class ListedModules {

  private ListedModules() {}

  /**
   * All of them.
   *
   * @throws java.util.ServiceConfigurationError if a module that is listed cannot be made
   */
  static List<Module> of(@Nullable ClassLoader loader) {
    return ServiceLoader.load(Module.class, loader).stream()
        .map(ServiceLoader.Provider::get)
        .filter(module -> module.getModuleName().startsWith("pawl "))
        .toList();
  }
}
