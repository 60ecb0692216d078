package dev.pawl.benchmarks.contender.library;

import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import java.util.Optional;

/**
 * A machine of a library, and who listens to it. Like the machine, for one thread.
 *
 * @param <S> the library's states
 * @param <E> the library's events
 */
public abstract class LibraryWalker<S, E> implements Walker {

  private final Optional<MoveListener<S, E>> listener;

  /** Without having told the library of the listener. */
  protected LibraryWalker(Watch watch) {
    listener = MoveListener.of(watch);
  }

  /** Who listens; empty where nobody does. */
  protected final Optional<MoveListener<S, E>> listener() {
    return listener;
  }

  @Override
  public final long heard() {
    return listener.map(MoveListener::heard).orElse(0L);
  }

  /** The last move, where records are kept and something has moved. */
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

  /** The name that the course has for a state. */
  protected String stateName(S state) {
    return state.toString();
  }

  /** The name that the course has for an event. */
  protected String eventName(E event) {
    return event.toString();
  }
}
