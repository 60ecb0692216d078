package onegate;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Tier} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class TierCodec {
  private static final WireNames<TierState> STATES = new WireNames<>(
      "Tier state", TierState.values(), "entry", "gold", "silver", "bronze", "out");

  private static final WireNames<TierEvent.Type> EVENTS = new WireNames<>(
      "Tier event", TierEvent.Type.values(), TierTransitions.rules().eventNames());

  private TierCodec() {}

  /** The name of a state in data. */
  public static String toWire(TierState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static TierState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(TierEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static TierEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(TierMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Tier",
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
  public static TierMachine fromJson(String json, TierMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Tier", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
