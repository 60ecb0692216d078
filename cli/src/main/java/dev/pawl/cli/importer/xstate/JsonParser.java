package dev.pawl.cli.importer.xstate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A parser of JSON (RFC 8259) that keeps the offset of each value. A key that occurs twice in an
 * object is an error.
 */
final class JsonParser {

  /**
   * The maximum depth of nested values. The limit exists because the parser calls itself for each
   * level.
   */
  static final int MAX_DEPTH = 250;

  /** Thrown if a text is not valid JSON. */
  static final class SyntaxError extends Exception {
    private static final long serialVersionUID = 1L;

    private final int offset;

    SyntaxError(String message, int offset) {
      super(message);
      this.offset = offset;
    }

    /** Returns the offset of the first character that is not valid. */
    int offset() {
      return offset;
    }
  }

  private final String text;
  private int position;
  private int depth;

  private JsonParser(String text) {
    this.text = text;
  }

  /**
   * Parses a text.
   *
   * @throws SyntaxError if the text is not exactly one JSON value, if an object contains a key
   *     twice, or if values are nested more deeply than {@link #MAX_DEPTH}
   */
  static JsonValue parse(String text) throws SyntaxError {
    JsonParser parser = new JsonParser(text);
    JsonValue value = parser.value();
    parser.skipBlanks();
    if (parser.position < text.length()) {
      throw parser.expected("the end of the file");
    }
    return value;
  }

  private JsonValue value() throws SyntaxError {
    skipBlanks();
    int start = position;
    if (start == text.length()) {
      throw expected("a value");
    }
    return switch (text.charAt(start)) {
      case '{' -> members();
      case '[' -> items();
      case '"' -> new JsonValue.Text(string(), start);
      case 't' -> new JsonValue.Flag(literal("true"), start);
      case 'f' -> new JsonValue.Flag(!literal("false"), start);
      case 'n' -> {
        literal("null");
        yield new JsonValue.Null(start);
      }
      default -> number();
    };
  }

  private JsonValue members() throws SyntaxError {
    int start = open();
    Map<String, JsonValue> members = new LinkedHashMap<>();
    Map<String, Integer> keys = new LinkedHashMap<>();
    if (!take('}')) {
      do {
        skipBlanks();
        int place = position;
        if (!at('"')) {
          throw expected("a key in double quotes");
        }
        String key = string();
        if (keys.put(key, place) != null) {
          throw new SyntaxError("the key \"" + key + "\" occurs twice in one object", place);
        }
        require(':');
        members.put(key, value());
        skipBlanks();
      } while (take(','));
      require('}');
    }
    depth--;
    return new JsonValue.Members(members, keys, start);
  }

  private JsonValue items() throws SyntaxError {
    int start = open();
    List<JsonValue> items = new ArrayList<>();
    if (!take(']')) {
      do {
        items.add(value());
        skipBlanks();
      } while (take(','));
      require(']');
    }
    depth--;
    return new JsonValue.Items(items, start);
  }

  private int open() throws SyntaxError {
    int start = position++;
    if (++depth > MAX_DEPTH) {
      throw new SyntaxError("values are nested more than " + MAX_DEPTH + " deep", start);
    }
    skipBlanks();
    return start;
  }

  private String string() throws SyntaxError {
    StringBuilder out = new StringBuilder();
    int start = position++;
    while (position < text.length()) {
      char c = text.charAt(position++);
      if (c == '"') {
        return out.toString();
      } else if (c == '\\') {
        out.append(escape());
      } else if (c < 0x20) {
        throw new SyntaxError("a string is not closed on its line", start);
      } else {
        out.append(c);
      }
    }
    throw new SyntaxError("a string is not closed", start);
  }

  private char escape() throws SyntaxError {
    char c = position < text.length() ? text.charAt(position++) : 0;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unit();
      default -> throw new SyntaxError("a backslash starts no known escape", position - 1);
    };
  }

  private char unit() throws SyntaxError {
    int unit = 0;
    for (int i = 0; i < 4; i++, position++) {
      char c = position < text.length() ? text.charAt(position) : 0;
      int digit = c < 0x80 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw expected("a hexadecimal digit");
      }
      unit = unit << 4 | digit;
    }
    return (char) unit;
  }

  private boolean literal(String word) throws SyntaxError {
    if (!text.startsWith(word, position)) {
      throw expected("a value");
    }
    position += word.length();
    return true;
  }

  private JsonValue number() throws SyntaxError {
    int start = position;
    take('-');
    if (!take('0')) {
      digits();
    }
    if (take('.')) {
      digits();
    }
    if (take('e') || take('E')) {
      if (!take('+')) {
        take('-');
      }
      digits();
    }
    return new JsonValue.Numeral(text.substring(start, position), start);
  }

  private void digits() throws SyntaxError {
    if (!isDigit()) {
      throw expected("a value");
    }
    while (isDigit()) {
      position++;
    }
  }

  private boolean isDigit() {
    return position < text.length() && text.charAt(position) >= '0' && text.charAt(position) <= '9';
  }

  private void require(char c) throws SyntaxError {
    skipBlanks();
    if (!take(c)) {
      throw expected("\"" + c + "\"");
    }
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

  private SyntaxError expected(String wanted) {
    return new SyntaxError(wanted + " is expected here", position);
  }
}
