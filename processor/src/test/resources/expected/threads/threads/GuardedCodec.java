package threads;

import dev.pawl.engine.Failure;
import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Guarded} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class GuardedCodec {
  private static final WireNames<GuardedState> STATES = new WireNames<>(
      "Guarded state", GuardedState.values());

  private static final WireNames<GuardedEvent> EVENTS = new WireNames<>(
      "Guarded event", GuardedEvent.values(), GuardedTransitions.rules().eventNames());

  private GuardedCodec() {}

  /** The name of a state in data. */
  public static String toWire(GuardedState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static GuardedState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(GuardedEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static GuardedEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(GuardedMachine machine,
      Function<? super Integer, ? extends String> contextToText) {
    machine.requireNothingQueued();
    return machine.read(
        () ->
            new SavedLife(
                "Guarded",
                machine.entityId(),
                toWire(machine.state()),
                machine.sequence(),
                Failure.due(contextToText.apply(machine.context()), machine, "contextToText"))
                .toJson());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static GuardedMachine fromJson(String json, GuardedMachine.Builder builder,
      Function<? super String, ? extends Integer> contextFromText) {
    SavedLife snapshot = SavedLife.read("Guarded", json, true);
    builder.context(
        Failure.due(contextFromText.apply(snapshot.context()), "Guarded", "contextFromText"));
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
