package parameters;

import dev.pawl.engine.Failure;
import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Step} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class StepCodec {
  private static final WireNames<StepState> STATES = new WireNames<>(
      "Step state", StepState.values());

  private static final WireNames<StepEvent.Type> EVENTS = new WireNames<>(
      "Step event", StepEvent.Type.values(), StepTransitions.rules().eventNames());

  private StepCodec() {}

  /** The name of a state in data. */
  public static String toWire(StepState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static StepState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(StepEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static StepEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(StepMachine machine,
      Function<? super String, ? extends String> contextToText) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Step",
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
  public static StepMachine fromJson(String json, StepMachine.Builder builder,
      Function<? super String, ? extends String> contextFromText) {
    SavedLife snapshot = SavedLife.read("Step", json, true);
    builder.context(
        Failure.due(contextFromText.apply(snapshot.context()), "Step", "contextFromText"));
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
