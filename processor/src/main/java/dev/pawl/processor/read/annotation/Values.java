package dev.pawl.processor.read.annotation;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Converts annotation values. For a value of an unexpected kind, the methods return empty: a
 * program with errors can contain values of any kind.
 */
final class Values {

  /** The text with which javac, and sometimes ECJ, replaces a value that cannot be resolved. */
  private static final String ERROR = "<error>";

  private Values() {}

  private static <T> Optional<T> of(Class<T> kind, AnnotationValue value) {
    return Optional.ofNullable(value.getValue()).filter(kind::isInstance).map(kind::cast);
  }

  public static Optional<String> text(AnnotationValue value) {
    return of(String.class, value).filter(text -> !text.equals(ERROR));
  }

  public static Optional<Boolean> flag(AnnotationValue value) {
    return of(Boolean.class, value);
  }

  /** Returns the name of an enum constant; empty if the value is not a constant. */
  public static Optional<String> constant(AnnotationValue value) {
    return of(VariableElement.class, value).map(c -> c.getSimpleName().toString());
  }

  /**
   * Returns the type in a class literal. If the type does not exist, the result can be an error
   * type of the compiler, or empty.
   */
  public static Optional<TypeMirror> type(AnnotationValue value) {
    return of(TypeMirror.class, value);
  }

  public static Optional<AnnotationMirror> annotation(AnnotationValue value) {
    return of(AnnotationMirror.class, value);
  }

  /**
   * Returns the elements of an array. A value that is not an array is returned as the only element.
   */
  public static List<AnnotationValue> elements(AnnotationValue value) {
    return value.getValue() instanceof List<?> elements
        ? elements.stream().map(AnnotationValue.class::cast).toList()
        : List.of(value);
  }

  /**
   * Returns whether a value, or a value nested in it, refers to something that does not exist, or
   * that another processor may still generate.
   */
  public static boolean unresolved(AnnotationValue value) {
    Optional<AnnotationMirror> annotation = annotation(value);
    if (annotation.isPresent()) {
      return ElementAnnotation.values(annotation.get()).values().stream()
          .anyMatch(Values::unresolved);
    }
    List<AnnotationValue> elements = elements(value);
    if (elements.size() != 1 || elements.get(0) != value) {
      return elements.stream().anyMatch(Values::unresolved);
    }
    return ERROR.equals(value.getValue()) || type(value).filter(Values::isError).isPresent();
  }

  /**
   * Returns whether a type does not exist; for an array, whether the type of its components does
   * not exist.
   */
  public static boolean isError(TypeMirror type) {
    return type.getKind() == TypeKind.ERROR
        || (type instanceof ArrayType array
            && type.getKind() == TypeKind.ARRAY
            && isError(array.getComponentType()));
  }
}
