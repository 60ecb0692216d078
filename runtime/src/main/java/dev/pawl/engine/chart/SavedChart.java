package dev.pawl.engine.chart;

import dev.pawl.Snapshot;
import dev.pawl.engine.Failure;
import dev.pawl.engine.JsonWriter;
import dev.pawl.engine.SavedDeferral;
import dev.pawl.engine.SavedFields;
import dev.pawl.engine.WireNames;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The conversion of snapshots to JSON and back, for statecharts whose states carry no data. */
public final class SavedChart {

  private SavedChart() {}

  /**
   * Returns a snapshot as a JSON object.
   *
   * @param context the context as text; null if the machine has none
   * @throws IllegalArgumentException if a deferred event carries data
   */
  public static <K extends Enum<K>, E> String toJson(
      ChartDefinition<K, E> rules,
      WireNames<K> states,
      Snapshot<K, E, ?> instance,
      @Nullable String context) {
    List<String> leaves = instance.leaves().stream().map(states::of).toList();
    Map<String, String> timers = new LinkedHashMap<>();
    for (Snapshot.Remaining<E> timer : instance.timers()) {
      timers.put(name(rules, timer.event()), timer.remaining().toString());
    }
    JsonWriter json = SavedFields.write(instance.machine(), instance.entityId());
    json.field("sequence", instance.sequence()).field("leaves", (Object) leaves);
    if (!instance.history().isEmpty()) {
      json.field("history", (Object) instance.history());
    }
    if (context != null) {
      json.field("context", context);
    }
    if (!timers.isEmpty()) {
      json.field("timers", (Object) timers);
    }
    if (!instance.deferred().isEmpty()) {
      List<Object> deferred = new ArrayList<>();
      for (Snapshot.Deferred<E> waiting : instance.deferred()) {
        deferred.add(SavedDeferral.toPlain(name(rules, waiting.event()), waiting));
      }
      json.field("deferred", (Object) deferred);
    }
    if (!instance.elapsed().isEmpty()) {
      List<String> elapsed = instance.elapsed().stream().map(event -> name(rules, event)).toList();
      json.field("elapsed", (Object) elapsed);
    }
    return json.toString();
  }

  private static <E> String name(ChartDefinition<?, E> rules, E event) {
    int column = rules.indexOfEvent(event);
    SavedFields.require(
        rules.event(column) != null,
        "The deferred event "
            + rules.eventNames().get(column)
            + " carries data, which only the serializer json writes.");
    return rules.eventNames().get(column);
  }

  /**
   * Reads a snapshot.
   *
   * @param context the function that creates the context from a text; null if the machine has no
   *     context
   * @throws IllegalArgumentException if the text is not a snapshot of this machine
   */
  public static <K extends Enum<K>, E, C> Snapshot<K, E, C> read(
      ChartDefinition<K, E> rules,
      WireNames<K> states,
      String json,
      @Nullable Function<? super String, ? extends C> context) {
    SavedFields fields = new SavedFields(rules.machine(), json);
    List<Snapshot.Remaining<E>> timers = new ArrayList<>();
    for (Map.Entry<String, String> timer : fields.textsByName("timers").entrySet()) {
      E event = event(rules, timer.getKey());
      timers.add(new Snapshot.Remaining<>(event, time(timer.getValue())));
    }
    String text = fields.context(context != null);
    return new Snapshot<>(
        rules.machine(),
        fields.text("entityId"),
        fields.sequence(),
        leaves(states, fields.states()),
        fields.listsByName("history"),
        context == null
            ? null
            : Failure.requireResult(context.apply(text), rules.machine(), "contextFromText"),
        timers,
        fields.items("deferred").stream().map(plain -> deferred(rules, plain)).toList(),
        fields.texts("elapsed").stream().map(name -> event(rules, name)).toList());
  }

  /**
   * Returns the states with the given names. Several names can denote one state if that state
   * replaces removed states.
   */
  private static <K extends Enum<K>> List<K> leaves(WireNames<K> states, List<String> names) {
    List<K> leaves = names.stream().map(states::read).toList();
    // if a name is stored twice, the constructor of Snapshot reports the error
    boolean isSound = names.stream().distinct().count() == names.size();
    return isSound ? leaves.stream().distinct().toList() : leaves;
  }

  private static <E> Snapshot.Deferred<E> deferred(ChartDefinition<?, E> rules, Object plain) {
    String name =
        SavedFields.text("deferred", plain instanceof Map<?, ?> map ? map.get("event") : plain);
    SavedDeferral.requireKnown(plain);
    return SavedDeferral.read(event(rules, name), plain);
  }

  private static <E> E event(ChartDefinition<?, E> rules, String name) {
    int column = rules.eventNames().indexOf(name);
    E event = column < 0 ? null : rules.event(column);
    if (event == null) {
      throw new IllegalArgumentException(
          rules.machine() + " has no event \"" + name + "\" that can be in a snapshot.");
    }
    return event;
  }

  private static Duration time(String left) {
    try {
      return Duration.parse(left);
    } catch (DateTimeException e) {
      throw new IllegalArgumentException("\"" + left + "\" is not a duration.", e);
    }
  }
}
