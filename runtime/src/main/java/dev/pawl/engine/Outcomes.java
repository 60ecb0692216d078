package dev.pawl.engine;

import dev.pawl.Outcome;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes of one machine's steps, each made once and then shared, so that an attempt allocates
 * nothing. Thread-safe.
 */
public final class Outcomes<S extends Enum<S>, E> {

  /** Beyond so many entries outcomes are made when they are needed, rather than kept. */
  private static final int MAX_KEPT = 1 << 16;

  private final Definition<S, E> definition;
  private final boolean lenient;
  private final int states;
  private final int events;
  private final @Nullable AtomicReferenceArray<Outcome<S>> moved;
  private final @Nullable AtomicReferenceArray<Outcome<S>> refused;

  /** The outcomes of a machine; if it is lenient, what is not expected is ignored. */
  public Outcomes(Definition<S, E> definition, boolean lenient) {
    this.definition = definition;
    this.lenient = lenient;
    this.states = definition.states().size();
    this.events = definition.eventNames().size();
    this.moved = kept((long) states * states);
    this.refused = kept((long) states * events);
  }

  private static <T> @Nullable AtomicReferenceArray<T> kept(long entries) {
    return entries <= MAX_KEPT ? new AtomicReferenceArray<>((int) entries) : null;
  }

  /** The outcome of a step that was made. */
  public Outcome<S> moved(S from, S to) {
    if (moved == null) {
      return new Outcome.Moved<>(from, to);
    }
    int index = from.ordinal() * states + to.ordinal();
    Outcome<S> known = moved.get(index);
    if (known == null) {
      known = new Outcome.Moved<>(from, to);
      moved.set(index, known);
    }
    return known;
  }

  /** The outcome for a negative answer of {@link Instance#select}. */
  public Outcome<S> refused(int code, S from, E event) {
    // A guard refuses one time and not another, and an event with a payload is part of its refusal.
    int constant = event instanceof Enum<?> named ? named.ordinal() : events;
    if (refused == null || code == Definition.REFUSED || constant >= events) {
      return definition.refused(code, lenient, null, from, event);
    }
    int index = from.ordinal() * events + constant;
    Outcome<S> known = refused.get(index);
    if (known == null) {
      known = definition.refused(code, lenient, null, from, event);
      refused.set(index, known);
    }
    return known;
  }
}
