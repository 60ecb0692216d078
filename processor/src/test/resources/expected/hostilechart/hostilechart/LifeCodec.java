package hostilechart;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.WireNames;
import dev.pawl.engine.chart.SavedChart;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Life} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class LifeCodec {
  private static final WireNames<LifeState> STATES = new WireNames<>(
      "Life state",
      LifeState.values(),
      new String[] {"Life", "Next", "Snapshot", "Arc", "Done", "Context", "Now", "Done2", "Over",
          "End"});

  private static final WireNames<LifeEvent> EVENTS = new WireNames<>(
      "Life event",
      LifeEvent.values(),
      new String[] {"life", "restart", "next", "step", "snapshot", "always", "raise", "scheduler",
          "builder", "remaining", "done.Life", "Snapshot.after.1s", "Snapshot.after.setup",
          "Over.after.1h"});

  private LifeCodec() {}

  /** The name of a state in data. */
  public static String toWire(LifeState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static LifeState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(LifeEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static LifeEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /**
   * A life as JSON: its state, its id and how many steps it has made.
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
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
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
