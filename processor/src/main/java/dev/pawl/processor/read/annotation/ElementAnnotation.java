package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * An annotation on an element of the program. Methods return values by the name of an annotation
 * element. A value that is not written in the source or cannot be resolved is treated as absent.
 *
 * @param element the annotated element of the program; for a nested annotation, the annotated
 *     element of the outermost annotation
 */
record ElementAnnotation(Element element, AnnotationMirror mirror) {

  /**
   * Returns all annotations of a type on an element, in declared order, including annotations in a
   * container annotation.
   */
  public static List<ElementAnnotation> all(Element element, PawlAnnotation annotation) {
    List<ElementAnnotation> all = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (is(mirror, annotation.qualifiedName())) {
        all.add(new ElementAnnotation(element, mirror));
      } else if (annotation.isRepeatable() && is(mirror, annotation.containerName())) {
        all.addAll(new ElementAnnotation(element, mirror).annotations("value"));
      }
    }
    return all;
  }

  public static Optional<ElementAnnotation> first(Element element, PawlAnnotation annotation) {
    return all(element, annotation).stream().findFirst();
  }

  private static boolean is(AnnotationMirror mirror, String qualifiedName) {
    return mirror.getAnnotationType().asElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals(qualifiedName);
  }

  /**
   * Returns the values that are written in an annotation. Returns no values if ECJ throws an
   * exception because a value has a wrong type. ECJ also reports such a value.
   */
  public static Map<? extends ExecutableElement, ? extends AnnotationValue> values(
      AnnotationMirror mirror) {
    try {
      return mirror.getElementValues();
    } catch (RuntimeException e) {
      return Map.of();
    }
  }

  public Origin origin() {
    return new Origin.InJava(element, mirror, null);
  }

  /**
   * Returns the location of a value in the annotation. If the value is not written, returns the
   * location of the annotation.
   */
  public Origin origin(String attribute) {
    return new Origin.InJava(element, mirror, value(attribute).orElse(null));
  }

  private Origin origin(AnnotationValue value) {
    return new Origin.InJava(element, mirror, value);
  }

  /** Returns the names of the annotation elements whose values are written. */
  public List<String> attributes() {
    return values(mirror).keySet().stream().map(a -> a.getSimpleName().toString()).toList();
  }

  /**
   * Returns a value of the annotation; empty if the value is not written, so that the default
   * applies.
   */
  public Optional<AnnotationValue> value(String attribute) {
    return values(mirror).entrySet().stream()
        .filter(e -> e.getKey().getSimpleName().contentEquals(attribute))
        .findFirst()
        .map(e -> e.getValue());
  }

  /**
   * Returns whether a value refers to something that does not exist, or that another processor may
   * still generate.
   */
  public boolean unresolved(String attribute) {
    return value(attribute).filter(Values::unresolved).isPresent();
  }

  public boolean unresolved() {
    return values(mirror).values().stream().anyMatch(Values::unresolved);
  }

  public String text(String attribute) {
    return value(attribute).flatMap(Values::text).orElse("");
  }

  /**
   * Returns a string value as a name; empty if the string is empty, because most elements have the
   * empty string as default.
   */
  public Optional<NameReference> name(String attribute) {
    return names(attribute).stream().findFirst().filter(r -> !r.name().isEmpty());
  }

  /** Returns the strings of an array as names, each with its own location. */
  public List<NameReference> names(String attribute) {
    List<NameReference> refs = new ArrayList<>();
    for (AnnotationValue value : elements(attribute)) {
      Values.text(value).ifPresent(text -> refs.add(new NameReference(text, origin(value))));
    }
    return refs;
  }

  public boolean flag(String attribute) {
    return value(attribute).flatMap(Values::flag).orElse(false);
  }

  /** Returns an integer value; 0 if the value is not written. */
  public int number(String attribute) {
    return value(attribute)
        .map(AnnotationValue::getValue)
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast)
        .orElse(0);
  }

  /**
   * Returns the names of the enum constants in a value. The value can be a constant or an array of
   * constants.
   */
  public List<String> constants(String attribute) {
    return elements(attribute).stream().flatMap(v -> Values.constant(v).stream()).toList();
  }

  public Optional<TypeMirror> type(String attribute) {
    return value(attribute).flatMap(Values::type);
  }

  public List<ElementAnnotation> annotations(String attribute) {
    return elements(attribute).stream()
        .flatMap(v -> Values.annotation(v).stream())
        .map(m -> new ElementAnnotation(element, m))
        .toList();
  }

  private List<AnnotationValue> elements(String attribute) {
    return value(attribute).map(Values::elements).orElse(List.of());
  }
}
