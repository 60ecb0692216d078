package dev.pawl.data;

import dev.pawl.engine.JsonReader;
import java.math.BigDecimal;
import java.time.YearMonth;
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
 * The conversion of common types to plain values. To convert plain values back, use the accessors
 * of {@link Plain}. Null is converted to null. Thread-safe.
 */
public final class PlainForm {

  /** The maximum depth of records in records of the same type, as of all readers. */
  private static final int MAX_DEPTH = BinaryWriter.MAX_DEPTH;

  private PlainForm() {}

  /**
   * Checks the depth of a record in records of the same type, so that the conversion does not
   * overflow the stack.
   *
   * @param depth the depth of the record; 1 for the outermost record
   * @param type the name of the record's type, for the error message
   * @throws IllegalArgumentException if the depth is greater than 100
   */
  public static void checkDepth(int depth, String type) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "Values of " + type + " are nested more than " + MAX_DEPTH + " deep.");
    }
  }

  /**
   * {@return the {@code toString()} of a value; for a {@link YearMonth} after the year 9999, with
   * the sign that {@link YearMonth#parse} requires}
   *
   * @param value a value that can be created from its {@code toString()} again; may be null
   * @throws IllegalArgumentException if the value is a number that could not be read back
   */
  public static @Nullable String textOf(@Nullable Object value) {
    if (value == null) {
      return null;
    }
    String text = value.toString();
    if (value instanceof YearMonth month && month.getYear() > 9_999 && !text.startsWith("+")) {
      return "+" + text;
    }
    if (value instanceof Number && text.length() > JsonReader.MAX_DIGITS) {
      throw new IllegalArgumentException(
          "A number has "
              + text.length()
              + " characters and could not be read back. The maximum is "
              + JsonReader.MAX_DIGITS
              + ".");
    }
    if (value instanceof BigDecimal decimal
        && (long) decimal.precision() - decimal.scale() - 1 > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "The number " + text + " could not be read back, because its exponent is too large.");
    }
    return text;
  }

  /**
   * {@return the name of an enum constant}
   *
   * @param value the constant; may be null
   */
  public static @Nullable String nameOf(@Nullable Enum<?> value) {
    return value == null ? null : value.name();
  }

  /**
   * {@return bytes as a Base64 string}
   *
   * @param value the bytes; may be null
   */
  public static @Nullable String bytesOf(byte @Nullable [] value) {
    return value == null ? null : Base64.getEncoder().encodeToString(value);
  }

  /**
   * {@return a number as a {@link Double}, or as a string if the number is NaN or infinite, because
   * JSON cannot represent these numbers}
   *
   * @param value the number; may be null
   */
  public static @Nullable Object numberOf(@Nullable Number value) {
    if (value == null) {
      return null;
    }
    double number = value.doubleValue();
    return Double.isFinite(number) ? (Object) number : String.valueOf(number);
  }

  /**
   * {@return the result of a user's method for a value}
   *
   * @param value the value; may be null
   * @param writer the user's method that converts the value
   * @param <T> the type of the value
   * @throws IllegalArgumentException if the method returns null for a value that is not null
   */
  public static <T> @Nullable Object of(@Nullable T value, Function<? super T, ?> writer) {
    return value == null ? null : written(value, writer.apply(value));
  }

  private static <T> T written(@Nullable Object value, @Nullable T written) {
    if (written == null) {
      throw new IllegalArgumentException(
          value == null
              ? "A map has the key null, which could not be read back."
              : "The method that writes a value of "
                  + value.getClass().getName()
                  + " returned null, which could not be read back.");
    }
    return written;
  }

  /**
   * {@return the converted value of an optional; null if the optional is empty}
   *
   * @param value the optional; may be null
   * @param writer converts the value
   * @param <T> the type of the value
   */
  @SuppressWarnings(
      "NullableOptional") // a user's record may contain null instead of an empty optional
  public static <T> @Nullable Object optionalOf(
      @Nullable Optional<T> value, Function<? super T, ? extends @Nullable Object> writer) {
    return value == null || value.isEmpty() ? null : writer.apply(value.get());
  }

  /**
   * {@return the converted items of a collection, in the order of the collection}
   *
   * @param values the collection; may be null
   * @param writer converts an item
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
   * {@return the converted entries of a map, in the order of the map; keys are converted to
   * strings}
   *
   * @param values the map; may be null
   * @param keys converts a key
   * @param writer converts a value
   * @param <K> the type of the keys
   * @param <V> the type of the values
   * @throws IllegalArgumentException if two keys have the same string, or the string of a key is
   *     null
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
      throw new IllegalArgumentException(
          "Two keys of a map are converted to the same string, so one would be lost.");
    }
    return map;
  }

  /** A map whose keys are user data. In other maps, the keys are the names of components. */
  static final class Entries extends LinkedHashMap<String, @Nullable Object> {
    private static final long serialVersionUID = 1L;
  }

  /**
   * {@return the converted entries of a map as a list of pairs, in the order of the map}
   *
   * @param values the map; may be null
   * @param keys converts a key
   * @param writer converts a value
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
