import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Carrier}. It is confined to one thread at a time.
 *
 * <pre>
 * from   event        to
 * Empty  tell         Full
 * Full   spill [old]  Empty
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class CarrierMachine
    extends ChartMachine<CarrierState, CarrierState.Type, CarrierEvent, Step> {
  private CarrierMachine(CarrierTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static CarrierMachine start(Step context, CarrierLogic logic) {
    return builder().context(context).logic(logic).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static CarrierMachine resume(CarrierState state, Step context, CarrierLogic logic) {
    return builder().resume(state).context(context).logic(logic).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static CarrierMachine resume(Snapshot<CarrierState, CarrierEvent, Step> snapshot,
      CarrierLogic logic) {
    return builder().resume(snapshot).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code tell}.
   *
   * <p><code>Empty → Full</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public CarrierState tell(Step life) {
    return fire(CarrierEvent.tell(life));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public CarrierState tell(Step life, Cause cause) {
    return fire(CarrierEvent.tell(life), cause);
  }

  /**
   * The event {@code spill}.
   *
   * <p><code>Full → Empty [old]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public CarrierState spill() {
    return fire(CarrierEvent.spill());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public CarrierState spill(Cause cause) {
    return fire(CarrierEvent.spill(), cause);
  }

  /** Whether a state is active, or one below it, with whatever data. */
  public boolean is(CarrierState.Type state) {
    return instance.is(state);
  }

  /** The current context. */
  public Step context() {
    return instance.context();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<CarrierState, CarrierState.Type, CarrierEvent, Step,
          CarrierMachine, Builder> {
    private Step context;

    private CarrierLogic logic;

    private Builder() {
      super("Carrier");
    }

    @Override
    public Builder resume(Snapshot<CarrierState, CarrierEvent, Step> snapshot) {
      super.resume(snapshot);
      this.context = snapshot.context();
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Step context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(CarrierLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public CarrierMachine build() {
      require(context, "a context", "context");
      require(logic, "a CarrierLogic", "logic");
      ChartSetup<CarrierState, CarrierEvent> setup =
          setup(CarrierTransitions.rules(), false, false);
      CarrierTransitions.Instance instance =
          new CarrierTransitions.Instance(setup, context, logic);
      return new CarrierMachine(placed(instance));
    }
  }
}
