package dev.pawl.processor.read.annotation;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Finds annotations of Pawl on elements that do not belong to a machine. Annotations on such
 * elements are errors, because the annotations have no effect.
 */
public final class StrayAnnotations {

  private StrayAnnotations() {}

  /**
   * Returns the qualified names of the annotations that belong to a machine, including container
   * annotations.
   */
  public static List<String> names() {
    return candidates()
        .flatMap(
            a ->
                a.isRepeatable()
                    ? Stream.of(a.qualifiedName(), a.containerName())
                    : Stream.of(a.qualifiedName()))
        .toList();
  }

  /** Returns the simple names of the annotations that belong to a machine. */
  public static Set<String> simpleNames() {
    return candidates().map(PawlAnnotation::simpleName).collect(Collectors.toSet());
  }

  /**
   * Reports each annotation on an element that does not belong to a machine. If an enum has no
   * {@code @StateMachine}, reports all annotations of the enum and its constants as one problem.
   */
  public static void find(Collection<? extends Element> elements, Problems problems) {
    Map<Element, Set<Element>> unmarked = new LinkedHashMap<>();
    for (Element element : elements) {
      if (lacksMachine(element)) {
        unmarked.computeIfAbsent(owner(element), o -> new HashSet<>()).add(element);
      } else {
        stray(element).forEach(problems::add);
      }
    }
    unmarked.forEach(
        (owner, all) ->
            Stream.concat(Stream.of(owner), owner.getEnclosedElements().stream())
                .filter(all::contains)
                .flatMap(StrayAnnotations::stray)
                .findFirst()
                .ifPresent(problems::add));
  }

  private static Stream<Problem> stray(Element element) {
    return candidates()
        .flatMap(a -> ElementAnnotation.first(element, a).stream().map(m -> problem(a, m)))
        .flatMap(Optional::stream);
  }

  /**
   * Returns whether an element is an enum without {@code @StateMachine}, or a constant of such an
   * enum.
   */
  private static boolean lacksMachine(Element element) {
    Element owner = owner(element);
    return owner.getKind() == ElementKind.ENUM
        && (owner == element || isConstant(element))
        && ElementAnnotation.first(owner, PawlAnnotation.STATE_MACHINE).isEmpty();
  }

  private static Element owner(Element element) {
    return element instanceof TypeElement ? element : requireNonNull(element.getEnclosingElement());
  }

  private static Stream<PawlAnnotation> candidates() {
    return Stream.of(PawlAnnotation.values()).filter(a -> a != PawlAnnotation.STATE_MACHINE);
  }

  private static Optional<Problem> problem(PawlAnnotation annotation, ElementAnnotation mirror) {
    return reason(mirror.element())
        .map(
            reason -> {
              Origin origin = mirror.origin();
              String hint =
                  lacksMachine(mirror.element())
                      ? "Put @StateMachine on " + owner(mirror.element()).getSimpleName() + "."
                      : "It belongs on " + annotation.place() + ".";
              return Problem.of(Code.STRAY_ANNOTATION, origin, annotation.simpleName(), reason)
                  .withHint(hint);
            });
  }

  /**
   * Returns the reason why an element does not belong to a machine in Java; empty if the element
   * belongs to such a machine, or if another problem is reported.
   */
  private static Optional<String> reason(Element element) {
    Element owner = owner(element);
    if (owner != element && owner.getKind() == ElementKind.ENUM && !isConstant(element)) {
      return Optional.of(TypeMirrors.words(element) + " is not a constant");
    }
    Optional<ElementAnnotation> machine =
        ElementAnnotation.first(owner, PawlAnnotation.STATE_MACHINE);
    if (machine.isEmpty()) {
      return Optional.of(TypeMirrors.words(owner) + " has no @StateMachine");
    }
    // without yaml, only the misplaced @StateMachine is reported
    return owner.getKind() != ElementKind.ENUM && machine.get().value("yaml").isPresent()
        ? Optional.of("the machine is declared in the file that yaml names")
        : Optional.empty();
  }

  private static boolean isConstant(Element element) {
    return element.getKind() == ElementKind.ENUM_CONSTANT;
  }
}
