package dev.pawl.store.machine;

import dev.pawl.engine.JsonReader;
import dev.pawl.engine.Purpose;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** The timers that run in a state that has just been entered. Thread-safe. */
public final class StateTimers {

  private StateTimers() {}

  /**
   * The timers of a state and of those around it, by the names of their events, with how long they
   * run. An instance is opened in the state to find out, with the context that instances begin
   * with.
   *
   * @param name the name of the state, in data
   * @return none if it has none
   * @throws IllegalArgumentException if the machine has no such state
   * @throws IllegalStateException if a name does not tell the configuration, since the machine has
   *     regions or states that carry data; or if no instance can be opened there, since the program
   *     gives none a context
   */
  public static <S, E> Map<String, Duration> of(StoredMachine<S, E> machine, String name) {
    S state = machine.state(name);
    if (!machine.hasTimers()) {
      return Map.of();
    }
    if (state == null || machine.hasRegions()) {
      throw new IllegalStateException(
          machine.name()
              + " has regions or states that carry data, so that the name "
              + name
              + " does not tell which timers run: force the instance to its state.");
    }
    Opening<S, E> opening = Opening.<S, E>of("none", state, 1).purpose(Purpose.FORCE).build();
    Map<String, Duration> timers = new LinkedHashMap<>();
    String snapshot = open(machine, opening, name).snapshot();
    Object named = snapshot == null ? null : JsonReader.object(snapshot).get("timers");
    if (named instanceof Map<?, ?> running) {
      running.forEach((event, left) -> timers.put((String) event, Duration.parse((String) left)));
    }
    return timers;
  }

  private static <S, E> StoredInstance<S, E> open(
      StoredMachine<S, E> machine, Opening<S, E> opening, String name) {
    try {
      return machine.open(opening);
    } catch (Exception e) {
      throw new IllegalStateException(
          machine.name()
              + " could not be opened in "
              + name
              + " to see which timers run there. Does the program give instances a context? "
              + e,
          e);
    }
  }
}
