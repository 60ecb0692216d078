package dev.pawl.engine;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An instance without regions in data, as a codec writes it.
 *
 * @param machine the machine's name
 * @param entityId whose instance it is; null if it has no id
 * @param state the state's name in data
 * @param sequence how many steps have been made
 * @param context the context as text; null if the machine has none
 */
public record SavedInstance(
    String machine,
    @Nullable String entityId,
    String state,
    long sequence,
    @Nullable String context) {

  /** The last ones are written by a version with regions, history, timers or deferred events. */
  private static final Set<String> KEYS =
      Set.of(
          "entityId",
          "state",
          "sequence",
          "context",
          "leaves",
          "history",
          "timers",
          "elapsed",
          "deferred");

  /**
   * An instance as a JSON object.
   *
   * @throws IllegalStateException if what hooks or effects have fired still waits
   */
  public static String toJson(
      String machine, FlatMachine<?, ?> instance, String state, @Nullable String context) {
    Instances.requireNothingQueued(instance);
    return new SavedInstance(machine, instance.entityId(), state, instance.sequence(), context)
        .toJson();
  }

  /** The instance as a JSON object. */
  public String toJson() {
    JsonWriter json = SavedFields.write(machine, entityId);
    json.field("state", state).field("sequence", sequence);
    return (context == null ? json : json.field("context", context)).toString();
  }

  /** The instance, which goes on in the state of that name. */
  public <S extends Enum<S>, M> M resumed(FlatBuilder<S, ?, M, ?> builder, S state) {
    if (entityId != null) {
      builder.entityId(entityId);
    }
    return builder.restored(state, sequence);
  }

  /**
   * Reads an instance.
   *
   * @param withContext whether the machine has a context; what has none cannot write it back
   * @throws IllegalArgumentException if the text is not one, or one of another machine
   */
  public static SavedInstance read(String machine, String json, boolean withContext) {
    SavedFields fields = new SavedFields(machine, json, KEYS);
    long sequence = fields.sequence();
    List<String> states = fields.states();
    SavedFields.require(
        states.size() == 1,
        "This version has no regions, so it has one state, not " + states + ".");
    List<Object> deferred = fields.items("deferred");
    SavedFields.require(
        deferred.isEmpty(),
        "This version defers no events and could not keep \"deferred\": " + deferred + ".");
    String context = fields.context(withContext);
    return new SavedInstance(machine, fields.text("entityId"), states.get(0), sequence, context);
  }
}
