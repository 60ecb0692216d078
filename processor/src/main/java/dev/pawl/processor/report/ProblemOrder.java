package dev.pawl.processor.report;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problem;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Sorts problems by their locations in the source. */
final class ProblemOrder {

  /** The order for machine files. Problems without a location in a file come last. */
  static final ProblemOrder OF_FILES = new ProblemOrder(java -> Place.NONE);

  private final Function<Origin.InJava, Place> javaPlaces;

  /**
   * @param javaPlaces returns the sort key of a location in Java
   */
  ProblemOrder(Function<Origin.InJava, Place> javaPlaces) {
    this.javaPlaces = javaPlaces;
  }

  /**
   * Returns the problems in the order of their locations. Problems without a location come last.
   */
  List<Problem> sorted(List<Problem> problems) {
    return problems.stream()
        .map(p -> new Placed(p, place(p.origin())))
        .sorted(Comparator.comparing(Placed::place, ProblemOrder::compare))
        .map(Placed::problem)
        .toList();
  }

  private record Placed(Problem problem, Place place) {}

  /**
   * The sort key of a problem: its location in the source.
   *
   * @param file the file or type; empty if the problem has no location
   * @param numbers the position in the file, the most significant number first
   */
  record Place(String file, List<Long> numbers) {

    static final Place NONE = new Place("", List.of());
  }

  private Place place(Origin origin) {
    if (origin instanceof Origin.InFile file) {
      return new Place(file.file(), List.of((long) file.line(), (long) file.column()));
    }
    return origin instanceof Origin.InJava java ? javaPlaces.apply(java) : Place.NONE;
  }

  private static int compare(Place a, Place b) {
    if (a.file().isEmpty() || b.file().isEmpty()) {
      return Boolean.compare(a.file().isEmpty(), b.file().isEmpty());
    }
    int byFile = a.file().compareTo(b.file());
    int common = Math.min(a.numbers().size(), b.numbers().size());
    for (int i = 0; byFile == 0 && i < common; i++) {
      int byNumber = Long.compare(a.numbers().get(i), b.numbers().get(i));
      if (byNumber != 0) {
        return byNumber;
      }
    }
    return byFile != 0 ? byFile : Integer.compare(a.numbers().size(), b.numbers().size());
  }
}
