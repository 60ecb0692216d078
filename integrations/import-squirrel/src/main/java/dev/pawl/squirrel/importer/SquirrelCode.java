package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.CodeClass;
import dev.pawl.cli.importer.MethodWords;
import dev.pawl.cli.importer.UserCode;
import dev.pawl.language.model.name.Words;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import org.squirrelframework.foundation.fsm.Action;
import org.squirrelframework.foundation.fsm.Condition;
import org.squirrelframework.foundation.fsm.annotation.ExecuteWhen;
import org.squirrelframework.foundation.fsm.impl.MethodCallActionImpl;
import org.squirrelframework.foundation.fsm.impl.MethodCallActionProxyImpl;
import org.squirrelframework.foundation.fsm.impl.MethodReferenceActionImpl;

/**
 * A condition or an action of the user.
 *
 * @param called the {@code Condition} or {@code Action} that the machine calls
 * @param name the name of the condition or action in squirrel
 */
record SquirrelCode(Object called, String name) implements UserCode {

  private static final String MVEL = "mvel#";
  private static final String NO_NAME = "_NoName_";

  static SquirrelCode of(Condition<?> condition) {
    return new SquirrelCode(condition, condition.name());
  }

  static SquirrelCode of(Action<?, ?, ?, ?> action) {
    return new SquirrelCode(action, action.name());
  }

  @Override
  public Object original() {
    return called instanceof MethodReferenceActionImpl<?, ?, ?, ?> reference
        ? SquirrelInternals.reference(reference)
        : called;
  }

  /**
   * Returns a key that is equal for equal code. The key is a text for a method or script, the class
   * for an object without fields, and the object itself for any other object.
   */
  @Override
  public Object key() {
    if (isMethod()) {
      return "method " + name;
    } else if (isMvel()) {
      return called.toString();
    }
    Object original = original();
    return hasFields(original.getClass()) ? original : original.getClass();
  }

  private boolean isMethod() {
    return called instanceof MethodCallActionImpl || called instanceof MethodCallActionProxyImpl;
  }

  private boolean isMvel() {
    return called.getClass().getSimpleName().startsWith("Mvel")
        && called.toString().startsWith(MVEL);
  }

  private static boolean hasFields(Class<?> type) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      if (Arrays.stream(c.getDeclaredFields()).anyMatch(SquirrelCode::isOfInstance)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfInstance(Field field) {
    return !Modifier.isStatic(field.getModifiers());
  }

  /**
   * Returns the MVEL script without the name at its beginning. If the code is not an MVEL script,
   * returns empty.
   */
  @Override
  public Optional<String> expression() {
    if (!isMvel()) {
      return Optional.empty();
    }
    String script = called.toString().substring(MVEL.length());
    int begin = name.equals(NO_NAME) ? 0 : script.lastIndexOf(':') + 1;
    return Optional.of(script.substring(begin).strip());
  }

  @Override
  public Optional<String> declaredName() {
    if (isMethod()) {
      return Optional.of(name);
    }
    Optional<String> words =
        called instanceof MethodReferenceActionImpl || name.equals(NO_NAME)
            ? Optional.empty()
            : Optional.of(Words.of(name).method()).filter(n -> !n.isEmpty());
    return words
        .or(() -> expression().map(e -> MethodWords.of(e, "expression")))
        .or(() -> CodeClass.of(original()).name());
  }

  @Override
  public String describe() {
    Optional<Method> method =
        called instanceof Action<?, ?, ?, ?> action
            ? SquirrelInternals.calledMethod(action)
            : Optional.empty();
    return method.map(SquirrelCode::describe).orElseGet(() -> CodeClass.of(original()).describe());
  }

  private static String describe(Method method) {
    ExecuteWhen when = method.getAnnotation(ExecuteWhen.class);
    return "the method "
        + method.getName()
        + " of "
        + method.getDeclaringClass().getName()
        + (when == null ? "" : ", only when " + when.value());
  }
}
