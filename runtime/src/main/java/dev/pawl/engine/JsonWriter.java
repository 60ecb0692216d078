package dev.pawl.engine;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A writer of one JSON object (RFC 8259) on one line. Control characters, the line separators
 * U+2028 and U+2029, unpaired surrogates, and characters that reorder or hide text are escaped.
 * Therefore the result is always a single line of valid JSON whose content is visible.
 *
 * <p>Not thread-safe.
 */
public final class JsonWriter {

  /** The maximum depth of nested objects and arrays that {@link JsonReader} accepts. */
  static final int MAX_DEPTH = 100;

  /**
   * The maximum number of bits of a number that is written as a JSON number. Larger numbers become
   * strings. A number with at most this many bits has no more digits than {@link JsonReader}
   * accepts.
   */
  private static final int MAX_BITS = 3_200;

  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private final StringBuilder out = new StringBuilder(256).append('{');
  private boolean ended;

  /** The field whose value is being written, for error messages. */
  private String topLevel = "";

  /** Creates a writer of an empty object. */
  public JsonWriter() {}

  /**
   * Adds a field.
   *
   * @param name the name of the field; the caller must not use a name twice
   * @param value the value of the field, or null
   * @return this writer
   */
  public JsonWriter field(String name, @Nullable String value) {
    name(name);
    if (value == null) {
      out.append("null");
    } else {
      string(value);
    }
    return this;
  }

  /**
   * Adds a field.
   *
   * @param name the name of the field
   * @param value the value of the field
   * @return this writer
   */
  public JsonWriter field(String name, long value) {
    name(name);
    out.append(value);
    return this;
  }

  /**
   * Adds a field.
   *
   * @param name the name of the field
   * @param value the value of the field
   * @return this writer
   */
  public JsonWriter field(String name, boolean value) {
    name(name);
    out.append(value);
    return this;
  }

  /**
   * Adds a field of any type. Maps become objects; iterables and arrays of objects become arrays.
   * Booleans, null and numbers of the JDK's immutable types are written as they are. Numbers that
   * JSON does not have (NaN and the infinities) or that {@link JsonReader} refuses become strings.
   * An enum constant becomes its name. Any other value becomes its {@code toString()}, or null if
   * {@code toString} returns null.
   *
   * @param name the name of the field
   * @param value the value of the field, or null
   * @return this writer
   * @throws IllegalArgumentException if values are nested too deeply or contain themselves
   */
  public JsonWriter field(String name, @Nullable Object value) {
    name(name);
    topLevel = name;
    value(value, 1);
    return this;
  }

  /** Returns the JSON. The first call ends the object, and no field can be added afterwards. */
  @Override
  public String toString() {
    if (!ended) {
      out.append('}');
      ended = true;
    }
    return out.toString();
  }

  private void name(String name) {
    if (ended) {
      throw new IllegalStateException("No field can be added after toString has ended the object.");
    }
    separate();
    string(name);
    out.append(':');
  }

  private void value(@Nullable Object value, int depth) {
    if (value == null || value instanceof Boolean) {
      out.append(value);
    } else if (value instanceof Map<?, ?> map) {
      object(map, deeper(depth));
    } else if (value instanceof Iterable<?> items && !(value instanceof Path)) {
      array(items, deeper(depth));
    } else if (value instanceof Object[] items) {
      array(Arrays.asList(items), deeper(depth));
    } else if (isNumber(value)) {
      out.append(value);
    } else if (value instanceof Enum<?> constant) {
      string(constant.name());
    } else {
      String text = value.toString();
      if (text == null) {
        out.append("null");
      } else {
        string(text);
      }
    }
  }

  /**
   * Returns whether the text of a value is a JSON number. Only types of the JDK count, because the
   * text of other subclasses of {@link Number} may be anything.
   */
  private static boolean isNumber(Object value) {
    if (value instanceof Double d) {
      return Double.isFinite(d);
    }
    if (value instanceof Float f) {
      return Float.isFinite(f);
    }
    Class<?> type = value.getClass();
    return type == Long.class
        || type == Integer.class
        || type == Short.class
        || type == Byte.class
        || (type == BigInteger.class && ((BigInteger) value).bitLength() <= MAX_BITS)
        || (type == BigDecimal.class && isReadable((BigDecimal) value));
  }

  private static boolean isReadable(BigDecimal value) {
    return value.unscaledValue().bitLength() <= MAX_BITS && Double.isFinite(value.doubleValue());
  }

  private int deeper(int depth) {
    if (depth >= MAX_DEPTH) {
      throw new IllegalArgumentException(
          "The field \"" + topLevel + "\" has values nested more than " + MAX_DEPTH + " deep.");
    }
    return depth + 1;
  }

  private void separate() {
    char last = out.charAt(out.length() - 1);
    if (last != '{' && last != '[') {
      out.append(',');
    }
  }

  private void object(Map<?, ?> map, int depth) {
    out.append('{');
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      separate();
      Object key = entry.getKey();
      string(key instanceof Enum<?> constant ? constant.name() : keyOf(key));
      out.append(':');
      value(entry.getValue(), depth);
    }
    out.append('}');
  }

  /** Returns the text of a key, which is {@code "null"} if {@code toString} returns null. */
  private static String keyOf(@Nullable Object key) {
    String text = String.valueOf(key);
    return text == null ? "null" : text;
  }

  private void array(Iterable<?> items, int depth) {
    out.append('[');
    for (Object item : items) {
      separate();
      value(item, depth);
    }
    out.append(']');
  }

  private void string(String text) {
    out.append('"');
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\' || VisibleText.isUnseen(text, i)) {
        out.append(text, written, i);
        escape(c);
        written = i + 1;
      }
    }
    out.append(text, written, text.length()).append('"');
  }

  private void escape(char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default ->
          out.append("\\u")
              .append(HEX[c >> 12])
              .append(HEX[c >> 8 & 15])
              .append(HEX[c >> 4 & 15])
              .append(HEX[c & 15]);
    }
  }
}
