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
 * A check at start-up that logs a warning if the application has generated modules for Jackson 2
 * but only a mapper of Jackson 3. A mapper of Jackson 3 does not use modules for Jackson 2 and
 * would write the Java names of states.
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
                + " is for Jackson 2, and this application's mapper is one of Jackson 3, which does"
                + " not use it. Add the serializer jackson3 to the machine.");
      }
    } catch (ServiceConfigurationError e) {
      logger.log(Level.DEBUG, "The modules for Jackson 2 could not be loaded", e);
    }
  }

  private boolean has(Class<?> mapper) {
    return beans.getBeanNamesForType(mapper, true, false).length > 0;
  }

  /** Returns the names of the modules for Jackson 2 whose machines have no module for Jackson 3. */
  private List<String> unserved() {
    return ListedModules.of(loader).stream()
        .map(module -> module.getClass().getName())
        .filter(name -> !ClassUtils.isPresent(name + "3", loader))
        .toList();
  }
}
