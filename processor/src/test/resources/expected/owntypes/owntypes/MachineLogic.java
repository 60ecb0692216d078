package owntypes;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Machine} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface MachineLogic {
  /** Asked by a guard on {@code Rules}. */
  boolean logic();

  /** Picks the state to enter, on {@code Next}. */
  Logic2 logic2();

  /** The states that {@link #logic2} picks from. */
  enum Logic2 {
    /** The state {@code NEXT}. */
    NEXT(MachineState.NEXT),
    /** The state {@code Type}. */
    TYPE(MachineState.TYPE);

    private final MachineState state;

    Logic2(MachineState state) {
      this.state = state;
    }

    /** The state picked. */
    public MachineState state() {
      return state;
    }
  }
}
