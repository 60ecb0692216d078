package dev.pawl.data;

import dev.pawl.engine.JsonReader;
import java.time.YearMonth;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A plain value with typed accessors: null, a boolean, a number, a string, a list or a map. The
 * accessors throw an {@link IllegalArgumentException} if the value has another type. The
 * exception's message begins with the description that the constructor received. Thread-safe.
 */
public final class Plain {

  private final @Nullable Object value;

  /** The object that contains this value as a field; null if {@link #name} is the description. */
  private final @Nullable Plain owner;

  private final String name;

  /**
   * Wraps a value.
   *
   * @param value the value, which must not be modified afterwards
   * @param what a description of the value for error messages
   */
  public Plain(@Nullable Object value, String what) {
    this(value, null, what);
  }

  private Plain(@Nullable Object value, @Nullable Plain owner, String name) {
    this.value = value;
    this.owner = owner;
    this.name = name;
  }

  /** {@return the value itself; a list or map must not be modified} */
  public @Nullable Object value() {
    return value;
  }

  /** Returns the description of this value for error messages. */
  String what() {
    return owner == null ? name : owner.what() + "." + name;
  }

  /** Returns a part of this value that has the same description. */
  Plain part(@Nullable Object part) {
    return new Plain(part, owner, name);
  }

  /**
   * {@return the value of a required field of this object}
   *
   * @param name the name of the field
   * @throws IllegalArgumentException if the field is missing
   */
  public Plain field(String name) {
    if (!has(name)) {
      throw refusal("lacks \"" + name + "\"");
    }
    return optional(name);
  }

  /**
   * {@return a field of this object, or a {@code Plain} of null if the field is missing or this
   * value is null}
   *
   * @param name the name of the field
   */
  public Plain optional(String name) {
    return new Plain(fields().get(name), this, name);
  }

  /**
   * {@return whether this object has the given field}
   *
   * @param name the name of the field
   */
  public boolean has(String name) {
    return fields().containsKey(name);
  }

  /**
   * {@return a copy of this object in which the object in a field lacks the given entries}
   *
   * @param name the name of the field, which may be missing
   * @param keys the keys of the entries
   */
  public Plain without(String name, String... keys) {
    Plain field = optional(name);
    if (field.value() == null) {
      return this;
    }
    Map<Object, @Nullable Object> entries = new LinkedHashMap<>(field.fields());
    entries.keySet().removeAll(Set.of(keys));
    Map<Object, @Nullable Object> all = new LinkedHashMap<>(fields());
    all.put(name, entries);
    return part(all);
  }

  /** Returns the fields of an object; an empty map if the value is null. */
  Map<?, ? extends @Nullable Object> fields() {
    if (value == null) {
      return Map.of();
    }
    mustBe(value instanceof Map<?, ?>, "an object");
    return (Map<?, ?>) value;
  }

  /** {@return the value as a string; null if the value is null} */
  public @Nullable String text() {
    mustBe(value == null || value instanceof String, "a string");
    return (String) value;
  }

  boolean isText() {
    return value instanceof String;
  }

  /** Returns the value as a string. Throws an exception if the value is not a string or is null. */
  String name() {
    if (value instanceof String text) {
      return text;
    }
    throw refusal("must be a string, not " + shown());
  }

  /**
   * {@return the value, which must be a string, as parsed by {@code parser}; null if the value is
   * null}
   *
   * @param parser parses the string; an exception of the parser becomes the cause of the thrown
   *     exception
   * @param <T> the type of the result
   */
  public <T> @Nullable T parsed(Function<String, ? extends T> parser) {
    String text = text();
    if (text == null) {
      return null;
    }
    T parsed;
    try {
      parsed = parser.apply(text);
    } catch (RuntimeException e) {
      String why = shown(e.getMessage());
      throw new IllegalArgumentException(
          what() + " has the invalid value " + shown() + ": " + why, e);
    }
    if (parsed == null) {
      throw refusal("cannot be read: the method that reads " + shown() + " returned null");
    }
    return parsed;
  }

  /**
   * {@return a number parsed from a string of at most 1,000 characters; null if the value is null}
   *
   * @param parser parses the string
   * @param <T> the type of the number
   */
  public <T extends Number> @Nullable T number(Function<String, ? extends T> parser) {
    String text = text();
    if (text != null && text.length() > JsonReader.MAX_DIGITS) {
      throw refusal("must have at most " + JsonReader.MAX_DIGITS + " characters, not " + shown());
    }
    return parsed(parser);
  }

  /**
   * {@return a month parsed from a string; null if the value is null} After the year 9999, {@link
   * YearMonth#parse} requires a sign that {@link YearMonth#toString} does not write, so stored
   * values may lack the sign.
   */
  public @Nullable YearMonth yearMonth() {
    return parsed(text -> YearMonth.parse(text.replaceFirst("^(\\d{5,}-)", "+$1")));
  }

  /** {@return bytes decoded from a Base64 string; null if the value is null} */
  public byte @Nullable [] bytes() {
    return parsed(Base64.getDecoder()::decode);
  }

  /** {@return the value as a boolean} */
  public boolean asBoolean() {
    mustBe(value instanceof Boolean, "true or false");
    return Boolean.TRUE.equals(value);
  }

  /** {@return the value as a character; the value must be a string of length 1} */
  public char asChar() {
    mustBe(name().length() == 1, "one character");
    return name().charAt(0);
  }

  /** {@return the value as an integer in the range of the result type} */
  public byte asByte() {
    return (byte) whole(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** {@return the value as an integer in the range of the result type} */
  public short asShort() {
    return (short) whole(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** {@return the value as an integer in the range of the result type} */
  public int asInt() {
    return (int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** {@return the value as an integer in the range of the result type} */
  public long asLong() {
    return whole(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** Returns the value as an integer between two bounds, both inclusive. */
  long whole(long least, long most) {
    Long number = PlainNumbers.whole(value);
    if (number == null || number < least || number > most) {
      throw refusal("must be a whole number from " + least + " to " + most + ", not " + shown());
    }
    return number;
  }

  /**
   * {@return the value as a double; the strings {@code NaN}, {@code Infinity} and {@code -Infinity}
   * are accepted}
   */
  public double asDouble() {
    Number number = PlainNumbers.number(value);
    if (number == null) {
      throw refusal("must be a number, not " + shown());
    }
    mustBe(PlainNumbers.inRange(number), "a number in range");
    return number.doubleValue();
  }

  /** {@return the value as a float, which must represent the value exactly} */
  public float asFloat() {
    float single = (float) asDouble();
    mustBe(Double.compare(single, asDouble()) == 0, "a number of single precision");
    return single;
  }

  /**
   * {@return the result of reading this value; null if the value is null}
   *
   * @param reader reads a value that is not null
   * @param <T> the type of the result
   */
  public <T> @Nullable T nullable(Function<Plain, ? extends @Nullable T> reader) {
    return value == null ? null : reader.apply(this);
  }

  /**
   * {@return the items of a list, as an unmodifiable list; null if the value is null}
   *
   * @param reader reads an item
   * @param <T> the type of the items
   */
  public <T extends @Nullable Object> @Nullable List<T> list(Function<Plain, ? extends T> reader) {
    return value == null ? null : PlainItems.list(this, reader);
  }

  /**
   * {@return the items of a list without duplicates, as an unmodifiable set in the order of the
   * list; null if the value is null}
   *
   * @param reader reads an item
   * @param <T> the type of the items
   * @throws IllegalArgumentException if the list contains an item twice
   */
  public <T extends @Nullable Object> @Nullable Set<T> set(Function<Plain, ? extends T> reader) {
    return value == null ? null : PlainItems.set(this, reader);
  }

  /**
   * {@return the entries of an object, as an unmodifiable map in the order of the object; null if
   * the value is null}
   *
   * @param keys reads a key
   * @param values reads a value
   * @param <K> the type of the keys
   * @param <V> the type of the values
   */
  public <K extends @Nullable Object, V extends @Nullable Object> @Nullable Map<K, V> map(
      Function<Plain, ? extends K> keys, Function<Plain, ? extends V> values) {
    return value == null ? null : PlainItems.map(this, keys, values);
  }

  /**
   * {@return the entries of a list of pairs, as an unmodifiable map in the order of the list; null
   * if the value is null}
   *
   * @param keys reads a key
   * @param values reads a value
   * @param <K> the type of the keys
   * @param <V> the type of the values
   */
  public <K extends @Nullable Object, V extends @Nullable Object> @Nullable Map<K, V> pairs(
      Function<Plain, ? extends K> keys, Function<Plain, ? extends V> values) {
    return value == null ? null : PlainItems.pairs(this, keys, values);
  }

  /**
   * {@return a user's object created from fields that have been read}
   *
   * @param maker creates the object; every exception that it throws, other than an {@link
   *     IllegalArgumentException}, is wrapped in an {@code IllegalArgumentException}
   * @param <T> the type of the object
   */
  public <T> T create(Supplier<? extends T> maker) {
    try {
      return maker.get();
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException e) {
      String why = shown(e.toString());
      throw new IllegalArgumentException(
          what() + " cannot be created from the stored values: " + why, e);
    }
  }

  void require(boolean holds, String problem) {
    if (!holds) {
      throw refusal(problem);
    }
  }

  void mustBe(boolean holds, String kind) {
    if (!holds) {
      throw refusal("must be " + kind + ", not " + shown());
    }
  }

  IllegalArgumentException refusal(String problem) {
    return new IllegalArgumentException(what() + " " + problem + ".");
  }

  /**
   * Returns the value for a message: shortened and without control characters, because messages
   * appear in logs.
   */
  private String shown() {
    return shown(value instanceof String ? "\"" + value + "\"" : String.valueOf(value));
  }

  private static String shown(@Nullable String text) {
    if (text == null) {
      return "no message";
    }
    String start = text.substring(0, Math.min(text.length(), 100));
    return start.replaceAll("\\p{Cntrl}", "?") + (text.length() > 100 ? "…" : "");
  }
}
