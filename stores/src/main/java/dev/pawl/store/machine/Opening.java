package dev.pawl.store.machine;

import dev.pawl.TransitionHook;
import dev.pawl.time.Scheduler;
import java.time.InstantSource;

/**
 * What a machine is opened with for one step. Pass all of it on that the machine's builder takes.
 *
 * @param entityId whose life it is
 * @param state the state it goes on in, or begins in; null where only the snapshot tells
 * @param sequence how many steps it has made
 * @param begins whether the life begins now; otherwise it goes on
 * @param snapshot what {@link StoredLife#snapshot()} wrote; null if the life begins, or its state
 *     is all
 * @param clock the store's clock
 * @param scheduler runs the life's timers, which stand still but for what the store does
 * @param hook hears of the steps; without it nothing is stored
 * @param work takes what effects want done
 * @param kept a snapshot of which only the context is kept, where a state is forced; otherwise null
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record Opening<S, E>(
    String entityId,
    S state,
    long sequence,
    boolean begins,
    String snapshot,
    InstantSource clock,
    Scheduler scheduler,
    TransitionHook<S, E> hook,
    Work work,
    String kept) {

  /** Where nothing but the snapshot is kept. */
  public Opening(
      String entityId,
      S state,
      long sequence,
      boolean begins,
      String snapshot,
      InstantSource clock,
      Scheduler scheduler,
      TransitionHook<S, E> hook,
      Work work) {
    this(entityId, state, sequence, begins, snapshot, clock, scheduler, hook, work, null);
  }
}
