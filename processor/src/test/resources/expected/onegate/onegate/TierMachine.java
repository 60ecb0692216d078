package onegate;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Tier}. It is confined to one thread at a time.
 *
 * <pre>
 * from                   event                        to
 * entry                  score [top &amp;&amp; !banned]       gold
 * entry                  score [banned &amp;&amp; !pardoned]  out
 * entry                  score [good || lucky]        silver
 * entry                  score [fair]                 silver or bronze
 * entry                  score [!fair &amp;&amp; !tired]      entry
 * entry                  score                        out
 * any that is not final  reset                        entry
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class TierMachine extends Instance<TierState, TierEvent> {
  private final TierLogic logic;

  private TierMachine(TierState state, long sequence, TierLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code entry}. */
  public static TierMachine start(TierLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static TierMachine start(TierState initial, TierLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static TierMachine resume(TierState state, TierLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code score}.
   *
   * <p><code>entry → gold [top &amp;&amp; !banned], entry → out [banned &amp;&amp; !pardoned],
   * entry → silver [good || lucky], entry → silver or bronze [fair], entry → entry [!fair
   * &amp;&amp; !tired], entry → out</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public TierState score(int points) {
    return fire(TierEvent.score(points));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TierState score(int points, Cause cause) {
    return fire(TierEvent.score(points), cause);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>entry → entry, gold → entry, silver → entry, bronze → entry</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public TierState reset() {
    return fire(TierEvent.reset());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TierState reset(Cause cause) {
    return fire(TierEvent.reset(), cause);
  }

  @Override
  protected TierState stateAt(int position) {
    return TierTransitions.state(position);
  }

  @Override
  protected Definition<TierState, TierEvent> stepRules() {
    return TierTransitions.rules();
  }

  @Override
  protected Outcomes<TierState, TierEvent> stepOutcomes() {
    return TierTransitions.outcomes();
  }

  @Override
  protected TierEvent[] eventValues() {
    return new TierEvent[] {null, TierEvent.reset()};
  }

  @Override
  protected int select(TierEvent event) {
    return TierTransitions.select(state(), event, logic);
  }

  @Override
  protected TierState target(int step, TierEvent event) {
    return TierTransitions.target(step, event, logic, this);
  }

  @Override
  protected int step(TierEvent event) {
    int code = TierTransitions.code(position, event);
    return switch (code) {
      // SCORE in ENTRY
      case 7 -> switch (TierTransitions.scoreInEntry(event, logic)) {
        case 0 -> become(TierState.GOLD.ordinal());
        case 1 -> become(TierState.OUT.ordinal());
        case 2 -> become(TierState.SILVER.ordinal());
        case 3 -> become(Failure.due(logic.toss((TierEvent.Score) event), this,
            "choose toss").state().ordinal());
        case 4 -> become(TierState.ENTRY.ordinal());
        case 5 -> become(TierState.OUT.ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(TierTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<TierState, TierEvent, TierMachine, Builder> {
    private TierLogic logic;

    private Builder() {
      super("Tier", TierState.ENTRY);
    }

    @Override
    public Builder initial(TierState initial) {
      this.state = checked(initial, TierTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(TierLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public TierMachine build() {
      require(logic, "a TierLogic", "logic");
      if (isBare()) {
        return new TierMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(TierTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends TierMachine {
    private final String entityId;

    private final Engine<TierState, TierEvent> engine;

    private Driven(TierState state, long sequence, TierLogic logic, String entityId,
        Engine<TierState, TierEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<TierState, TierEvent> stepEngine() {
      return engine;
    }
  }
}
