package owntypes;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Plain} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class PlainCodec {
  private static final WireNames<PlainState> STATES = new WireNames<>(
      "Plain state", PlainState.values());

  private static final WireNames<PlainEvent> EVENTS = new WireNames<>(
      "Plain event", PlainEvent.values(), PlainTransitions.rules().eventNames());

  private PlainCodec() {}

  /** The name of a state in data. */
  public static String toWire(PlainState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static PlainState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(PlainEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static PlainEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(PlainMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Plain",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static PlainMachine fromJson(String json) {
    return fromJson(json, PlainMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static PlainMachine fromJson(String json, PlainMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Plain", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
