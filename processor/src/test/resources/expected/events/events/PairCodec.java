package events;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Pair} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class PairCodec {
  private static final WireNames<PairState> STATES = new WireNames<>(
      "Pair state", PairState.values());

  private static final WireNames<Signal> EVENTS = new WireNames<>(
      "Pair event", new Signal[] {Signal.UNUSED, Signal.PRESSED, Signal.TO_B, Signal.RESET},
          PairTransitions.rules().eventNames());

  private PairCodec() {}

  /** The name of a state in data. */
  public static String toWire(PairState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static PairState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(Signal event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static Signal eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(PairMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Pair",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static PairMachine fromJson(String json) {
    return fromJson(json, PairMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static PairMachine fromJson(String json, PairMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Pair", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
