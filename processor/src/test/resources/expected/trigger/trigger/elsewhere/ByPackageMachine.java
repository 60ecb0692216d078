package trigger.elsewhere;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code by-package}. It is confined to one thread at a time.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class ByPackageMachine extends Instance<ByPackageState, ByPackageEvent> {
  private ByPackageMachine(ByPackageState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code A}. */
  public static ByPackageMachine start() {
    return new ByPackageMachine(ByPackageState.A, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ByPackageMachine start(ByPackageState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static ByPackageMachine resume(ByPackageState state) {
    return new ByPackageMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ByPackageState go() {
    return fire(ByPackageEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ByPackageState go(Cause cause) {
    return fire(ByPackageEvent.GO, cause);
  }

  @Override
  protected int follow(int from, ByPackageEvent event) {
    return ByPackageTransitions.follow(from, event);
  }

  @Override
  protected ByPackageState stateAt(int position) {
    return ByPackageTransitions.state(position);
  }

  @Override
  protected Definition<ByPackageState, ByPackageEvent> stepRules() {
    return ByPackageTransitions.rules();
  }

  @Override
  protected Outcomes<ByPackageState, ByPackageEvent> stepOutcomes() {
    return ByPackageTransitions.outcomes();
  }

  @Override
  protected ByPackageEvent[] eventValues() {
    return ByPackageEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<ByPackageState, ByPackageEvent, ByPackageMachine, Builder> {
    private Builder() {
      super("by-package", ByPackageState.A);
    }

    @Override
    public Builder initial(ByPackageState initial) {
      this.state = checked(initial, ByPackageTransitions.initialStates());
      return this;
    }

    @Override
    public ByPackageMachine build() {
      if (isBare()) {
        return new ByPackageMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(ByPackageTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends ByPackageMachine {
    private final String entityId;

    private final Engine<ByPackageState, ByPackageEvent> engine;

    private Driven(ByPackageState state, long sequence, String entityId,
        Engine<ByPackageState, ByPackageEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<ByPackageState, ByPackageEvent> stepEngine() {
      return engine;
    }
  }
}
