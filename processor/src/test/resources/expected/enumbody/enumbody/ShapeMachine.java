package enumbody;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Shape}. It is confined to one thread at a time.
 *
 * <p>An enum that was there before, with fields, bodies and methods of its own.
 *
 * <pre>
 * from                   event  to
 * ROUND                  cut    SQUARE
 * SQUARE                 cut    $MIXED_case9
 * $MIXED_case9           cut    ROUND
 * any that is not final  melt   ROUND
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class ShapeMachine extends Instance<Shape, ShapeEvent> {
  private ShapeMachine(Shape state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code ROUND}. */
  public static ShapeMachine start() {
    return new ShapeMachine(Shape.ROUND, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ShapeMachine start(Shape initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static ShapeMachine resume(Shape state) {
    return new ShapeMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code cut}.
   *
   * <p><code>ROUND → SQUARE, SQUARE → $MIXED_case9, $MIXED_case9 → ROUND</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public Shape cut() {
    return fire(ShapeEvent.CUT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public Shape cut(Cause cause) {
    return fire(ShapeEvent.CUT, cause);
  }

  /**
   * The event {@code melt}.
   *
   * <p><code>ROUND → ROUND, SQUARE → ROUND, $MIXED_case9 → ROUND</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public Shape melt() {
    return fire(ShapeEvent.MELT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public Shape melt(Cause cause) {
    return fire(ShapeEvent.MELT, cause);
  }

  @Override
  protected int follow(int from, ShapeEvent event) {
    return ShapeTransitions.follow(from, event);
  }

  @Override
  protected Shape stateAt(int position) {
    return ShapeTransitions.state(position);
  }

  @Override
  protected Definition<Shape, ShapeEvent> stepRules() {
    return ShapeTransitions.rules();
  }

  @Override
  protected Outcomes<Shape, ShapeEvent> stepOutcomes() {
    return ShapeTransitions.outcomes();
  }

  @Override
  protected ShapeEvent[] eventValues() {
    return ShapeEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder extends FlatBuilder<Shape, ShapeEvent, ShapeMachine, Builder> {
    private Builder() {
      super("Shape", Shape.ROUND);
    }

    @Override
    public Builder initial(Shape initial) {
      this.state = checked(initial, ShapeTransitions.initialStates());
      return this;
    }

    @Override
    public ShapeMachine build() {
      if (isBare()) {
        return new ShapeMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(ShapeTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends ShapeMachine {
    private final String entityId;

    private final Engine<Shape, ShapeEvent> engine;

    private Driven(Shape state, long sequence, String entityId, Engine<Shape, ShapeEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<Shape, ShapeEvent> stepEngine() {
      return engine;
    }
  }
}
