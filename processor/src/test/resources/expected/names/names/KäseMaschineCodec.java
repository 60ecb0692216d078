package names;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code käse-Maschine} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class KäseMaschineCodec {
  private static final WireNames<KäseMaschineState> STATES = new WireNames<>(
      "käse-Maschine state",
      KäseMaschineState.values(),
      new String[] {"half-open", "2nd try", "größe", "状態", "a.b"});

  private static final WireNames<KäseMaschineEvent> EVENTS = new WireNames<>(
      "käse-Maschine event",
      KäseMaschineEvent.values(),
      new String[] {"agent claims task", "un-claim / force", "3 strikes", "HTTPServerDown", "done!",
          "Éclair", "完了", "ἀρχή", "toHalfOpen", "to_2ndTry"});

  private KäseMaschineCodec() {}

  /** The name of a state in data. */
  public static String toWire(KäseMaschineState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static KäseMaschineState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(KäseMaschineEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static KäseMaschineEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
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

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static KäseMaschineMachine fromJson(String json) {
    return fromJson(json, KäseMaschineMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
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
