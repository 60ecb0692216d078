package dev.pawl.data;

import dev.pawl.engine.JsonReader;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A plain value that is read: null, a truth value, a number, a text, a list or a map. It knows what
 * it is of, so that errors tell; every method throws an {@link IllegalArgumentException} where the
 * value is of another kind than the one asked for. Thread-safe.
 */
public final class Plain {

  private final @Nullable Object value;
  private final String what;

  /**
   * Wraps a value.
   *
   * @param value the value; it must not change any more
   * @param what what it is of, for errors
   */
  public Plain(@Nullable Object value, String what) {
    this.value = value;
    this.what = what;
  }

  @Nullable Object value() {
    return value;
  }

  String what() {
    return what;
  }

  /**
   * {@return a field that an object must have}
   *
   * @param name its name
   */
  public Plain field(String name) {
    require(has(name), "lacks \"" + name + "\"");
    return optional(name);
  }

  /**
   * {@return a field of an object; null where it has none, or where there is no object}
   *
   * @param name its name
   */
  public Plain optional(String name) {
    return new Plain(fields().get(name), what + "." + name);
  }

  /**
   * {@return whether an object has a field}
   *
   * @param name its name
   */
  public boolean has(String name) {
    return fields().containsKey(name);
  }

  /**
   * {@return the same object without a field}
   *
   * @param name the name of the field
   */
  public Plain without(String name) {
    Map<Object, @Nullable Object> others = new LinkedHashMap<>(fields());
    others.remove(name);
    return new Plain(others, what);
  }

  /** The fields of an object; none where there is no object. */
  Map<?, ? extends @Nullable Object> fields() {
    if (value == null) {
      return Map.of();
    }
    mustBe(value instanceof Map<?, ?>, "an object");
    return (Map<?, ?>) value;
  }

  /** {@return a text, or null} */
  public @Nullable String text() {
    mustBe(value == null || value instanceof String, "a text");
    return (String) value;
  }

  boolean isText() {
    return value instanceof String;
  }

  /** A text that is there. */
  String name() {
    if (value instanceof String text) {
      return text;
    }
    throw refusal("must be a text, not " + shown());
  }

  /**
   * {@return what a text stands for; null where the value is null}
   *
   * @param parser reads the text; what it throws becomes the reason of the error
   * @param <T> the type of what it stands for
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
      throw new IllegalArgumentException(what + " cannot be " + shown() + ": " + why, e);
    }
    if (parsed == null) {
      throw refusal("is read as nothing, from " + shown());
    }
    return parsed;
  }

  /**
   * {@return a number that a text of at most 1,000 characters stands for; null where it is null}
   *
   * @param parser reads the text
   * @param <T> the type of the number
   */
  public <T extends Number> @Nullable T number(Function<String, ? extends T> parser) {
    String text = text();
    if (text != null && text.length() > JsonReader.MAX_DIGITS) {
      throw refusal("must have at most " + JsonReader.MAX_DIGITS + " characters, not " + shown());
    }
    return parsed(parser);
  }

  /** {@return bytes from a text in Base64; null where the value is null} */
  public byte @Nullable [] bytes() {
    return parsed(Base64.getDecoder()::decode);
  }

  /** {@return a truth value} */
  public boolean asBoolean() {
    mustBe(value instanceof Boolean, "true or false");
    return Boolean.TRUE.equals(value);
  }

  /** {@return a character, from a text of one} */
  public char asChar() {
    mustBe(name().length() == 1, "one character");
    return name().charAt(0);
  }

  /** {@return a whole number in the range of its type} */
  public byte asByte() {
    return (byte) whole(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  /** {@return a whole number in the range of its type} */
  public short asShort() {
    return (short) whole(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  /** {@return a whole number in the range of its type} */
  public int asInt() {
    return (int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** {@return a whole number in the range of its type} */
  public long asLong() {
    return whole(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /** A whole number between two bounds. */
  long whole(long least, long most) {
    Long number = PlainNumbers.whole(value);
    if (number == null || number < least || number > most) {
      throw refusal("must be a whole number from " + least + " to " + most + ", not " + shown());
    }
    return number;
  }

  /** {@return a number; NaN and the infinities are texts} */
  public double asDouble() {
    Number number = PlainNumbers.number(value);
    if (number == null) {
      throw refusal("must be a number, not " + shown());
    }
    mustBe(PlainNumbers.inRange(number), "a number in range");
    return number.doubleValue();
  }

  /** {@return a number that single precision can tell} */
  public float asFloat() {
    float single = (float) asDouble();
    mustBe(Double.compare(single, asDouble()) == 0, "of single precision");
    return single;
  }

  /**
   * {@return what the value stands for; null where it is null}
   *
   * @param reader reads a value that is there
   * @param <T> the type of what it stands for
   */
  public <T> @Nullable T nullable(Function<Plain, ? extends @Nullable T> reader) {
    return value == null ? null : reader.apply(this);
  }

  /**
   * {@return the items of a list, unmodifiable; null where the value is null}
   *
   * @param reader reads an item
   * @param <T> the type of the items
   */
  public <T extends @Nullable Object> @Nullable List<T> list(Function<Plain, ? extends T> reader) {
    return value == null ? null : PlainItems.list(this, reader);
  }

  /**
   * {@return the items of a list that has none twice, unmodifiable and in its order; null where the
   * value is null}
   *
   * @param reader reads an item
   * @param <T> the type of the items
   */
  public <T extends @Nullable Object> @Nullable Set<T> set(Function<Plain, ? extends T> reader) {
    return value == null ? null : PlainItems.set(this, reader);
  }

  /**
   * {@return the entries of an object, unmodifiable and in its order; null where the value is null}
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
   * {@return the entries of a list of pairs, unmodifiable and in its order; null where the value is
   * null}
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
   * {@return what is made of the parts of an object, which may refuse them}
   *
   * @param maker makes it; what it throws becomes an {@link IllegalArgumentException}
   * @param <T> the type of what is made
   */
  public <T> T made(Supplier<? extends T> maker) {
    try {
      return maker.get();
    } catch (IllegalArgumentException e) {
      throw e;
    } catch (RuntimeException e) {
      String why = shown(e.toString());
      throw new IllegalArgumentException(what + " cannot be made of what was stored: " + why, e);
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
    return new IllegalArgumentException(what + " " + problem + ".");
  }

  /** The value, cut and without control characters: it comes from outside and ends up in a log. */
  private String shown() {
    return shown(value instanceof String ? "\"" + value + "\"" : String.valueOf(value));
  }

  private static String shown(@Nullable String text) {
    if (text == null) {
      return "no reason told";
    }
    String start = text.substring(0, Math.min(text.length(), 100));
    return start.replaceAll("\\p{Cntrl}", "?") + (text.length() > 100 ? "…" : "");
  }
}
