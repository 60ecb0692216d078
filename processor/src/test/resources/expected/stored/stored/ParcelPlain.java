package stored;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.JsonWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.annotation.processing.Generated;

/**
 * A plain value, such as JSON knows: null, a truth value, a number, a text, a list or a map. It
 * knows what it is of, so that whoever wants another kind of value can be told.
 */
@Generated("dev.pawl.processor")
final class ParcelPlain {
  private final Object value;

  /** What it is of, for errors. */
  private final String what;

  ParcelPlain(Object value, String what) {
    this.value = value;
    this.what = what;
  }

  // From plain values; each throws an IllegalArgumentException where the value is of another kind.

  /** A field that an object must have. */
  ParcelPlain field(String name) {
    require(has(name), "lacks \"" + name + "\"");
    return optional(name);
  }

  /** What a field that an object must have stands for, which is never null. */
  <T> T present(String name, Function<ParcelPlain, T> reader) {
    ParcelPlain field = field(name);
    T read = reader.apply(field);
    field.require(read != null, "must not be null");
    return read;
  }

  /** A field of an object; null where it has none. */
  ParcelPlain optional(String name) {
    return new ParcelPlain(fields().get(name), what + "." + name);
  }

  /** Which state or event it is: the text itself, or that field of an object. */
  ParcelPlain named(String key) {
    ParcelPlain named = value instanceof String ? this : field(key);
    named.require(named.value instanceof String, "must be a text, not " + named.shown());
    return named;
  }

  /** What a state or event of some name carries; nothing where it was a text. */
  ParcelPlain carried(String key, String owner) {
    return new ParcelPlain(value instanceof Map<?, ?> map ? map.get(key) : null, owner);
  }

  /** Whether an object has a field. */
  boolean has(String name) {
    return fields().containsKey(name);
  }

  /** The fields of an object; none where there is no object. */
  private Map<?, ?> fields() {
    if (value == null) {
      return Map.of();
    }
    require(value instanceof Map<?, ?>, "must be an object, not " + shown());
    return (Map<?, ?>) value;
  }

  /** A text, or null. */
  String text() {
    require(value == null || value instanceof String, "must be a text, not " + shown());
    return (String) value;
  }

  /** A text that is there. */
  String name() {
    require(value instanceof String, "must be a text, not " + shown());
    return (String) value;
  }

  /** What a text stands for, or null. */
  <T> T parsed(Function<String, T> parser) {
    String text = text();
    if (text == null) {
      return null;
    }
    try {
      return parser.apply(text);
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(what + " cannot be " + shown() + ": " + e.getMessage(), e);
    }
  }

  /** What is made of the parts of an object, which may refuse them. */
  <T> T made(Supplier<T> maker) {
    try {
      return maker.get();
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(what + " cannot be made of what was stored: " + e, e);
    }
  }

  /** Bytes, or null. */
  byte[] bytes() {
    return parsed(Base64.getDecoder()::decode);
  }

  /** A truth value. */
  boolean asBoolean() {
    require(value instanceof Boolean, "must be true or false, not " + shown());
    return (Boolean) value;
  }

  /** A character. */
  char asChar() {
    require(name().length() == 1, "must be one character, not " + shown());
    return name().charAt(0);
  }

  /** A whole number between two bounds. */
  long whole(long least, long most) {
    boolean whole =
        value instanceof Long
            || value instanceof Integer
            || value instanceof Short
            || value instanceof Byte
            || (value instanceof BigInteger big && big.bitLength() < Long.SIZE);
    long number = whole ? ((Number) value).longValue() : 0;
    require(
        whole && number >= least && number <= most,
        "must be a whole number from " + least + " to " + most + ", not " + shown());
    return number;
  }

  /** A number of a type. */
  byte asByte() {
    return (byte) whole(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** A number of a type. */
  short asShort() {
    return (short) whole(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** A number of a type. */
  int asInt() {
    return (int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** A number of a type. */
  long asLong() {
    return whole(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** A number. */
  double asDouble() {
    if (value instanceof String text && text.matches("NaN|-?Infinity")) {
      return Double.parseDouble(text);
    }
    require(value instanceof Number, "must be a number, not " + shown());
    return ((Number) value).doubleValue();
  }

  /** A number of single precision. */
  float asFloat() {
    float single = (float) asDouble();
    require(Double.compare(single, asDouble()) == 0, "must be of single precision, not " + shown());
    return single;
  }

  /** What the value stands for, or null. */
  <T> T nullable(Function<ParcelPlain, T> reader) {
    return value == null ? null : reader.apply(this);
  }

  /** The items of a list, or null. */
  <T> List<T> list(Function<ParcelPlain, T> reader) {
    if (value == null) {
      return null;
    }
    require(value instanceof List<?>, "must be a list, not " + shown());
    List<T> items = new ArrayList<>();
    for (Object item : (List<?>) value) {
      items.add(reader.apply(new ParcelPlain(item, what)));
    }
    return Collections.unmodifiableList(items);
  }

  /** The items of a list; none where there is no list. */
  <T> List<T> items(Function<ParcelPlain, T> reader) {
    return value == null ? List.of() : list(reader);
  }

  /** The one item of a list. */
  ParcelPlain only() {
    List<ParcelPlain> items = items(Function.identity());
    require(items.size() == 1, "must be one, not " + items.size());
    return items.get(0);
  }

  /** The items of a list that has none twice, or null. */
  <T> Set<T> set(Function<ParcelPlain, T> reader) {
    List<T> items = list(reader);
    if (items == null) {
      return null;
    }
    Set<T> set = new LinkedHashSet<>(items);
    require(set.size() == items.size(), "has an item twice");
    return Collections.unmodifiableSet(set);
  }

  /** The entries of an object, or null. */
  <K, V> Map<K, V> map(Function<ParcelPlain, K> keys, Function<ParcelPlain, V> values) {
    if (value == null) {
      return null;
    }
    Map<K, V> map = new LinkedHashMap<>();
    fields()
        .forEach(
            (key, item) ->
                map.put(
                    keys.apply(new ParcelPlain(key, what)),
                    values.apply(new ParcelPlain(item, what))));
    require(map.size() == fields().size(), "has a key twice");
    return Collections.unmodifiableMap(map);
  }

  /** The entries of an object; none where there is no object. */
  <K, V> Map<K, V> entries(Function<ParcelPlain, K> keys, Function<ParcelPlain, V> values) {
    return value == null ? Map.of() : map(keys, values);
  }

  /** The entries of a list of pairs, or null. */
  <K, V> Map<K, V> pairs(Function<ParcelPlain, K> keys, Function<ParcelPlain, V> values) {
    List<List<ParcelPlain>> pairs = list(pair -> pair.list(Function.identity()));
    if (pairs == null) {
      return null;
    }
    Map<K, V> map = new LinkedHashMap<>();
    for (List<ParcelPlain> pair : pairs) {
      require(pair != null && pair.size() == 2, "must be a list of pairs");
      map.put(keys.apply(pair.get(0)), values.apply(pair.get(1)));
    }
    require(map.size() == pairs.size(), "has a key twice");
    return Collections.unmodifiableMap(map);
  }

  private void require(boolean holds, String problem) {
    if (!holds) {
      throw new IllegalArgumentException(what + " " + problem + ".");
    }
  }

  /** Data from outside may be anything, and an error ends up in a log. */
  private String shown() {
    String text = value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
    String start = text.substring(0, Math.min(text.length(), 100));
    return start.replaceAll("\\p{Cntrl}", "?") + (text.length() > 100 ? "…" : "");
  }

  // To plain values

  /** What a text stands for that is a name or a JSON object. */
  static ParcelPlain read(String text, String what) {
    Object plain = text.startsWith("{\"") ? JsonReader.object(text) : text;
    return new ParcelPlain(plain, what);
  }

  static String json(Map<String, Object> fields) {
    JsonWriter json = new JsonWriter();
    fields.forEach(json::field);
    return json.toString();
  }

  static String textOf(Object value) {
    return value == null ? null : value.toString();
  }

  static String nameOf(Enum<?> value) {
    return value == null ? null : value.name();
  }

  static String bytesOf(byte[] value) {
    return value == null ? null : Base64.getEncoder().encodeToString(value);
  }

  static Object numberOf(Number value) {
    if (value == null) {
      return null;
    }
    double number = value.doubleValue();
    return Double.isFinite(number) ? (Object) number : String.valueOf(number);
  }

  static <T> Object of(T value, Function<T, ?> writer) {
    return value == null ? null : writer.apply(value);
  }

  static <T> Object optionalOf(Optional<T> value, Function<T, ?> writer) {
    return value == null ? null : value.map(writer).orElse(null);
  }

  static <T> List<Object> listOf(Collection<T> values, Function<T, ?> writer) {
    if (values == null) {
      return null;
    }
    List<Object> list = new ArrayList<>();
    values.forEach(v -> list.add(writer.apply(v)));
    return list;
  }

  static <K, V> Map<String, Object> mapOf(
      Map<K, V> values, Function<K, String> keys, Function<V, ?> writer) {
    if (values == null) {
      return null;
    }
    Map<String, Object> map = new LinkedHashMap<>();
    values.forEach(
        (key, value) ->
            map.put(Objects.requireNonNull(keys.apply(key), "key"), writer.apply(value)));
    return map;
  }

  static <K, V> List<Object> pairsOf(Map<K, V> values, Function<K, ?> keys, Function<V, ?> writer) {
    if (values == null) {
      return null;
    }
    List<Object> pairs = new ArrayList<>();
    values.forEach(
        (key, value) -> {
          List<Object> pair = new ArrayList<>();
          pair.add(keys.apply(key));
          pair.add(writer.apply(value));
          pairs.add(pair);
        });
    return pairs;
  }
}
