package dev.pawl.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stored instance of a machine without regions, as generated codecs write it.
 *
 * @param machine the name of the machine
 * @param entityId the id of the instance; null if it has none
 * @param state the wire name of the state
 * @param sequence the number of steps so far
 * @param context the context as a string; null if the machine has none
 */
public record SavedInstance(
    String machine,
    @Nullable String entityId,
    String state,
    long sequence,
    @Nullable String context) {

  /**
   * Returns an instance as a JSON object.
   *
   * @throws IllegalStateException if events that hooks or effects have fired are still queued
   */
  public static String toJson(
      String machine, FlatMachine<?, ?> instance, String state, @Nullable String context) {
    Instances.requireNothingQueued(instance);
    return new SavedInstance(machine, instance.entityId(), state, instance.sequence(), context)
        .toJson();
  }

  /** Returns this instance as a JSON object. */
  public String toJson() {
    JsonWriter json = SavedFields.write(machine, entityId);
    json.field("state", state).field("sequence", sequence);
    return (context == null ? json : json.field("context", context)).toString();
  }

  /** Builds the instance. The given state must be the state whose wire name is {@link #state}. */
  public <S extends Enum<S>, M> M resumed(FlatBuilder<S, ?, M, ?> builder, S state) {
    if (entityId != null) {
      builder.entityId(entityId);
    }
    return builder.restored(state, sequence);
  }

  /**
   * Reads a stored instance.
   *
   * @param machine the name of the machine
   * @param json the stored instance as JSON
   * @param withContext whether the machine has a context. If the machine has none, a stored context
   *     is an error, because the context would be lost
   * @throws IllegalArgumentException if the text is not a stored instance of this machine
   */
  public static SavedInstance read(String machine, String json, boolean withContext) {
    SavedFields fields = new SavedFields(machine, json);
    long sequence = fields.sequence();
    List<String> states = fields.states();
    SavedFields.require(
        states.size() == 1,
        "This version of the machine has no regions and needs exactly one state, not "
            + states
            + ".");
    List<Object> deferred = fields.items("deferred");
    SavedFields.require(
        deferred.isEmpty(),
        "This version of the machine defers no events, so \"deferred\" would be lost: "
            + deferred
            + ".");
    String context = fields.context(withContext);
    return new SavedInstance(machine, fields.text("entityId"), states.get(0), sequence, context);
  }
}
