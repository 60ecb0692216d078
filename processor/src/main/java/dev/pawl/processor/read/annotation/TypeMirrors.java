package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.TypeRef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Converts the compiler's types to names of types. */
public final class TypeMirrors {

  private static final TypeRef WILDCARD = TypeRef.of("", "?");

  private TypeMirrors() {}

  /**
   * Returns the name of a type without type arguments; empty for {@code void} and for types that do
   * not exist.
   */
  public static Optional<TypeRef> ref(TypeMirror type) {
    return switch (type.getKind()) {
      case BOOLEAN, BYTE, SHORT, INT, LONG, CHAR, FLOAT, DOUBLE ->
          Optional.of(TypeRef.of("", type.getKind().name().toLowerCase(Locale.ROOT)));
      case ARRAY -> ref(((ArrayType) type).getComponentType()).map(TypeMirrors::arrayOf);
      case DECLARED -> Optional.of(ref((TypeElement) ((DeclaredType) type).asElement()));
      default -> Optional.empty();
    };
  }

  /**
   * Returns the name of a type with type arguments; empty for {@code void} and for types that do
   * not exist.
   */
  public static Optional<TypeRef> whole(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      return whole(((ArrayType) type).getComponentType()).map(TypeMirrors::arrayOf);
    }
    if (!(type instanceof DeclaredType declared)
        || declared.getTypeArguments().isEmpty()
        || isInnerOfGeneric((TypeElement) declared.asElement())) {
      return ref(type);
    }
    List<TypeRef> arguments =
        declared.getTypeArguments().stream().map(TypeMirrors::argument).toList();
    TypeRef raw = ref((TypeElement) declared.asElement());
    return Optional.of(new TypeRef(raw.packageName(), raw.simpleNames(), arguments, 0));
  }

  private static TypeRef argument(TypeMirror type) {
    if (!(type instanceof WildcardType wildcard)) {
      return whole(type).orElse(WILDCARD);
    }
    TypeMirror upper = wildcard.getExtendsBound();
    TypeMirror bound = upper == null ? wildcard.getSuperBound() : upper;
    String name = upper == null ? "? super" : "? extends";
    return Optional.ofNullable(bound)
        .flatMap(TypeMirrors::whole)
        .map(b -> new TypeRef("", List.of(name), List.of(b), 0))
        .orElse(WILDCARD);
  }

  private static TypeRef arrayOf(TypeRef component) {
    return new TypeRef(
        component.packageName(),
        component.simpleNames(),
        component.arguments(),
        component.dimensions() + 1);
  }

  /**
   * Returns the name of a class. For a generic class, the type arguments are wildcards, because
   * generated code contains no raw types except {@linkplain #isInnerOfGeneric inner classes of
   * generic classes}.
   */
  public static TypeRef ref(TypeElement type) {
    int arguments = isInnerOfGeneric(type) ? 0 : type.getTypeParameters().size();
    return new TypeRef(
        packageName(type), simpleNames(type), Collections.nCopies(arguments, WILDCARD), 0);
  }

  /**
   * Returns whether a type is an inner class of a generic class. The name of such a type is raw,
   * because it lacks the type arguments of the generic class.
   */
  public static boolean isInnerOfGeneric(TypeElement type) {
    return !type.getModifiers().contains(Modifier.STATIC)
        && type.getEnclosingElement() instanceof TypeElement outer
        && (!outer.getTypeParameters().isEmpty() || isInnerOfGeneric(outer));
  }

  public static String packageName(Element element) {
    Element e = element;
    while (e != null && !(e instanceof PackageElement)) {
      e = e.getEnclosingElement();
    }
    return e == null ? "" : ((PackageElement) e).getQualifiedName().toString();
  }

  private static List<String> simpleNames(TypeElement type) {
    List<String> names = new ArrayList<>();
    for (Element e = type; e instanceof TypeElement; e = e.getEnclosingElement()) {
      names.add(0, e.getSimpleName().toString());
    }
    return names;
  }

  /** Returns whether a type and all its enclosing types have a modifier. */
  public static boolean all(TypeElement type, Modifier modifier) {
    return nesting(type).allMatch(e -> e.getModifiers().contains(modifier));
  }

  /** Returns whether a type or one of its enclosing types is private. */
  public static boolean anyPrivate(TypeElement type) {
    return nesting(type).anyMatch(TypeMirrors::isPrivate);
  }

  /**
   * Returns whether a type itself is private. A package-private nested type is private if it is
   * declared in Kotlin: Kotlin has no package-private types, but kapt writes such stubs.
   */
  public static boolean isPrivate(TypeElement type) {
    Set<Modifier> modifiers = type.getModifiers();
    boolean isPackagePrivate =
        !modifiers.contains(Modifier.PUBLIC) && !modifiers.contains(Modifier.PROTECTED);
    return modifiers.contains(Modifier.PRIVATE)
        || isPackagePrivate
            && type.getEnclosingElement() instanceof TypeElement
            && type.getAnnotationMirrors().stream()
                .anyMatch(a -> a.getAnnotationType().toString().equals("kotlin.Metadata"));
  }

  /** Returns a type and its enclosing types. */
  private static Stream<TypeElement> nesting(TypeElement type) {
    return Stream.<Element>iterate(
            type, TypeElement.class::isInstance, Element::getEnclosingElement)
        .map(TypeElement.class::cast);
  }

  /**
   * Returns the class of a type, or the class of an array's components; empty for primitive types.
   */
  public static Optional<TypeElement> element(TypeMirror type) {
    TypeMirror t = type;
    while (t instanceof ArrayType array) {
      t = array.getComponentType();
    }
    return t instanceof DeclaredType declared && declared.asElement() instanceof TypeElement e
        ? Optional.of(e)
        : Optional.empty();
  }

  /** Returns a phrase for a type, such as {@code the class Foo}. */
  public static String words(TypeMirror type) {
    return element(type).map(TypeMirrors::words).orElseGet(type::toString);
  }

  /** Returns a phrase for an element, such as {@code the class Foo}. */
  public static String words(Element element) {
    ElementKind kind = element.getKind();
    String name = element.getSimpleName().toString();
    return switch (kind) {
      case ENUM -> "the enum " + name;
      case INTERFACE -> "the interface " + name;
      case RECORD -> "the record " + name;
      case ANNOTATION_TYPE -> "the annotation type " + name;
      case PACKAGE -> "the package " + ((PackageElement) element).getQualifiedName();
      case ENUM_CONSTANT -> "the constant " + name;
      case FIELD -> "the field " + name;
      default -> "the class " + name;
    };
  }
}
