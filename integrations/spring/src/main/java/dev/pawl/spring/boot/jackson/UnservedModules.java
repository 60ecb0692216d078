package dev.pawl.spring.boot.jackson;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.ServiceConfigurationError;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.util.ClassUtils;

/**
 * Tells at the start of modules for Jackson 2 that nobody takes, as the application's mapper is
 * that of Jackson 3: states would be written by their Java names, in silence.
 */
final class UnservedModules implements SmartInitializingSingleton {

  private static final String MAPPER_3 = "tools.jackson.databind.ObjectMapper";

  private final ListableBeanFactory beans;
  private final @Nullable ClassLoader loader;

  UnservedModules(ListableBeanFactory beans, @Nullable ClassLoader loader) {
    this.beans = beans;
    this.loader = loader;
  }

  @Override
  public void afterSingletonsInstantiated() {
    if (!ClassUtils.isPresent(MAPPER_3, loader)
        || !has(ClassUtils.resolveClassName(MAPPER_3, loader))
        || has(ObjectMapper.class)) {
      return;
    }
    Logger logger = System.getLogger("dev.pawl.spring");
    try {
      for (String name : unserved()) {
        logger.log(
            Level.WARNING,
            name
                + " is for Jackson 2, and this application's mapper is of Jackson 3, which does not"
                + " take it. Let the machine have the serializer jackson3.");
      }
    } catch (ServiceConfigurationError e) {
      logger.log(Level.DEBUG, "Modules for Jackson 2 cannot be looked for", e);
    }
  }

  private boolean has(Class<?> mapper) {
    return beans.getBeanNamesForType(mapper, true, false).length > 0;
  }

  /** Those of machines that have none for Jackson 3 beside it. */
  private List<String> unserved() {
    return ListedModules.of(loader).stream()
        .map(module -> module.getClass().getName())
        .filter(name -> !ClassUtils.isPresent(name + "3", loader))
        .toList();
  }
}
