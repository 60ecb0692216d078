package dev.pawl.processor.report;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Sorts problems by their places in the source. */
final class ProblemOrder {

  private final Optional<TreePrinter> trees;

  /** Creates an order by the syntax trees of the compiler, or else by the order of annotations. */
  ProblemOrder(Optional<TreePrinter> trees) {
    this.trees = trees;
  }

  /**
   * Returns the problems sorted by place. Problems at the same place or without a place keep their
   * order.
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
   * The sort key of a problem.
   *
   * @param file the file or type; empty for none, which is last
   * @param numbers the position, from the coarsest number to the finest
   */
  private record Place(String file, List<Long> numbers) {}

  private Place place(Origin origin) {
    if (origin instanceof Origin.InFile file) {
      return new Place(file.file(), List.of((long) file.line(), (long) file.column()));
    } else if (origin instanceof Origin.InJava java && java.element() instanceof Element element) {
      List<Long> numbers = new ArrayList<>();
      boolean isMember = !(element instanceof TypeElement) && element.getEnclosingElement() != null;
      Element owner = isMember ? requireNonNull(element.getEnclosingElement()) : element;
      // the type itself comes before its members
      numbers.add(isMember ? 1L + owner.getEnclosedElements().indexOf(element) : 0L);
      Optional<AnnotationPath> path = AnnotationPath.to(java);
      OptionalLong offset =
          path.isPresent() && trees.isPresent()
              ? trees.get().offset(element, path.get())
              : OptionalLong.empty();
      if (path.isEmpty()) {
        // the name comes after the annotations
        numbers.add(Long.MAX_VALUE);
      } else if (offset.isPresent()) {
        numbers.add(offset.getAsLong());
      } else {
        addRanks(path.get(), numbers);
      }
      return new Place(owner.toString(), numbers);
    }
    return new Place("", List.of());
  }

  private static void addRanks(AnnotationPath path, List<Long> numbers) {
    numbers.add((long) path.rank());
    for (AnnotationPath.Step step : path.steps()) {
      numbers.add((long) step.rank());
      numbers.add((long) step.index());
    }
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
