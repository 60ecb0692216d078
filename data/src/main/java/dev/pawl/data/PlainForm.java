package dev.pawl.data;

import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Values of common types as plain values: how generated code writes what {@link Plain} reads. Null
 * stays null. Thread-safe.
 */
public final class PlainForm {

  private PlainForm() {}

  /**
   * {@return the text of a value, as its {@code toString} gives it}
   *
   * @param value a value that its text can be read as
   */
  public static @Nullable String textOf(@Nullable Object value) {
    return value == null ? null : value.toString();
  }

  /**
   * {@return the name of an enum's constant}
   *
   * @param value the constant
   */
  public static @Nullable String nameOf(@Nullable Enum<?> value) {
    return value == null ? null : value.name();
  }

  /**
   * {@return bytes as text in Base64}
   *
   * @param value the bytes
   */
  public static @Nullable String bytesOf(byte @Nullable [] value) {
    return value == null ? null : Base64.getEncoder().encodeToString(value);
  }

  /**
   * {@return a {@link Double}, or the text of NaN and the infinities, which JSON has not}
   *
   * @param value a number
   */
  public static @Nullable Object numberOf(@Nullable Number value) {
    if (value == null) {
      return null;
    }
    double number = value.doubleValue();
    return Double.isFinite(number) ? (Object) number : String.valueOf(number);
  }

  /**
   * {@return what a method of the program's makes of a value}
   *
   * @param value the value
   * @param writer the method
   * @param <T> the value's type
   * @throws IllegalArgumentException if it makes nothing of a value that is there
   */
  public static <T> @Nullable Object of(@Nullable T value, Function<? super T, ?> writer) {
    return value == null ? null : written(value, writer.apply(value));
  }

  private static <T> T written(@Nullable Object value, @Nullable T written) {
    if (written == null) {
      throw new IllegalArgumentException(
          "Nothing was made of a "
              + (value == null ? "null" : value.getClass().getName())
              + ", so it could not be read back.");
    }
    return written;
  }

  /**
   * {@return what an optional has; null where it is empty}
   *
   * @param value the optional
   * @param writer writes what it has
   * @param <T> the type of what it has
   */
  @SuppressWarnings("NullableOptional") // data of users may hold a null for an empty optional
  public static <T> @Nullable Object optionalOf(
      @Nullable Optional<T> value, Function<? super T, ? extends @Nullable Object> writer) {
    return value == null || value.isEmpty() ? null : writer.apply(value.get());
  }

  /**
   * {@return the items of a collection, in its order}
   *
   * @param values the collection
   * @param writer writes an item
   * @param <T> the type of the items
   */
  public static <T extends @Nullable Object> @Nullable List<@Nullable Object> listOf(
      @Nullable Collection<? extends T> values,
      Function<? super T, ? extends @Nullable Object> writer) {
    if (values == null) {
      return null;
    }
    List<@Nullable Object> list = new ArrayList<>(values.size());
    for (T value : values) {
      list.add(writer.apply(value));
    }
    return list;
  }

  /**
   * {@return the entries of a map whose keys are texts in data, in its order}
   *
   * @param values the map
   * @param keys writes a key
   * @param writer writes a value
   * @param <K> the type of the keys
   * @param <V> the type of the values
   * @throws IllegalArgumentException if two keys have the same text, or one has none
   */
  public static <K extends @Nullable Object, V extends @Nullable Object>
      @Nullable Map<String, @Nullable Object> mapOf(
          @Nullable Map<K, V> values,
          Function<? super K, @Nullable String> keys,
          Function<? super V, ? extends @Nullable Object> writer) {
    if (values == null) {
      return null;
    }
    Map<String, @Nullable Object> map = new Entries();
    values.forEach((key, value) -> map.put(written(key, keys.apply(key)), writer.apply(value)));
    if (map.size() < values.size()) {
      throw new IllegalArgumentException("Two keys of a map are written as the same text.");
    }
    return map;
  }

  /** An object whose keys are data, unlike the names of components. */
  static final class Entries extends LinkedHashMap<String, @Nullable Object> {
    private static final long serialVersionUID = 1L;
  }

  /**
   * {@return the entries of a map as a list of pairs, in its order}
   *
   * @param values the map
   * @param keys writes a key
   * @param writer writes a value
   * @param <K> the type of the keys
   * @param <V> the type of the values
   */
  public static <K extends @Nullable Object, V extends @Nullable Object>
      @Nullable List<@Nullable Object> pairsOf(
          @Nullable Map<K, V> values,
          Function<? super K, ? extends @Nullable Object> keys,
          Function<? super V, ? extends @Nullable Object> writer) {
    if (values == null) {
      return null;
    }
    List<@Nullable Object> pairs = new ArrayList<>(values.size());
    values.forEach(
        (key, value) -> {
          List<@Nullable Object> pair = new ArrayList<>(2);
          pair.add(keys.apply(key));
          pair.add(writer.apply(value));
          pairs.add(pair);
        });
    return pairs;
  }
}
