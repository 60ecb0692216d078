package choose;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Route} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface RoutePhase {
  /** The phases of all states. */
  Phases<RouteState, RoutePhase> SHARED = new Phases<>(RouteState.values(), Lobby.INSTANCE,
      Office.INSTANCE, Roof.INSTANCE);

  /** The state {@code LOBBY}. */
  static Lobby lobby() {
    return Lobby.INSTANCE;
  }

  /** The state {@code OFFICE}. */
  static Office office() {
    return Office.INSTANCE;
  }

  /** The state {@code ROOF}. */
  static Roof roof() {
    return Roof.INSTANCE;
  }

  /** The phase that stands for a state. */
  static RoutePhase of(RouteState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  RouteState state();

  /** The state {@code LOBBY}. */
  final class Lobby extends Phase<RouteState> implements RoutePhase {
    private static final Lobby INSTANCE = new Lobby();

    private Lobby() {
      super(RouteState.LOBBY);
    }

    /** The event {@code arrive}. */
    public RoutePhase arrive(int floor, RouteLogic logic) {
      return of( RouteTransitions.next(RouteState.LOBBY, RouteEvent.arrive(floor), logic));
    }

    /** The event {@code alarm}. */
    public RoutePhase alarm(RouteLogic logic) {
      return of( RouteTransitions.next(RouteState.LOBBY, RouteEvent.alarm(), logic));
    }
  }

  /** The state {@code OFFICE}. */
  final class Office extends Phase<RouteState> implements RoutePhase {
    private static final Office INSTANCE = new Office();

    private Office() {
      super(RouteState.OFFICE);
    }

    /**
     * The event {@code arrive}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public RoutePhase arrive(int floor, RouteLogic logic) {
      return of( RouteTransitions.next(RouteState.OFFICE, RouteEvent.arrive(floor), logic));
    }

    /** The event {@code alarm}. */
    public RoutePhase alarm(RouteLogic logic) {
      return of( RouteTransitions.next(RouteState.OFFICE, RouteEvent.alarm(), logic));
    }
  }

  /** The state {@code ROOF}. */
  final class Roof extends Phase<RouteState> implements RoutePhase {
    private static final Roof INSTANCE = new Roof();

    private Roof() {
      super(RouteState.ROOF);
    }
  }
}
