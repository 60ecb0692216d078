package dev.pawl.engine;

import dev.pawl.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes of one machine's steps, each made once and then shared, so that an attempt allocates
 * nothing. Thread-safe: outcomes are immutable, so that two threads may each make one, which are
 * equal.
 *
 * <p>What happens but once is apart from what happens at every attempt, so that HotSpot takes this
 * into its callers, where it knows the machine.
 */
public final class Outcomes<S extends Enum<S>, E> {

  /** Beyond so many entries outcomes are made when they are needed, rather than kept. */
  private static final int MAX_KEPT = 1 << 16;

  private final Definition<S, E> definition;
  private final boolean lenient;
  private final int states;
  private final int events;

  /** Empty where too many would be kept, as is the other. */
  private final @Nullable Outcome<S>[] moved;

  private final @Nullable Outcome<S>[] refused;

  /** The outcomes of a machine; if it is lenient, what is not expected is ignored. */
  public Outcomes(Definition<S, E> definition, boolean lenient) {
    this.definition = definition;
    this.lenient = lenient;
    this.states = definition.states().size();
    this.events = definition.events();
    this.moved = kept((long) states * states);
    this.refused = kept((long) states * events);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // no other way to make an array of them
  private static <T> @Nullable Outcome<T>[] kept(long entries) {
    return new Outcome[entries <= MAX_KEPT ? (int) entries : 0];
  }

  /** The outcome of an attempt at a position, which the table answered with another or refused. */
  Outcome<S> of(int from, int to, E event) {
    return to < 0 ? refused(to, from, event) : moved(from, to);
  }

  /** The outcome of a step that was made. */
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

  /** The outcome for a negative answer of {@link FlatSteps#select}. */
  Outcome<S> refused(int code, int from, E event) {
    // A guard refuses one time and not another, and an event with a payload is part of its refusal.
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
