package choose;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Route} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface RoutePhase {
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
    return switch (state) {
      case LOBBY -> Lobby.INSTANCE;
      case OFFICE -> Office.INSTANCE;
      case ROOF -> Roof.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  RouteState state();

  /** The state {@code LOBBY}. */
  final class Lobby implements RoutePhase {
    private static final Lobby INSTANCE = new Lobby();

    private Lobby() {}

    @Override
    public RouteState state() {
      return RouteState.LOBBY;
    }

    /** The event {@code arrive}. */
    public RoutePhase arrive(int floor, RouteLogic logic) {
      return of( RouteTransitions.next(RouteState.LOBBY, RouteEvent.arrive(floor), logic));
    }

    /** The event {@code alarm}. */
    public RoutePhase alarm(RouteLogic logic) {
      return of( RouteTransitions.next(RouteState.LOBBY, RouteEvent.alarm(), logic));
    }

    @Override
    public String toString() {
      return "LOBBY";
    }
  }

  /** The state {@code OFFICE}. */
  final class Office implements RoutePhase {
    private static final Office INSTANCE = new Office();

    private Office() {}

    @Override
    public RouteState state() {
      return RouteState.OFFICE;
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

    @Override
    public String toString() {
      return "OFFICE";
    }
  }

  /** The state {@code ROOF}. */
  final class Roof implements RoutePhase {
    private static final Roof INSTANCE = new Roof();

    private Roof() {}

    @Override
    public RouteState state() {
      return RouteState.ROOF;
    }

    @Override
    public String toString() {
      return "ROOF";
    }
  }
}
