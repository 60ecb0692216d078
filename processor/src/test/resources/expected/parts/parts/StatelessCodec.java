package parts;

import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Stateless} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class StatelessCodec {
  private static final WireNames<StatelessState> STATES = new WireNames<>(
      "Stateless state", StatelessState.values());

  private static final WireNames<StatelessEvent> EVENTS = new WireNames<>(
      "Stateless event", StatelessEvent.values(), StatelessTransitions.rules().eventNames());

  private StatelessCodec() {}

  /** The name of a state in data. */
  public static String toWire(StatelessState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static StatelessState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(StatelessEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static StatelessEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }
}
