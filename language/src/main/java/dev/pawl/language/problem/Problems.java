package dev.pawl.language.problem;

import dev.pawl.language.model.Origin;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects the problems of one machine, so that all are reported at once. Not thread-safe. */
public final class Problems {

  private final Set<Problem> all = new LinkedHashSet<>();

  /** Adds a problem, unless the very same one is already there. */
  public void add(Problem problem) {
    all.add(problem);
  }

  /** Adds a problem whose text is the code's template filled in. */
  public void add(Code code, Origin origin, Object... arguments) {
    add(Problem.of(code, origin, arguments));
  }

  /** Adds such a problem with what to do about it, a whole sentence. */
  public void add(Code code, String hint, Origin origin, Object... arguments) {
    add(Problem.of(code, origin, arguments).withHint(hint));
  }

  /** Adds such a problem with what to do about it, if there is something to say. */
  public void add(Code code, Optional<String> hint, Origin origin, Object... arguments) {
    add(Problem.of(code, origin, arguments).withHint(hint));
  }

  /** All problems, in the order they were found. */
  public List<Problem> all() {
    return List.copyOf(all);
  }

  /** Whether any problem keeps the machine from being generated. */
  public boolean hasErrors() {
    return all.stream().anyMatch(p -> p.code().severity() == Severity.ERROR);
  }
}
