package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportedGuard;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of conditions. It keeps the structure of {@code &&}, {@code ||}, {@code !} and
 * parentheses. All other expressions are texts, which are not evaluated.
 */
final class CondParser {

  /** The condition that always holds. */
  public static final ImportedGuard ALWAYS = new ImportedGuard.Atom("", "true");

  /** The condition that never holds. */
  public static final ImportedGuard NEVER = new ImportedGuard.Atom("", "false");

  private static final int DEEPEST = 50;

  private static final Pattern IN =
      Pattern.compile("In\\s*\\(\\s*(?:'([^']*)'|\"([^\"]*)\")\\s*\\)");

  private static final Pattern LOGIC =
      Pattern.compile("logic(?:\\.([\\p{L}_$][\\p{L}\\p{N}_$]*)|\\[\"([^\"]*)\"\\])");

  private final boolean byPawl;

  /**
   * Creates a parser.
   *
   * @param byPawl true if Pawl exported the document; in such a document, {@code logic.ready} is
   *     the predicate {@code ready}
   */
  public CondParser(boolean byPawl) {
    this.byPawl = byPawl;
  }

  /** Returns the formula of a condition. */
  public ImportedGuard parse(String cond) {
    return parse(cond.strip(), 0);
  }

  private ImportedGuard parse(String text, int depth) {
    if (depth < DEEPEST) {
      Optional<List<String>> parts = split(text);
      if (parts.isEmpty()) {
        return atom(text);
      }
      String operator = parts.get().get(0);
      List<String> operands = parts.get().subList(1, parts.get().size());
      switch (operator) {
        case "||" -> {
          return or(operands.stream().map(o -> parse(o, depth + 1)).toList());
        }
        case "&&" -> {
          return and(operands.stream().map(o -> parse(o, depth + 1)).toList());
        }
        case "!" -> {
          return not(parse(operands.get(0), depth + 1));
        }
        case "()" -> {
          return parse(operands.get(0), depth + 1);
        }
        default -> {
          // a single expression
        }
      }
    }
    return atom(text);
  }

  /** Returns a negation, simplified if the operand is constant. */
  static ImportedGuard not(ImportedGuard operand) {
    return operand.equals(ALWAYS)
        ? NEVER
        : operand.equals(NEVER) ? ALWAYS : new ImportedGuard.Not(operand);
  }

  /** Returns a conjunction, simplified if operands are constant. */
  static ImportedGuard and(List<ImportedGuard> operands) {
    List<ImportedGuard> rest = operands.stream().filter(o -> !o.equals(ALWAYS)).toList();
    if (rest.contains(NEVER)) {
      return NEVER;
    }
    return rest.isEmpty() ? ALWAYS : ImportedGuard.and(rest);
  }

  /** Returns a disjunction, simplified if operands are constant. */
  static ImportedGuard or(List<ImportedGuard> operands) {
    List<ImportedGuard> rest = operands.stream().filter(o -> !o.equals(NEVER)).toList();
    if (rest.contains(ALWAYS)) {
      return ALWAYS;
    }
    return rest.isEmpty() ? NEVER : ImportedGuard.or(rest);
  }

  private ImportedGuard atom(String text) {
    Matcher in = IN.matcher(text);
    if (in.matches()) {
      return new ImportedGuard.In(in.group(1) == null ? in.group(2) : in.group(1));
    }
    Matcher logic = LOGIC.matcher(text);
    if (byPawl && logic.matches()) {
      return new ImportedGuard.Atom(logic.group(1) == null ? logic.group(2) : logic.group(1), "");
    }
    return new ImportedGuard.Atom("", text);
  }

  /**
   * Splits an expression at its weakest operator.
   *
   * @return the operator and its operands; empty if the expression has none of the operators, or if
   *     the position of the split is unclear
   */
  private static Optional<List<String>> split(String text) {
    Nesting nesting = Nesting.of(text);
    if (!nesting.isBalanced()) {
      return Optional.empty();
    }
    for (String operator : List.of("||", "&&")) {
      List<String> operands = nesting.split(operator);
      // these operators bind more weakly, so that the operands would belong to them
      if (operands.size() > 1 && !nesting.has("?") && !nesting.has(",") && !nesting.has("??")) {
        operands.add(0, operator);
        return operands.stream().anyMatch(String::isEmpty)
            ? Optional.empty()
            : Optional.of(operands);
      }
    }
    if (nesting.isEnclosed()) {
      return Optional.of(List.of("()", text.substring(1, text.length() - 1).strip()));
    }
    if (text.startsWith("!") && !text.startsWith("!=") && nesting.isUnary()) {
      return Optional.of(List.of("!", text.substring(1).strip()));
    }
    return Optional.empty();
  }
}
