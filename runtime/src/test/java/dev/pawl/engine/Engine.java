package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.time.InstantSource;
import java.util.IdentityHashMap;
import java.util.Map;

/** Makes the steps of instances that share hooks and a clock. */
final class Engine<S extends Enum<S>, E> {

  private final FlatProtocol<S, E> protocol;
  private final Map<FlatMachine<S, E>, ObservedDriver<S, E>> drivers = new IdentityHashMap<>();

  Engine(FlatSteps<S, E, ?, ?> steps, Hooks<S, E> hooks, InstantSource clock) {
    this.protocol = new FlatProtocol<>(steps, hooks, clock);
  }

  synchronized ObservedDriver<S, E> of(FlatMachine<S, E> machine) {
    return drivers.computeIfAbsent(machine, m -> new ObservedDriver<>(protocol));
  }

  S fire(FlatMachine<S, E> machine, E event, Cause cause) {
    return of(machine).fire(machine, event, cause);
  }

  Outcome<S> tryFire(FlatMachine<S, E> machine, E event, Cause cause) {
    return of(machine).tryFire(machine, event, cause);
  }

  S force(FlatMachine<S, E> machine, S to, Cause cause) {
    return of(machine).force(machine, to, cause);
  }
}
