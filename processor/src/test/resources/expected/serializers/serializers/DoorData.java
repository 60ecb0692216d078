package serializers;

import dev.pawl.data.MachineData;
import dev.pawl.data.Plain;
import dev.pawl.data.UnknownFields;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Door} as plain values. Thread-safe. */
@Generated("dev.pawl.processor")
final class DoorData extends MachineData<DoorState, DoorEvent> {
  DoorData() {
    super("Door");
  }

  @Override
  public String ofState(DoorState state) {
    return DoorCodec.toWire(state);
  }

  @Override
  public DoorState state(Plain plain) {
    return named("state", plain, DoorCodec::fromWire);
  }

  @Override
  public String ofEvent(DoorEvent event) {
    return DoorCodec.eventToWire(event);
  }

  @Override
  public DoorEvent event(Plain plain) {
    return named("event", plain, DoorCodec::eventFromWire);
  }

  Map<String, Object> ofInstance(DoorMachine machine) {
    machine.requireNothingQueued();
    Map<String, Object> plain =
        ofInstance(machine.entityId(), machine.sequence(), machine.state());
    return UnknownFields.joined(machine.kept, plain, List.of(machine.state()), List.of());
  }

  DoorMachine instance(Plain plain, DoorMachine.Builder builder) {
    requireInstance(plain);
    String entityId = entityId(plain);
    if (entityId != null) {
      builder.entityId(entityId);
    }
    DoorState state = leaf(plain);
    DoorMachine machine = builder.resume(state).sequence(sequence(plain)).build();
    machine.kept = unknown(plain, ofInstance(machine), List.of(state), List.of());
    return machine;
  }
}
