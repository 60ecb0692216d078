package hostilechart;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Life} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class LifeCodec {
  private static final WireNames<LifeState> STATES = new WireNames<>(
      "Life state", LifeState.values(), "Life", "Next", "Snapshot", "Arc", "Done", "Context", "Now",
          "Done2", "Over", "End");

  private static final WireNames<LifeEvent> EVENTS = new WireNames<>(
      "Life event", LifeEvent.values(), LifeTransitions.rules().eventNames());

  private LifeCodec() {}

  /** The name of a state in data. */
  public static String toWire(LifeState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static LifeState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(LifeEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static LifeEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * An instance as JSON: its state, its id and how many steps it has made.
   *
   * @param contextToText writes the context
   */
  public static String toJson(LifeMachine machine,
      Function<? super Step, ? extends String> contextToText) {
    Snapshot<LifeState, LifeEvent, Step> snapshot = machine.snapshot();
    return SavedChart.toJson(LifeTransitions.rules(), STATES, snapshot, Failure.due(contextToText.apply(snapshot.context()),
        machine, "contextToText"));
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @param contextFromText reads the context
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static LifeMachine fromJson(String json, LifeMachine.Builder builder,
      Function<? super String, ? extends Step> contextFromText) {
    Snapshot<LifeState, LifeEvent, Step> snapshot =
        SavedChart.read(LifeTransitions.rules(), STATES, json, contextFromText);
    return builder.resume(snapshot).build();
  }
}
