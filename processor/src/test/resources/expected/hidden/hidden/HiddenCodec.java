package hidden;

import dev.pawl.engine.Failure;
import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Hidden} in data. Thread-safe. */
@Generated("dev.pawl.processor")
final class HiddenCodec {
  private static final WireNames<Package.Inner.States> STATES = new WireNames<>(
      "Hidden state", Package.Inner.States.values());

  private static final WireNames<HiddenEvent> EVENTS = new WireNames<>(
      "Hidden event", HiddenEvent.values(), HiddenTransitions.rules().eventNames());

  private HiddenCodec() {}

  /** The name of a state in data. */
  public static String toWire(Package.Inner.States state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static Package.Inner.States fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(HiddenEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static HiddenEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(HiddenMachine machine,
      Function<? super Package.Inner.Amount, ? extends String> contextToText) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Hidden",
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
  public static HiddenMachine fromJson(String json, HiddenMachine.Builder builder,
      Function<? super String, ? extends Package.Inner.Amount> contextFromText) {
    SavedLife snapshot = SavedLife.read("Hidden", json, true);
    builder.context(
        Failure.due(contextFromText.apply(snapshot.context()), "Hidden", "contextFromText"));
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
