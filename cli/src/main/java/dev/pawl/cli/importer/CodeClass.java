package dev.pawl.cli.importer;

import java.util.Locale;
import java.util.Optional;

/**
 * The class of a guard or action in another library.
 *
 * @param type the class of the guard object or action object
 */
public record CodeClass(Class<?> type) {

  /** Returns the class of a guard object or action object. */
  public static CodeClass of(Object code) {
    return new CodeClass(code.getClass());
  }

  /**
   * Returns a name for the guard or action, derived from its class. For an anonymous class, returns
   * the name of the method that contains the class. Returns empty for a lambda.
   */
  public Optional<String> name() {
    if (isLambda()) {
      return Optional.empty();
    }
    if (type.isAnonymousClass()) {
      return Optional.ofNullable(type.getEnclosingMethod()).map(m -> m.getName());
    }
    String name = type.getSimpleName();
    return Optional.of(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
  }

  /**
   * Returns a description of the class for comments and remarks, such as "a lambda of
   * com.acme.Orders".
   */
  public String describe() {
    if (isLambda()) {
      String name = type.getName();
      return "a lambda of " + name.substring(0, name.indexOf("$$Lambda"));
    }
    return type.isAnonymousClass()
        ? "an anonymous class of " + type.getEnclosingClass().getName()
        : type.getName();
  }

  private boolean isLambda() {
    return type.getName().contains("$$Lambda");
  }
}
