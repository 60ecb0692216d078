package dev.pawl.jpa.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tokens of an SQL statement, without comments and literals. Names have no quotes and are in
 * lower case, because many databases ignore the case of names.
 */
final class SqlTokens {

  /**
   * The placeholder for a name whose escapes cannot be decoded. The placeholder matches every name.
   */
  static final String ANY = "*";

  /** The pattern of an escape in a name, such as {@code \0050} in {@code U&"\0050arcel"}. */
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\(?:(\\\\)|([0-9a-fA-F]{4})|\\+([0-9a-fA-F]{6}))");

  /** A rule of SQL syntax that some databases have and others do not have. */
  enum Rule {
    /** The rule that a backslash in a literal escapes the next character. */
    BACKSLASH,
    /** The rule that comments may contain comments. */
    NESTED_COMMENTS,
    /** The rule that brackets quote names. */
    BRACKETS,
    /**
     * The rules of MySQL. {@code "} quotes literals, and {@code #} begins a comment. {@code --}
     * begins a comment only if a space follows. A comment that begins with an exclamation mark is
     * executed.
     */
    MYSQL,
    /** The rule of Oracle that {@code q'[…]'} is a literal. */
    ORACLE
  }

  /** A word, a quoted name or a sign. */
  record Token(Kind kind, String text) {

    boolean is(String word) {
      return kind != Kind.QUOTED && text.equals(word);
    }

    boolean isName() {
      return kind != Kind.SIGN;
    }
  }

  enum Kind {
    WORD,
    QUOTED,
    SIGN
  }

  private static final Pattern ORACLE = Pattern.compile("[qQ]'");

  private final String sql;
  private final List<Rule> rules;
  private final List<Token> tokens = new ArrayList<>();
  private final List<String> literals = new ArrayList<>();
  private boolean complete = true;
  private int at;

  SqlTokens(String sql, List<Rule> rules) {
    this.sql = sql;
    this.rules = rules;
    while (at < sql.length()) {
      read();
    }
  }

  /**
   * Returns the rules that matter for a statement, because the statement contains characters whose
   * meaning depends on the rule.
   */
  static List<Rule> rulesOf(String sql) {
    List<Rule> rules = new ArrayList<>();
    if (sql.indexOf('\\') >= 0) {
      rules.add(Rule.BACKSLASH);
    }
    if (sql.indexOf("/*") != sql.lastIndexOf("/*")) {
      rules.add(Rule.NESTED_COMMENTS);
    }
    if (sql.indexOf('[') >= 0) {
      rules.add(Rule.BRACKETS);
    }
    if (sql.indexOf('"') >= 0
        || sql.indexOf('#') >= 0
        || sql.contains("--")
        || sql.contains("/*!")
        || sql.contains("/*M!")) {
      rules.add(Rule.MYSQL);
    }
    if (ORACLE.matcher(sql).find()) {
      rules.add(Rule.ORACLE);
    }
    return rules;
  }

  List<Token> tokens() {
    return tokens;
  }

  /** Returns the texts of the literals, without quotes. */
  List<String> literals() {
    return literals;
  }

  /**
   * Returns whether all quotes and comments are closed. No database accepts a statement in which a
   * quote or comment is open.
   */
  boolean isComplete() {
    return complete;
  }

  private boolean has(Rule rule) {
    return rules.contains(rule);
  }

  private void read() {
    char c = sql.charAt(at);
    if (isSpace(c)) {
      at++;
    } else if (isLineComment(c)) {
      int end = at;
      while (end < sql.length() && sql.charAt(end) != '\n' && sql.charAt(end) != '\r') {
        end++;
      }
      at = end;
    } else if (sql.startsWith("/*", at)) {
      skipComment();
    } else if (c == '\'' || c == '"' && has(Rule.MYSQL)) {
      literal(c, has(Rule.BACKSLASH));
    } else if ((c == 'e' || c == 'E') && sql.startsWith("'", at + 1)) {
      at++;
      literal('\'', true);
    } else if (has(Rule.ORACLE) && isOracleQuote()) {
      at = sql.indexOf('\'', at);
      char opens = sql.charAt(at + 1);
      int pair = "[({<".indexOf(opens);
      int begin = at + 2;
      literalUntil((pair < 0 ? opens : "])}>".charAt(pair)) + "'", begin);
    } else if ((c == 'u' || c == 'U') && sql.startsWith("&\"", at + 1)) {
      at += 2;
      add(Kind.QUOTED, unescaped(quoted('"', false)));
    } else if (c == '"' || c == '`') {
      add(Kind.QUOTED, quoted(c, false));
    } else if (c == '[' && has(Rule.BRACKETS)) {
      add(Kind.QUOTED, quoted(']', false));
    } else if (c == '$' && dollarQuote() > 0) {
      int begin = at + dollarQuote();
      literalUntil(sql.substring(at, begin), begin);
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

  private boolean isOracleQuote() {
    int q = at + (sql.regionMatches(true, at, "n", 0, 1) ? 1 : 0);
    return sql.regionMatches(true, q, "q'", 0, 2) && q + 2 < sql.length();
  }

  /** Returns whether a character is a space, including the Unicode spaces that H2 skips. */
  private static boolean isSpace(char c) {
    return c <= ' ' || Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  private boolean isLineComment(char c) {
    if (!has(Rule.MYSQL)) {
      return sql.startsWith("--", at);
    }
    return c == '#'
        || sql.startsWith("--", at) && (at + 2 == sql.length() || sql.charAt(at + 2) <= ' ');
  }

  /**
   * Skips a comment. MySQL and MariaDB execute the text of some comments. This method reads the
   * text of an executed comment as SQL, and the end of the comment as the two signs {@code *} and
   * {@code /}.
   */
  private void skipComment() {
    if (has(Rule.MYSQL) && (sql.startsWith("!", at + 2) || sql.startsWith("M!", at + 2))) {
      at = sql.indexOf('!', at) + 1;
      while (at < sql.length() && Character.isDigit(sql.charAt(at))) {
        at++;
      }
      return;
    }
    if (!has(Rule.NESTED_COMMENTS)) {
      skipBehind("*/", at + 2);
      return;
    }
    int depth = 0;
    do {
      boolean opens = sql.startsWith("/*", at);
      boolean closes = sql.startsWith("*/", at);
      depth += opens ? 1 : closes ? -1 : 0;
      at += opens || closes ? 2 : 1;
    } while (depth > 0 && at < sql.length());
    complete &= depth == 0;
  }

  private void literal(char quote, boolean backslash) {
    String text = quoted(quote, backslash);
    Token last = tokens.isEmpty() ? null : tokens.get(tokens.size() - 1);
    if (last != null && last.is("uescape")) {
      tokens.remove(tokens.size() - 1); // UESCAPE and its literal belong to the previous name
    } else {
      literals.add(text);
      add(Kind.SIGN, "'");
    }
  }

  private void literalUntil(String end, int begin) {
    skipBehind(end, begin);
    literals.add(sql.substring(begin, complete ? at - end.length() : at));
    add(Kind.SIGN, "'");
  }

  private void add(Kind kind, String text) {
    tokens.add(new Token(kind, plain(text)));
  }

  /**
   * Returns a name in lower case, for comparisons that ignore case. The name is first converted to
   * upper case, because several lower-case letters can have one upper-case letter in common.
   */
  static String plain(String name) {
    return name.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }

  /**
   * Returns a name with decoded escapes; {@link #ANY} if the statement sets another escape
   * character or an escape is invalid.
   */
  private String unescaped(String name) {
    if (plain(sql).contains("uescape")) {
      return ANY;
    }
    Matcher escape = ESCAPE.matcher(name);
    StringBuilder text = new StringBuilder();
    while (escape.find()) {
      String digits = escape.group(2) == null ? escape.group(3) : escape.group(2);
      int code = escape.group(1) != null ? '\\' : Integer.parseInt(digits, 16);
      if (!Character.isValidCodePoint(code)) {
        return ANY;
      }
      escape.appendReplacement(text, Matcher.quoteReplacement(Character.toString(code)));
    }
    return escape.appendTail(text).toString();
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
    complete &= found >= 0;
    at = found < 0 ? sql.length() : found + end.length();
  }

  /**
   * Reads and returns the text up to the closing quote. Two quotes in succession represent one
   * quote in the text.
   */
  private String quoted(char close, boolean backslash) {
    StringBuilder text = new StringBuilder();
    at++;
    while (at < sql.length()) {
      char c = sql.charAt(at++);
      if (c == '\\' && backslash && at < sql.length()) {
        text.append(sql.charAt(at++));
      } else if (c != close) {
        text.append(c);
      } else if (at < sql.length() && sql.charAt(at) == close) {
        text.append(c);
        at++;
      } else {
        return text.toString();
      }
    }
    complete = false;
    return text.toString();
  }

  /**
   * Returns the length of the dollar quote of PostgreSQL, such as {@code $$}, at the current
   * position; 0 if there is no dollar quote.
   */
  private int dollarQuote() {
    int end = at + 1;
    while (end < sql.length() && isName(end) && sql.charAt(end) != '$') {
      end++;
    }
    boolean digit = Character.isDigit(sql.charAt(Math.min(at + 1, sql.length() - 1)));
    return !digit && end < sql.length() && sql.charAt(end) == '$' ? end + 1 - at : 0;
  }
}
