package dev.pawl.cli.importer;

import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Implementations of generated interfaces that call the guards and actions of another library. */
public final class ReplacedCode {

  private ReplacedCode() {}

  /**
   * Returns an implementation of the interface {@code Logic} of a machine.
   *
   * @param guards returns whether a guard holds, by the name of its method
   */
  public static <L> L logic(Class<L> type, Predicate<String> guards) {
    return implementation(type, guards::test);
  }

  /**
   * Returns an implementation of the interface {@code Effects} of a machine.
   *
   * @param actions runs an action, by the name of its method
   */
  public static <X> X effects(Class<X> type, Consumer<String> actions) {
    return implementation(
        type,
        name -> {
          actions.accept(name);
          return null;
        });
  }

  private static <T> T implementation(Class<T> type, Function<String, @Nullable Object> answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              Object answer = ObjectMethods.answer(proxy, method, arguments);
              return answer != null ? answer : answers.apply(method.getName());
            }));
  }
}
