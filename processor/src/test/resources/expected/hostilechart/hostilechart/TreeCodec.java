package hostilechart;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Tree} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class TreeCodec {
  private static final WireNames<TreeState> STATES = new WireNames<>(
      "Tree state", TreeState.values(), "Tree", "Within", "Leaf", "Facts", "Rules");

  private static final WireNames<TreeEvent> EVENTS = new WireNames<>(
      "Tree event", TreeEvent.values(), TreeTransitions.rules().eventNames());

  private TreeCodec() {}

  /** The name of a state in data. */
  public static String toWire(TreeState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static TreeState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(TreeEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static TreeEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(TreeMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Tree",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static TreeMachine fromJson(String json, TreeMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Tree", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
