package dev.pawl.test;

import dev.pawl.Machine;

/** Creates assertions about instances of machines. */
public final class PawlAssertions {

  private PawlAssertions() {}

  /**
   * Returns an object with assertions about an instance.
   *
   * @param machine an instance of a generated machine
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public static <S, E> MachineAssert<S, E> assertThat(Machine<S, E> machine) {
    return new MachineAssert<>(machine);
  }
}
