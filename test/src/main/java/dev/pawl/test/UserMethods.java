package dev.pawl.test;

import dev.pawl.DeclaredName;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.name.JavaName;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The methods of a machine's logic and effects, and implementations of them for tests. */
final class UserMethods {

  // declared names, by the name of the Java method
  private final Map<String, String> predicates = new HashMap<>();
  private final Map<String, String> choices = new HashMap<>();
  private final Map<String, String> delays = new HashMap<>();
  private final Map<String, String> updates = new HashMap<>();
  private final Map<String, String> effects = new HashMap<>();

  UserMethods(Machine model) {
    for (State state : model.tree().nodes()) {
      state.transitions().forEach(this::read);
      state.behavior().always().forEach(this::read);
      add(state.behavior().entry().effects(), effects);
      add(state.behavior().exit().effects(), effects);
      state
          .behavior()
          .timers()
          .forEach(
              t -> {
                if (t.delay().constant().isEmpty()) {
                  add(t.delay().text(), delays);
                }
              });
    }
  }

  private void read(Transition transition) {
    transition.guard().ifPresent(g -> g.formula().predicates().forEach(p -> add(p, predicates)));
    transition.choose().ifPresent(c -> add(c.name(), choices));
    transition.update().ifPresent(u -> add(u.name(), updates));
    add(transition.effects(), effects);
  }

  Set<String> predicateNames() {
    return new TreeSet<>(predicates.values());
  }

  Set<String> choiceNames() {
    return new TreeSet<>(choices.values());
  }

  /** Returns the declared names of the methods of the logic that compute delays. */
  Set<String> delayNames() {
    return new TreeSet<>(delays.values());
  }

  private static void add(List<NameReference> names, Map<String, String> all) {
    names.forEach(n -> add(n.name(), all));
  }

  private static void add(String name, Map<String, String> all) {
    all.put(JavaName.ofUserMethod(name), name);
  }

  /**
   * Returns an implementation of the logic that returns the results that the test sets.
   *
   * @param answers the object that returns the test's results and records the results of the user's
   *     logic
   * @param own the user's logic; null if the test sets all results
   */
  Object logic(Class<?> logic, Answers answers, @Nullable Object own) {
    return proxy(
        logic,
        (method, arguments) -> {
          String name = method.getName();
          if (own == null || isReplaced(name, answers)) {
            return given(method, arguments, answers);
          }
          Object result = Reflection.call(method, own, arguments);
          if (predicates.containsKey(name) && result instanceof Boolean answer) {
            answers.recordAnswer(predicates.get(name), answer);
          }
          return result;
        });
  }

  private boolean isReplaced(String name, Answers answers) {
    return Stream.of(predicates, choices, delays)
        .map(declared -> declared.get(name))
        .anyMatch(d -> d != null && answers.replaces(d));
  }

  private @Nullable Object given(Method method, Object[] arguments, Answers answers) {
    String name = method.getName();
    Class<?> result = method.getReturnType();
    if (predicates.containsKey(name) && result == boolean.class) {
      return answers.answer(predicates.get(name));
    } else if (choices.containsKey(name) && result.isEnum()) {
      List<String> all =
          Arrays.stream(result.getEnumConstants()).map(UserMethods::chosenState).toList();
      return constant(result, answers.choice(choices.get(name), all));
    } else if (delays.containsKey(name) && result == Duration.class) {
      return answers.delay(delays.get(name));
    } else if (updates.containsKey(name)) {
      for (int i = 0; i < arguments.length; i++) {
        if (method.getParameterTypes()[i] == result) {
          return arguments[i];
        }
      }
    }
    return DefaultValues.of(result, name);
  }

  /** Returns the declared name of the state that a constant of a choice represents. */
  private static String chosenState(Object choice) {
    return DeclaredName.of(
        Reflection.call(Reflection.method(choice.getClass(), "state", 0), choice));
  }

  private static Object constant(Class<?> type, String declared) {
    return Arrays.stream((Object[]) type.getEnumConstants())
        .filter(c -> chosenState(c).equals(declared))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(type + " has no constant " + declared));
  }

  /** Returns an implementation of the effects that reports each call, and passes it on. */
  Object effects(Class<?> interfaceType, Consumer<String> ran, @Nullable Object own) {
    return proxy(
        interfaceType,
        (method, arguments) -> {
          ran.accept(effects.getOrDefault(method.getName(), method.getName()));
          return own == null ? null : Reflection.call(method, own, arguments);
        });
  }

  private interface Behavior {
    @Nullable Object invoke(Method method, Object[] arguments);
  }

  private static Object proxy(Class<?> interfaceType, Behavior behavior) {
    InvocationHandler handler =
        (self, method, arguments) -> {
          Object[] given = arguments == null ? new Object[0] : arguments;
          if (method.getDeclaringClass() == Object.class) {
            return switch (method.getName()) {
              case "equals" -> self == given[0];
              case "hashCode" -> System.identityHashCode(self);
              default -> "test double of " + interfaceType.getSimpleName();
            };
          }
          return behavior.invoke(method, given);
        };
    return Proxy.newProxyInstance(
        interfaceType.getClassLoader(), PackageMarker.proxied(interfaceType), handler);
  }
}
