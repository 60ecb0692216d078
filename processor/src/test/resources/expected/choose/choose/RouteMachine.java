package choose;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Route}. It is confined to one thread at a time.
 *
 * <p>Targets picked at run time, each time from a declared set.
 *
 * <pre>{@code
 *   +-------------------------------------------------+
 *   |                                                 |--+
 * *>|                      LOBBY                      |  | arrive [byFloor]
 *   |                                                 |<-+
 *   +-------------------------------------------------+
 *    |                 ^                             |
 *  +-+                 |                             |
 *  | arrive [byFloor]  | arrive [working] [byFloor]  |
 *  |                   |                             |
 *  |                +--+                             |
 *  v                |                                |
 * +------------------+                               |
 * |                  |--+                            |
 * |      OFFICE      |  | arrive [working] [byFloor] |
 * |                  |<-+                            |
 * +------------------+                               |
 *                   | arrive [working] [byFloor]     | arrive [byFloor]
 *                   v                                v
 *                 +-----------------------------------+
 *                 |               ROOF                |>@
 *                 +-----------------------------------+
 *
 * From any state to LOBBY: alarm [wayOut]
 * From any state to ROOF: alarm [wayOut]
 * }</pre>
 *
 * <pre>
 * from                   event             to
 * LOBBY                  arrive            LOBBY or OFFICE or ROOF
 * OFFICE                 arrive [working]  ROOF or OFFICE or LOBBY
 * any that is not final  alarm             LOBBY or ROOF
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class RouteMachine {
  private int state;

  private final RouteLogic logic;

  private RouteMachine(RouteState state, RouteLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code LOBBY}. */
  public static RouteMachine start(RouteLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static RouteMachine start(RouteState initial, RouteLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static RouteMachine resume(RouteState state, RouteLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code arrive}.
   *
   * <p><code>LOBBY → LOBBY or OFFICE or ROOF, OFFICE → ROOF or OFFICE or LOBBY [working]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public RouteState arrive(int floor) {
    return fire(RouteEvent.arrive(floor));
  }

  /**
   * The event {@code arrive}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public RouteState arrive(int floor, Cause cause) {
    return fire(RouteEvent.arrive(floor), cause);
  }

  /**
   * The event {@code alarm}.
   *
   * <p><code>LOBBY → LOBBY or ROOF, OFFICE → LOBBY or ROOF</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public RouteState alarm() {
    return fire(RouteEvent.alarm());
  }

  /**
   * The event {@code alarm}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public RouteState alarm(Cause cause) {
    return fire(RouteEvent.alarm(), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public RouteState fire(RouteEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw RouteTransitions.rules().error(to, RouteTransitions.state(from), event);
    }
    return RouteTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public RouteState fire(RouteEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<RouteState> tryFire(RouteEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return RouteTransitions.outcomes().refused(to, RouteTransitions.state(from), event);
    }
    return RouteTransitions.outcomes().moved(RouteTransitions.state(from),
        RouteTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<RouteState> tryFire(RouteEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public RouteState force(RouteState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(RouteEvent event) {
    int code = RouteTransitions.code(state, event);
    return switch (code) {
      // ARRIVE
      case 0 -> become(Failure.due(logic.byFloor((RouteEvent.Arrive) event), this,
          "choose byFloor").state());
      // ALARM
      case 2 -> become(Failure.due(logic.wayOut(), this, "choose wayOut").state());
      // ARRIVE in OFFICE
      case 3 -> switch (RouteTransitions.arriveInOffice(event, logic)) {
        case 1 -> become(Failure.due(logic.byFloor((RouteEvent.Arrive) event), this,
            "choose byFloor").state());
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = RouteTransitions.position(code));
    };
  }

  private int become(RouteState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(RouteEvent event) {
    return RouteTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public RouteState state() {
    return RouteTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(RouteState state) {
    return state() == state;
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return null;
  }

  /** How many steps have been made; 0 in a life that counts none. */
  long sequence() {
    return 0;
  }

  /**
   * Refuses to be told while what hooks or effects have fired still waits: it would be lost.
   * A life without hooks and effects has nothing that waits.
   */
  void requireNothingQueued() {}

  @Override
  public String toString() {
    return "Route" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private RouteState state = RouteState.LOBBY;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<RouteState, RouteEvent>> hooks = new ArrayList<>();

    private Engine<RouteState, RouteEvent> engine;

    private RouteLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code LOBBY}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(RouteState initial) {
      if (!RouteTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Route; those are "
                + RouteTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(RouteState state) {
      this.state = Objects.requireNonNull(state, "state");
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many steps the life has already made; 0 if it begins.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Builder sequence(long sequence) {
      Engine.marks(sequence);
      this.sequence = sequence;
      return this;
    }

    /** Tells when a step is made; by default the system's clock. */
    public Builder clock(InstantSource clock) {
      this.clock = Objects.requireNonNull(clock, "clock");
      this.engine = null;
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<RouteState, RouteEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(RouteLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public RouteMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Route needs a RouteLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new RouteMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(RouteTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends RouteMachine implements Life<RouteState, RouteEvent> {
    private final String entityId;

    private final Engine<RouteState, RouteEvent> engine;

    private long marks;

    private Driven(RouteState state, RouteLogic logic, String entityId,
        Engine<RouteState, RouteEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public RouteState fire(RouteEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public RouteState fire(RouteEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<RouteState> tryFire(RouteEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<RouteState> tryFire(RouteEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public RouteState force(RouteState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(RouteEvent event) {
      return RouteTransitions.select(state(), event, super.logic);
    }

    @Override
    public RouteState target(int step, RouteEvent event) {
      return RouteTransitions.target(step, event, super.logic, this);
    }

    @Override
    public void commit(int step, RouteState to, RouteEvent event) {
      become(to);
    }

    @Override
    public void become(RouteState to) {
      super.state = to.ordinal();
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    long sequence() {
      return Engine.steps(marks);
    }

    @Override
    void requireNothingQueued() {
      engine.requireNothingQueued(this);
    }

    @Override
    public long marks() {
      return marks;
    }

    @Override
    public void marks(long marks) {
      this.marks = marks;
    }
  }
}
