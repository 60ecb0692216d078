package keywords;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Word} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface WordLogic {
  /** Picks the state to enter, on {@code go}. */
  Default default_();

  /** The states that {@link #default_} picks from. */
  enum Default {
    /** The state {@code NULL}. */
    NULL(WordState.NULL),
    /** The state {@code ENUM}. */
    ENUM(WordState.ENUM);

    private final WordState state;

    Default(WordState state) {
      this.state = state;
    }

    /** The state picked. */
    public WordState state() {
      return state;
    }
  }
}
