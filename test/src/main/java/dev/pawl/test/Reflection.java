package dev.pawl.test;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Calls of methods and constructors by reflection. Exceptions of the called code are rethrown. */
final class Reflection {

  private Reflection() {}

  /** The values of the components of a new record. */
  interface Values {
    @Nullable Object of(RecordComponent component);
  }

  static Object created(Class<?> record, Values values) {
    Object[] arguments = arguments(record, values);
    try {
      Constructor<?> constructor = canonicalConstructor(record);
      constructor.setAccessible(true);
      return constructor.newInstance(arguments);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "The arguments of "
              + record.getSimpleName()
              + " do not have its types: "
              + Arrays.toString(arguments),
          e);
    } catch (InvocationTargetException e) {
      throw thrown(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(record + " cannot be created.", e);
    }
  }

  /** Returns the arguments of a record's canonical constructor. */
  static Object[] arguments(Class<?> record, Values values) {
    return Arrays.stream(record.getRecordComponents()).map(values::of).toArray();
  }

  /** Returns the canonical constructor of a record. */
  static Constructor<?> canonicalConstructor(Class<?> record) throws NoSuchMethodException {
    return record.getDeclaredConstructor(
        Arrays.stream(record.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new));
  }

  /** Returns the name of an object's class without its package, as in Java sources. */
  static String typeName(Object value) {
    Class<?> type =
        value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass();
    return type.getTypeName()
        .substring(type.getPackageName().length())
        .replaceFirst("^\\.", "")
        .replace('$', '.');
  }

  static Optional<Method> find(Class<?> type, String name, int parameters) {
    return Arrays.stream(type.getMethods())
        .filter(m -> m.getName().equals(name) && m.getParameterCount() == parameters)
        .filter(m -> !m.isBridge() || Modifier.isStatic(m.getModifiers()))
        .findFirst();
  }

  static Method method(Class<?> type, String name, int parameters) {
    return find(type, name, parameters)
        .or(
            () ->
                Arrays.stream(type.getDeclaredMethods())
                    .filter(m -> m.getName().equals(name) && m.getParameterCount() == parameters)
                    .findFirst())
        .orElseThrow(() -> new IllegalArgumentException(type.getName() + " has no " + name + "()"));
  }

  static Object call(Method method, @Nullable Object target, Object... arguments) {
    try {
      method.setAccessible(true);
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw thrown(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(method + " cannot be called.", e);
    }
  }

  /**
   * Throws the given unchecked exception or error. Other exceptions are wrapped into an {@code
   * IllegalStateException}.
   */
  static RuntimeException thrown(@Nullable Throwable cause) {
    if (cause instanceof RuntimeException unchecked) {
      throw unchecked;
    } else if (cause instanceof Error error) {
      throw error;
    }
    throw new IllegalStateException(cause);
  }
}
