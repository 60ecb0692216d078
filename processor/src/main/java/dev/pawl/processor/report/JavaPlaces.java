package dev.pawl.processor.report;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Computes the places of problems in Java. {@link ProblemOrder} sorts problems by these places. */
final class JavaPlaces {

  private final Optional<TreePrinter> trees;

  /**
   * Creates an instance that uses the positions in syntax trees. Without syntax trees, the instance
   * uses the order of annotations and of their elements.
   */
  JavaPlaces(Optional<TreePrinter> trees) {
    this.trees = trees;
  }

  ProblemOrder.Place of(Origin.InJava java) {
    if (!(java.element() instanceof Element element)) {
      return ProblemOrder.Place.NONE;
    }
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
    return new ProblemOrder.Place(owner.toString(), numbers);
  }

  private static void addRanks(AnnotationPath path, List<Long> numbers) {
    numbers.add((long) path.rank());
    for (AnnotationPath.Step step : path.steps()) {
      numbers.add((long) step.rank());
      numbers.add((long) step.index());
    }
  }
}
