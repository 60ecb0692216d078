package dev.pawl.cli.input;

import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.TypeResolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A look-up of types without a compiler. Types of the JDK are known. Any other name is also
 * accepted as the name of a type. A name without a package is taken as the name of a type in the
 * machine's package.
 */
public final class UnknownTypes extends TypeResolver {

  /** The packages that a declaration can omit in the names of types. */
  private static final List<String> IMPLIED =
      List.of("java.lang", "java.util", "java.time", "java.math");

  private final Set<String> assumed = new TreeSet<>();

  /**
   * Returns the qualified names of the types that were accepted although it is not known whether
   * they exist, in alphabetical order.
   */
  public Set<String> assumed() {
    return assumed;
  }

  @Override
  public boolean known() {
    return false;
  }

  @Override
  protected Optional<TypeRef> named(
      String name, List<TypeRef> arguments, int dimensions, String fromPackage) {
    Optional<JdkTypes.JdkType> known = ofJdk(name);
    return known.isPresent()
        ? ofJdk(known.get(), arguments, dimensions)
        : Optional.of(assumed(name, arguments, dimensions, fromPackage));
  }

  private static Optional<JdkTypes.JdkType> ofJdk(String name) {
    List<String> packages = new ArrayList<>(IMPLIED);
    packages.add(0, "");
    for (String owner : packages) {
      Optional<JdkTypes.JdkType> found = JdkTypes.find(owner.isEmpty() ? name : owner + "." + name);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<TypeRef> ofJdk(
      JdkTypes.JdkType type, List<TypeRef> arguments, int dimensions) {
    if (!arguments.isEmpty() && arguments.size() != type.parameters()) {
      return Optional.empty();
    }
    List<TypeRef> all = new ArrayList<>(arguments);
    while (all.size() < type.parameters()) {
      all.add(TypeRef.of("", "?"));
    }
    return Optional.of(new TypeRef(type.packageName(), type.simpleNames(), all, dimensions));
  }

  private TypeRef assumed(
      String name, List<TypeRef> arguments, int dimensions, String fromPackage) {
    List<String> parts = List.of(name.split("\\."));
    int classes = TypeRef.outermost(parts);
    String packageName =
        classes == 0
            ? fromPackage
            : parts.subList(0, classes).stream().collect(Collectors.joining("."));
    TypeRef raw = new TypeRef(packageName, parts.subList(classes, parts.size()), List.of(), 0);
    assumed.add(raw.qualifiedName());
    return new TypeRef(packageName, raw.simpleNames(), arguments, dimensions);
  }

  @Override
  public Optional<List<String>> constants(TypeRef type) {
    boolean none =
        type.dimensions() > 0
            || type.isPrimitive()
            || type.packageName().startsWith("java.") && !JdkTypes.mayBeEnum(type.qualifiedName());
    return none ? Optional.empty() : Optional.of(List.of());
  }

  @Override
  public List<String> near(String text, String fromPackage) {
    return List.of();
  }
}
