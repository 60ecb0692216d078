package single;

import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Only}. It is confined to one thread at a time.
 *
 * <p>A life that is over as it begins: no transition and no event.
 *
 * <pre>
 * from  event  to
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class OnlyMachine extends Instance<OnlyState, OnlyEvent> {
  private OnlyMachine(OnlyState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code ONLY}. */
  public static OnlyMachine start() {
    return new OnlyMachine(OnlyState.ONLY, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static OnlyMachine start(OnlyState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static OnlyMachine resume(OnlyState state) {
    return new OnlyMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  @Override
  protected int follow(int from, OnlyEvent event) {
    return OnlyTransitions.follow(from, event);
  }

  @Override
  protected OnlyState stateAt(int position) {
    return OnlyTransitions.state(position);
  }

  @Override
  protected Definition<OnlyState, OnlyEvent> stepRules() {
    return OnlyTransitions.rules();
  }

  @Override
  protected Outcomes<OnlyState, OnlyEvent> stepOutcomes() {
    return OnlyTransitions.outcomes();
  }

  @Override
  protected OnlyEvent[] eventValues() {
    return OnlyEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<OnlyState, OnlyEvent, OnlyMachine, Builder> {
    private Builder() {
      super("Only", OnlyState.ONLY);
    }

    @Override
    public Builder initial(OnlyState initial) {
      this.state = checked(initial, OnlyTransitions.initialStates());
      return this;
    }

    @Override
    public OnlyMachine build() {
      if (isBare()) {
        return new OnlyMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(OnlyTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends OnlyMachine {
    private final String entityId;

    private final Engine<OnlyState, OnlyEvent> engine;

    private Driven(OnlyState state, long sequence, String entityId,
        Engine<OnlyState, OnlyEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<OnlyState, OnlyEvent> stepEngine() {
      return engine;
    }
  }
}
