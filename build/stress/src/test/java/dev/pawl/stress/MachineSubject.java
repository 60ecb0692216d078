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
   * Creates an instance that threads share.
   *
   * @param events the events from which threads choose with equal probability
   * @param recorded whether the auditor is a hook of the instance, which then counts its steps
   */
  MachineSubject(List<E> events, boolean recorded) {
    this.events = List.copyOf(events);
    this.recorded = recorded;
  }

  /** Returns the number of steps, if the machine counts them. */
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
