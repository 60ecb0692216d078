package choose;

import java.util.Arrays;
import java.util.Set;

/** Chooses. */
public final class Program {

  private static class Logic implements RouteLogic {
    private final boolean works;

    Logic(boolean works) {
      this.works = works;
    }

    @Override
    public ByFloor byFloor(RouteEvent.Arrive event) {
      return event.floor() == 0
          ? ByFloor.LOBBY
          : event.floor() < 10 ? ByFloor.OFFICE : ByFloor.ROOF;
    }

    @Override
    public WayOut wayOut() {
      return works ? WayOut.LOBBY : WayOut.ROOF;
    }

    @Override
    public boolean working(RouteEvent.Arrive event) {
      return works;
    }
  }

  private Program() {}

  public static void main(String[] args) {
    RouteMachine route = RouteMachine.builder().logic(new Logic(true)).build();
    assert route.arrive(3) == RouteState.OFFICE;
    assert route.arrive(0) == RouteState.LOBBY;
    assert route.alarm() == RouteState.LOBBY;
    assert route.arrive(10) == RouteState.ROOF;
    assert RouteTransitions.arrive(RouteState.LOBBY, 5, new Logic(false)) == RouteState.OFFICE;
    assert !RouteTransitions.permits(RouteState.OFFICE, RouteEvent.arrive(5), new Logic(false));
    assert RouteTransitions.targets(RouteState.OFFICE)
        .equals(Set.of(RouteState.LOBBY, RouteState.OFFICE, RouteState.ROOF));
    assert Arrays.equals(
        RouteLogic.WayOut.values(), new RouteLogic.WayOut[] {RouteLogic.WayOut.LOBBY, RouteLogic.WayOut.ROOF});
    RoutePhase phase = RoutePhase.lobby().arrive(10, new Logic(true));
    assert phase == RoutePhase.roof();
    try {
      RouteMachine.builder().logic(new Logic(true) {
                @Override
                public ByFloor byFloor(RouteEvent.Arrive event) {
                  return null;
                }
              }).build()
          .arrive(1);
      throw new AssertionError("nothing was chosen");
    } catch (IllegalStateException expected) {
      assert expected.getMessage().equals("Route in LOBBY: choose byFloor returned null.");
    }
  }
}
