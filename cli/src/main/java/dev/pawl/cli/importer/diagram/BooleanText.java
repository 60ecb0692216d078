package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportedGuard;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parser of guards in diagrams. A guard can contain names, {@code in(STATE)}, the operators
 * {@code &&}, {@code ||} and {@code !}, and the words {@code and}, {@code or} and {@code not}. Any
 * other text is a single condition.
 */
final class BooleanText {

  /** A function that returns the id of a state by its name; empty if there is no such state. */
  interface States extends Function<String, Optional<String>> {}

  private static final int MAX_DEPTH = 50;
  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(&&|\\|\\||!|\\(|\\)|in\\s*\\(\\s*([^()]+?)\\s*\\)|[\\p{L}_$][\\p{L}\\p{N}_$]*(?:-[\\p{L}\\p{N}_$]+)*)\\s*");

  private final List<String> tokens;
  private final States states;
  private int position;
  private int depth;

  private BooleanText(List<String> tokens, States states) {
    this.tokens = tokens;
    this.states = states;
  }

  /** Returns the guard in a text. If the text is not a formula, the guard is a single condition. */
  static ImportedGuard parse(String text, States states) {
    Optional<List<String>> tokens = tokens(text);
    if (tokens.isPresent()) {
      BooleanText parser = new BooleanText(tokens.get(), states);
      Optional<ImportedGuard> formula = parser.or();
      if (formula.isPresent() && parser.position == tokens.get().size()) {
        return formula.get();
      }
    }
    return new ImportedGuard.Atom("", text);
  }

  private static Optional<List<String>> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher token = TOKEN.matcher(text);
    int end = 0;
    while (end < text.length()) {
      token.region(end, text.length());
      if (!token.lookingAt()) {
        return Optional.empty();
      }
      tokens.add(token.group(2) == null ? token.group(1) : "in(" + token.group(2));
      end = token.end();
    }
    return tokens.isEmpty() ? Optional.empty() : Optional.of(tokens);
  }

  private boolean take(String symbol, String word) {
    if (position < tokens.size()
        && (tokens.get(position).equals(symbol) || tokens.get(position).equalsIgnoreCase(word))) {
      position++;
      return true;
    }
    return false;
  }

  private Optional<ImportedGuard> or() {
    List<ImportedGuard> operands = new ArrayList<>();
    do {
      Optional<ImportedGuard> operand = and();
      if (operand.isEmpty()) {
        return operand;
      }
      operands.add(operand.get());
    } while (take("||", "or"));
    return Optional.of(ImportedGuard.or(operands));
  }

  private Optional<ImportedGuard> and() {
    List<ImportedGuard> operands = new ArrayList<>();
    do {
      Optional<ImportedGuard> operand = not();
      if (operand.isEmpty()) {
        return operand;
      }
      operands.add(operand.get());
    } while (take("&&", "and"));
    return Optional.of(ImportedGuard.and(operands));
  }

  private Optional<ImportedGuard> not() {
    if (++depth > MAX_DEPTH) {
      return Optional.empty();
    }
    Optional<ImportedGuard> found = take("!", "not") ? not().map(ImportedGuard.Not::new) : atom();
    depth--;
    return found;
  }

  private Optional<ImportedGuard> atom() {
    if (take("(", "(")) {
      Optional<ImportedGuard> inner = or();
      return take(")", ")") ? inner : Optional.empty();
    }
    if (position == tokens.size()) {
      return Optional.empty();
    }
    String token = tokens.get(position++);
    if (token.startsWith("in(")) {
      return states.apply(token.substring(3)).map(ImportedGuard.In::new);
    }
    return Character.isJavaIdentifierStart(token.charAt(0))
        ? Optional.of(new ImportedGuard.Atom(token, ""))
        : Optional.empty();
  }
}
