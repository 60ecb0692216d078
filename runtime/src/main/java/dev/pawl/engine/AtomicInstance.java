package dev.pawl.engine;

import dev.pawl.Outcome;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A shared instance of a machine that is no more than its state. Where nobody watches it, state and
 * number of steps are one word, which is exchanged without a lock.
 */
public abstract class AtomicInstance<S extends Enum<S>, E> extends SharedInstance<S, E> {

  /** So many of the lowest bits of the word are the position; the others count the steps. */
  private static final int POSITION_BITS = Short.SIZE;

  /** An instance in a state; the parameters are those of {@link SharedInstance}. */
  protected AtomicInstance(
      S state, long steps, @Nullable String entityId, @Nullable Engine<S, E> engine) {
    super(state, steps, entityId, engine, engine != null);
    if (engine == null) {
      marks = steps << POSITION_BITS | state.ordinal();
    }
  }

  private static int positionIn(long word) {
    return (int) word & (1 << POSITION_BITS) - 1;
  }

  /** Takes a position, if no other step has been made since the word was read. */
  private boolean isTaken(long word, int to) {
    long next = (word >>> POSITION_BITS) + 1 << POSITION_BITS | to;
    return isExchanged(word, next);
  }

  @Override
  public final S fire(E event) {
    if (isDriven()) {
      return super.fire(event);
    }
    while (true) {
      long word = stepMarks();
      int to = follow(positionIn(word), event);
      if (to < 0) {
        return stepOutcomes().refused(to, stateAt(positionIn(word)), event).orElseThrow();
      }
      if (isTaken(word, to)) {
        return stateAt(to);
      }
    }
  }

  @Override
  public final Outcome<S> tryFire(E event) {
    if (isDriven()) {
      return super.tryFire(event);
    }
    while (true) {
      long word = stepMarks();
      int from = positionIn(word);
      int to = follow(from, event);
      if (to < 0) {
        return stepOutcomes().refused(to, stateAt(from), event);
      }
      if (isTaken(word, to)) {
        return stepOutcomes().moved(stateAt(from), stateAt(to));
      }
    }
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
