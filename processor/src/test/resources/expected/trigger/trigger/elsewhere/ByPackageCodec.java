package trigger.elsewhere;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code by-package} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ByPackageCodec {
  private static final WireNames<ByPackageState> STATES = new WireNames<>(
      "by-package state", ByPackageState.values());

  private static final WireNames<ByPackageEvent> EVENTS = new WireNames<>(
      "by-package event", ByPackageEvent.values(), ByPackageTransitions.rules().eventNames());

  private ByPackageCodec() {}

  /** The name of a state in data. */
  public static String toWire(ByPackageState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ByPackageState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ByPackageEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ByPackageEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(ByPackageMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "by-package",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static ByPackageMachine fromJson(String json) {
    return fromJson(json, ByPackageMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ByPackageMachine fromJson(String json, ByPackageMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("by-package", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
