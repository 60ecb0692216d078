package dev.pawl.benchmarks.contender.library;

import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
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
  protected LibraryWalker(Watch watch) {
    listener = MoveListener.of(watch);
  }

  /** Returns the listener; empty if there is none. */
  protected final Optional<MoveListener<S, E>> listener() {
    return listener;
  }

  @Override
  public final long heard() {
    return listener.map(MoveListener::heard).orElse(0L);
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

  /** Returns the course's name of a state. */
  protected String stateName(S state) {
    return state.toString();
  }

  /** Returns the course's name of an event. */
  protected String eventName(E event) {
    return event.toString();
  }
}
