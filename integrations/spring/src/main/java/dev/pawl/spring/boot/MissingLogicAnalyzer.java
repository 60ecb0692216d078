package dev.pawl.spring.boot;

import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.beans.factory.NoUniqueBeanDefinitionException;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.util.ClassUtils;

/**
 * A failure analyzer that explains which bean to declare if the application has no bean for the
 * logic or the effects of a machine.
 */
@Order(Ordered.HIGHEST_PRECEDENCE)
final class MissingLogicAnalyzer extends AbstractFailureAnalyzer<NoSuchBeanDefinitionException> {

  @Override
  protected @Nullable FailureAnalysis analyze(
      Throwable rootFailure, NoSuchBeanDefinitionException cause) {
    Class<?> type = cause.getResolvableType() == null ? null : cause.getResolvableType().resolve();
    if (type == null || !type.isInterface() || cause instanceof NoUniqueBeanDefinitionException) {
      return null;
    }
    for (String kind : new String[] {"Logic", "Effects"}) {
      String name = type.getName();
      String machine = name.substring(0, Math.max(0, name.length() - kind.length()));
      if (name.endsWith(kind) && isMachine(machine + "Machine", type)) {
        return analysis(type, ClassUtils.getShortName(machine), kind, cause);
      }
    }
    return null;
  }

  private static boolean isMachine(String name, Class<?> caller) {
    try {
      Class<?> type = ClassUtils.forName(name, caller.getClassLoader());
      return dev.pawl.Machine.class.isAssignableFrom(type);
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private static FailureAnalysis analysis(
      Class<?> type, String machine, String kind, NoSuchBeanDefinitionException cause) {
    String methods =
        kind.equals("Logic")
            ? "The application implements its guards, updates and choices"
            : "The application implements its effects";
    return new FailureAnalysis(
        "The machine "
            + machine
            + " needs a bean of type "
            + type.getName()
            + ", but there is none. "
            + methods
            + ".",
        "Write a class that implements "
            + type.getSimpleName()
            + " and make it a bean with @Component or a @Bean method. If each instance of a store"
            + " needs its own object, declare an InstanceSetup bean instead.",
        cause);
  }
}
