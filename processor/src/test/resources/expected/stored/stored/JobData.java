package stored;

import dev.pawl.data.MachineData;
import dev.pawl.data.Plain;
import dev.pawl.data.UnknownFields;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;

/** States, events and instances of {@code Job} as plain values. Thread-safe. */
@Generated("dev.pawl.processor")
final class JobData extends MachineData<JobState, JobEvent> {
  JobData() {
    super("Job");
  }

  @Override
  public String ofState(JobState state) {
    return JobCodec.toWire(state);
  }

  @Override
  public JobState state(Plain plain) {
    return named("state", plain, JobCodec::fromWire);
  }

  @Override
  public Map<String, Object> ofEvent(JobEvent event) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("event", JobCodec.eventToWire(event));
    if (event instanceof JobEvent.Fails carrying) {
      plain.put("payload", payload(carrying));
    }
    return plain;
  }

  @Override
  public JobEvent event(Plain plain) {
    JobEvent.Type type = named("event", plain, JobCodec::eventFromWire);
    return switch (type) {
      case FAILS -> failsEvent(carried("payload", plain, "fails"));
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

  private JobEvent failsEvent(Plain parts) {
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

  private Tries tries(Plain parts) {
    return parts.made(
        () ->
            new Tries(
                parts.field("made").asInt(),
                parts.field("most").asInt()));
  }

  Map<String, Object> ofInstance(JobMachine machine) {
    machine.requireNothingQueued();
    Map<String, Object> plain =
        ofInstance(machine.entityId(), machine.sequence(), machine.state());
    plain.put("context", of(machine.context()));
    return UnknownFields.joined(machine.kept, plain, List.of(machine.state()), List.of());
  }

  JobMachine instance(Plain plain, JobMachine.Builder builder) {
    requireInstance(plain);
    builder.context(context(plain, item -> item.nullable(this::tries)));
    String entityId = entityId(plain);
    if (entityId != null) {
      builder.entityId(entityId);
    }
    JobState state = leaf(plain);
    JobMachine machine = builder.resume(state).sequence(sequence(plain)).build();
    machine.kept = unknown(plain, ofInstance(machine), List.of(state), List.of());
    return machine;
  }
}
