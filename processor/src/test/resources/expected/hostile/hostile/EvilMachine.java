package hostile;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Evil}. It is confined to one thread at a time.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B            C
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class EvilMachine extends Instance<EvilState, EvilEvent> {
  private EvilMachine(EvilState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code A}. */
  public static EvilMachine start() {
    return new EvilMachine(EvilState.A, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static EvilMachine start(EvilState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static EvilMachine resume(EvilState state) {
    return new EvilMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * &#92;u002a/ &#92;u000a.
   *
   * <p><code>A → B</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public EvilState go() {
    return fire(EvilEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public EvilState go(Cause cause) {
    return fire(EvilEvent.GO, cause);
  }

  /**
   * &#64;author &lt;script&gt;alert(1)&lt;/script&gt;
   *
   * <p><code>B → C</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public EvilState toC() {
    return fire(EvilEvent.TO_C);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public EvilState toC(Cause cause) {
    return fire(EvilEvent.TO_C, cause);
  }

  @Override
  protected int follow(int from, EvilEvent event) {
    return EvilTransitions.follow(from, event);
  }

  @Override
  protected EvilState stateAt(int position) {
    return EvilTransitions.state(position);
  }

  @Override
  protected Definition<EvilState, EvilEvent> stepRules() {
    return EvilTransitions.rules();
  }

  @Override
  protected Outcomes<EvilState, EvilEvent> stepOutcomes() {
    return EvilTransitions.outcomes();
  }

  @Override
  protected EvilEvent[] eventValues() {
    return EvilEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<EvilState, EvilEvent, EvilMachine, Builder> {
    private Builder() {
      super("Evil", EvilState.A);
    }

    @Override
    public Builder initial(EvilState initial) {
      this.state = checked(initial, EvilTransitions.initialStates());
      return this;
    }

    @Override
    public EvilMachine build() {
      if (isBare()) {
        return new EvilMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(EvilTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends EvilMachine {
    private final String entityId;

    private final Engine<EvilState, EvilEvent> engine;

    private Driven(EvilState state, long sequence, String entityId,
        Engine<EvilState, EvilEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<EvilState, EvilEvent> stepEngine() {
      return engine;
    }
  }
}
