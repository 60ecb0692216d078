package choose;

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
 * One instance of {@code Route}. It is confined to one thread at a time.
 *
 * <p>Targets picked at run time, each time from a declared set.
 *
 * <pre>
 * from                   event             to
 * LOBBY                  arrive            LOBBY or OFFICE or ROOF
 * OFFICE                 arrive [working]  ROOF or OFFICE or LOBBY
 * any that is not final  alarm             LOBBY or ROOF
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class RouteMachine extends Instance<RouteState, RouteEvent> {
  private final RouteLogic logic;

  private RouteMachine(RouteState state, long sequence, RouteLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code LOBBY}. */
  public static RouteMachine start(RouteLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static RouteMachine start(RouteState initial, RouteLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static RouteMachine resume(RouteState state, RouteLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code arrive}.
   *
   * <p><code>LOBBY → LOBBY or OFFICE or ROOF, OFFICE → ROOF or OFFICE or LOBBY [working]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public RouteState arrive(int floor) {
    return fire(RouteEvent.arrive(floor));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public RouteState arrive(int floor, Cause cause) {
    return fire(RouteEvent.arrive(floor), cause);
  }

  /**
   * The event {@code alarm}.
   *
   * <p><code>LOBBY → LOBBY or ROOF, OFFICE → LOBBY or ROOF</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public RouteState alarm() {
    return fire(RouteEvent.alarm());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public RouteState alarm(Cause cause) {
    return fire(RouteEvent.alarm(), cause);
  }

  @Override
  protected RouteState stateAt(int position) {
    return RouteTransitions.state(position);
  }

  @Override
  protected Definition<RouteState, RouteEvent> stepRules() {
    return RouteTransitions.rules();
  }

  @Override
  protected Outcomes<RouteState, RouteEvent> stepOutcomes() {
    return RouteTransitions.outcomes();
  }

  @Override
  protected RouteEvent[] eventValues() {
    return new RouteEvent[] {null, RouteEvent.alarm()};
  }

  @Override
  protected int select(RouteEvent event) {
    return RouteTransitions.select(state(), event, logic);
  }

  @Override
  protected RouteState target(int step, RouteEvent event) {
    return RouteTransitions.target(step, event, logic, this);
  }

  @Override
  protected int step(RouteEvent event) {
    int code = RouteTransitions.code(position, event);
    return switch (code) {
      // ARRIVE
      case 0 -> become(Failure.due(logic.byFloor((RouteEvent.Arrive) event), this,
          "choose byFloor").state().ordinal());
      // ALARM
      case 2 -> become(Failure.due(logic.wayOut(), this, "choose wayOut").state().ordinal());
      // ARRIVE in OFFICE
      case 3 -> switch (RouteTransitions.arriveInOffice(event, logic)) {
        case 1 -> become(Failure.due(logic.byFloor((RouteEvent.Arrive) event), this,
            "choose byFloor").state().ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(RouteTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<RouteState, RouteEvent, RouteMachine, Builder> {
    private RouteLogic logic;

    private Builder() {
      super("Route", RouteState.LOBBY);
    }

    @Override
    public Builder initial(RouteState initial) {
      this.state = checked(initial, RouteTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(RouteLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public RouteMachine build() {
      require(logic, "a RouteLogic", "logic");
      if (isBare()) {
        return new RouteMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(RouteTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends RouteMachine {
    private final String entityId;

    private final Engine<RouteState, RouteEvent> engine;

    private Driven(RouteState state, long sequence, RouteLogic logic, String entityId,
        Engine<RouteState, RouteEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<RouteState, RouteEvent> stepEngine() {
      return engine;
    }
  }
}
