package trigger;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code by-class} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class ByClassCodec {
  private static final WireNames<ByClassState> STATES = new WireNames<>(
      "by-class state",
      ByClassState.values(),
      new String[] {"A", "B"});

  private static final WireNames<ByClassEvent> EVENTS = new WireNames<>(
      "by-class event",
      ByClassEvent.values(),
      new String[] {"go"});

  private ByClassCodec() {}

  /** The name of a state in data. */
  public static String toWire(ByClassState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static ByClassState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ByClassEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static ByClassEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(ByClassMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "by-class",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ByClassMachine fromJson(String json) {
    return fromJson(json, ByClassMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static ByClassMachine fromJson(String json, ByClassMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("by-class", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
