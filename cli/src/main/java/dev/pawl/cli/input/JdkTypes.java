package dev.pawl.cli.input;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;

/** The public types of the running JDK. The playground replaces this class by a table. */
public final class JdkTypes {

  private JdkTypes() {}

  /**
   * A type of the JDK.
   *
   * @param packageName the package of the type
   * @param simpleNames the simple names of the enclosing types, then of the type
   * @param parameters the number of type parameters of the type
   */
  public record JdkType(String packageName, List<String> simpleNames, int parameters) {}

  /**
   * Returns a public type in a package that starts with {@code java.}.
   *
   * @param canonicalName the qualified name, in which nested types follow a dot
   */
  public static Optional<JdkType> find(String canonicalName) {
    String name = canonicalName;
    while (name.startsWith("java.")) {
      try {
        Class<?> type = Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        return canonicalName.equals(type.getCanonicalName()) ? of(type) : Optional.empty();
      } catch (ClassNotFoundException | LinkageError e) {
        int dot = name.lastIndexOf('.');
        name = name.substring(0, dot) + "$" + name.substring(dot + 1);
      }
    }
    return Optional.empty();
  }

  /** Returns a type with a canonical name; empty if it is not public. */
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
