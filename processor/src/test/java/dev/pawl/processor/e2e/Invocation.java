package dev.pawl.processor.e2e;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Calls compiled code. */
public final class Invocation {

  private Invocation() {}

  /** Calls a method. Rethrows unchecked exceptions of the method. */
  public static Object invoke(Method method, Object target, Object... arguments) {
    try {
      method.setAccessible(true);
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new AssertionError(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
