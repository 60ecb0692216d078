package dev.pawl.processor.serialize;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A type of a component, with random values. */
enum StoredType {
  INT("int", (r, l) -> r.nextInt()),
  LONG("long", (r, l) -> r.nextLong()),
  SHORT("Short", (r, l) -> r.nextBoolean() ? null : (short) r.nextInt()),
  BYTE("byte", (r, l) -> (byte) r.nextInt()),
  BOOLEAN("boolean", (r, l) -> r.nextBoolean()),
  BOXED("Boolean", (r, l) -> r.nextBoolean() ? null : r.nextBoolean()),
  CHAR("char", (r, l) -> (char) r.nextInt(0x10000)),
  DOUBLE("double", (r, l) -> Double.longBitsToDouble(r.nextLong())),
  FLOAT("Float", (r, l) -> Float.intBitsToFloat(r.nextInt())),
  STRING("String", (r, l) -> text(r)),
  INSTANT("Instant", (r, l) -> Instant.ofEpochSecond(r.nextInt(), r.nextInt(1_000_000_000))),
  DURATION("Duration", (r, l) -> Duration.ofNanos(r.nextLong())),
  DATE("LocalDate", (r, l) -> LocalDate.ofEpochDay(r.nextInt(-900_000, 900_000))),
  MONTH("YearMonth", (r, l) -> YearMonth.of(r.nextInt(-20_000, 20_000), r.nextInt(1, 13))),
  ID("UUID", (r, l) -> new UUID(r.nextLong(), r.nextLong())),
  DECIMAL("BigDecimal", (r, l) -> new BigDecimal(BigInteger.valueOf(r.nextLong()), r.nextInt(40))),
  BYTES("byte[]", (r, l) -> text(r).getBytes(StandardCharsets.UTF_8)),
  TEXTS("List<String>", (r, l) -> list(r, StoredType::text)),
  NUMBERS("Set<Long>", (r, l) -> new LinkedHashSet<>(list(r, SplittableRandom::nextLong))),
  COUNTS("Map<String, Integer>", (r, l) -> map(r, StoredType::text, SplittableRandom::nextInt)),
  TIMES(
      "Map<Integer, Duration>",
      (r, l) -> map(r, SplittableRandom::nextInt, x -> Duration.ofNanos(x.nextLong()))),
  MAYBE(
      "Optional<Instant>", (r, l) -> r.nextBoolean() ? Optional.empty() : Optional.of(Instant.MIN)),
  LISTS("List<List<Double>>", (r, l) -> list(r, x -> list(x, SplittableRandom::nextDouble))),
  FOREIGN("BitSet", (r, l) -> BitSet.valueOf(new long[] {r.nextLong()})),
  ENUM("shared.Light", (r, l) -> l.light(r.nextInt(3))),
  RECORD("shared.Box", (r, l) -> l.box(r.nextInt(), text(r), r.nextInt(3))),
  BOXES(
      "Optional<List<shared.Box>>",
      (r, l) -> Optional.of(list(r, x -> l.box(x.nextInt(), text(x), x.nextInt(3)))));

  /** Creates values of the types of the program, which differ between versions. */
  interface Own {
    Object light(int which);

    Object box(int count, String name, int light);
  }

  final String java;
  private final BiFunction<SplittableRandom, Own, Object> maker;

  StoredType(String java, BiFunction<SplittableRandom, Own, Object> maker) {
    this.java = java;
    this.maker = maker;
  }

  Object value(SplittableRandom random, Own own) {
    return maker.apply(random, own);
  }

  boolean isOptional() {
    return java.startsWith("Optional");
  }

  private static String text(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append(
          (char) (random.nextBoolean() ? random.nextInt(32, 127) : random.nextInt(0x10000)));
    }
    return text.toString();
  }

  private static <T> List<T> list(SplittableRandom random, Function<SplittableRandom, T> item) {
    List<T> list = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      list.add(item.apply(random));
    }
    return list;
  }

  private static <K, V> Map<K, V> map(
      SplittableRandom random,
      Function<SplittableRandom, K> key,
      Function<SplittableRandom, V> value) {
    Map<K, V> map = new LinkedHashMap<>();
    list(random, key).forEach(k -> map.put(k, value.apply(random)));
    return map;
  }

  /** Returns a value as text that is equal for values of two class loaders. */
  static String shown(Object value) {
    if (value instanceof byte[] bytes) {
      return Arrays.toString(bytes);
    }
    if (value instanceof Set<?> set) {
      return new ArrayList<>(set).toString();
    }
    return String.valueOf(value);
  }
}
