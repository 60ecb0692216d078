package dev.pawl.engine;

import dev.pawl.Outcome;
import java.util.function.Supplier;

/**
 * A shared instance of a machine that is no more than its state. Where nobody watches it, state and
 * number of steps are one word, which is exchanged without a lock.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 */
public abstract class AtomicInstance<S extends Enum<S>, E> extends SharedInstance<S, E> {

  /** An instance in a state; the parameters are those of {@link SharedInstance}. */
  protected AtomicInstance(S state, long steps, String entityId, Engine<S, E> engine) {
    super(state, steps, entityId, engine, engine != null);
  }

  @Override
  public final S fire(E event) {
    if (isDriven()) {
      return super.fire(event);
    }
    while (true) {
      long word = stepWord();
      int to = follow(stepPosition(word), event);
      if (to < 0) {
        return stepOutcomes().refused(to, stateAt(stepPosition(word)), event).orElseThrow();
      }
      if (isExchanged(word, next(word, to))) {
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
      long word = stepWord();
      int from = stepPosition(word);
      int to = follow(from, event);
      if (to < 0) {
        return stepOutcomes().refused(to, stateAt(from), event);
      }
      if (isExchanged(word, next(word, to))) {
        return stepOutcomes().moved(stateAt(from), stateAt(to));
      }
    }
  }

  @Override
  final void enter(S state) {
    long word = stepWord();
    while (!isExchanged(word, next(word, state.ordinal()))) {
      word = stepWord();
    }
  }

  @Override
  public final <R> R read(Supplier<R> reader) {
    if (isDriven()) {
      return super.read(reader);
    }
    while (true) {
      long word = stepWord();
      R result = reader.get();
      if (word == stepWord()) {
        return result;
      }
    }
  }
}
