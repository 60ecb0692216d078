package spellings;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Waiter} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class WaiterCodec {
  private static final WireNames<WaiterState> STATES = new WireNames<>(
      "Waiter state", WaiterState.values());

  private static final WireNames<WaiterEvent> EVENTS = new WireNames<>(
      "Waiter event", WaiterEvent.values(), WaiterTransitions.rules().eventNames());

  private WaiterCodec() {}

  /** The name of a state in data. */
  public static String toWire(WaiterState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WaiterState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(WaiterEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static WaiterEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(WaiterMachine machine,
      Function<? super Integer, ? extends String> contextToText) {
    Snapshot<WaiterState, WaiterEvent, Integer> snapshot = machine.snapshot();
    return SavedChart.toJson(WaiterTransitions.rules(), STATES, snapshot, Failure.due(contextToText.apply(snapshot.context()),
        machine, "contextToText"));
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static WaiterMachine fromJson(String json, WaiterMachine.Builder builder,
      Function<? super String, ? extends Integer> contextFromText) {
    Snapshot<WaiterState, WaiterEvent, Integer> snapshot =
        SavedChart.read(WaiterTransitions.rules(), STATES, json, contextFromText);
    return builder.resume(snapshot).build();
  }
}
