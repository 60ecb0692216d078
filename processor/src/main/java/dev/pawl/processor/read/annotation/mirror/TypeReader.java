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
   * The replacement for a type that does not exist. The compiler reports the missing type, and the
   * replacement avoids further errors.
   */
  private static final TypeRef MISSING = TypeRef.of("java.lang", "Object");

  private final Problems problems;

  public TypeReader(Problems problems) {
    this.problems = problems;
  }

  /**
   * Returns the type that an annotation element names; empty if the element is absent or {@code
   * void.class}. If generated code cannot access the type, reports that and returns {@code Object}
   * instead.
   */
  public Optional<TypeRef> read(Mirror annotation, String attribute) {
    if (annotation.unresolved(attribute)) {
      return Optional.of(MISSING);
    }
    Optional<TypeMirror> type = type(annotation, attribute);
    return isVisible(type, annotation, attribute)
        ? type.flatMap(TypeMirrors::ref)
        : Optional.of(MISSING);
  }

  /**
   * Returns the enum that an annotation element names; empty if the element is absent or {@code
   * void.class}. If generated code cannot access the enum, reports that and returns empty.
   */
  public Optional<TypeRef> readEnum(Mirror annotation, String attribute) {
    Optional<TypeMirror> type = type(annotation, attribute);
    return isVisible(type, annotation, attribute)
        ? type.flatMap(TypeMirrors::ref)
        : Optional.empty();
  }

  private static Optional<TypeMirror> type(Mirror annotation, String attribute) {
    return annotation.type(attribute).filter(t -> t.getKind() != TypeKind.VOID);
  }

  private boolean isVisible(Optional<TypeMirror> type, Mirror annotation, String attribute) {
    boolean isPrivate =
        type.flatMap(TypeMirrors::element)
            .filter(e -> TypeMirrors.any(e, Modifier.PRIVATE))
            .isPresent();
    if (isPrivate) {
      problems.add(
          Code.WRONG_TYPE,
          annotation.origin(attribute),
          "\"" + attribute + "\"",
          "a type that generated code can access",
          "a private type");
    }
    return !isPrivate;
  }
}
