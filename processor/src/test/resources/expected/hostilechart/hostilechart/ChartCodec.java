package hostilechart;

import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Chart} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ChartCodec {
  private static final WireNames<ChartState.Type> STATES = new WireNames<>(
      "Chart state", ChartState.Type.values(), "Life", "Rules", "Facts", "Type", "Tree", "Chart",
          "State", "Event", "Step", "Override", "Object", "String", "List", "*/ \\u0022", "new",
          "Any */", "class", "B in C", "C", "END");

  private static final WireNames<ChartEvent.Type> EVENTS = new WireNames<>(
      "Chart event", ChartEvent.Type.values(), ChartTransitions.rules().eventNames());

  private ChartCodec() {}

  /** The name of a state in data. */
  public static String toWire(ChartState state) {
    return STATES.of(state.stateType());
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static ChartState.Type fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ChartEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static ChartEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }
}
