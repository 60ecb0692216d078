package dev.pawl.processor.read.annotation;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** Finds types that do not exist in the declarations of a program. */
public final class MissingTypes {

  private MissingTypes() {}

  /**
   * Returns whether a declaration in a type or in its nested types names a type that does not
   * exist.
   */
  public static boolean in(TypeElement type) {
    return supertypes(type).anyMatch(MissingTypes::isMissing)
        || type.getEnclosedElements().stream().anyMatch(MissingTypes::inMember);
  }

  /**
   * Returns whether a supertype of a type does not exist, so that inherited members are unknown.
   */
  static boolean isAbove(TypeElement type) {
    return supertypes(type)
        .anyMatch(
            above ->
                isMissing(above)
                    || (above instanceof DeclaredType declared
                        && isAbove((TypeElement) declared.asElement())));
  }

  private static Stream<TypeMirror> supertypes(TypeElement type) {
    return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream());
  }

  private static boolean inMember(Element member) {
    if (member instanceof TypeElement type) {
      return in(type);
    } else if (member instanceof ExecutableElement method) {
      return isMissing(method.getReturnType())
          || method.getThrownTypes().stream().anyMatch(MissingTypes::isMissing)
          || method.getParameters().stream().anyMatch(MissingTypes::inMember);
    }
    return member instanceof VariableElement && isMissing(member.asType());
  }

  /** Returns whether a type or a part of it does not exist. */
  static boolean isMissing(@Nullable TypeMirror type) {
    if (type == null || type.getKind() == TypeKind.ERROR) {
      return type != null;
    } else if (type instanceof ArrayType array) {
      return isMissing(array.getComponentType());
    } else if (type instanceof WildcardType wildcard) {
      return isMissing(wildcard.getExtendsBound()) || isMissing(wildcard.getSuperBound());
    }
    List<? extends TypeMirror> arguments =
        type instanceof DeclaredType declared ? declared.getTypeArguments() : List.of();
    return arguments.stream().anyMatch(MissingTypes::isMissing);
  }
}
