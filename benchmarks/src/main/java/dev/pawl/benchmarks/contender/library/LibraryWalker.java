package dev.pawl.benchmarks.contender.library;

import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Walker;
import java.util.Optional;

/**
 * A walker with a machine of a library, and a listener. Confined to one thread.
 *
 * @param <S> the library's type of states
 * @param <E> the library's type of events
 */
public abstract class LibraryWalker<S, E> implements Walker {

  private final Optional<MoveListener<S, E>> listener;

  /** Creates the walker and its listener. Subclasses add the listener to the machine. */
  protected LibraryWalker(Observation observation) {
    listener = MoveListener.of(observation);
  }

  /** Returns the listener; empty if there is none. */
  protected final Optional<MoveListener<S, E>> listener() {
    return listener;
  }

  @Override
  public final long observedMoves() {
    return listener.map(MoveListener::observedMoves).orElse(0L);
  }

  /** Returns the latest move; empty if moves are not recorded or there was none. */
  public final Optional<Move> last() {
    return listener
        .filter(AuditRing.class::isInstance)
        .flatMap(ring -> ((AuditRing<S, E>) ring).last())
        .map(
            entry ->
                new Move(
                    entry.number(),
                    entry.at(),
                    stateName(entry.from()),
                    stateName(entry.to()),
                    eventName(entry.event())));
  }

  /** Returns the workload's name of a state. */
  protected String stateName(S state) {
    return state.toString();
  }

  /** Returns the workload's name of an event. */
  protected String eventName(E event) {
    return event.toString();
  }
}
