package dev.pawl.samples.governance.log;

import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.history.Recorded;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A step of any of the machines, as the log tells it.
 *
 * @param timestamp when
 * @param entityType which machine: {@code task}, {@code agent} or {@code turn}
 * @param entityId whose instance
 * @param sequence the number of the step in that instance
 * @param fromStatus the state left, in its name in data
 * @param toStatus the state entered
 * @param event the event; null if forced
 * @param actor who triggered it
 * @param reason why, for a reader; null if not told
 * @param transitionReason why, canonically; null if not told
 * @param abortReason how something ended abnormally; null if it did not
 * @param attributes what else was told
 */
public record LogEntry(
    Instant timestamp,
    String entityType,
    String entityId,
    long sequence,
    String fromStatus,
    String toStatus,
    String event,
    String actor,
    String reason,
    TransitionReason transitionReason,
    AbortReason abortReason,
    Map<String, Object> attributes) {

  /** The entry of a step that a store has recorded. */
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

  /** Whether it is a step of this machine. */
  public boolean isOf(String type) {
    return entityType.equals(type);
  }

  /** The fields under the names that other programs know; what was not told is null. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
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

  /** {@code sibling_aborted} for {@code SIBLING_ABORTED}; null for null. */
  static String value(Enum<?> constant) {
    return constant == null ? null : constant.name().toLowerCase(Locale.ROOT);
  }
}
