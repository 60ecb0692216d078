package nested;

import dev.pawl.engine.Failure;
import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Player} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class PlayerCodec {
  private static final WireNames<PlayerState> STATES = new WireNames<>(
      "Player state", PlayerState.values());

  private static final WireNames<PlayerEvent> EVENTS = new WireNames<>(
      "Player event", PlayerEvent.values(), PlayerTransitions.rules().eventNames());

  private PlayerCodec() {}

  /** The name of a state in data. */
  public static String toWire(PlayerState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static PlayerState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(PlayerEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static PlayerEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(PlayerMachine machine,
      Function<? super Volume, ? extends String> contextToText) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Player",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        Failure.due(contextToText.apply(machine.context()), machine, "contextToText"))
        .toJson();
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static PlayerMachine fromJson(String json, PlayerMachine.Builder builder,
      Function<? super String, ? extends Volume> contextFromText) {
    SavedLife snapshot = SavedLife.read("Player", json, true);
    builder.context(
        Failure.due(contextFromText.apply(snapshot.context()), "Player", "contextFromText"));
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
