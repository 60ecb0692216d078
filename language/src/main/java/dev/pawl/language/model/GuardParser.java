package dev.pawl.language.model;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A parser of guards. A guard consists of predicate names, {@code in(STATE)}, {@code &&}, {@code
 * ||}, {@code !} and parentheses, with Java's precedence. Other Java expressions are not allowed.
 */
public final class GuardParser {

  /**
   * The maximum depth of nested expressions. The parser is recursive, so deeper nesting could
   * overflow the stack.
   */
  private static final int MAX_DEPTH = 100;

  private static final String PROPOSITIONS =
      "in(STATE), entered(STATE), exited(STATE), event(EVENT) or final";

  /** The keywords of propositions that are followed by a name in parentheses. */
  private static final Set<String> ATOMS = Set.of("entered", "exited", "event");

  private final String text;
  private final boolean isProposition;
  private int position;
  private int depth;

  private GuardParser(String text, boolean isProposition) {
    this.text = text;
    this.isProposition = isProposition;
  }

  /**
   * An exception for a text that is not a valid formula. The offset of the exception is the index
   * of the wrong character, from 0.
   */
  public static final class SyntaxException extends Exception {
    private static final long serialVersionUID = 1L;
    private final int offset;

    SyntaxException(String message, int offset) {
      super(message);
      this.offset = offset;
    }

    public int offset() {
      return offset;
    }

    @Override
    public String getMessage() {
      return requireNonNull(super.getMessage());
    }
  }

  /**
   * Parses a guard.
   *
   * @throws SyntaxException if the text is not a valid guard
   */
  public static Formula parse(String text) throws SyntaxException {
    return parse(new GuardParser(text, false));
  }

  /**
   * Parses a proposition. A proposition is a formula over {@code in(STATE)} and the atoms {@code
   * entered(STATE)}, {@code exited(STATE)}, {@code event(EVENT)} and {@code final}. The returned
   * formula contains the atoms as predicates.
   *
   * @throws SyntaxException if the text is not a valid proposition
   */
  public static Formula parseProposition(String text) throws SyntaxException {
    return parse(new GuardParser(text, true));
  }

  private static Formula parse(GuardParser parser) throws SyntaxException {
    Formula formula = parser.or();
    parser.skipBlanks();
    if (parser.position < parser.text.length()) {
      throw parser.unexpected("&&, || or the end");
    }
    return formula;
  }

  private Formula or() throws SyntaxException {
    List<Formula> operands = new ArrayList<>();
    do {
      operands.add(and());
    } while (take("||"));
    return operands.size() == 1 ? operands.get(0) : new Formula.Or(operands);
  }

  private Formula and() throws SyntaxException {
    List<Formula> operands = new ArrayList<>();
    do {
      operands.add(unary());
    } while (take("&&"));
    return Formula.and(operands);
  }

  private Formula unary() throws SyntaxException {
    if (++depth > MAX_DEPTH) {
      throw new SyntaxException("it is nested more than " + MAX_DEPTH + " deep", position);
    }
    try {
      if (take("!")) {
        return new Formula.Not(unary());
      }
      if (take("(")) {
        Formula inner = or();
        if (!take(")")) {
          throw unexpected("a closing parenthesis");
        }
        return inner;
      }
      return predicate();
    } finally {
      depth--;
    }
  }

  private Formula predicate() throws SyntaxException {
    skipBlanks();
    int start = position;
    if (start < text.length() && Character.isJavaIdentifierStart(text.charAt(start))) {
      while (isPart(position) || (isDash(position) && isPart(position + 1))) {
        position++;
      }
    }
    if (position == start) {
      throw unexpected(isProposition ? PROPOSITIONS : "the name of a predicate");
    }
    String name = text.substring(start, position);
    if (name.equals("in") && take("(")) {
      return new Formula.In(named("state"));
    }
    return new Formula.Predicate(isProposition ? atom(name, start) : name);
  }

  private String atom(String word, int start) throws SyntaxException {
    if (word.equals("final")) {
      return word;
    } else if (ATOMS.contains(word) && take("(")) {
      return word + "(" + named(word.equals("event") ? "event" : "state") + ")";
    }
    throw new SyntaxException(PROPOSITIONS + " is expected, not \"" + word + "\"", start);
  }

  private boolean isPart(int at) {
    return at < text.length() && Character.isJavaIdentifierPart(text.charAt(at));
  }

  private boolean isDash(int at) {
    return at < text.length() && text.charAt(at) == '-';
  }

  /**
   * Reads a name up to a closing parenthesis. The name may contain any characters except
   * parentheses; surrounding blanks are removed.
   */
  private String named(String kind) throws SyntaxException {
    int end = position;
    while (end < text.length() && text.charAt(end) != ')' && text.charAt(end) != '(') {
      end++;
    }
    String name = text.substring(position, end).strip();
    if (name.isEmpty()) {
      throw unexpected("the name of a" + (kind.equals("event") ? "n event" : " state"));
    }
    position = end;
    if (!take(")")) {
      throw unexpected("a closing parenthesis");
    }
    return name;
  }

  /** Skips blanks and consumes a token if the token is next. */
  private boolean take(String token) {
    skipBlanks();
    if (!text.startsWith(token, position)) {
      return false;
    }
    position += token.length();
    return true;
  }

  private void skipBlanks() {
    while (position < text.length() && Character.isWhitespace(text.charAt(position))) {
      position++;
    }
  }

  private SyntaxException unexpected(String wanted) {
    skipBlanks();
    String found =
        position < text.length()
            ? "\"" + text.substring(position, text.offsetByCodePoints(position, 1)) + "\""
            : "the end";
    return new SyntaxException(wanted + " is expected, not " + found, position);
  }
}
