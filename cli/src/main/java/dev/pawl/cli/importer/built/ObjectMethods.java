package dev.pawl.cli.importer.built;

import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** The methods of {@link Object} in proxies. */
public final class ObjectMethods {

  private ObjectMethods() {}

  /** Returns the result of a method of {@link Object}; null for other methods. */
  public static @Nullable Object answer(
      Object proxy, Method method, Object @Nullable [] arguments) {
    return switch (method.getName()) {
      case "equals" -> arguments != null && arguments[0] == proxy;
      case "hashCode" -> System.identityHashCode(proxy);
      case "toString" -> "proxy of " + proxy.getClass().getInterfaces()[0].getSimpleName();
      default -> null;
    };
  }
}
