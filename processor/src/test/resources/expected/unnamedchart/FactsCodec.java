import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Facts} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class FactsCodec {
  private static final WireNames<FactsState> STATES = new WireNames<>(
      "Facts state", FactsState.values());

  private static final WireNames<FactsEvent.Type> EVENTS = new WireNames<>(
      "Facts event", FactsEvent.Type.values(), FactsTransitions.rules().eventNames());

  private FactsCodec() {}

  /** The name of a state in data. */
  public static String toWire(FactsState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static FactsState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(FactsEvent event) {
    return EVENTS.of(event.eventType());
  }

  /**
   * The event of a name in data, without what it carries; if there is none, an
   * {@link IllegalArgumentException} tells the nearest.
   */
  public static FactsEvent.Type eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(FactsMachine machine,
      Function<? super Chart, ? extends String> contextToText) {
    Snapshot<FactsState, FactsEvent, Chart> snapshot = machine.snapshot();
    return SavedChart.toJson(FactsTransitions.rules(), STATES, snapshot, Failure.due(contextToText.apply(snapshot.context()),
        machine, "contextToText"));
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static FactsMachine fromJson(String json, FactsMachine.Builder builder,
      Function<? super String, ? extends Chart> contextFromText) {
    Snapshot<FactsState, FactsEvent, Chart> snapshot =
        SavedChart.read(FactsTransitions.rules(), STATES, json, contextFromText);
    return builder.resume(snapshot).build();
  }
}
