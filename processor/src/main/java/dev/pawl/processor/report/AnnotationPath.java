package dev.pawl.processor.report;

import dev.pawl.language.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;

/**
 * The path from an element to a place in its annotations.
 *
 * @param outermost the annotation directly on the element
 * @param rank the index of that annotation among the annotations of the element, from 0
 * @param steps the steps from that annotation to the place; empty if the place is the annotation
 *     itself
 */
record AnnotationPath(AnnotationMirror outermost, int rank, List<Step> steps) {

  AnnotationPath {
    steps = List.copyOf(steps);
  }

  /**
   * One element of an annotation, and optionally one value of its array.
   *
   * @param attribute the name of the element
   * @param rank the index of the element among the written elements, from 0
   * @param value the whole value of the element
   * @param index the index in the array, from 0; -1 for the whole value
   */
  record Step(String attribute, int rank, AnnotationValue value, int index) {}

  /**
   * Returns the path to {@code origin}; empty if that place is the element itself or is not found.
   */
  static Optional<AnnotationPath> to(Origin.InJava origin) {
    if (!(origin.element() instanceof Element element) || origin.annotation() == null) {
      return Optional.empty();
    }
    List<? extends AnnotationMirror> mirrors = element.getAnnotationMirrors();
    for (int i = 0; i < mirrors.size(); i++) {
      List<Step> steps = new ArrayList<>();
      if (search(mirrors.get(i), origin, steps)) {
        return Optional.of(new AnnotationPath(mirrors.get(i), i, steps));
      }
    }
    return Optional.empty();
  }

  private static boolean search(AnnotationMirror mirror, Origin.InJava origin, List<Step> steps) {
    boolean found = mirror.equals(origin.annotation());
    if (found && origin.value() == null) {
      return true;
    }
    int rank = 0;
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        values(mirror).entrySet()) {
      String attribute = entry.getKey().getSimpleName().toString();
      AnnotationValue value = entry.getValue();
      if (found && value.equals(origin.value())) {
        steps.add(new Step(attribute, rank, value, -1));
        return true;
      }
      List<?> elements = value.getValue() instanceof List<?> list ? list : List.of(value);
      for (int i = 0; i < elements.size(); i++) {
        steps.add(new Step(attribute, rank, value, i));
        if (found
            ? elements.get(i).equals(origin.value())
            : elements.get(i) instanceof AnnotationValue v
                && v.getValue() instanceof AnnotationMirror inner
                && search(inner, origin, steps)) {
          return true;
        }
        steps.remove(steps.size() - 1);
      }
      rank++;
    }
    // if the value is not found in its annotation, the place is the annotation
    return found;
  }

  /**
   * Returns the written values of an annotation. If a value has a wrong type, ECJ reports the value
   * and throws an exception, and this method returns no values.
   */
  private static Map<? extends ExecutableElement, ? extends AnnotationValue> values(
      AnnotationMirror mirror) {
    try {
      return mirror.getElementValues();
    } catch (RuntimeException e) {
      return Map.of();
    }
  }

  /**
   * Returns the whole value of the last annotation element on the path; empty if the place is the
   * annotation itself. Callers use this value if the compiler does not know the positions of array
   * elements.
   */
  Optional<AnnotationValue> lastValue() {
    return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1).value());
  }
}
