package dev.pawl.engine.chart;

import dev.pawl.engine.Failure;
import dev.pawl.engine.StateRecord;
import dev.pawl.engine.Stepped;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The part of an instance of a statechart that generated code adds: it asks and calls the user's
 * code.
 */
abstract class ChartCode<S, K extends Enum<K>, E, C, X> extends Stepped<S, E> {

  /**
   * The transition that a decision takes, or a negative constant of {@link Chart}.
   *
   * @param active what the instance is in, for guards that ask
   */
  protected int decide(
      int decision, S source, @Nullable E event, @Nullable C context, Configuration<S, C> active) {
    throw new AssertionError(decision);
  }

  /** The target that a transition picks. */
  protected K choose(int transition, S source, @Nullable E event, @Nullable C context) {
    throw new AssertionError(transition);
  }

  /** The context after a transition. */
  protected @Nullable C update(int transition, S source, @Nullable E event, @Nullable C context) {
    throw new AssertionError(transition);
  }

  /** A state that is entered; where states carry no data it is the constant. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  protected S state(K key, @Nullable S source, @Nullable E event, @Nullable C context) {
    return (S) key;
  }

  /** The constant of a state; where states carry no data it is the state. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  final K key(S state) {
    return (K) (state instanceof StateRecord<?> carrier ? carrier.stateType() : state);
  }

  /** Stands for a component that nothing has: no transition leads there. */
  protected static <T> T missing(String component) {
    throw new IllegalStateException(
        "Nothing tells " + component + " here. Force the instance to a state that has it.");
  }

  /**
   * The answer of the user's code, where null is no answer.
   *
   * @param method which it is: "update countRetry"
   * @throws IllegalStateException if it is null
   */
  protected final <T> T due(T value, String method) {
    return Failure.due(value, this, method);
  }

  /** How long a timer runs. */
  protected @Nullable Duration delay(int timer, @Nullable C context) {
    throw new AssertionError(timer);
  }

  /** Does what an effect is. */
  protected void perform(
      int effect, @Nullable X doer, S source, @Nullable E event, @Nullable C context) {
    throw new AssertionError(effect);
  }
}
