package dev.pawl.engine.chart;

import dev.pawl.engine.Failure;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The user's code of a statechart, as generated code calls it. If a machine has no user code of
 * some kind, such as choices, the method for this kind is neither overridden nor called.
 *
 * @param <S> the type of states
 * @param <K> the enum of states, or of their types if they carry data
 * @param <E> the type of events
 * @param <C> the type of the context
 * @param <X> the type of the effects
 */
public abstract class ChartCode<S, K extends Enum<K>, E, C, X> {

  /** The instance, for error messages. */
  @Nullable Object instance;

  /** Creates the code of one instance. */
  protected ChartCode() {}

  /**
   * Returns the number of the transition that a decision selects, or a negative constant of {@link
   * Chart}.
   *
   * @param active the configuration, for guards that test whether states are active
   */
  protected int decide(
      int decision, S source, @Nullable E event, @Nullable C context, Configuration<S, C> active) {
    return Chart.ILLEGAL;
  }

  /** Returns the target that a transition chooses. */
  protected @Nullable K choose(int transition, S source, @Nullable E event, @Nullable C context) {
    return null;
  }

  /** Returns the context after a transition. */
  protected @Nullable C update(int transition, S source, @Nullable E event, @Nullable C context) {
    return context;
  }

  /** Returns the object for an entered state, including the data of the state. */
  @SuppressWarnings("unchecked") // without data the type of states is that of the constants
  protected S state(K key, @Nullable S source, @Nullable E event, @Nullable C context) {
    return (S) key;
  }

  /** Returns the delay of a timer whose delay the user's code computes. */
  protected @Nullable Duration delay(int timer, @Nullable C context) {
    return null;
  }

  /** Runs an effect. */
  protected void perform(
      int effect, @Nullable X effects, S source, @Nullable E event, @Nullable C context) {}

  /**
   * Throws the error for a component of a state's data that has no value because no transition
   * leads to the state.
   */
  protected static <T> T missing(String component) {
    throw new IllegalStateException(
        "There is no value for "
            + component
            + " here. Force the instance to a state with its data.");
  }

  /**
   * Returns a value that the user's code has returned, after checking that the value is not null.
   *
   * @param method the kind and the name of the user's method for the error, such as "update
   *     countRetry"
   * @throws IllegalStateException if the value is null
   */
  protected final <T> T requireResult(@Nullable T value, String method) {
    return Failure.requireResult(value, instance, method);
  }
}
