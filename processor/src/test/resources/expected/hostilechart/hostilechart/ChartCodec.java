package hostilechart;

import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Chart} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class ChartCodec {
  private static final WireNames<ChartState.Type> STATES = new WireNames<>(
      "Chart state",
      ChartState.Type.values(),
      new String[] {"Life", "Rules", "Facts", "Type", "Tree", "Chart", "State", "Event", "Step",
          "Override", "Object", "String", "List", "*/ \\u0022", "new", "Any */", "class", "B in C",
          "C", "END"});

  private static final WireNames<ChartEvent.Type> EVENTS = new WireNames<>(
      "Chart event",
      ChartEvent.Type.values(),
      new String[] {"of", "begin", "alone", "always", "clone", "wait", "new", "leaf", "raise",
          "next", "step", "permits", "rules", "start", "state", "snapshot", "toString", "aInB",
          "toType", "a", "\"quoted\" */", "\\u000a", "match", "get-class", "end",
          "Life.after.delay", "Life.after.1s"});

  private ChartCodec() {}

  /** The name of a state in data. */
  public static String toWire(ChartState state) {
    return STATES.of(state.stateType());
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static ChartState.Type fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(ChartEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static ChartEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }
}
