package dev.pawl.cli.input;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;

/**
 * The public types of the JDK that runs Pawl. In the playground, a class with a fixed list replaces
 * this class.
 */
public final class JdkTypes {

  private JdkTypes() {}

  /**
   * A type of the JDK.
   *
   * @param simpleNames the simple names of the enclosing types, followed by the simple name of the
   *     type
   * @param parameters the number of type parameters
   */
  public record JdkType(String packageName, List<String> simpleNames, int parameters) {}

  /**
   * Returns the public type with a canonical name; empty if the package does not start with {@code
   * java.}, or if there is no such type.
   *
   * @param canonicalName the package, the enclosing types and the type, separated by dots
   */
  public static Optional<JdkType> find(String canonicalName) {
    return load(canonicalName).flatMap(JdkTypes::of);
  }

  /** Returns whether the type with a canonical name is an enum, or does not exist in this JDK. */
  static boolean mayBeEnum(String canonicalName) {
    return load(canonicalName).map(Class::isEnum).orElse(true);
  }

  private static Optional<Class<?>> load(String canonicalName) {
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

  /** Returns the description of a class; empty if the class is not public. */
  public static Optional<JdkType> of(Class<?> type) {
    for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
      if (!Modifier.isPublic(outer.getModifiers())) {
        return Optional.empty();
      }
    }
    String packageName = type.getPackageName();
    String simple = type.getCanonicalName().substring(packageName.length() + 1);
    return Optional.of(
        new JdkType(packageName, List.of(simple.split("\\.")), type.getTypeParameters().length));
  }
}
