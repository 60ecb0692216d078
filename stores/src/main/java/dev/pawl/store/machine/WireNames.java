package dev.pawl.store.machine;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The stored names of a machine's states and events. Immutable and thread-safe.
 *
 * @param states the names of all states
 * @param former the former names of states
 * @param toWire returns the name of a state
 * @param fromWire returns the state with a name; null if states carry data
 * @param current returns the current name for a current or former name
 * @param declared returns the declared name of a state
 * @param eventToWire returns the name of an event
 * @param eventFromWire returns the event with a name; null if events carry a payload
 */
record WireNames<S, E>(
    List<String> states,
    List<String> former,
    Function<? super S, String> toWire,
    @Nullable Function<String, ? extends S> fromWire,
    UnaryOperator<String> current,
    UnaryOperator<String> declared,
    Function<? super E, String> eventToWire,
    @Nullable Function<String, ? extends E> eventFromWire) {

  void requireInitial(String machine, Set<String> initial) {
    if (initial.isEmpty()) {
      throw new IllegalStateException(machine + " needs initial(…).");
    }
    if (!states.containsAll(initial)) {
      throw new IllegalStateException(
          "The initial states " + initial + " of " + machine + " are not among " + states + ".");
    }
  }

  /** Returns the current name and the former names of a state. */
  List<String> of(String name) {
    return Stream.concat(
            Stream.of(name), former.stream().filter(f -> currentOr(f, "").equals(name)))
        .distinct()
        .toList();
  }

  @Nullable S state(String name) {
    if (fromWire != null) {
      return fromWire.apply(name);
    }
    String unused = current.apply(name); // throws if there is no such state
    return null;
  }

  @Nullable E event(@Nullable String name) {
    return eventFromWire == null || name == null ? null : eventFromWire.apply(name);
  }

  boolean knowsEvent(String name) {
    try {
      event(name);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  String currentOr(String name, String otherwise) {
    return known(current, name, otherwise);
  }

  String declaredOr(String name, String otherwise) {
    return known(declared, name, otherwise);
  }

  private static String known(UnaryOperator<String> names, String name, String otherwise) {
    try {
      return names.apply(name);
    } catch (IllegalArgumentException e) {
      return otherwise;
    }
  }
}
