package forbid;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Branch}. It is confined to one thread at a time.
 *
 * <p>Every pair that is not there on purpose says why.
 *
 * <pre>
 * from      event  to
 * DRAFT            REVIEWED
 * DRAFT            CLOSED
 * REVIEWED         MERGED
 * REVIEWED         CLOSED
 * MERGED           CLOSED
 * CLOSED           MERGED
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class BranchMachine extends Instance<BranchState, BranchEvent> {
  private BranchMachine(BranchState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code DRAFT}. */
  public static BranchMachine start() {
    return new BranchMachine(BranchState.DRAFT, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static BranchMachine start(BranchState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static BranchMachine resume(BranchState state) {
    return new BranchMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code toReviewed}.
   *
   * <p><code>DRAFT → REVIEWED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public BranchState toReviewed() {
    return fire(BranchEvent.TO_REVIEWED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public BranchState toReviewed(Cause cause) {
    return fire(BranchEvent.TO_REVIEWED, cause);
  }

  /**
   * The event {@code toClosed}.
   *
   * <p><code>DRAFT → CLOSED, REVIEWED → CLOSED, MERGED → CLOSED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public BranchState toClosed() {
    return fire(BranchEvent.TO_CLOSED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public BranchState toClosed(Cause cause) {
    return fire(BranchEvent.TO_CLOSED, cause);
  }

  /**
   * The event {@code toMerged}.
   *
   * <p><code>REVIEWED → MERGED, CLOSED → MERGED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public BranchState toMerged() {
    return fire(BranchEvent.TO_MERGED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public BranchState toMerged(Cause cause) {
    return fire(BranchEvent.TO_MERGED, cause);
  }

  @Override
  protected int follow(int from, BranchEvent event) {
    return BranchTransitions.follow(from, event);
  }

  @Override
  protected BranchState stateAt(int position) {
    return BranchTransitions.state(position);
  }

  @Override
  protected Definition<BranchState, BranchEvent> stepRules() {
    return BranchTransitions.rules();
  }

  @Override
  protected Outcomes<BranchState, BranchEvent> stepOutcomes() {
    return BranchTransitions.outcomes();
  }

  @Override
  protected BranchEvent[] eventValues() {
    return BranchEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<BranchState, BranchEvent, BranchMachine, Builder> {
    private Builder() {
      super("Branch", BranchState.DRAFT);
    }

    @Override
    public Builder initial(BranchState initial) {
      this.state = checked(initial, BranchTransitions.initialStates());
      return this;
    }

    @Override
    public BranchMachine build() {
      if (isBare()) {
        return new BranchMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(BranchTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends BranchMachine {
    private final String entityId;

    private final Engine<BranchState, BranchEvent> engine;

    private Driven(BranchState state, long sequence, String entityId,
        Engine<BranchState, BranchEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<BranchState, BranchEvent> stepEngine() {
      return engine;
    }
  }
}
