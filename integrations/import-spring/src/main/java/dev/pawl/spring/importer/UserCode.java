package dev.pawl.spring.importer;

import java.lang.reflect.Field;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.expression.Expression;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.action.Actions;
import org.springframework.statemachine.action.SpelExpressionAction;
import org.springframework.statemachine.guard.Guard;
import org.springframework.statemachine.guard.SpelExpressionGuard;

/**
 * A guard or an action of the user. Spring Statemachine wraps it in functions of its own; this
 * record has both.
 *
 * @param wrapped the object that the machine calls
 * @param original the object that the user gave
 * @param errorAction the action that is called if the original throws; null if there is none
 */
record UserCode(Object wrapped, Object original, @Nullable Object errorAction) {

  private static final String HELPERS = Actions.class.getPackageName() + ".Actions$";
  private static final String GUARDS = "org.springframework.statemachine.guard.Guards$";

  /** Unwraps a guard or an action of a machine. */
  static UserCode of(Object wrapped) {
    Object original = wrapped;
    Object errorAction = null;
    while (isHelper(original)) {
      Object inner = null;
      Object outer = original;
      for (Field field : outer.getClass().getDeclaredFields()) {
        Object value = SpringInternals.field(outer.getClass(), field.getName(), outer);
        if (field.getName().endsWith("errorAction")) {
          errorAction = value;
        } else if (value instanceof Action || value instanceof Guard) {
          inner = value;
        }
      }
      if (inner == null) {
        break;
      }
      original = inner;
    }
    return new UserCode(wrapped, original, errorAction);
  }

  private static boolean isHelper(Object code) {
    String name = code.getClass().getName();
    return name.startsWith(HELPERS) || name.startsWith(GUARDS);
  }

  /** Returns the text of an expression in Spring's expression language. */
  Optional<String> expression() {
    Class<?> type =
        original instanceof SpelExpressionGuard
            ? SpelExpressionGuard.class
            : SpelExpressionAction.class;
    if (!type.isInstance(original)) {
      return Optional.empty();
    }
    Object expression = SpringInternals.field(type, "expression", original);
    return Optional.ofNullable((Expression) expression).map(Expression::getExpressionString);
  }

  /**
   * Returns the name that the class of the code suggests: its own, or that of the method that
   * contains an anonymous class. Lambdas have none.
   */
  Optional<String> declaredName() {
    Class<?> type = original.getClass();
    if (isLambda()) {
      return Optional.empty();
    }
    if (type.isAnonymousClass()) {
      return Optional.ofNullable(type.getEnclosingMethod()).map(m -> m.getName());
    }
    String name = type.getSimpleName();
    return Optional.of(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
  }

  /** Returns a description of the class of the code, for comments. */
  String describe() {
    Class<?> type = original.getClass();
    if (isLambda()) {
      String name = type.getName();
      return "a lambda of " + name.substring(0, name.indexOf("$$Lambda"));
    }
    return type.isAnonymousClass()
        ? "an anonymous class of " + type.getEnclosingClass().getName()
        : type.getName();
  }

  private boolean isLambda() {
    return original.getClass().getName().contains("$$Lambda");
  }
}
