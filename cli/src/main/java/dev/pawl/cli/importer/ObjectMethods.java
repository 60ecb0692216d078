package dev.pawl.cli.importer;

import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/** The implementation of the methods of {@link Object} in dynamic proxies. */
public final class ObjectMethods {

  private ObjectMethods() {}

  /**
   * Returns the result of a method of {@link Object}. Returns null if {@code Object} has no such
   * method.
   */
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
