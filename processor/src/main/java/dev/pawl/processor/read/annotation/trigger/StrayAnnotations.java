package dev.pawl.processor.read.annotation.trigger;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.read.annotation.mirror.Mirror;
import dev.pawl.processor.read.annotation.mirror.PawlAnnotation;
import dev.pawl.processor.read.annotation.mirror.TypeMirrors;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Finds annotations of Pawl that belong to no machine, so would be passed over in silence. */
public final class StrayAnnotations {

  private StrayAnnotations() {}

  /**
   * The annotations, containers included, whose elements {@link #find} must be given; with {@code
   * RoundEnvironment.getElementsAnnotatedWithAny}.
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

  /** Adds a problem for each stray annotation on the given elements. */
  public static void find(Collection<? extends Element> elements, Problems problems) {
    for (Element element : elements) {
      candidates()
          .flatMap(a -> Mirror.first(element, a).stream().map(m -> problem(a, m)))
          .flatMap(Optional::stream)
          .forEach(problems::add);
    }
  }

  private static Stream<PawlAnnotation> candidates() {
    return Stream.of(PawlAnnotation.values()).filter(a -> a != PawlAnnotation.STATE_MACHINE);
  }

  private static Optional<Problem> problem(PawlAnnotation annotation, Mirror mirror) {
    return reason(mirror.element())
        .map(
            reason -> {
              Origin origin = mirror.origin();
              return Problem.of(Code.STRAY_ANNOTATION, origin, annotation.simpleName(), reason)
                  .withHint("It belongs on " + annotation.place() + ".");
            });
  }

  /** Why an element belongs to no machine declared in Java; empty where it does. */
  private static Optional<String> reason(Element element) {
    boolean isType = element instanceof TypeElement;
    Element owner = isType ? element : element.getEnclosingElement();
    if (!isType && owner.getKind() == ElementKind.ENUM && !isConstant(element)) {
      return Optional.of(TypeMirrors.words(element) + " is not a constant");
    }
    Optional<Mirror> machine = Mirror.first(owner, PawlAnnotation.STATE_MACHINE);
    if (machine.isEmpty()) {
      return Optional.of(TypeMirrors.words(owner) + " has no @StateMachine");
    }
    if (owner.getKind() != ElementKind.ENUM) {
      return Optional.of("the machine stands in the file that yaml names");
    }
    return Optional.empty();
  }

  private static boolean isConstant(Element element) {
    return element.getKind() == ElementKind.ENUM_CONSTANT;
  }
}
