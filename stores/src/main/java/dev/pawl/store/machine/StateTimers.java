package dev.pawl.store.machine;

import dev.pawl.engine.Purpose;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** Determines the timers of a state. Thread-safe. */
public final class StateTimers {

  private StateTimers() {}

  /**
   * Returns the timers of a state and of its superstates. To determine the timers, opens an
   * instance in the state with the initial context.
   *
   * @param machine the machine that has the state
   * @param name the stored name of the state
   * @return the delays, by the stored names of the timers' events; empty if there are no timers
   * @throws IllegalArgumentException if the machine has no such state
   * @throws IllegalStateException if the machine has regions or states with data, so that a name
   *     does not determine the timers, or if no instance can be opened in the state, for example
   *     because the setup creates no context
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
              + " does not determine which timers run. Force the instance into its state instead.");
    }
    Opening<S, E> opening = Opening.<S, E>of("none", state, 1).purpose(Purpose.FORCE).build();
    Map<String, Duration> timers = new LinkedHashMap<>();
    StoredSnapshot snapshot = open(machine, opening, name).stored();
    Object named = snapshot == null ? null : snapshot.fields().get("timers");
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
              + " to determine the timers of that state. Check that the application gives new"
              + " instances a context. Cause: "
              + e,
          e);
    }
  }
}
