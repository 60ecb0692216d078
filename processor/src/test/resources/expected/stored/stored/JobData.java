package stored;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * States, events and lives of {@code Job} as plain values: texts, numbers, lists and maps.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class JobData {
  String of(JobState state) {
    return JobCodec.toWire(state);
  }

  JobState state(JobPlain plain) {
    return plain.named("state").parsed(JobCodec::fromWire);
  }

  Map<String, Object> of(JobEvent event) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("event", JobCodec.eventToWire(event));
    if (event instanceof JobEvent.Fails carrying) {
      plain.put("payload", payload(carrying));
    }
    return plain;
  }

  JobEvent event(JobPlain plain) {
    JobEvent.Type type = plain.named("event").parsed(JobCodec::eventFromWire);
    return switch (type) {
      case FAILS -> failsEvent(plain.carried("payload", "fails"));
      case TAKE -> JobEvent.take();
      case WAKE -> JobEvent.wake();
      case DONE -> JobEvent.done();
      case AGAIN -> JobEvent.again();
    };
  }

  private Map<String, Object> payload(JobEvent.Fails carrying) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("exitCode", carrying.exitCode());
    return parts;
  }

  private JobEvent failsEvent(JobPlain parts) {
    return JobEvent.fails(
        parts.field("exitCode").asInt());
  }

  private Map<String, Object> of(Tries value) {
    if (value == null) {
      return null;
    }
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("made", value.made());
    parts.put("most", value.most());
    return parts;
  }

  private Tries tries(JobPlain parts) {
    return parts.made(
        () ->
            new Tries(
                parts.field("made").asInt(),
                parts.field("most").asInt()));
  }

  Map<String, Object> of(JobMachine machine) {
    machine.requireNothingQueued();
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("pawl", 1L);
    plain.put("machine", "Job");
    plain.put("entityId", machine.entityId());
    plain.put("state", of(machine.state()));
    plain.put("sequence", machine.sequence());
    plain.put("context", of(machine.context()));
    return machine.kept == null ? plain
        : machine.kept.with(plain, List.of(machine.state()), List.of());
  }

  JobMachine life(JobPlain plain, JobMachine.Builder builder) {
    long version = plain.field("pawl").whole(1, Long.MAX_VALUE);
    if (version > 1) {
      throw new IllegalArgumentException(
          "This was written in the format " + version + ", which is newer than 1.");
    }
    String name = plain.field("machine").name();
    if (!name.equals("Job")) {
      throw new IllegalArgumentException("This is a life of " + name + ", not of Job.");
    }
    builder.context(plain.present("context", item -> item.nullable(this::tries)));
    String entityId = plain.optional("entityId").text();
    if (entityId != null) {
      builder.entityId(entityId);
    }
    long sequence = plain.field("sequence").whole(0, Long.MAX_VALUE);
    JobPlain state = plain.has("leaves") ? plain.field("leaves").only() : plain.field("state");
    JobState resumed = state(state);
    JobMachine machine = builder.resume(resumed).sequence(sequence).build();
    machine.kept =
        JobKept.of(
            plain.fields(),
            of(machine),
            List.of(resumed),
            leaf -> of(leaf),
            List.<JobEvent>of(),
            event -> of(event));
    return machine;
  }
}
