package dev.pawl.spring.boot.jackson;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.Module;
import org.jspecify.annotations.Nullable;

/**
 * A module that registers all generated modules for Jackson 2 that need no arguments. This module
 * is needed because Spring Boot's mapper for Jackson 2 does not look for modules. Spring Boot's
 * mapper for Jackson 3 looks for modules itself.
 */
final class MachineModules extends Module {

  private final @Nullable ClassLoader loader;

  MachineModules(@Nullable ClassLoader loader) {
    this.loader = loader;
  }

  @Override
  public String getModuleName() {
    return "pawl";
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public void setupModule(SetupContext context) {
    ListedModules.of(loader).forEach(module -> module.setupModule(context));
  }
}
