package data;

import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Loop} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class LoopCodec {
  private static final WireNames<LoopState.Type> STATES = new WireNames<>(
      "Loop state", LoopState.Type.values());

  private static final WireNames<LoopEvent.Type> EVENTS = new WireNames<>(
      "Loop event", LoopEvent.Type.values(), LoopTransitions.rules().eventNames());

  private LoopCodec() {}

  /** The name of a state in data. */
  public static String toWire(LoopState state) {
    return STATES.of(state.stateType());
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static LoopState.Type fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(LoopEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static LoopEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }
}
