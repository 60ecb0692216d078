package complete;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Dial} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class DialCodec {
  private static final WireNames<DialState> STATES = new WireNames<>(
      "Dial state",
      DialState.values(),
      new String[] {"P0", "P1", "P2", "P3"});

  private static final WireNames<DialEvent> EVENTS = new WireNames<>(
      "Dial event",
      DialEvent.values(),
      new String[] {"e0", "e1", "e2", "e3", "e4"});

  private DialCodec() {}

  /** The name of a state in data. */
  public static String toWire(DialState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static DialState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(DialEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static DialEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(DialMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Dial",
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
  public static DialMachine fromJson(String json) {
    return fromJson(json, DialMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static DialMachine fromJson(String json, DialMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Dial", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
