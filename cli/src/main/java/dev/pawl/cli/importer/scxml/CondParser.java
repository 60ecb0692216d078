package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportedGuard;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parser of conditions. The operators {@code &&}, {@code ||} and {@code !} and parentheses become
 * a formula. Other expressions are neither parsed nor evaluated, but kept as texts.
 */
final class CondParser {

  private static final int MAX_DEPTH = 50;

  private static final Pattern IN =
      Pattern.compile("In\\s*\\(\\s*(?:'([^']*)'|\"([^\"]*)\")\\s*\\)");

  private static final Pattern LOGIC =
      Pattern.compile("logic(?:\\.([\\p{L}_$][\\p{L}\\p{N}_$]*)|\\[\"([^\"]*)\"\\])");

  private final boolean byPawl;

  /**
   * Creates a parser.
   *
   * @param byPawl whether Pawl exported the document; if so, {@code logic.ready} is the predicate
   *     {@code ready}
   */
  public CondParser(boolean byPawl) {
    this.byPawl = byPawl;
  }

  public ImportedGuard parse(String cond) {
    return parse(cond.strip(), 0);
  }

  private ImportedGuard parse(String text, int depth) {
    if (depth < MAX_DEPTH) {
      Optional<List<String>> parts = split(text);
      if (parts.isEmpty()) {
        return atom(text);
      }
      String operator = parts.get().get(0);
      List<String> operands = parts.get().subList(1, parts.get().size());
      switch (operator) {
        case "||" -> {
          return ImportedGuard.or(operands.stream().map(o -> parse(o, depth + 1)).toList());
        }
        case "&&" -> {
          return ImportedGuard.and(operands.stream().map(o -> parse(o, depth + 1)).toList());
        }
        case "!" -> {
          return ImportedGuard.not(parse(operands.get(0), depth + 1));
        }
        case "()" -> {
          return parse(operands.get(0), depth + 1);
        }
        default -> {
          // the text has no operator
        }
      }
    }
    return atom(text);
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
   * Splits an expression at the operator that is evaluated last.
   *
   * @return the operator, followed by its operands; empty if there is no operator, or if the
   *     expression cannot be split safely
   */
  private static Optional<List<String>> split(String text) {
    Nesting nesting = Nesting.of(text);
    if (!nesting.isBalanced()) {
      return Optional.empty();
    }
    for (String operator : List.of("||", "&&")) {
      List<String> operands = nesting.split(operator);
      // operators such as ?: are evaluated after && and ||, so an operand would contain a part of
      // them
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
