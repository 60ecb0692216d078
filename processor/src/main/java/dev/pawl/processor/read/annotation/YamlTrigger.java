package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * An element with {@code @StateMachine(yaml = …)}.
 *
 * @param element the annotated interface, class or package
 * @param file the name of the file, as written in the annotation
 * @param packageName the package of generated types, unless the file names another
 * @param isPublic whether generated types are public; always true for a package
 */
public record YamlTrigger(
    Element element, NameReference file, String packageName, boolean isPublic) {

  /**
   * Reads the annotation of an element that is not an enum. If the annotation names no file,
   * reports a problem and returns empty.
   */
  public static Optional<YamlTrigger> read(Element element, Problems problems) {
    Optional<ElementAnnotation> annotation =
        ElementAnnotation.first(element, PawlAnnotation.STATE_MACHINE);
    if (annotation.isEmpty() || annotation.get().unresolved("yaml")) {
      return Optional.empty();
    }
    new DamagedText(problems).check(element, "");
    ElementAnnotation machine = annotation.get();
    Optional<NameReference> file = machine.name("yaml");
    if (element.getKind() == ElementKind.ENUM || file.isEmpty()) {
      Declarable.checkEnum(element, machine, problems);
      return Optional.empty();
    }
    for (String attribute : machine.attributes()) {
      if (!attribute.equals("yaml")) {
        problems.add(Code.BELONGS_IN_FILE, machine.origin(attribute), attribute);
      }
    }
    boolean isPublic =
        !(element instanceof TypeElement type) || TypeMirrors.all(type, Modifier.PUBLIC);
    return Optional.of(
        new YamlTrigger(element, file.get(), TypeMirrors.packageName(element), isPublic));
  }
}
