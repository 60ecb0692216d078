package lenient;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Tap} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class TapCodec {
  private static final WireNames<TapState> STATES = new WireNames<>(
      "Tap state", TapState.values());

  private static final WireNames<TapEvent> EVENTS = new WireNames<>(
      "Tap event", TapEvent.values(), TapTransitions.rules().eventNames());

  private TapCodec() {}

  /** The name of a state in data. */
  public static String toWire(TapState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static TapState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(TapEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static TapEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(TapMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Tap",
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
  public static TapMachine fromJson(String json, TapMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Tap", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
