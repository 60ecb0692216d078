package serializers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * States, events and lives of {@code Door} as plain values: texts, numbers, lists and maps.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class DoorData {
  String of(DoorState state) {
    return DoorCodec.toWire(state);
  }

  DoorState state(DoorPlain plain) {
    return plain.named("state").parsed(DoorCodec::fromWire);
  }

  String of(DoorEvent event) {
    return DoorCodec.eventToWire(event);
  }

  DoorEvent event(DoorPlain plain) {
    return plain.named("event").parsed(DoorCodec::eventFromWire);
  }

  Map<String, Object> of(DoorMachine machine) {
    machine.requireNothingQueued();
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("pawl", 1L);
    plain.put("machine", "Door");
    plain.put("entityId", machine.entityId());
    plain.put("state", of(machine.state()));
    plain.put("sequence", machine.sequence());
    return machine.kept == null ? plain
        : machine.kept.with(plain, List.of(machine.state()), List.of());
  }

  DoorMachine life(DoorPlain plain, DoorMachine.Builder builder) {
    long version = plain.field("pawl").whole(1, Long.MAX_VALUE);
    if (version > 1) {
      throw new IllegalArgumentException(
          "This was written in the format " + version + ", which is newer than 1.");
    }
    String name = plain.field("machine").name();
    if (!name.equals("Door")) {
      throw new IllegalArgumentException("This is a life of " + name + ", not of Door.");
    }
    String entityId = plain.optional("entityId").text();
    if (entityId != null) {
      builder.entityId(entityId);
    }
    long sequence = plain.field("sequence").whole(0, Long.MAX_VALUE);
    DoorPlain state = plain.has("leaves") ? plain.field("leaves").only() : plain.field("state");
    DoorState resumed = state(state);
    DoorMachine machine = builder.resume(resumed).sequence(sequence).build();
    machine.kept =
        DoorKept.of(
            plain.fields(),
            of(machine),
            List.of(resumed),
            leaf -> of(leaf),
            List.<DoorEvent>of(),
            event -> of(event));
    return machine;
  }
}
