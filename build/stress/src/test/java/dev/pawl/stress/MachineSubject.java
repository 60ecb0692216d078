package dev.pawl.stress;

import java.util.List;

/**
 * An instance of a generated machine.
 *
 * @param <S> the type of states in outcomes and records
 * @param <E> the type of events
 */
abstract class MachineSubject<S, E> implements Subject<S, E> {

  private final List<E> events;
  private final boolean recorded;

  /**
   * An instance that threads share.
   *
   * @param events what threads choose from, each as likely
   * @param recorded whether the auditor hears of its steps, which it counts then
   */
  MachineSubject(List<E> events, boolean recorded) {
    this.events = List.copyOf(events);
    this.recorded = recorded;
  }

  /** How many steps the machine has counted, where it counts them. */
  abstract long counted();

  @Override
  public final List<E> events() {
    return events;
  }

  @Override
  public final long sequence() {
    return recorded ? counted() : -1;
  }

  @Override
  public final boolean isRecorded() {
    return recorded;
  }
}
