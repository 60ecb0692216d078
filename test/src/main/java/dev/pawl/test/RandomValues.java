package dev.pawl.test;

import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Creates random values of arbitrary types. If a type has no random values, creates a value with
 * {@link DefaultValues}.
 */
final class RandomValues implements ArgumentSource {

  private static final int MAX_SIZE = 10;
  private static final int DEPTH = 4;

  private final SplittableRandom random;
  private final ArgumentSource given;

  /**
   * @param given the source of arguments that the user has set; its arguments take precedence
   */
  RandomValues(SplittableRandom random, ArgumentSource given) {
    this.random = random;
    this.given = given;
  }

  @Override
  public Optional<?> argument(String event, String name, Class<?> type) {
    Optional<?> own = given.argument(event, name, type);
    return own.isPresent() ? own : Optional.ofNullable(of(type, name));
  }

  /**
   * Returns a random value. Numbers are small, and a {@code String} starts with {@code name}.
   *
   * @return the value, or null if no value can be created
   */
  @Nullable Object of(Class<?> type, String name) {
    return of(type, name, 0);
  }

  private @Nullable Object of(Class<?> declared, String name, int depth) {
    Class<?> type = MethodType.methodType(declared).wrap().returnType();
    if (type == Boolean.class) {
      return random.nextBoolean();
    } else if (type == String.class) {
      return name + random.nextInt(MAX_SIZE);
    } else if (Number.class.isAssignableFrom(type)) {
      Object number = number(type, random.nextInt(MAX_SIZE));
      return number == null ? DefaultValues.of(type, name) : number;
    } else if (type.isEnum() && type.getEnumConstants().length > 0) {
      return type.getEnumConstants()[random.nextInt(type.getEnumConstants().length)];
    } else if (depth < DEPTH && type.isSealed()) {
      Class<?>[] permitted = type.getPermittedSubclasses();
      return of(permitted[random.nextInt(permitted.length)], name, depth + 1);
    } else if (depth < DEPTH && type.isRecord()) {
      Object created = DefaultValues.record(type, c -> of(c.getType(), c.getName(), depth + 1));
      return created == null ? DefaultValues.of(type, name) : created;
    }
    return DefaultValues.of(type, name);
  }

  /**
   * Converts a number to the type of a component. Returns null if the type is not a type of
   * integers.
   */
  static @Nullable Object number(RecordComponent component, long value) {
    return number(MethodType.methodType(component.getType()).wrap().returnType(), value);
  }

  private static @Nullable Object number(Class<?> type, long value) {
    if (type == Integer.class) {
      return (int) value;
    } else if (type == Long.class) {
      return value;
    } else if (type == Short.class) {
      return (short) value;
    }
    return type == Byte.class ? (byte) value : null;
  }
}
