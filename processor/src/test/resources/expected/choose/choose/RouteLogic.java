package choose;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Route} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface RouteLogic {
  /** Picks the state to enter, on {@code arrive}. */
  ByFloor byFloor(RouteEvent.Arrive event);

  /** Asked by a guard on {@code arrive}. */
  boolean working(RouteEvent.Arrive event);

  /** Picks the state to enter, on {@code alarm}. */
  WayOut wayOut();

  /** The states that {@link #byFloor} picks from. */
  enum ByFloor {
    /** The state {@code ROOF}. */
    ROOF(RouteState.ROOF),
    /** The state {@code OFFICE}. */
    OFFICE(RouteState.OFFICE),
    /** The state {@code LOBBY}. */
    LOBBY(RouteState.LOBBY);

    private final RouteState state;

    ByFloor(RouteState state) {
      this.state = state;
    }

    /** The state picked. */
    public RouteState state() {
      return state;
    }
  }

  /** The states that {@link #wayOut} picks from. */
  enum WayOut {
    /** The state {@code LOBBY}. */
    LOBBY(RouteState.LOBBY),
    /** The state {@code ROOF}. */
    ROOF(RouteState.ROOF);

    private final RouteState state;

    WayOut(RouteState state) {
      this.state = state;
    }

    /** The state picked. */
    public RouteState state() {
      return state;
    }
  }
}
