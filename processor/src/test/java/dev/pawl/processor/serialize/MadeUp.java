package dev.pawl.processor.serialize;

import dev.pawl.time.Backoff;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Creates random values of all types in the data of the samples. */
final class MadeUp {

  /** The only values of this type, because each value equals only itself. */
  private static final Backoff[] BACKOFFS = {
    Backoff.exponential(Duration.ofSeconds(1), Duration.ofMinutes(1)),
    Backoff.exponential(Duration.ofSeconds(2), Duration.ofMinutes(1))
  };

  private MadeUp() {}

  static Object of(Type type, SplittableRandom random) {
    if (type instanceof ParameterizedType generic) {
      return container(generic, random);
    }
    Class<?> plain = (Class<?>) type;
    if (plain == Backoff.class) {
      return any(BACKOFFS, random);
    }
    if (plain.isEnum()) {
      return any(plain.getEnumConstants(), random);
    }
    if (plain.isSealed()) {
      return of(any(plain.getPermittedSubclasses(), random), random);
    }
    if (plain.isRecord()) {
      return record(plain, random);
    }
    String name = MethodType.methodType(plain).unwrap().returnType().getSimpleName();
    return Stream.of(StoredType.values())
        .filter(t -> t.java.equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("How is " + plain + " made up?"))
        .value(random, null);
  }

  static <T> T any(T[] of, SplittableRandom random) {
    return of[random.nextInt(of.length)];
  }

  private static Object container(ParameterizedType type, SplittableRandom random) {
    Type[] of = type.getActualTypeArguments();
    IntStream items = IntStream.range(0, random.nextInt(4));
    return switch (((Class<?>) type.getRawType()).getSimpleName()) {
      case "List" -> items.mapToObj(i -> of(of[0], random)).toList();
      case "Set" -> new LinkedHashSet<>(items.mapToObj(i -> of(of[0], random)).toList());
      case "Optional" -> random.nextBoolean() ? Optional.empty() : Optional.of(of(of[0], random));
      case "Map" -> {
        Map<Object, Object> map = new LinkedHashMap<>();
        items.forEach(i -> map.put(of(of[0], random), of(of[1], random)));
        yield map;
      }
      default -> throw new AssertionError("How is " + type + " made up?");
    };
  }

  private static Object record(Class<?> type, SplittableRandom random) {
    List<RecordComponent> components = List.of(type.getRecordComponents());
    try {
      Constructor<?> constructor =
          type.getDeclaredConstructor(
              components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor.newInstance(
          components.stream().map(c -> of(c.getGenericType(), random)).toArray());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(type.getName(), e);
    }
  }
}
