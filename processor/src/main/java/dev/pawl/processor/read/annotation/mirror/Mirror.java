package dev.pawl.processor.read.annotation.mirror;

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
 * An annotation on an element. The methods of this class return values of the annotation, and the
 * places of these values, by the name of the annotation element. A value that is not written or not
 * resolved is absent.
 *
 * @param element the annotated class, constant or other program element; for a nested annotation,
 *     the program element of the outermost annotation
 */
public record Mirror(Element element, AnnotationMirror mirror) {

  /**
   * Returns all annotations of one type on an element in declared order, including those in a
   * container annotation.
   */
  public static List<Mirror> all(Element element, PawlAnnotation annotation) {
    List<Mirror> all = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (is(mirror, annotation.qualifiedName())) {
        all.add(new Mirror(element, mirror));
      } else if (annotation.isRepeatable() && is(mirror, annotation.containerName())) {
        all.addAll(new Mirror(element, mirror).annotations("value"));
      }
    }
    return all;
  }

  public static Optional<Mirror> first(Element element, PawlAnnotation annotation) {
    return all(element, annotation).stream().findFirst();
  }

  private static boolean is(AnnotationMirror mirror, String qualifiedName) {
    return mirror.getAnnotationType().asElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals(qualifiedName);
  }

  /**
   * Returns the written values of an annotation. If a value has a wrong type, ECJ reports the value
   * and throws an exception, and this method returns no values.
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
   * Returns the place of an element of the annotation. If the element is not written, returns the
   * place of the annotation.
   */
  public Origin origin(String attribute) {
    return new Origin.InJava(element, mirror, value(attribute).orElse(null));
  }

  private Origin origin(AnnotationValue value) {
    return new Origin.InJava(element, mirror, value);
  }

  /** Returns the names of the written elements. */
  public List<String> attributes() {
    return values(mirror).keySet().stream().map(a -> a.getSimpleName().toString()).toList();
  }

  /**
   * Returns the value of an element; empty if the element is not written, so that its default
   * applies.
   */
  public Optional<AnnotationValue> value(String attribute) {
    return values(mirror).entrySet().stream()
        .filter(e -> e.getKey().getSimpleName().contentEquals(attribute))
        .findFirst()
        .map(e -> e.getValue());
  }

  /**
   * Returns whether the value of an element refers to something that does not exist, or that
   * another processor may still generate.
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
   * Returns the text of an element as a name. Returns empty if the text is empty, because that is
   * the default of most elements.
   */
  public Optional<NameReference> ref(String attribute) {
    return refs(attribute).stream().findFirst().filter(r -> !r.name().isEmpty());
  }

  /** Returns the texts of an array, each with its own place. */
  public List<NameReference> refs(String attribute) {
    List<NameReference> refs = new ArrayList<>();
    for (AnnotationValue value : elements(attribute)) {
      Values.text(value).ifPresent(text -> refs.add(new NameReference(text, origin(value))));
    }
    return refs;
  }

  public boolean flag(String attribute) {
    return value(attribute).flatMap(Values::flag).orElse(false);
  }

  /** Returns the whole number of an element; 0 if the element is not written. */
  public int number(String attribute) {
    return value(attribute)
        .map(AnnotationValue::getValue)
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast)
        .orElse(0);
  }

  /**
   * Returns the names of the enum constants in the value of an element. The value can be one
   * constant or an array.
   */
  public List<String> constants(String attribute) {
    return elements(attribute).stream().flatMap(v -> Values.constant(v).stream()).toList();
  }

  public Optional<TypeMirror> type(String attribute) {
    return value(attribute).flatMap(Values::type);
  }

  /** Returns the nested annotations of a value. */
  public List<Mirror> annotations(String attribute) {
    return elements(attribute).stream()
        .flatMap(v -> Values.annotation(v).stream())
        .map(m -> new Mirror(element, m))
        .toList();
  }

  private List<AnnotationValue> elements(String attribute) {
    return value(attribute).map(Values::elements).orElse(List.of());
  }
}
