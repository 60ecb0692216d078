package hooks;

import dev.pawl.engine.Failure;
import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Deal} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class DealCodec {
  private static final WireNames<DealState> STATES = new WireNames<>(
      "Deal state", DealState.values());

  private static final WireNames<DealEvent> EVENTS = new WireNames<>(
      "Deal event", DealEvent.values(), DealTransitions.rules().eventNames());

  private DealCodec() {}

  /** The name of a state in data. */
  public static String toWire(DealState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static DealState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(DealEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static DealEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(DealMachine machine,
      Function<? super Integer, ? extends String> contextToText) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Deal",
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
  public static DealMachine fromJson(String json, DealMachine.Builder builder,
      Function<? super String, ? extends Integer> contextFromText) {
    SavedLife snapshot = SavedLife.read("Deal", json, true);
    builder.context(
        Failure.due(contextFromText.apply(snapshot.context()), "Deal", "contextFromText"));
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
