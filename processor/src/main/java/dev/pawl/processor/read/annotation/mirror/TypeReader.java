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
   * Replaces a type that does not exist. The compiler reports that itself, and the replacement
   * avoids further errors.
   */
  private static final TypeRef MISSING = TypeRef.of("java.lang", "Object");

  private final Problems problems;

  public TypeReader(Problems problems) {
    this.problems = problems;
  }

  /**
   * Returns the type that an element names; empty if it is absent or {@code void.class}. A type
   * that generated code cannot access is reported and replaced by {@code Object}.
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
   * Returns the enum that an element names; empty if it is absent, {@code void.class} or reported
   * as inaccessible.
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
