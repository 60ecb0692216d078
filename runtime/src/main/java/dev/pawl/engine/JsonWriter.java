package dev.pawl.engine;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes one JSON object (RFC 8259), field by field, on one line. The text is ASCII where that
 * matters: controls, the line separators U+2028 and U+2029, half surrogate pairs and what reorders
 * or hides text are escaped, so that it stays one line, valid, and seen as what it is, wherever it
 * goes.
 *
 * <p>Not thread-safe.
 */
public final class JsonWriter {

  /** Values nested deeper than this are refused, as the reader refuses them. */
  static final int MAX_DEPTH = 100;

  /** Numbers of so many bits have no more digits than the reader takes. */
  private static final int MAX_BITS = 3_200;

  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private final StringBuilder out = new StringBuilder(128).append('{');
  private boolean ended;

  /** Begins an object. */
  public JsonWriter() {}

  /**
   * Adds a field.
   *
   * @param name its name; that no name comes twice is for the caller to see to
   * @param value its value, or null
   * @return this
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
   * @param name its name
   * @param value its value
   * @return this
   */
  public JsonWriter field(String name, long value) {
    name(name);
    out.append(value);
    return this;
  }

  /**
   * Adds a field.
   *
   * @param name its name
   * @param value its value
   * @return this
   */
  public JsonWriter field(String name, boolean value) {
    name(name);
    out.append(value);
    return this;
  }

  /**
   * Adds a field of any type. Maps become objects, iterables and arrays of objects become arrays;
   * numbers of the JDK's immutable types, booleans and null stand for themselves, but for numbers
   * that JSON has not (NaN and the infinities) or the reader refuses (too long, or too large); an
   * enum's constant is its name; everything else is the string that {@link String#valueOf(Object)}
   * makes of it.
   *
   * @param name its name
   * @param value its value, or null
   * @return this
   * @throws IllegalArgumentException if values are nested too deep, or in themselves
   */
  public JsonWriter field(String name, @Nullable Object value) {
    name(name);
    value(value, 1);
    return this;
  }

  /** Ends the object, if it has not been ended, and returns its text. */
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
      throw new IllegalStateException("The object has been ended");
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
      string(String.valueOf(value));
    }
  }

  /**
   * Whether the text of a value is a number in JSON. Other subclasses of Number may print anything.
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

  private static int deeper(int depth) {
    if (depth >= MAX_DEPTH) {
      throw new IllegalArgumentException("Values are nested more than " + MAX_DEPTH + " deep");
    }
    return depth + 1;
  }

  /** Separates what comes now from what stands before it, if anything does. */
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
      string(key instanceof Enum<?> constant ? constant.name() : String.valueOf(key));
      out.append(':');
      value(entry.getValue(), depth);
    }
    out.append('}');
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
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (VisibleText.isUnseen(text, i)) {
            out.append("\\u")
                .append(HEX[c >> 12])
                .append(HEX[c >> 8 & 15])
                .append(HEX[c >> 4 & 15])
                .append(HEX[c & 15]);
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
