package forbid;

import dev.pawl.engine.SavedLife;
import dev.pawl.engine.WireNames;
import javax.annotation.processing.Generated;

/** States, events and lives of {@code Branch} in data. Thread-safe. */
@Generated("dev.pawl.processor")
public final class BranchCodec {
  private static final WireNames<BranchState> STATES = new WireNames<>(
      "Branch state",
      BranchState.values(),
      new String[] {"DRAFT", "REVIEWED", "MERGED", "CLOSED"});

  private static final WireNames<BranchEvent> EVENTS = new WireNames<>(
      "Branch event",
      BranchEvent.values(),
      new String[] {"toReviewed", "toClosed", "toMerged"});

  private BranchCodec() {}

  /** The name of a state in data. */
  public static String toWire(BranchState state) {
    return STATES.of(state);
  }

  /**
   * The state of a name in data, or of a former one.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static BranchState fromWire(String name) {
    return STATES.read(name);
  }

  /** The name of an event in data. */
  public static String eventToWire(BranchEvent event) {
    return EVENTS.of(event);
  }

  /**
   * The event of a name in data.
   *
   * @throws IllegalArgumentException if there is none; it tells the nearest name
   */
  public static BranchEvent eventFromWire(String name) {
    return EVENTS.read(name);
  }

  /** A life as JSON: its state, its id and how many steps it has made. */
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

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @throws IllegalArgumentException if it is something else, or of another machine
   */
  public static BranchMachine fromJson(String json) {
    return fromJson(json, BranchMachine.builder());
  }

  /**
   * A life from JSON, as {@code toJson} writes it.
   *
   * @param builder gives the life everything else, such as hooks
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
