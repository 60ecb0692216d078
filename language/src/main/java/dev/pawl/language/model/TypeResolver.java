package dev.pawl.language.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A type lookup that parses the text of a type. Subclasses only resolve the names in the text. */
public abstract class TypeResolver implements TypeLookup {

  @Override
  public final Optional<TypeRef> resolve(String text, String fromPackage) {
    return TypeText.parse(text).flatMap(t -> resolve(t, fromPackage));
  }

  private Optional<TypeRef> resolve(TypeText type, String fromPackage) {
    if (TypeRef.isPrimitiveName(type.name())) {
      return type.arguments().isEmpty()
          ? Optional.of(new TypeRef("", List.of(type.name()), List.of(), type.dimensions()))
          : Optional.empty();
    }
    List<TypeRef> arguments = new ArrayList<>();
    for (TypeText argument : type.arguments()) {
      resolve(argument, fromPackage).filter(t -> !t.isPrimitive()).ifPresent(arguments::add);
    }
    if (arguments.size() < type.arguments().size()) {
      return Optional.empty();
    }
    return type.isWildcard()
        ? Optional.of(new TypeRef("", List.of(type.name()), arguments, 0))
        : named(type.name(), arguments, type.dimensions(), fromPackage);
  }

  /**
   * Resolves a name that is not the name of a primitive type.
   *
   * @param arguments the type arguments as written; if the list is empty, the returned type has
   *     unbounded wildcards as arguments
   * @return the type; empty if no type has the name or if the number of type parameters differs
   */
  protected abstract Optional<TypeRef> named(
      String name, List<TypeRef> arguments, int dimensions, String fromPackage);
}
