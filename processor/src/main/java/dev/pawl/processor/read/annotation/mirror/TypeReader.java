package dev.pawl.processor.read.annotation.mirror;

import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads class literals in annotations. */
public final class TypeReader {

  /**
   * Stands for a type that does not exist. The compiler reports that itself; this keeps Pawl from
   * adding errors that would only follow from it.
   */
  private static final TypeRef MISSING = TypeRef.of("java.lang", "Object");

  private final Problems problems;

  public TypeReader(Problems problems) {
    this.problems = problems;
  }

  /** The type that an attribute names; empty where it is absent or {@code void.class}. */
  public Optional<TypeRef> read(Mirror annotation, String attribute) {
    if (annotation.unresolved(attribute)) {
      return Optional.of(MISSING);
    }
    Optional<TypeMirror> type =
        annotation.type(attribute).filter(t -> t.getKind() != TypeKind.VOID);
    type.ifPresent(t -> checkVisible(t, annotation, attribute));
    return type.flatMap(TypeMirrors::ref);
  }

  private void checkVisible(TypeMirror type, Mirror annotation, String attribute) {
    if (TypeMirrors.element(type).filter(e -> TypeMirrors.any(e, Modifier.PRIVATE)).isPresent()) {
      problems.add(
          Code.WRONG_TYPE,
          annotation.origin(attribute),
          "\"" + attribute + "\"",
          "a type that generated code can see",
          "a private one");
    }
  }
}
