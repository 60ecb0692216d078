package dev.pawl.processor.problem;

import dev.pawl.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;

/** Collects the problems of one machine, so that all are told at once. Not thread-safe. */
public final class Problems {

  private final List<Problem> all = new ArrayList<>();

  /** Adds a problem, unless the very same one is already there. */
  public void add(Problem problem) {
    if (!all.contains(problem)) {
      all.add(problem);
    }
  }

  public void add(Code code, Origin origin, Object... arguments) {
    add(Problem.of(code, origin, arguments));
  }

  /** All problems, in the order they were found. */
  public List<Problem> all() {
    return List.copyOf(all);
  }

  public boolean hasErrors() {
    return all.stream().anyMatch(p -> p.code().severity() == Severity.ERROR);
  }
}
