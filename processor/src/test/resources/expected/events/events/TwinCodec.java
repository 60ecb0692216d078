package events;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Twin} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class TwinCodec {
  private static final WireNames<TwinState> STATES = new WireNames<>(
      "Twin state",
      TwinState.values(),
      new String[] {"A", "B"});

  private static final WireNames<Signal> EVENTS = new WireNames<>(
      "Twin event",
      new Signal[] {Signal.UNUSED, Signal.PRESSED, Signal.TO_B, Signal.RESET},
      new String[] {"UNUSED", "PRESSED", "TO_B", "RESET"});

  private TwinCodec() {}

  /** The name of a state in data. */
  public static String toWire(TwinState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static TwinState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(Signal event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static Signal eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
  public static String toJson(TwinMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Twin",
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
  public static TwinMachine fromJson(String json) {
    return fromJson(json, TwinMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static TwinMachine fromJson(String json, TwinMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Twin", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
