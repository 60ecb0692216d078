package choose;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Route} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class RouteCodec {
  private static final WireNames<RouteState> STATES = new WireNames<>(
      "Route state", RouteState.values());

  private static final WireNames<RouteEvent.Type> EVENTS = new WireNames<>(
      "Route event", RouteEvent.Type.values(), RouteTransitions.rules().eventNames());

  private RouteCodec() {}

  /** The name of a state in data. */
  public static String toWire(RouteState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static RouteState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(RouteEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static RouteEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(RouteMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Route",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static RouteMachine fromJson(String json, RouteMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Route", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
