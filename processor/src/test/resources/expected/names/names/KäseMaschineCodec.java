package names;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code käse-Maschine} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class KäseMaschineCodec {
  private static final WireNames<KäseMaschineState> STATES = new WireNames<>(
      "käse-Maschine state", KäseMaschineState.values(), "half-open", "2nd try", "größe", "状態",
          "a.b");

  private static final WireNames<KäseMaschineEvent> EVENTS = new WireNames<>(
      "käse-Maschine event", KäseMaschineEvent.values(),
          KäseMaschineTransitions.rules().eventNames());

  private KäseMaschineCodec() {}

  /** The name of a state in data. */
  public static String toWire(KäseMaschineState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static KäseMaschineState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(KäseMaschineEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static KäseMaschineEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(KäseMaschineMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "käse-Maschine",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static KäseMaschineMachine fromJson(String json) {
    return fromJson(json, KäseMaschineMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static KäseMaschineMachine fromJson(String json, KäseMaschineMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("käse-Maschine", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
