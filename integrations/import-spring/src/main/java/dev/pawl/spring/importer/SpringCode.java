package dev.pawl.spring.importer;

import dev.pawl.cli.importer.CodeClass;
import dev.pawl.cli.importer.UserCode;
import java.lang.reflect.Field;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.expression.Expression;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.action.Actions;
import org.springframework.statemachine.action.SpelExpressionAction;
import org.springframework.statemachine.guard.Guard;
import org.springframework.statemachine.guard.SpelExpressionGuard;

/**
 * A guard or an action of the user. Spring Statemachine wraps the user's object in its own
 * functions, so this record contains the wrapper and the user's object.
 *
 * @param wrapped the object that the machine calls
 * @param original the user's object
 * @param errorAction the action that is called if the user's object throws an exception; null if
 *     there is no such action
 */
record SpringCode(Object wrapped, Object original, @Nullable Object errorAction)
    implements UserCode {

  private static final String HELPERS = Actions.class.getPackageName() + ".Actions$";
  private static final String GUARDS = "org.springframework.statemachine.guard.Guards$";

  /** Finds the user's object in a guard or an action of a machine. */
  static SpringCode of(Object wrapped) {
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
    return new SpringCode(wrapped, original, errorAction);
  }

  private static boolean isHelper(Object code) {
    String name = code.getClass().getName();
    return name.startsWith(HELPERS) || name.startsWith(GUARDS);
  }

  @Override
  public Object key() {
    return original;
  }

  /**
   * Returns the text of the expression if the user's object is an expression in Spring's expression
   * language. If the user's object is not such an expression, returns empty.
   */
  @Override
  public Optional<String> expression() {
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

  @Override
  public Optional<String> declaredName() {
    return expression().isPresent() ? Optional.empty() : CodeClass.of(original).name();
  }

  @Override
  public String describe() {
    return CodeClass.of(original).describe();
  }
}
