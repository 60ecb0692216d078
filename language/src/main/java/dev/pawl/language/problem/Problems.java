package dev.pawl.language.problem;

import dev.pawl.language.model.Origin;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A collector of the problems of one machine. Collected problems are reported at once. Not
 * thread-safe.
 */
public final class Problems {

  private final Set<Problem> all = new LinkedHashSet<>();

  /** Adds a problem, unless an equal problem is present. */
  public void add(Problem problem) {
    all.add(problem);
  }

  /**
   * Adds a problem with the default remedy of its code.
   *
   * @param arguments the arguments of the message template of the code
   */
  public void add(Code code, Origin origin, Object... arguments) {
    add(Problem.of(code, origin, arguments));
  }

  /**
   * Adds a problem with a specific remedy instead of the default remedy of its code.
   *
   * @param hint the remedy, a whole sentence
   */
  public void add(Code code, String hint, Origin origin, Object... arguments) {
    add(Problem.of(code, origin, arguments).withHint(hint));
  }

  /**
   * Adds a problem with an optional remedy.
   *
   * @param hint the remedy, a whole sentence; if empty, the default remedy is used
   */
  public void add(Code code, Optional<String> hint, Origin origin, Object... arguments) {
    add(Problem.of(code, origin, arguments).withHint(hint));
  }

  /** Returns all problems, in the order in which they were added. */
  public List<Problem> all() {
    return List.copyOf(all);
  }

  /** Returns whether at least one problem is an error. */
  public boolean hasErrors() {
    return hasErrorsBesides(Set.of());
  }

  /** Returns whether there is an error whose code is not one of the given codes. */
  public boolean hasErrorsBesides(Set<Code> codes) {
    return all.stream()
        .anyMatch(p -> p.code().severity() == Severity.ERROR && !codes.contains(p.code()));
  }
}
