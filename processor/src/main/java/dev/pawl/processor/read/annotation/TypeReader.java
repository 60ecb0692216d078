package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.TypeRef;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads class literals from annotations. Reports types that generated code cannot access. */
final class TypeReader {

  /**
   * The type that replaces a type that does not exist. The compiler reports that type, and without
   * the replacement further errors would follow.
   */
  private static final TypeRef MISSING = TypeRef.of("java.lang", "Object");

  private final Problems problems;

  public TypeReader(Problems problems) {
    this.problems = problems;
  }

  /**
   * Returns the type in an annotation element; empty if the element is not written or contains
   * {@code void.class}. If generated code cannot access the type, reports it and returns {@code
   * Object}.
   */
  public Optional<TypeRef> read(ElementAnnotation annotation, String attribute) {
    if (annotation.unresolved(attribute)) {
      return Optional.of(MISSING);
    }
    Optional<TypeMirror> type = type(annotation, attribute);
    return isVisible(type, annotation, attribute)
        ? type.flatMap(TypeMirrors::ref)
        : Optional.of(MISSING);
  }

  /**
   * Returns the enum in an annotation element; empty if the element is not written or contains
   * {@code void.class}. If generated code cannot access the enum, reports it and returns empty.
   */
  public Optional<TypeRef> readEnum(ElementAnnotation annotation, String attribute) {
    Optional<TypeMirror> type = type(annotation, attribute);
    return isVisible(type, annotation, attribute)
        ? type.flatMap(TypeMirrors::ref)
        : Optional.empty();
  }

  private static Optional<TypeMirror> type(ElementAnnotation annotation, String attribute) {
    return annotation.type(attribute).filter(t -> t.getKind() != TypeKind.VOID);
  }

  private boolean isVisible(
      Optional<TypeMirror> type, ElementAnnotation annotation, String attribute) {
    boolean isPrivate =
        type.flatMap(TypeMirrors::element).filter(TypeMirrors::anyPrivate).isPresent();
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
