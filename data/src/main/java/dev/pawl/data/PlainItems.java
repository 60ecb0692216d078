package dev.pawl.data;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Readers of lists, sets and maps of plain values. */
final class PlainItems {

  /**
   * The maximum number of items that may have the same hash code. A linear search in this many
   * items is still fast.
   */
  private static final int MAX_EQUAL_HASHES = 1_000;

  private PlainItems() {}

  static <T extends @Nullable Object> List<T> list(
      Plain plain, Function<Plain, ? extends T> reader) {
    plain.mustBe(plain.value() instanceof List<?>, "a list");
    List<T> items = new ArrayList<>();
    if (plain.value() instanceof List<?> values) {
      values.forEach(item -> items.add(reader.apply(plain.part(item))));
    }
    return Collections.unmodifiableList(items);
  }

  /** Returns the items of a list; an empty list if the value is null. */
  static <T extends @Nullable Object> List<T> listOrEmpty(
      Plain plain, Function<Plain, ? extends T> reader) {
    return plain.value() == null ? List.of() : list(plain, reader);
  }

  /** Returns the items of a list that must not contain duplicates. */
  static <T extends @Nullable Object> Set<T> set(Plain plain, Function<Plain, ? extends T> reader) {
    List<T> items = list(plain, reader);
    requireFewEqualHashes(items, plain::what);
    Set<T> set = new LinkedHashSet<>(items);
    plain.require(set.size() == items.size(), "must not contain an item twice");
    return Collections.unmodifiableSet(set);
  }

  static <K extends @Nullable Object, V extends @Nullable Object> Map<K, V> map(
      Plain plain, Function<Plain, ? extends K> keys, Function<Plain, ? extends V> values) {
    List<K> read = new ArrayList<>();
    for (Object key : plain.fields().keySet()) {
      read.add(keys.apply(plain.part(key)));
    }
    requireFewEqualHashes(read, plain::what);
    Map<K, V> map = new LinkedHashMap<>();
    Iterator<K> next = read.iterator();
    for (Object item : plain.fields().values()) {
      map.put(next.next(), values.apply(plain.part(item)));
    }
    plain.require(map.size() == read.size(), "must not contain a key twice");
    return Collections.unmodifiableMap(map);
  }

  /** Returns the entries of a list of pairs. */
  static <K extends @Nullable Object, V extends @Nullable Object> Map<K, V> pairs(
      Plain plain, Function<Plain, ? extends K> keys, Function<Plain, ? extends V> values) {
    List<List<Plain>> pairs = list(plain, pair -> listOrEmpty(pair, Function.identity()));
    List<K> read = new ArrayList<>();
    for (List<Plain> pair : pairs) {
      plain.require(pair.size() == 2, "must be a list of pairs");
      read.add(keys.apply(pair.get(0)));
    }
    requireFewEqualHashes(read, plain::what);
    Map<K, V> map = new LinkedHashMap<>();
    for (int i = 0; i < read.size(); i++) {
      map.put(read.get(i), values.apply(pairs.get(i).get(1)));
    }
    plain.require(map.size() == pairs.size(), "must not contain a key twice");
    return Collections.unmodifiableMap(map);
  }

  /**
   * Throws an exception if too many items have the same hash code. Hash tables search items with
   * equal hash codes one by one, so an attacker could use such items to slow down the reader.
   * {@link Comparable} items are not counted, because a hash table sorts comparable items with
   * equal hash codes.
   */
  static void requireFewEqualHashes(
      Collection<? extends @Nullable Object> items, Supplier<String> what) {
    if (items.size() <= MAX_EQUAL_HASHES) {
      return;
    }
    int[] hashes =
        items.stream()
            .filter(item -> !(item instanceof Comparable<?>))
            .mapToInt(Objects::hashCode)
            .sorted()
            .toArray();
    for (int i = MAX_EQUAL_HASHES; i < hashes.length; i++) {
      if (hashes[i] == hashes[i - MAX_EQUAL_HASHES]) {
        throw new IllegalArgumentException(
            what.get()
                + " must not contain more than "
                + MAX_EQUAL_HASHES
                + " items with the same hash code.");
      }
    }
  }
}
