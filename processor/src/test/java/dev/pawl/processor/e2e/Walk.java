package dev.pawl.processor.e2e;

import static dev.pawl.processor.e2e.Invocation.invoke;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** Uses the generated types of a machine by reflection, like a program. */
final class Walk {

  private final ClassLoader loader;
  private final String prefix;
  private final Object[] states;
  private final Object[] events;
  private final Map<String, Method> methods = new HashMap<>();
  private final Method tryFire;
  private final Method next;

  /**
   * Opens a compiled machine.
   *
   * @param prefix the package and the prefix of its types
   */
  Walk(ClassLoader loader, String prefix) {
    this.loader = loader;
    this.prefix = prefix;
    Class<?> event = type("Event");
    Class<?> state = type("State");
    this.states = state.isEnum() ? state.getEnumConstants() : type("State$Type").getEnumConstants();
    this.events = event.isEnum() ? event.getEnumConstants() : type("Event$Type").getEnumConstants();
    this.tryFire = method(type("Machine"), "tryFire");
    this.next =
        Stream.of(type("Transitions").getMethods())
            .filter(m -> m.getName().equals("next") && m.getParameterCount() > 1)
            .filter(m -> m.getParameterTypes()[1] == event)
            .findFirst()
            .orElse(null);
  }

  Class<?> type(String suffix) {
    try {
      return Class.forName(prefix + suffix, true, loader);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  boolean exists(String suffix) {
    try {
      return Class.forName(prefix + suffix, false, loader) != null;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  Object[] states() {
    return states;
  }

  Object[] events() {
    return events;
  }

  private Method method(Class<?> type, String name) {
    return methods.computeIfAbsent(
        type.getName() + " " + name,
        key ->
            Stream.of(type.getMethods())
                .filter(m -> m.getName().equals(name))
                .min(Comparator.comparingInt(Method::getParameterCount))
                .orElseThrow(() -> new AssertionError(key)));
  }

  /**
   * Calls the method with a name. If several methods have this name, calls the one with the fewest
   * parameters.
   */
  Object call(Object target, Class<?> type, String name, Object... arguments) {
    return invoke(method(type, name), target, arguments);
  }

  /** Returns the state after an event; rethrows the error if it is refused. */
  Object next(Object state, Object event, List<Object> surroundings) {
    Object[] arguments = new Object[2 + surroundings.size()];
    arguments[0] = state;
    arguments[1] = event;
    for (int i = 0; i < surroundings.size(); i++) {
      arguments[2 + i] = surroundings.get(i);
    }
    return invoke(next, null, arguments);
  }

  /** Creates an instance in a state, or in the initial state if the state is null. */
  Object instance(Object state, Object context, Object logic, Object effects) {
    Object builder = call(null, type("Machine"), "builder");
    Class<?> type = type("Machine$Builder");
    if (state != null) {
      // charts also have from(snapshot)
      Method from =
          Stream.of(type.getMethods())
              .filter(m -> m.getName().equals("from") && m.getParameterTypes()[0].isInstance(state))
              .findFirst()
              .orElseThrow();
      invoke(from, builder, state);
    }
    if (context != null) {
      call(builder, type, "context", context);
    }
    if (logic != null) {
      call(builder, type, "logic", logic);
    }
    if (effects != null) {
      call(builder, type, "effects", effects);
    }
    return call(builder, type, "build");
  }

  /** Returns the {@code Outcome} of an attempt. */
  Object tryFire(Object instance, Object event) {
    return invoke(tryFire, instance, event);
  }

  boolean hasContext() {
    return Stream.of(type("Machine").getMethods()).anyMatch(m -> m.getName().equals("context"));
  }

  Object context(Object instance) {
    return call(instance, type("Machine"), "context");
  }

  Object state(Object instance) {
    return call(instance, type("Machine"), "state");
  }

  /**
   * Returns an implementation of a generated interface; a function returns the results by method.
   */
  Object implement(String suffix, Function<Method, Object> answer) {
    Class<?> type = type(suffix);
    return Proxy.newProxyInstance(
        loader,
        new Class<?>[] {type},
        (proxy, method, arguments) ->
            method.getDeclaringClass() == Object.class ? "proxy" : answer.apply(method));
  }
}
