package always;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Sorter} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class SorterCodec {
  private static final WireNames<SorterState> STATES = new WireNames<>(
      "Sorter state", SorterState.values());

  private static final WireNames<SorterEvent> EVENTS = new WireNames<>(
      "Sorter event", SorterEvent.values(), SorterTransitions.rules().eventNames());

  private SorterCodec() {}

  /** The name of a state in data. */
  public static String toWire(SorterState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static SorterState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(SorterEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static SorterEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(SorterMachine machine,
      Function<? super Parcel, ? extends String> contextToText) {
    Snapshot<SorterState, SorterEvent, Parcel> snapshot = machine.snapshot();
    return SavedChart.toJson(SorterTransitions.rules(), STATES, snapshot, Failure.due(contextToText.apply(snapshot.context()),
        machine, "contextToText"));
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static SorterMachine fromJson(String json, SorterMachine.Builder builder,
      Function<? super String, ? extends Parcel> contextFromText) {
    Snapshot<SorterState, SorterEvent, Parcel> snapshot =
        SavedChart.read(SorterTransitions.rules(), STATES, json, contextFromText);
    return builder.resume(snapshot).build();
  }
}
