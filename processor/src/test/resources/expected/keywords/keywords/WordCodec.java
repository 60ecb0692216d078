package keywords;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Word} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class WordCodec {
  private static final WireNames<WordState> STATES = new WireNames<>(
      "Word state", WordState.values());

  private static final WireNames<WordEvent> EVENTS = new WireNames<>(
      "Word event", WordEvent.values(), WordTransitions.rules().eventNames());

  private WordCodec() {}

  /** The name of a state in data. */
  public static String toWire(WordState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WordState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(WordEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WordEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(WordMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Word",
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
  public static WordMachine fromJson(String json, WordMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Word", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
