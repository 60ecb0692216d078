package hostile;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of <code>De&#42;/vil &#64;x</code> in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class DeVilXCodec {
  private static final WireNames<DeVilXState> STATES = new WireNames<>(
      "De*/vil @x state", DeVilXState.values(), "\"quoted\" 'x' $T $L %s", "B\\u000a", "{@code}");

  private static final WireNames<DeVilXEvent> EVENTS = new WireNames<>(
      "De*/vil @x event", DeVilXEvent.values(), DeVilXTransitions.rules().eventNames());

  private DeVilXCodec() {}

  /** The name of a state in data. */
  public static String toWire(DeVilXState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static DeVilXState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(DeVilXEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static DeVilXEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(DeVilXMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "De*/vil @x",
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
  public static DeVilXMachine fromJson(String json, DeVilXMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("De*/vil @x", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
