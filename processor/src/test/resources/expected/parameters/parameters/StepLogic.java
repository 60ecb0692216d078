package parameters;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Step} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface StepLogic {
  /** Asked by a guard on {@code go}. */
  boolean ready(String context, StepEvent.Go event);

  /** The next context, on {@code go}. */
  String add(String context, StepEvent.Go event);

  /** Picks the state to enter, on {@code go}. */
  Either either(String context, StepEvent.Go event);

  /** The states that {@link #either} picks from. */
  enum Either {
    /** The state {@code START}. */
    START(StepState.START),
    /** The state {@code DONE}. */
    DONE(StepState.DONE);

    private final StepState state;

    Either(StepState state) {
      this.state = state;
    }

    /** The state picked. */
    public StepState state() {
      return state;
    }
  }
}
