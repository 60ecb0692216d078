package payload;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Parcel}. It is confined to one thread at a time.
 *
 * <p>Every kind of type that a class literal can name.
 *
 * <pre>
 * from    event                   to
 * EMPTY   pack                    PACKED
 * PACKED  send [light || urgent]  SENT
 * PACKED  unpack                  EMPTY
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class ParcelMachine extends Instance<ParcelState, ParcelEvent> {
  private final ParcelLogic logic;

  private ParcelMachine(ParcelState state, long sequence, ParcelLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code EMPTY}. */
  public static ParcelMachine start(ParcelLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ParcelMachine start(ParcelState initial, ParcelLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static ParcelMachine resume(ParcelState state, ParcelLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Things are put in.
   *
   * <p><code>EMPTY → PACKED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ParcelState pack(int count, double weight, boolean fragile, char grade, long[] sizes,
      String[] labels, int[][] grid) {
    return fire(ParcelEvent.pack(count, weight, fragile, grade, sizes, labels, grid));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState pack(int count, double weight, boolean fragile, char grade, long[] sizes,
      String[] labels, int[][] grid, Cause cause) {
    return fire(ParcelEvent.pack(count, weight, fragile, grade, sizes, labels, grid), cause);
  }

  /**
   * The event {@code send}.
   *
   * <p><code>PACKED → SENT [light || urgent]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public ParcelState send(List<?> things, Map.Entry<?, ?> marks, Duration delay) {
    return fire(ParcelEvent.send(things, marks, delay));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState send(List<?> things, Map.Entry<?, ?> marks, Duration delay, Cause cause) {
    return fire(ParcelEvent.send(things, marks, delay), cause);
  }

  /**
   * The event {@code unpack}.
   *
   * <p><code>PACKED → EMPTY</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ParcelState unpack() {
    return fire(ParcelEvent.unpack());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState unpack(Cause cause) {
    return fire(ParcelEvent.unpack(), cause);
  }

  @Override
  protected ParcelState stateAt(int position) {
    return ParcelTransitions.state(position);
  }

  @Override
  protected Definition<ParcelState, ParcelEvent> stepRules() {
    return ParcelTransitions.rules();
  }

  @Override
  protected Outcomes<ParcelState, ParcelEvent> stepOutcomes() {
    return ParcelTransitions.outcomes();
  }

  @Override
  protected ParcelEvent[] eventValues() {
    return new ParcelEvent[] {null, null, ParcelEvent.unpack()};
  }

  @Override
  protected int select(ParcelEvent event) {
    return ParcelTransitions.select(state(), event, logic);
  }

  @Override
  protected ParcelState target(int step, ParcelEvent event) {
    return ParcelTransitions.target(step);
  }

  @Override
  protected int step(ParcelEvent event) {
    int code = ParcelTransitions.code(position, event);
    return switch (code) {
      // SEND in PACKED
      case 3 -> switch (ParcelTransitions.sendInPacked(event, logic)) {
        case 1 -> become(ParcelState.SENT.ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(ParcelTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<ParcelState, ParcelEvent, ParcelMachine, Builder> {
    private ParcelLogic logic;

    private Builder() {
      super("Parcel", ParcelState.EMPTY);
    }

    @Override
    public Builder initial(ParcelState initial) {
      this.state = checked(initial, ParcelTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(ParcelLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public ParcelMachine build() {
      require(logic, "a ParcelLogic", "logic");
      if (isBare()) {
        return new ParcelMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(ParcelTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends ParcelMachine {
    private final String entityId;

    private final Engine<ParcelState, ParcelEvent> engine;

    private Driven(ParcelState state, long sequence, ParcelLogic logic, String entityId,
        Engine<ParcelState, ParcelEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<ParcelState, ParcelEvent> stepEngine() {
      return engine;
    }
  }
}
