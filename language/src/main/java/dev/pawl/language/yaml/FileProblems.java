package dev.pawl.language.yaml;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A collector of the problems of one file. {@link #passOn} passes the problems on in document
 * order.
 */
public final class FileProblems {

  /** The maximum number of problems that are collected. */
  public static final int MAX_PROBLEMS = 1_000;

  private record Placed(int line, int column, Problem problem) {}

  private final List<Placed> all = new ArrayList<>();
  private boolean ended;

  /** Ends the collection: further problems are dropped, because they follow from a syntax error. */
  void end() {
    ended = true;
  }

  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** Returns whether the file could not be parsed to its end. */
  public boolean hasEnded() {
    return ended;
  }

  public void add(Code code, Origin.InFile place, Object... arguments) {
    add(code, Optional.empty(), place, arguments);
  }

  public void add(Code code, String hint, Origin.InFile place, Object... arguments) {
    add(code, Optional.of(hint), place, arguments);
  }

  public void add(Code code, Optional<String> hint, Origin.InFile place, Object... arguments) {
    if (all.size() < MAX_PROBLEMS && !ended) {
      Problem problem = Problem.of(code, place, arguments).withHint(hint);
      all.add(new Placed(place.line(), place.column(), problem));
    }
  }

  /**
   * Reports a value of a wrong type, unless the value has been reported before.
   *
   * @param what the subject of the message
   * @param expected the expected type with an article, such as {@code a map of states}
   */
  public void wrongType(String what, String expected, YamlValue value) {
    wrongType(what, expected, value, Optional.empty());
  }

  public void wrongType(String what, String expected, YamlValue value, Optional<String> hint) {
    Optional<MissingBlank> slip =
        expected.startsWith("a map") && value instanceof YamlValue.Text text && text.plain()
            ? MissingBlank.in(text.text())
            : Optional.empty();
    if (slip.isPresent()) {
      add(Code.YAML_SYNTAX, slip.get().remedy(), value.place(), slip.get().flaw());
    } else if (!(value instanceof YamlValue.Refused)) {
      add(Code.WRONG_TYPE, hint, value.place(), what, expected, value.found());
    }
  }

  /** Adds the collected problems to {@code problems}, in document order. */
  public void passOn(Problems problems) {
    all.sort((a, b) -> a.line == b.line ? a.column - b.column : a.line - b.line);
    all.forEach(p -> problems.add(p.problem()));
  }
}
