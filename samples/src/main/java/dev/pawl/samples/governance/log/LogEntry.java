package dev.pawl.samples.governance.log;

import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.history.Recorded;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A step of one of the machines, as an entry of the log.
 *
 * @param timestamp the time of the step
 * @param entityType the machine: {@code task}, {@code agent} or {@code turn}
 * @param entityId the id of the instance
 * @param sequence the number of the step in the history of the instance
 * @param fromStatus the wire name of the previous state
 * @param toStatus the wire name of the new state
 * @param event the wire name of the event; null if the step was forced
 * @param actor the id of the actor that caused the step; null if none was given
 * @param reason the reason as text; null if none was given
 * @param transitionReason the canonical reason; null if none was given
 * @param abortReason the reason for an abnormal end; null if there was none
 * @param attributes further attributes of the cause
 */
public record LogEntry(
    Instant timestamp,
    String entityType,
    String entityId,
    long sequence,
    String fromStatus,
    String toStatus,
    @Nullable String event,
    @Nullable String actor,
    @Nullable String reason,
    @Nullable TransitionReason transitionReason,
    @Nullable AbortReason abortReason,
    Map<String, Object> attributes) {

  /** Creates an entry from a step that a store has recorded. */
  static LogEntry of(String entityType, Recorded step) {
    Map<String, Object> attributes = step.attributes();
    attributes.remove(AbortCode.KEY);
    return new LogEntry(
        step.at(),
        entityType,
        step.entityId(),
        step.sequence(),
        step.from(),
        step.to(),
        step.event(),
        step.actor(),
        step.reason(),
        step.code() == null ? null : TransitionReason.valueOf(step.code()),
        step.abortCode() == null ? null : AbortReason.valueOf(step.abortCode()),
        attributes);
  }

  /** Returns whether this is a step of the given machine. */
  public boolean isOf(String type) {
    return entityType.equals(type);
  }

  /** Returns the fields by the names that other programs use. Missing values are null. */
  public Map<String, @Nullable Object> fields() {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    fields.put("timestamp", timestamp.getEpochSecond());
    fields.put("entity_type", entityType);
    fields.put("entity_id", entityId);
    fields.put("from_status", fromStatus);
    fields.put("to_status", toStatus);
    fields.put("actor", actor);
    fields.put("reason", reason);
    fields.put("transition_reason", value(transitionReason));
    fields.put("abort_reason", value(abortReason));
    return fields;
  }

  /** Returns a constant in lower case, such as {@code sibling_aborted}; null for null. */
  static @Nullable String value(@Nullable Enum<?> constant) {
    return constant == null ? null : constant.name().toLowerCase(Locale.ROOT);
  }
}
