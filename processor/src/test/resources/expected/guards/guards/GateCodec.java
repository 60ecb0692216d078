package guards;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Gate} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class GateCodec {
  private static final WireNames<GateState> STATES = new WireNames<>(
      "Gate state",
      GateState.values(),
      new String[] {"GATE", "YES", "NO"});

  private static final WireNames<GateEvent> EVENTS = new WireNames<>(
      "Gate event",
      GateEvent.values(),
      new String[] {"name", "not", "notNot", "and", "or", "mixed", "nested", "notOr", "twice",
          "first"});

  private GateCodec() {}

  /** The name of a state in data. */
  public static String toWire(GateState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static GateState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(GateEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static GateEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(GateMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Gate",
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
  public static GateMachine fromJson(String json, GateMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Gate", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
