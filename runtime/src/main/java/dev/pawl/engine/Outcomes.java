package dev.pawl.engine;

import dev.pawl.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * The shared outcomes of one machine. Each outcome is created once, so that an attempt does not
 * allocate. Thread-safe: if two threads create the same outcome at the same time, they create two
 * equal, immutable objects.
 *
 * <p>The creation of an outcome is in separate methods, so that HotSpot inlines the methods that
 * every attempt calls.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 */
public final class Outcomes<S extends Enum<S>, E> {

  /**
   * The maximum number of entries in a table of shared outcomes. If a table would be larger, its
   * outcomes are not shared.
   */
  private static final int MAX_KEPT = 1 << 16;

  private final Definition<S, E> definition;
  private final boolean lenient;
  private final int states;
  private final int events;

  /** The shared outcomes of moves, by state and target; empty if the table would be too large. */
  private final @Nullable Outcome<S>[] moved;

  private final @Nullable Outcome<S>[] refused;

  /**
   * Creates the outcomes of a machine.
   *
   * @param definition the definition of the machine
   * @param lenient whether unexpected events are ignored
   */
  public Outcomes(Definition<S, E> definition, boolean lenient) {
    this.definition = definition;
    this.lenient = lenient;
    this.states = definition.states().size();
    this.events = definition.events();
    this.moved = kept((long) states * states);
    this.refused = kept((long) states * events);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // a generic array cannot be created otherwise
  private static <T> @Nullable Outcome<T>[] kept(long entries) {
    return new Outcome[entries <= MAX_KEPT ? (int) entries : 0];
  }

  /**
   * Returns the outcome of an event.
   *
   * @param to the ordinal of the target state; {@link Definition#ILLEGAL} or {@link
   *     Definition#REFUSED} if the event was refused
   */
  Outcome<S> of(int from, int to, E event) {
    return to < 0 ? refused(to, from, event) : moved(from, to);
  }

  Outcome<S> moved(int from, int to) {
    int cell = from * states + to;
    Outcome<S> known = cell < moved.length ? moved[cell] : null;
    return known != null ? known : move(from, to);
  }

  private Outcome<S> move(int from, int to) {
    Outcome<S> made = new Outcome.Moved<>(definition.state(from), definition.state(to));
    int cell = from * states + to;
    if (cell < moved.length) {
      moved[cell] = made;
    }
    return made;
  }

  /** Returns the outcome for a negative result of {@link FlatSteps#select}. */
  Outcome<S> refused(int code, int from, E event) {
    // a refusal by a guard is not shared: the guard may hold next time, and an event may carry
    // payload
    int cell =
        code != Definition.REFUSED
                && event instanceof Enum<?> constant
                && constant.ordinal() < events
            ? from * events + constant.ordinal()
            : refused.length;
    Outcome<S> known = cell < refused.length ? refused[cell] : null;
    return known != null ? known : refuse(code, from, event, cell);
  }

  private Outcome<S> refuse(int code, int from, E event, int cell) {
    Outcome<S> made = definition.refused(code, lenient, null, definition.state(from), event);
    if (cell < refused.length) {
      refused[cell] = made;
    }
    return made;
  }
}
