package dev.pawl.engine;

import dev.pawl.Outcome;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A shared instance of a machine that is no more than its state. Where nobody watches it, state and
 * number of steps are one word, which is exchanged without a lock.
 *
 * <p>A step first tries what the word most likely is: a processor cannot read what it has just
 * exchanged before that is done, but can what it has just written. Nothing but an exchange of the
 * word itself makes a step, and nothing is refused by what may be outdated. Generated code fires so
 * where nobody watches.
 */
public abstract class AtomicInstance<S extends Enum<S>, E> extends SharedInstance<S, E> {

  /** So many of the lowest bits of the word are the position; the others count the steps. */
  private static final int POSITION_BITS = Short.SIZE;

  /**
   * The value of the word that this thread or another has last made; races, and need not be right.
   */
  private long likely;

  /** An instance in a state; the parameters are those of {@link SharedInstance}. */
  protected AtomicInstance(
      S state, long steps, @Nullable String entityId, @Nullable Engine<S, E> engine) {
    super(state, steps, entityId, engine, engine != null);
    if (engine == null) {
      marks = steps << POSITION_BITS | state.ordinal();
      likely = marks;
    }
  }

  private static int positionIn(long word) {
    return (int) word & (1 << POSITION_BITS) - 1;
  }

  /** Takes a position, if no other step has been made since the word was read. */
  private boolean isTaken(long word, int to) {
    long next = (word >>> POSITION_BITS) + 1 << POSITION_BITS | to;
    boolean isExchanged = isExchanged(word, next);
    if (isExchanged) {
      likely = next;
    }
    return isExchanged;
  }

  /** Whether a step has been made, or was refused, by what the word is. */
  private boolean isDone(long word, int to) {
    return to < 0 ? word == stepMarks() : isTaken(word, to);
  }

  /** Fires an event while nobody watches. */
  protected final S fireUnwatched(E event) {
    long word = likely;
    int to = follow(positionIn(word), event);
    while (!isDone(word, to)) {
      word = stepMarks();
      to = follow(positionIn(word), event);
    }
    return to < 0 ? refused(to, positionIn(word), event) : stateAt(to);
  }

  @Override
  protected final Outcome<S> tryFireUnwatched(E event) {
    long word = likely;
    int to = follow(positionIn(word), event);
    while (!isDone(word, to)) {
      word = stepMarks();
      to = follow(positionIn(word), event);
    }
    return stepOutcomes().of(positionIn(word), to, event);
  }

  @Override
  final void enter(S state) {
    long word = stepMarks();
    while (!isTaken(word, state.ordinal())) {
      word = stepMarks();
    }
  }

  @Override
  public final <R> R read(Supplier<R> reader) {
    if (isDriven()) {
      return super.read(reader);
    }
    while (true) {
      long word = stepMarks();
      R result = reader.get();
      if (word == stepMarks()) {
        return result;
      }
    }
  }

  @Override
  public final boolean permits(E event) {
    return isDriven() ? super.permits(event) : follow(positionIn(stepMarks()), event) >= 0;
  }

  @Override
  public final S state() {
    return isDriven() ? super.state() : stateAt(positionIn(stepMarks()));
  }

  @Override
  public final long sequence() {
    return isDriven() ? super.sequence() : stepMarks() >>> POSITION_BITS;
  }
}
