package dev.pawl.engine;

import java.util.function.Supplier;

/**
 * Methods that generated serializers call on instances in addition to the public methods of the
 * machine.
 */
public final class Instances {

  private Instances() {}

  /**
   * Runs a reader that reads several properties of an instance. All properties belong to one state
   * of the instance, even if other threads make steps.
   */
  public static <S extends Enum<S>, E, R> R read(FlatMachine<S, E> machine, Supplier<R> reader) {
    return machine.driver.read(machine, reader);
  }

  /**
   * Checks that no events are queued that hooks or effects have fired. A serialized instance would
   * not contain queued events.
   *
   * @throws IllegalStateException if a step is running and events are queued
   */
  public static <S extends Enum<S>, E> void requireNothingQueued(FlatMachine<S, E> machine) {
    EventQueue<S, E> queue = machine.driver.queued();
    if (queue != null && queue.fired() > 0) {
      throw Failure.midStep(machine);
    }
  }
}
