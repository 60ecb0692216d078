package dev.pawl.samples;

import dev.pawl.Outcome;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Calls the generated types of any machine by reflection. These types have no common interface, but
 * their names and signatures follow the same rules for all machines.
 *
 * @param machine the name of the machine, with its package
 * @param states the enum of its states
 * @param <S> the type of states
 */
record Generated<S extends Enum<S>>(String machine, Class<S> states) {

  boolean canTransition(S from, S to) {
    return (Boolean) call("Transitions", "canTransition", from, to);
  }

  S transition(S from, S to) {
    return states.cast(call("Transitions", "transition", from, to));
  }

  Set<?> events(S from) {
    return (Set<?>) call("Transitions", "events", from);
  }

  Set<?> targets(S from) {
    return (Set<?>) call("Transitions", "targets", from);
  }

  Set<?> initialStates() {
    return (Set<?>) call("Transitions", "initialStates");
  }

  Set<?> finalStates() {
    return (Set<?>) call("Transitions", "finalStates");
  }

  /**
   * Returns the result of {@code isInitial}, {@code isFinal} or the method of a tag.
   *
   * @param what the name of the method
   */
  boolean is(String what, S state) {
    return (Boolean) call("Transitions", what, state);
  }

  /**
   * Returns the constant of a view.
   *
   * @param method the method of the view
   */
  Object view(String method, S state) {
    return call("Transitions", method, state);
  }

  boolean isLegal(S from, S to) {
    return (Boolean) call("Validator", "isLegal", from, to);
  }

  void requireLegal(S from, S to) {
    call("Validator", "requireLegal", from, to);
  }

  String toWire(S state) {
    return (String) call("Codec", "toWire", state);
  }

  S fromWire(String name) {
    return states.cast(call("Codec", "fromWire", name));
  }

  Object eventFromWire(String name) {
    return call("Codec", "eventFromWire", name);
  }

  String eventToWire(Enum<?> event) {
    return (String) call("Codec", "eventToWire", event);
  }

  /** Returns the methods with which the phase of a state fires events. */
  List<Method> phaseMethods(S state) {
    Object phase = call("Phase", "of", state);
    return Stream.of(phase.getClass().getDeclaredMethods())
        .filter(m -> !m.isSynthetic() && !List.of("state", "toString").contains(m.getName()))
        .toList();
  }

  /** Returns the class of a state's phase. */
  Class<?> phase(S state) {
    return call("Phase", "of", state).getClass();
  }

  /** Returns the stimulus of an event without payload, for a machine without context and logic. */
  Stimulus<S> stimulus(String label, Enum<?> event) {
    String method = methodName(event);
    return new Stimulus<>(
        label,
        event,
        from -> states.cast(call("Transitions", "next", from, event)),
        from -> (Boolean) call("Transitions", "permits", from, event),
        from -> states.cast(on(call("Machine", "from", from), method)),
        from -> outcome(on(call("Machine", "from", from), "tryFire", event)));
  }

  /** Calls the function that is named after an event. */
  S eventFunction(Enum<?> event, S from) {
    return states.cast(call("Transitions", methodName(event), from));
  }

  /** Returns the method name of a constant, such as {@code halfOpen} for {@code HALF_OPEN}. */
  static String methodName(Enum<?> constant) {
    StringBuilder name = new StringBuilder();
    for (String word : constant.name().toLowerCase(Locale.ROOT).split("_")) {
      name.append(
          name.length() == 0 ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return name.toString();
  }

  @SuppressWarnings("unchecked") // tryFire of a machine with this type of states returned it
  private Outcome<S> outcome(Object outcome) {
    return (Outcome<S>) outcome;
  }

  private Object call(String part, String method, Object... arguments) {
    try {
      return invoke(Class.forName(machine + part), null, method, arguments);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static Object on(Object target, String method, Object... arguments) {
    Class<?> type = target.getClass();
    return invoke(type, target, method, arguments);
  }

  private static Object invoke(Class<?> type, Object target, String name, Object... arguments) {
    Method method =
        Stream.of(type.getMethods())
            .filter(m -> m.getName().equals(name) && accepts(m, arguments))
            .findFirst()
            .orElseThrow(() -> new AssertionError(type + " has no " + name));
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException thrown) {
        throw thrown;
      }
      throw new AssertionError(e.getCause());
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }

  private static boolean accepts(Method method, Object... arguments) {
    Class<?>[] parameters = method.getParameterTypes();
    if (parameters.length != arguments.length) {
      return false;
    }
    for (int i = 0; i < parameters.length; i++) {
      if (!parameters[i].isInstance(arguments[i])) {
        return false;
      }
    }
    return true;
  }
}
