package hostile;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Evil} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class EvilCodec {
  private static final WireNames<EvilState> STATES = new WireNames<>(
      "Evil state", EvilState.values(), "\"quoted\" 'x' $T $L %s", "B", "C");

  private static final WireNames<EvilEvent> EVENTS = new WireNames<>(
      "Evil event", EvilEvent.values(), EvilTransitions.rules().eventNames());

  private EvilCodec() {}

  /** The name of a state in data. */
  public static String toWire(EvilState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static EvilState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(EvilEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static EvilEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(EvilMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Evil",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static EvilMachine fromJson(String json) {
    return fromJson(json, EvilMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static EvilMachine fromJson(String json, EvilMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Evil", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
