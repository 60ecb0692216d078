package dev.pawl.kafka;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.JsonWriter;
import dev.pawl.engine.SavedDeferral;
import dev.pawl.hook.JsonLinesHook;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.step.StepResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.utils.Utils;
import org.apache.kafka.streams.processor.api.Record;
import org.jspecify.annotations.Nullable;

/** A writer of the records of a decision. Confined to one thread. */
final class RecordWriter<S, E> {

  /**
   * The number of bytes by which the state of an entity may exceed the maximum size after a timer
   * has failed. Otherwise the error of the timer could not be stored.
   */
  private static final int TIMER_RESERVE = 4_000;

  private final StoredMachine<S, E> machine;
  private final StreamMachine<S, E> described;
  private final EntityFormat format;
  private final int maxBytes;
  private final StringBuilder line = new StringBuilder();
  private final JsonLinesHook<S, E> steps;

  RecordWriter(TopologySettings<S, E> settings) {
    this.described = settings.machine();
    this.machine = described.stored();
    this.format = new EntityFormat(described);
    this.maxBytes = settings.maxBytes();
    this.steps = JsonLinesHook.<S, E>to(line).names(machine::nameOf, machine::nameOfEvent);
  }

  /**
   * The serialized form of a decision.
   *
   * @param entity the stored entity; null to delete it
   * @param records the records to forward
   */
  record Written(byte @Nullable [] entity, List<Record<String, Output>> records) {}

  /**
   * Writes a decision.
   *
   * @param before the entity before the decision
   * @param command the command; null for a timer
   * @param headers the headers of the command; null for a timer
   * @throws RecordTooLargeException if a record is too large
   * @throws IllegalArgumentException if a value cannot be written
   */
  Written write(
      String id,
      EntityRecord before,
      Decision<S, E> decision,
      @Nullable String command,
      @Nullable Headers headers,
      long timestamp) {
    RecordHeaders common = MachineHeaders.traced(headers);
    MachineHeaders.put(common, MachineHeaders.MACHINE, machine.name());
    if (command != null) {
      MachineHeaders.put(common, MachineHeaders.COMMAND, command);
    }
    Batch batch = new Batch(id, common, timestamp);
    EntityRow after = decision.after().row();
    byte[] entity =
        decision.writes(before)
            ? format.toBytes(decision.after(), after == null ? null : batch.bytes(after))
            : null;
    for (StepResult<S, E> made : decision.made()) {
      batch.add(made);
    }
    for (Refused refused : decision.refusals()) {
      batch.add(Output.Kind.REFUSAL, text(refused));
    }
    if (decision.answer() != null) {
      batch.add(Output.Kind.ANSWER, decision.answer().toJson());
      if (decision.repeated()) {
        MachineHeaders.put(batch.last().headers(), MachineHeaders.REPEATED, "true");
      } else if (hasBegunOnly(decision)) {
        batch.describe(Objects.requireNonNull(decision.after().row()));
      }
    }
    boolean isFailedTimer = command == null && decision.made().isEmpty();
    int reserve = isFailedTimer ? TIMER_RESERVE : 0;
    if (entity != null && entity.length - reserve > maxBytes) {
      throw tooLarge("The state", entity.length - reserve);
    }
    batch.records.forEach(this::requireSize);
    return new Written(entity, batch.records);
  }

  /** Returns whether a command created the entity and the entity has made no step. */
  private boolean hasBegunOnly(Decision<S, E> decision) {
    EntityRow row = decision.after().row();
    return !decision.made().isEmpty() && row != null && row.version() == 0;
  }

  private void requireSize(Record<String, Output> record) {
    String value = record.value().value();
    long size = value == null ? 0 : Utils.utf8Length(value);
    for (Header header : record.headers()) {
      size += header.value() == null ? 0 : header.value().length;
    }
    if (size > maxBytes) {
      throw tooLarge("A record of kind " + record.value().kind(), size);
    }
  }

  private RecordTooLargeException tooLarge(String what, long size) {
    return new RecordTooLargeException(
        what
            + " of "
            + machine.name()
            + " has "
            + size
            + " bytes, more than the allowed "
            + maxBytes
            + ".");
  }

  /** The records of one decision. */
  private final class Batch {
    private final String id;
    private final RecordHeaders common;
    private final long timestamp;
    private final List<Record<String, Output>> records = new ArrayList<>();
    private @Nullable EntityRow written;
    private byte[] instance = {};

    Batch(String id, RecordHeaders common, long timestamp) {
      this.id = id;
      this.common = common;
      this.timestamp = timestamp;
    }

    void add(Output.Kind kind, @Nullable String value) {
      records.add(new Record<>(id, new Output(kind, value), timestamp, new RecordHeaders(common)));
    }

    Record<String, Output> last() {
      return records.get(records.size() - 1);
    }

    /** Returns the instance of a row as bytes. The bytes of the last row are kept. */
    byte[] bytes(EntityRow row) {
      if (row != written) {
        instance = described.instanceToBytes(row);
        written = row;
      }
      return instance;
    }

    /** Adds the instance to the headers of the last record. */
    void describe(EntityRow row) {
      Headers headers = last().headers();
      headers.add(MachineHeaders.INSTANCE, bytes(row));
      MachineHeaders.put(headers, MachineHeaders.STATE, row.state());
      String timer = ProjectionWriter.timerHeader(row.timerColumns());
      if (timer != null) {
        MachineHeaders.put(headers, MachineHeaders.TIMER, timer);
      }
    }

    void add(StepResult<S, E> made) {
      for (LifecycleEvent<S, E> step : made.steps()) {
        add(Output.Kind.STEP, text(step));
      }
      if (!made.steps().isEmpty()) {
        describe(made.after());
      }
      int index = 0;
      for (EffectContext.SentMessage sent : made.work().messages()) {
        add(Output.Kind.EFFECT, sent.payload());
        MachineHeaders.put(last().headers(), MachineHeaders.EFFECT, sent.topic());
        MachineHeaders.put(
            last().headers(),
            MachineHeaders.EFFECT_ID,
            id + '/' + made.before().version() + '/' + made.after().version() + '/' + index++);
      }
    }
  }

  private String text(LifecycleEvent<S, E> step) {
    line.setLength(0);
    steps.after(step);
    line.setLength(line.length() - 1); // the line separator
    return line.toString();
  }

  private String text(Refused refused) {
    JsonWriter json =
        new JsonWriter()
            .field("version", refused.version())
            .field("timestamp", refused.at().toString())
            .field("machine", machine.name())
            .field("entityId", refused.entityId())
            .field("from", refused.from())
            .field("to", refused.to())
            .field("event", refused.event())
            .field("forced", refused.forced())
            .field("refused", refused.outcome().wireName())
            .field("why", refused.why());
    SavedDeferral.toPlain(refused.cause()).forEach((key, value) -> json.field(key, value));
    return json.toString();
  }
}
