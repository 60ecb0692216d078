package dev.pawl.processor.report;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Computes where problems are located in Java source, for {@link ProblemOrder}. */
final class JavaPlaces {

  private final Optional<TreePrinter> trees;

  /**
   * @param trees finds positions in the source; if empty, the order of annotations and their
   *     elements is used
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
    // 0 for the type itself, so that it comes before its members
    numbers.add(isMember ? 1L + owner.getEnclosedElements().indexOf(element) : 0L);
    Optional<AnnotationPath> path = AnnotationPath.to(java);
    OptionalLong offset =
        path.isPresent() && trees.isPresent()
            ? trees.get().offset(element, path.get())
            : OptionalLong.empty();
    if (path.isEmpty()) {
      // annotations come before the name of their element
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
