package always;

import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Sorter} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class SorterCodec {
  private static final WireNames<SorterState> STATES = new WireNames<>(
      "Sorter state",
      SorterState.values(),
      new String[] {"WAITING", "CHECKING", "LABELLED", "HEAVY", "SPINNING", "TURNING", "SENT"});

  private static final WireNames<SorterEvent> EVENTS = new WireNames<>(
      "Sorter event",
      SorterEvent.values(),
      new String[] {"take", "weighed", "stamped", "spin", "entered", "left", "toWaiting", "stop"});

  private SorterCodec() {}

  /** The name of a state in data. */
  public static String toWire(SorterState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static SorterState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(SorterEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static SorterEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }
}
