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
 * A type lookup without a compiler. It knows the types of the JDK. It accepts every other name as a
 * type, in the machine's package if the name is not qualified.
 */
public final class UnknownTypes extends TypeResolver {

  /** The packages whose types can be named without their package. */
  private static final List<String> IMPLIED =
      List.of("java.lang", "java.util", "java.time", "java.math");

  private final Set<String> assumed = new TreeSet<>();

  /** Returns the qualified names of the types that were accepted without being known, sorted. */
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
    Optional<Class<?>> known = ofJdk(name);
    return known.isPresent()
        ? ofJdk(known.get(), arguments, dimensions)
        : Optional.of(assumed(name, arguments, dimensions, fromPackage));
  }

  private static Optional<Class<?>> ofJdk(String name) {
    List<String> packages = new ArrayList<>(IMPLIED);
    packages.add(0, "");
    for (String owner : packages) {
      String qualified = owner.isEmpty() ? name : owner + "." + name;
      Optional<Class<?>> found = nested(qualified);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Returns a class of the JDK by its canonical name, in which nested classes follow a dot. */
  private static Optional<Class<?>> nested(String canonicalName) {
    String name = canonicalName;
    while (name.startsWith("java.")) {
      try {
        Class<?> type = Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        return canonicalName.equals(type.getCanonicalName()) ? Optional.of(type) : Optional.empty();
      } catch (ClassNotFoundException | LinkageError e) {
        int dot = name.lastIndexOf('.');
        name = name.substring(0, dot) + "$" + name.substring(dot + 1);
      }
    }
    return Optional.empty();
  }

  private static Optional<TypeRef> ofJdk(Class<?> type, List<TypeRef> arguments, int dimensions) {
    int parameters = type.getTypeParameters().length;
    if (!arguments.isEmpty() && arguments.size() != parameters) {
      return Optional.empty();
    }
    List<TypeRef> all = new ArrayList<>(arguments);
    while (all.size() < parameters) {
      all.add(TypeRef.of("", "?"));
    }
    String packageName = type.getPackageName();
    String simple = type.getCanonicalName().substring(packageName.length() + 1);
    return Optional.of(new TypeRef(packageName, List.of(simple.split("\\.")), all, dimensions));
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
        type.dimensions() > 0 || type.isPrimitive() || type.packageName().startsWith("java.");
    return none ? Optional.empty() : Optional.of(List.of());
  }

  @Override
  public List<String> near(String text, String fromPackage) {
    return List.of();
  }
}
