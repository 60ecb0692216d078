package dev.pawl.processor.read.annotation.mirror;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Takes annotation values apart. A value of another kind than asked for is absent: where a program
 * has errors, any value may be of any kind.
 */
final class Values {

  /** The text that javac, and sometimes ECJ, puts in place of a value that does not resolve. */
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

  /** The name of an enum constant. */
  public static Optional<String> constant(AnnotationValue value) {
    return of(VariableElement.class, value).map(c -> c.getSimpleName().toString());
  }

  /**
   * The type of a class literal, also one that does not exist if the compiler still has its name.
   */
  public static Optional<TypeMirror> type(AnnotationValue value) {
    return of(TypeMirror.class, value);
  }

  public static Optional<AnnotationMirror> annotation(AnnotationValue value) {
    return of(AnnotationMirror.class, value);
  }

  /** The elements of an array; a value that is no array is its own only element. */
  public static List<AnnotationValue> elements(AnnotationValue value) {
    return value.getValue() instanceof List<?> elements
        ? elements.stream().map(AnnotationValue.class::cast).toList()
        : List.of(value);
  }

  /** Whether a value, or one inside it, refers to something that does not exist (yet). */
  public static boolean unresolved(AnnotationValue value) {
    Optional<AnnotationMirror> annotation = annotation(value);
    if (annotation.isPresent()) {
      return Mirror.values(annotation.get()).values().stream().anyMatch(Values::unresolved);
    }
    List<AnnotationValue> elements = elements(value);
    if (elements.size() != 1 || elements.get(0) != value) {
      return elements.stream().anyMatch(Values::unresolved);
    }
    return ERROR.equals(value.getValue()) || type(value).filter(Values::isError).isPresent();
  }

  /** Whether a type does not exist, or is an array of such. */
  public static boolean isError(TypeMirror type) {
    return type.getKind() == TypeKind.ERROR
        || (type instanceof ArrayType array
            && type.getKind() == TypeKind.ARRAY
            && isError(array.getComponentType()));
  }
}
