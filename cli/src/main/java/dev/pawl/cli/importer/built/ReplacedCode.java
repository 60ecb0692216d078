package dev.pawl.cli.importer.built;

import java.lang.reflect.Proxy;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Implementations of generated interfaces that run the guards and actions of another library. */
public final class ReplacedCode {

  private ReplacedCode() {}

  /**
   * Returns an implementation of the generated interface of guards.
   *
   * @param guards gets the name of a method and returns whether the guard holds
   */
  public static <L> L logic(Class<L> type, Predicate<String> guards) {
    return implementation(type, guards::test);
  }

  /**
   * Returns an implementation of the generated interface of effects.
   *
   * @param actions gets the name of a method and runs the action
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
