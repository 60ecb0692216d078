package dev.pawl.processor.read.annotation;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.read.annotation.mirror.Mirror;
import dev.pawl.processor.read.annotation.mirror.TypeMirrors;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/** Says whether {@code @StateMachine} may stand where it stands. */
final class Declarable {

  private Declarable() {}

  /** Whether the constants of an element may be states; a problem is added where not. */
  public static boolean asEnum(Element element, Mirror machine, Problems problems) {
    if (element.getKind() == ElementKind.ENUM && machine.value("yaml").isPresent()) {
      problems.add(
          Code.NOT_DECLARABLE,
          machine.origin("yaml"),
          TypeMirrors.words(element) + " with yaml",
          "an enum declares its states itself; yaml belongs on an interface, a class or a package");
      return false;
    }
    Optional<String> reason = againstEnum(element);
    reason.ifPresent(
        r -> problems.add(Code.NOT_DECLARABLE, machine.origin(), TypeMirrors.words(element), r));
    return reason.isEmpty();
  }

  private static Optional<String> againstEnum(Element element) {
    if (element.getKind() != ElementKind.ENUM || !(element instanceof TypeElement type)) {
      return Optional.of(
          "states are the constants of an enum; elsewhere yaml must name the file that declares the"
              + " machine");
    }
    if (type.getNestingKind() == NestingKind.LOCAL) {
      return Optional.of("it is local to a method, where generated code cannot see it");
    }
    if (type.getModifiers().contains(Modifier.PRIVATE)) {
      return Optional.of("it is private, so generated code cannot see it");
    }
    if (TypeMirrors.any(type, Modifier.PRIVATE)) {
      return Optional.of("a type around it is private, so generated code cannot see it");
    }
    return Optional.empty();
  }
}
