package dev.pawl.processor.read.annotation;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Checks whether {@code @StateMachine} is allowed on an element. */
final class Declarable {

  private Declarable() {}

  /**
   * Returns whether an element is an enum whose constants can be states. Reports a problem if it is
   * not.
   */
  public static boolean checkEnum(Element element, ElementAnnotation machine, Problems problems) {
    if (element.getKind() == ElementKind.ENUM && machine.value("yaml").isPresent()) {
      problems.add(
          Code.NOT_DECLARABLE,
          machine.origin("yaml"),
          TypeMirrors.words(element) + " with yaml",
          "an enum declares its states itself; yaml belongs on an interface, a class or a package");
      return false;
    }
    Optional<String> reason = refusalReason(element);
    reason.ifPresent(
        r -> problems.add(Code.NOT_DECLARABLE, machine.origin(), TypeMirrors.words(element), r));
    return reason.isEmpty();
  }

  private static Optional<String> refusalReason(Element element) {
    if (element.getKind() != ElementKind.ENUM || !(element instanceof TypeElement type)) {
      return Optional.of(
          "states are the constants of an enum; on other elements, yaml must name the file that declares"
              + " the machine");
    }
    if (type.getNestingKind() == NestingKind.LOCAL) {
      return Optional.of("it is local to a method, so generated code cannot access it");
    }
    if (TypeMirrors.isPrivate(type)) {
      return Optional.of("it is private, so generated code cannot access it");
    }
    if (TypeMirrors.anyPrivate(type)) {
      return Optional.of("an enclosing type is private, so generated code cannot access it");
    }
    if (isObscured(type)) {
      return Optional.of(
          "a field hides an enclosing class of the same name (such as a companion object of Kotlin),"
              + " so generated code cannot access the enum");
    }
    return Optional.empty();
  }

  /**
   * Returns whether Java takes the name of an enclosing type for a field of the same name (JLS
   * 6.4.2). The companion objects of Kotlin have such fields.
   */
  private static boolean isObscured(TypeElement type) {
    for (Element e = type; e.getEnclosingElement() instanceof TypeElement o; e = o) {
      Name name = e.getSimpleName();
      if (ElementFilter.fieldsIn(o.getEnclosedElements()).stream()
          .anyMatch(f -> f.getSimpleName().equals(name))) {
        return true;
      }
    }
    return false;
  }
}
