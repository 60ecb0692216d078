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
 * The path from an element of the program to a value in its annotations.
 *
 * @param outermost the annotation on the element itself
 * @param rank the index of this annotation among the annotations of the element, from 0
 * @param steps the path from this annotation to the value; empty if the path leads to the
 *     annotation itself
 */
record AnnotationPath(AnnotationMirror outermost, int rank, List<Step> steps) {

  AnnotationPath {
    steps = List.copyOf(steps);
  }

  /**
   * A step of the path: to an element of an annotation, or to one value in its array.
   *
   * @param attribute the name of the annotation element
   * @param rank the index of the annotation element among the written annotation elements, from 0
   * @param value the whole value of the annotation element
   * @param index the index in the array, from 0; -1 if the step leads to the whole value
   */
  record Step(String attribute, int rank, AnnotationValue value, int index) {}

  /**
   * Returns the path to a location; empty if the location is not in an annotation or is not found.
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
    // a value that is not found is located at its annotation
    return found;
  }

  /**
   * Returns the values that are written in an annotation. Returns no values if ECJ throws an
   * exception because a value has a wrong type. ECJ also reports such a value.
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
   * Returns the whole value of the annotation element to which the path leads; empty if the path
   * leads to the annotation itself. Callers use the whole value for compilers that do not know the
   * positions of single values in an array.
   */
  Optional<AnnotationValue> lastValue() {
    return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1).value());
  }
}
