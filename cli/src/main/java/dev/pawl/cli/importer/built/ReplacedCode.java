package dev.pawl.cli.importer.built;

import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Implementations of generated interfaces that run the guards and actions of another library. */
public final class ReplacedCode {

  private ReplacedCode() {}

  /**
   * Returns an implementation of the generated interface of guards.
   *
   * @param guards gets the name of a method and returns whether the guard holds
   */
  public static <L> L logic(Class<L> type, Predicate<String> guards) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              Object answer = ObjectMethods.answer(proxy, method, arguments);
              return answer != null ? answer : guards.test(method.getName());
            }));
  }

  /**
   * Returns an implementation of the generated interface of effects.
   *
   * @param actions gets the name of a method and runs the action
   */
  public static <X> X effects(Class<X> type, Consumer<String> actions) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              Object answer = ObjectMethods.answer(proxy, method, arguments);
              if (answer == null) {
                actions.accept(method.getName());
              }
              return answer;
            }));
  }
}
