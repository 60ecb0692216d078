package stored;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.JsonWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
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
  /** So many items of the same hash code are found among each other soon enough. */
  private static final int MOST_ALIKE = 1_000;

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
    if (!has(name)) {
      throw refusal("lacks \"" + name + "\"");
    }
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
    named.mustBe(named.value instanceof String, "a text");
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
  Map<?, ?> fields() {
    if (value == null) {
      return Map.of();
    }
    mustBe(value instanceof Map<?, ?>, "an object");
    return (Map<?, ?>) value;
  }

  /** A text, or null. */
  String text() {
    mustBe(value == null || value instanceof String, "a text");
    return (String) value;
  }

  /** A text that is there. */
  String name() {
    mustBe(value instanceof String, "a text");
    return (String) value;
  }

  /** What a text stands for, or null. */
  <T> T parsed(Function<String, T> parser) {
    String text = text();
    if (text == null) {
      return null;
    }
    T parsed;
    try {
      parsed = parser.apply(text);
    } catch (RuntimeException e) {
      String why = shown(e.getMessage());
      throw new IllegalArgumentException(what + " cannot be " + shown() + ": " + why, e);
    }
    if (parsed == null) {
      throw refusal("is read as nothing, from " + shown());
    }
    return parsed;
  }

  /** A number that a text stands for, or null; to read more digits takes more than linear time. */
  <T extends Number> T number(Function<String, T> parser) {
    String text = text();
    if (text != null && text.length() > JsonReader.MAX_DIGITS) {
      throw refusal("must have at most " + JsonReader.MAX_DIGITS + " characters, not " + shown());
    }
    return parsed(parser);
  }

  /** What is made of the parts of an object, which may refuse them. */
  <T> T made(Supplier<T> maker) {
    try {
      return maker.get();
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException e) {
      String why = shown(e.toString());
      throw new IllegalArgumentException(what + " cannot be made of what was stored: " + why, e);
    }
  }

  /** Bytes, or null. */
  byte[] bytes() {
    return parsed(Base64.getDecoder()::decode);
  }

  /** A truth value. */
  boolean asBoolean() {
    mustBe(value instanceof Boolean, "true or false");
    return (Boolean) value;
  }

  /** A character. */
  char asChar() {
    mustBe(name().length() == 1, "one character");
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
    if (!whole || number < least || number > most) {
      throw refusal("must be a whole number from " + least + " to " + most + ", not " + shown());
    }
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
    mustBe(value instanceof Number, "a number");
    double number = ((Number) value).doubleValue();
    boolean whole = value instanceof Double || value instanceof Float;
    mustBe(whole || Double.isFinite(number), "a number in range");
    return number;
  }

  /** A number of single precision. */
  float asFloat() {
    float single = (float) asDouble();
    mustBe(Double.compare(single, asDouble()) == 0, "of single precision");
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
    mustBe(value instanceof List<?>, "a list");
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

  /** A list that has no more items than there can be. */
  ParcelPlain atMost(int most) {
    if (value instanceof List<?> items && items.size() > most) {
      throw refusal("must have at most " + most + " items");
    }
    return this;
  }

  /** The one item of a list. */
  ParcelPlain only() {
    List<ParcelPlain> items = items(Function.identity());
    if (items.size() != 1) {
      throw refusal("must be one, not " + items.size());
    }
    return items.get(0);
  }

  /** The items of a list that has none twice, or null. */
  <T> Set<T> set(Function<ParcelPlain, T> reader) {
    List<T> items = list(reader);
    if (items == null) {
      return null;
    }
    spread(items, what);
    Set<T> set = new LinkedHashSet<>(items);
    require(set.size() == items.size(), "has an item twice");
    return Collections.unmodifiableSet(set);
  }

  /** The entries of an object, or null. */
  <K, V> Map<K, V> map(Function<ParcelPlain, K> keys, Function<ParcelPlain, V> values) {
    if (value == null) {
      return null;
    }
    List<K> read = new ArrayList<>();
    fields().keySet().forEach(key -> read.add(keys.apply(new ParcelPlain(key, what))));
    spread(read, what);
    Map<K, V> map = new LinkedHashMap<>();
    Iterator<K> next = read.iterator();
    fields()
        .values()
        .forEach(item -> map.put(next.next(), values.apply(new ParcelPlain(item, what))));
    require(map.size() == read.size(), "has a key twice");
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
    List<K> read = new ArrayList<>();
    for (List<ParcelPlain> pair : pairs) {
      require(pair != null && pair.size() == 2, "must be a list of pairs");
      read.add(keys.apply(pair.get(0)));
    }
    spread(read, what);
    Map<K, V> map = new LinkedHashMap<>();
    for (int i = 0; i < read.size(); i++) {
      map.put(read.get(i), values.apply(pairs.get(i).get(1)));
    }
    require(map.size() == pairs.size(), "has a key twice");
    return Collections.unmodifiableMap(map);
  }

  /** To look for one of many that have the same hash code takes as long as there are many. */
  static void spread(Collection<?> items, String what) {
    int[] hashes =
        items.stream()
            .filter(item -> !(item instanceof Comparable<?>))
            .mapToInt(Objects::hashCode)
            .sorted()
            .toArray();
    for (int i = MOST_ALIKE; i < hashes.length; i++) {
      if (hashes[i] == hashes[i - MOST_ALIKE]) {
        throw new IllegalArgumentException(what + " has too many items of the same hash code.");
      }
    }
  }

  private void require(boolean holds, String problem) {
    if (!holds) {
      throw refusal(problem);
    }
  }

  /** What the value is, is told only where it is wrong. */
  private void mustBe(boolean holds, String kind) {
    if (!holds) {
      throw refusal("must be " + kind + ", not " + shown());
    }
  }

  private IllegalArgumentException refusal(String problem) {
    return new IllegalArgumentException(what + " " + problem + ".");
  }

  /** Data from outside may be anything, and an error ends up in a log. */
  private String shown() {
    return shown(value instanceof String ? "\"" + value + "\"" : String.valueOf(value));
  }

  private static String shown(String text) {
    if (text == null) {
      return "no reason told";
    }
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

  /** What a method of the program's makes of a value, which is not nothing. */
  static <T> Object of(T value, Function<T, ?> writer) {
    return value == null ? null : written(value, writer.apply(value));
  }

  private static <T> T written(Object value, T written) {
    if (written == null) {
      throw new IllegalArgumentException(
          "Nothing was made of a " + (value == null ? "null" : value.getClass().getName())
              + ", so it could not be read back.");
    }
    return written;
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

  /** An object whose keys are data, unlike the names of components. */
  static final class Entries extends LinkedHashMap<String, Object> {
    private static final long serialVersionUID = 1L;
  }

  static <K, V> Map<String, Object> mapOf(
      Map<K, V> values, Function<K, String> keys, Function<V, ?> writer) {
    if (values == null) {
      return null;
    }
    Map<String, Object> map = new Entries();
    values.forEach((key, value) -> map.put(written(key, keys.apply(key)), writer.apply(value)));
    if (map.size() < values.size()) {
      throw new IllegalArgumentException("Two keys of a map are written as the same text.");
    }
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
