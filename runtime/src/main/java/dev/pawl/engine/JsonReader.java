package dev.pawl.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A strict parser of a JSON object (RFC 8259). Invalid JSON and duplicate keys are errors.
 * Untrusted input can neither overflow the stack nor take more than linear time.
 */
public final class JsonReader {

  /**
   * The maximum number of characters of a number. The conversion of a longer number would take more
   * than linear time.
   */
  public static final int MAX_DIGITS = 1_000;

  private final String text;
  private int position;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * Parses a JSON object. Objects become maps in the order of the text, and arrays become lists;
   * these maps and lists are unmodifiable. A number without fraction and exponent becomes a {@link
   * Long}, or a {@link BigInteger} if the number does not fit into a {@code long}. Other numbers
   * become {@link Double}s. Thread-safe.
   *
   * @param text the JSON to parse
   * @return the fields of the object
   * @throws IllegalArgumentException if the text is not exactly one JSON object, an object contains
   *     a key twice, the nesting is deeper than 100, or a number is out of range or longer than
   *     1,000 characters; the message contains the position
   */
  public static Map<String, @Nullable Object> object(String text) {
    JsonReader reader = new JsonReader(text);
    reader.skipBlanks();
    if (!reader.at('{')) {
      throw reader.expected("{");
    }
    Map<String, @Nullable Object> fields = reader.fields(1);
    reader.skipBlanks();
    if (reader.position < text.length()) {
      throw reader.expected("the end");
    }
    return fields;
  }

  private @Nullable Object value(int depth) {
    skipBlanks();
    if (position == text.length()) {
      throw expected("a value");
    }
    char c = text.charAt(position);
    return switch (c) {
      case '{' -> fields(depth + 1);
      case '[' -> items(depth + 1);
      case '"' -> string();
      case 't' -> literal("true", true);
      case 'f' -> literal("false", false);
      case 'n' -> literal("null", null);
      default -> {
        if (c == '-' || isDigit(position)) {
          yield number();
        }
        throw expected("a value");
      }
    };
  }

  private Map<String, @Nullable Object> fields(int depth) {
    limit(depth);
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    position++;
    skipBlanks();
    if (!take('}')) {
      do {
        skipBlanks();
        int start = position;
        if (!at('"')) {
          throw expected("a key");
        }
        String key = string();
        skipBlanks();
        if (!take(':')) {
          throw expected(":");
        }
        Object value = value(depth);
        if (fields.containsKey(key)) {
          throw error("a duplicate key", start);
        }
        fields.put(key, value);
        skipBlanks();
      } while (take(','));
      if (!take('}')) {
        throw expected(", or }");
      }
    }
    return Collections.unmodifiableMap(fields);
  }

  private List<@Nullable Object> items(int depth) {
    limit(depth);
    List<@Nullable Object> items = new ArrayList<>();
    position++;
    skipBlanks();
    if (!take(']')) {
      do {
        items.add(value(depth));
        skipBlanks();
      } while (take(','));
      if (!take(']')) {
        throw expected(", or ]");
      }
    }
    return Collections.unmodifiableList(items);
  }

  private void limit(int depth) {
    if (depth > JsonWriter.MAX_DEPTH) {
      throw error("values nested more than " + JsonWriter.MAX_DEPTH + " deep", position);
    }
  }

  private String string() {
    int start = ++position;
    StringBuilder out = null;
    while (position < text.length()) {
      char c = text.charAt(position);
      if (c < 0x20) {
        throw error("an unescaped control character in a string", position);
      } else if (c == '"') {
        String last = text.substring(start, position++);
        return out == null ? last : out.append(last).toString();
      } else if (c == '\\') {
        out = out == null ? new StringBuilder() : out;
        out.append(text, start, position++).append(escape());
        start = position;
      } else {
        position++;
      }
    }
    throw expected("\"");
  }

  private char escape() {
    char c = position < text.length() ? text.charAt(position) : 0;
    char meant =
        switch (c) {
          case '"', '\\', '/' -> c;
          case 'b' -> '\b';
          case 'f' -> '\f';
          case 'n' -> '\n';
          case 'r' -> '\r';
          case 't' -> '\t';
          case 'u' -> unit();
          default -> throw error("an unknown escape", position - 1);
        };
    position++;
    return meant;
  }

  /**
   * Parses four hexadecimal digits. Afterwards, {@link #position} is the position of the last
   * digit.
   */
  private char unit() {
    int unit = 0;
    for (int i = 0; i < 4; i++) {
      position++;
      char c = position < text.length() ? text.charAt(position) : 0;
      int digit = c < 0x80 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw expected("a hexadecimal digit");
      }
      unit = unit << 4 | digit;
    }
    return (char) unit;
  }

  private @Nullable Object literal(String word, @Nullable Object value) {
    if (!text.startsWith(word, position)) {
      throw expected("a value");
    }
    position += word.length();
    return value;
  }

  private Object number() {
    int start = position;
    take('-');
    if (!take('0')) {
      digits();
    }
    boolean integer = true;
    if (take('.')) {
      digits();
      integer = false;
    }
    if (at('e') || at('E')) {
      position++;
      if (at('+') || at('-')) {
        position++;
      }
      digits();
      integer = false;
    }
    if (position - start > MAX_DIGITS) {
      throw error("a number of more than " + MAX_DIGITS + " characters", start);
    }
    String number = text.substring(start, position);
    if (integer) {
      return integer(number);
    }
    double value = Double.parseDouble(number);
    if (Double.isInfinite(value)) {
      throw error("a number out of range", start);
    }
    return value;
  }

  private static Object integer(String number) {
    // any number of 18 characters fits into a long
    if (number.length() <= 18) {
      return Long.parseLong(number);
    }
    BigInteger value = new BigInteger(number);
    if (value.bitLength() < Long.SIZE) {
      return value.longValue();
    }
    return value;
  }

  private void digits() {
    if (!isDigit(position)) {
      throw expected("a digit");
    }
    do {
      position++;
    } while (isDigit(position));
  }

  private boolean isDigit(int at) {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private boolean at(char c) {
    return position < text.length() && text.charAt(position) == c;
  }

  private boolean take(char c) {
    if (!at(c)) {
      return false;
    }
    position++;
    return true;
  }

  private void skipBlanks() {
    while (at(' ') || at('\n') || at('\r') || at('\t')) {
      position++;
    }
  }

  private IllegalArgumentException expected(String wanted) {
    return error(wanted + " is expected", position);
  }

  /**
   * Returns an error whose message contains the position, counted from 1, and an excerpt of the
   * text. In the excerpt, question marks replace characters that are not printable ASCII.
   */
  private IllegalArgumentException error(String what, int where) {
    int from = Math.max(0, where - 10);
    int to = Math.min(text.length(), where + 20);
    StringBuilder excerpt = new StringBuilder(40).append(from > 0 ? "…" : "");
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      excerpt.append(c >= 0x20 && c < 0x7F ? c : '?');
    }
    excerpt.append(to < text.length() ? "…" : "");
    return new IllegalArgumentException(
        "Invalid JSON: " + what + " at character " + (where + 1) + ", near " + excerpt);
  }
}
