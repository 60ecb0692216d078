package forbid;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Branch} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class BranchCodec {
  private static final WireNames<BranchState> STATES = new WireNames<>(
      "Branch state", BranchState.values());

  private static final WireNames<BranchEvent> EVENTS = new WireNames<>(
      "Branch event", BranchEvent.values(), BranchTransitions.rules().eventNames());

  private BranchCodec() {}

  /** The name of a state in data. */
  public static String toWire(BranchState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static BranchState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(BranchEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data; if there is none, an {@link IllegalArgumentException} tells the
   * nearest.
   */
  public static BranchEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** An instance as JSON: its state, its id and how many steps it has made. */
  public static String toJson(BranchMachine machine) {
    machine.requireNothingQueued();
    return new SavedLife(
        "Branch",
        machine.entityId(),
        toWire(machine.state()),
        machine.sequence(),
        null)
        .toJson();
  }

  /** An instance from JSON, as {@code toJson} writes it. */
  public static BranchMachine fromJson(String json) {
    return fromJson(json, BranchMachine.builder());
  }

  /**
   * An instance from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the instance everything else, such as hooks
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static BranchMachine fromJson(String json, BranchMachine.Builder builder) {
    SavedLife snapshot = SavedLife.read("Branch", json, false);
    if (snapshot.entityId() != null) {
      builder.entityId(snapshot.entityId());
    }
    return builder.resume(fromWire(snapshot.state())).sequence(snapshot.sequence()).build();
  }
}
