package threads;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Effectful} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class EffectfulCodec {
  private static final WireNames<EffectfulState> STATES = new WireNames<>(
      "Effectful state", EffectfulState.values());

  private static final WireNames<EffectfulEvent> EVENTS = new WireNames<>(
      "Effectful event", EffectfulEvent.values(), EffectfulTransitions.rules().eventNames());

  private EffectfulCodec() {}

  /** The name of a state in data. */
  public static String toWire(EffectfulState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static EffectfulState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(EffectfulEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static EffectfulEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(EffectfulMachine machine) {
    machine.requireNothingQueued();
    return machine.read(
        () ->
            new SavedLife(
                "Effectful",
                machine.entityId(),
                toWire(machine.state()),
                machine.sequence(),
                null)
                .toJson());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static EffectfulMachine fromJson(String json, EffectfulMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Effectful", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
