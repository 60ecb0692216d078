package javalang;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code String} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class StringCodec {
  private static final WireNames<StringState> STATES = new WireNames<>(
      "String state", StringState.values(), "String", "Object", "Integer", "Override", "Enum",
          "Set", "List", "Class", "Record", "Optional");

  private static final WireNames<StringEvent.Type> EVENTS = new WireNames<>(
      "String event", StringEvent.Type.values(), StringTransitions.rules().eventNames());

  private StringCodec() {}

  /** The name of a state in data. */
  public static String toWire(StringState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static StringState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(StringEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static StringEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(StringMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "String",
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
  public static StringMachine fromJson(String json, StringMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("String", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
