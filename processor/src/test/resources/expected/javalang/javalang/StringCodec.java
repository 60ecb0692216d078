package javalang;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code String} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class StringCodec {
  private static final WireNames<StringState> STATES = new WireNames<>(
      "String state",
      StringState.values(),
      new String[] {"String", "Object", "Integer", "Override", "Enum", "Set", "List", "Class",
          "Record", "Optional"});

  private static final WireNames<StringEvent.Type> EVENTS = new WireNames<>(
      "String event",
      StringEvent.Type.values(),
      new String[] {"Throwable", "Object", "String", "Override", "Enum", "Math", "Set", "List",
          "Class", "Iterable", "toString", "toRecord", "EnumSet", "Objects", "AssertionError",
          "toOptional"});

  private StringCodec() {}

  /** The name of a state in data. */
  public static String toWire(StringState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static StringState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(StringEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static StringEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
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
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
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
