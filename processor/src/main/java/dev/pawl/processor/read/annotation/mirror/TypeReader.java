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

  /**
   * The type that an attribute names; empty if it is absent or {@code void.class}. A type that
   * generated code cannot see is reported, and {@code Object} stands for it.
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

  /** The same for an enum, for which nothing can stand: empty if it is reported. */
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
          "a type that generated code can see",
          "a private one");
    }
    return !isPrivate;
  }
}
