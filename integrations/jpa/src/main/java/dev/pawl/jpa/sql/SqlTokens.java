package dev.pawl.jpa.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The words and signs of a statement of SQL, without comments and literals. Names are in lower case
 * and without their quotes.
 */
final class SqlTokens {

  /** A word, a quoted name or a sign. */
  record Token(Kind kind, String text) {

    boolean is(String word) {
      return kind != Kind.QUOTED && text.equals(word);
    }

    boolean isName() {
      return kind != Kind.SIGN;
    }
  }

  /** The kind of a token. */
  enum Kind {
    WORD,
    QUOTED,
    SIGN
  }

  private final String sql;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private SqlTokens(String sql) {
    this.sql = sql;
  }

  static List<Token> of(String sql) {
    SqlTokens reader = new SqlTokens(sql);
    while (reader.at < sql.length()) {
      reader.read();
    }
    return reader.tokens;
  }

  private void read() {
    char c = sql.charAt(at);
    if (Character.isWhitespace(c)) {
      at++;
    } else if (sql.startsWith("--", at)) {
      skipBehind("\n", at);
    } else if (sql.startsWith("/*", at)) {
      skipBehind("*/", at + 2);
    } else if (c == '\'') {
      quoted('\'');
      add(Kind.SIGN, "'");
    } else if (c == '"' || c == '`') {
      add(Kind.QUOTED, quoted(c));
    } else if (c == '[' && isName(at + 1)) {
      add(Kind.QUOTED, quoted(']'));
    } else if (c == '$' && dollarQuote() > 0) {
      skipBehind(sql.substring(at, at + dollarQuote()), at + dollarQuote());
      add(Kind.SIGN, "'");
    } else if (isName(at)) {
      int begin = at;
      while (isName(at)) {
        at++;
      }
      add(Kind.WORD, sql.substring(begin, at));
    } else {
      at++;
      add(Kind.SIGN, String.valueOf(c));
    }
  }

  private void add(Kind kind, String text) {
    tokens.add(new Token(kind, text.toLowerCase(Locale.ROOT)));
  }

  private boolean isName(int index) {
    return index < sql.length()
        && (Character.isLetterOrDigit(sql.charAt(index))
            || sql.charAt(index) == '_'
            || sql.charAt(index) == '#'
            || sql.charAt(index) == '$' && index > at);
  }

  private void skipBehind(String end, int from) {
    int found = sql.indexOf(end, from);
    at = found < 0 ? sql.length() : found + end.length();
  }

  /** Goes behind the quote that closes; a doubled one stands for itself. */
  private String quoted(char close) {
    StringBuilder text = new StringBuilder();
    at++;
    while (at < sql.length()) {
      char c = sql.charAt(at++);
      if (c != close) {
        text.append(c);
      } else if (at < sql.length() && sql.charAt(at) == close) {
        text.append(c);
        at++;
      } else {
        break;
      }
    }
    return text.toString();
  }

  /**
   * How long the sign is that begins a text of PostgreSQL's here, as {@code $$}; 0 if none does.
   */
  private int dollarQuote() {
    int end = at + 1;
    while (end < sql.length() && (Character.isLetter(sql.charAt(end)) || sql.charAt(end) == '_')) {
      end++;
    }
    return end < sql.length() && sql.charAt(end) == '$' ? end + 1 - at : 0;
  }
}
