package dev.pawl.test;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Creates values of arbitrary types, for arguments that do not matter. */
final class DefaultValues {

  private static final Map<Class<?>, Object> KNOWN =
      Map.ofEntries(
          Map.entry(Boolean.class, false),
          Map.entry(Byte.class, (byte) 0),
          Map.entry(Short.class, (short) 0),
          Map.entry(Integer.class, 0),
          Map.entry(Long.class, 0L),
          Map.entry(Float.class, 0f),
          Map.entry(Double.class, 0.0),
          Map.entry(Character.class, 'a'),
          Map.entry(BigDecimal.class, BigDecimal.ZERO),
          Map.entry(BigInteger.class, BigInteger.ZERO),
          Map.entry(Object.class, ""),
          Map.entry(CharSequence.class, ""),
          Map.entry(Number.class, 0),
          Map.entry(Duration.class, Duration.ZERO),
          Map.entry(Period.class, Period.ZERO),
          Map.entry(Instant.class, Instant.EPOCH),
          Map.entry(LocalDate.class, LocalDate.EPOCH),
          Map.entry(LocalTime.class, LocalTime.MIDNIGHT),
          Map.entry(LocalDateTime.class, LocalDate.EPOCH.atStartOfDay()),
          Map.entry(OffsetDateTime.class, Instant.EPOCH.atOffset(ZoneOffset.UTC)),
          Map.entry(ZonedDateTime.class, Instant.EPOCH.atZone(ZoneOffset.UTC)),
          Map.entry(UUID.class, new UUID(0, 0)),
          Map.entry(URI.class, URI.create("")),
          Map.entry(Optional.class, Optional.empty()),
          Map.entry(OptionalInt.class, OptionalInt.empty()),
          Map.entry(OptionalLong.class, OptionalLong.empty()),
          Map.entry(OptionalDouble.class, OptionalDouble.empty()),
          Map.entry(Set.class, Set.of()),
          Map.entry(Map.class, Map.of()));

  private DefaultValues() {}

  /**
   * Returns a value of a type. For {@code String}, the value is {@code name}. Records are created
   * by their canonical constructor. Other classes are created by the constructor with the fewest
   * parameters that accepts default values.
   *
   * @return the value, or null if no value can be created
   */
  static @Nullable Object of(Class<?> type, String name) {
    return of(type, name, 0);
  }

  private static @Nullable Object of(Class<?> declared, String name, int depth) {
    Class<?> type = java.lang.invoke.MethodType.methodType(declared).wrap().returnType();
    if (type == String.class) {
      return name;
    } else if (KNOWN.containsKey(type)) {
      return KNOWN.get(type);
    } else if (type.isAssignableFrom(List.class)) {
      return List.of();
    } else if (type.isArray()) {
      return Array.newInstance(type.getComponentType(), 0);
    } else if (type.isEnum()) {
      return type.getEnumConstants().length == 0 ? null : type.getEnumConstants()[0];
    } else if (depth > 8) {
      return null;
    } else if (type.isSealed()) {
      return firstOf(type, name, depth);
    } else if (type.isRecord()) {
      return record(type, c -> of(c.getType(), c.getName(), depth + 1));
    }
    return type.isInterface() ? null : created(type, depth);
  }

  private static @Nullable Object firstOf(Class<?> sealed, String name, int depth) {
    for (Class<?> permitted : sealed.getPermittedSubclasses()) {
      Object value = of(permitted, name, depth + 1);
      if (value != null) {
        return value;
      }
    }
    return null;
  }

  /**
   * Returns a record with the given values, or null if the constructor of the record throws an
   * exception.
   */
  static @Nullable Object record(Class<?> type, Reflection.Values values) {
    Object[] arguments = Reflection.arguments(type, values);
    try {
      return create(Reflection.canonicalConstructor(type), arguments);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type + " has no canonical constructor.", e);
    }
  }

  private static @Nullable Object created(Class<?> type, int depth) {
    List<Constructor<?>> constructors =
        new ArrayList<>(Arrays.asList(type.getDeclaredConstructors()));
    constructors.sort((a, b) -> a.getParameterCount() - b.getParameterCount());
    for (Constructor<?> constructor : constructors) {
      Object[] arguments =
          Arrays.stream(constructor.getParameters())
              .map(p -> of(p.getType(), p.getName(), depth + 1))
              .toArray();
      Object value = create(constructor, arguments);
      if (value != null) {
        return value;
      }
    }
    return null;
  }

  private static @Nullable Object create(Constructor<?> constructor, Object[] arguments) {
    try {
      constructor.setAccessible(true);
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException | RuntimeException e) {
      return null; // the constructor does not accept the values
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }
}
