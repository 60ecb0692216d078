package dev.pawl.processor.read.annotation;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.SimpleAnnotationValueVisitor14;

/**
 * Takes annotation values apart. A value of another kind than asked for is absent: where a program
 * has errors, any value may be of any kind.
 */
final class Values {

  /** What javac, and sometimes ECJ, puts in place of a value that does not resolve. */
  private static final String ERROR = "<error>";

  private Values() {}

  static Optional<String> text(AnnotationValue value) {
    return value.accept(
        new Visitor<String>() {
          @Override
          public Optional<String> visitString(String text, Void unused) {
            return text.equals(ERROR) ? Optional.empty() : Optional.of(text);
          }
        },
        null);
  }

  static Optional<Boolean> flag(AnnotationValue value) {
    return value.accept(
        new Visitor<Boolean>() {
          @Override
          public Optional<Boolean> visitBoolean(boolean flag, Void unused) {
            return Optional.of(flag);
          }
        },
        null);
  }

  /** The name of an enum constant. */
  static Optional<String> constant(AnnotationValue value) {
    return value.accept(
        new Visitor<String>() {
          @Override
          public Optional<String> visitEnumConstant(VariableElement constant, Void unused) {
            return Optional.of(constant.getSimpleName().toString());
          }
        },
        null);
  }

  /**
   * The type of a class literal, also one that does not exist if the compiler still has its name.
   */
  static Optional<TypeMirror> type(AnnotationValue value) {
    return value.accept(
        new Visitor<TypeMirror>() {
          @Override
          public Optional<TypeMirror> visitType(TypeMirror type, Void unused) {
            return Optional.of(type);
          }
        },
        null);
  }

  static Optional<AnnotationMirror> annotation(AnnotationValue value) {
    return value.accept(
        new Visitor<AnnotationMirror>() {
          @Override
          public Optional<AnnotationMirror> visitAnnotation(AnnotationMirror mirror, Void unused) {
            return Optional.of(mirror);
          }
        },
        null);
  }

  /** The elements of an array; a value that is no array is its own only element. */
  static List<AnnotationValue> elements(AnnotationValue value) {
    return value
        .accept(
            new Visitor<List<AnnotationValue>>() {
              @Override
              public Optional<List<AnnotationValue>> visitArray(
                  List<? extends AnnotationValue> values, Void unused) {
                return Optional.of(List.copyOf(values));
              }
            },
            null)
        .orElseGet(() -> List.of(value));
  }

  /** Whether a value, or one inside it, refers to something that does not exist (yet). */
  static boolean unresolved(AnnotationValue value) {
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
  static boolean isError(TypeMirror type) {
    return type.getKind() == TypeKind.ERROR
        || (type instanceof ArrayType array
            && type.getKind() == TypeKind.ARRAY
            && isError(array.getComponentType()));
  }

  private static class Visitor<T> extends SimpleAnnotationValueVisitor14<Optional<T>, Void> {
    Visitor() {
      super(Optional.empty());
    }
  }
}
