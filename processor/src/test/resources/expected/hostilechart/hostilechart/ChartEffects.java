package hostilechart;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Chart} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface ChartEffects {
  /** Runs on {@code of}, and when entering {@code Facts}. */
  void perform(Life context, ChartState state);

  /** Runs on {@code of}. */
  void decide(Life context, ChartState.Life state, ChartEvent.Of event);

  /** Runs on {@code Life.after.1s}. */
  void event(Life context, ChartState.Life state);

  /** Runs on {@code wait}. */
  void chart(Life context, ChartState.Rules state);

  /** Runs when entering {@code Facts}. */
  void enter(Life context);

  /** Runs when leaving {@code Facts}. */
  void life(Life context);

  /** Runs when entering {@code new}. */
  void context(Life context);
}
