package dev.pawl.language.yaml.node;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the problems of one file, and hands them on in the order of their places. */
public final class FileProblems {

  /** A file with more problems than anyone reads is not what it is taken for. */
  public static final int MOST = 1_000;

  private record Placed(int line, int column, Problem problem) {}

  private final List<Placed> all = new ArrayList<>();
  private boolean ended;

  /** Takes no more problems: what follows in the file was not read, or not as it stands there. */
  void end() {
    ended = true;
  }

  /** Whether the file could not be read to its end. */
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
    if (all.size() < MOST && !ended) {
      Problem problem = Problem.of(code, place, arguments).withHint(hint);
      all.add(new Placed(place.line(), place.column(), problem));
    }
  }

  /** A value of the wrong kind; one that was refused before is not mentioned again. */
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

  public void handOn(Problems problems) {
    all.sort((a, b) -> a.line == b.line ? a.column - b.column : a.line - b.line);
    all.forEach(p -> problems.add(p.problem()));
  }
}
