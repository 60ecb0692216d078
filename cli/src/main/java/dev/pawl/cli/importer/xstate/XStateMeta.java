package dev.pawl.cli.importer.xstate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The members of {@code meta.pawl}, with which {@code pawl export} keeps what XState has no word
 * for.
 */
public final class XStateMeta {

  /** The key of {@code meta} below which everything is Pawl's. */
  public static final String PAWL = "pawl";

  /** The parameter of a guard that contains its formula. */
  public static final String FORMULA = "formula";

  /** The name of the action of a transition that is an update. */
  public static final String UPDATE = "update";

  /** The name of the method that chooses one of the targets. */
  public static final String CHOOSE = "choose";

  /** The name of a timer. */
  public static final String TIMER = "timer";

  /** The identifiers of requirements. */
  public static final String REQUIREMENT = "requirement";

  /** Marks a transition whose event is named after its target. */
  public static final String DIRECT = "direct";

  /** Marks a transition without any effect that is recorded, not ignored. */
  public static final String RECORDED = "recorded";

  /** Marks a transition that only keeps XState from doing something that Pawl does not do. */
  public static final String ABSENT = "absent";

  /** Marks a transition without target that names its source. */
  public static final String INTERNAL = "internal";

  /** The timers of a state that repeat, by delay. */
  public static final String EVERY = "every";

  /** The events that a state defers. */
  public static final String DEFER = "defer";

  /** The descendants that a parallel state names as defaults. */
  public static final String INITIAL = "initial";

  /** The settings of the machine. */
  public static final String SETTINGS = "settings";

  /** The events with more than a name. */
  public static final String EVENTS = "events";

  private XStateMeta() {}

  /** Returns Pawl's members of a state or transition; empty if it has none. */
  static JsonValue.Members of(JsonValue value) {
    return value instanceof JsonValue.Members config
        ? config.get("meta").map(meta -> members(meta, PAWL)).orElse(none())
        : none();
  }

  /** Returns an object within an object; empty if it is missing. */
  static JsonValue.Members members(JsonValue value, String key) {
    return value instanceof JsonValue.Members members
            && members.get(key).orElse(null) instanceof JsonValue.Members found
        ? found
        : none();
  }

  private static JsonValue.Members none() {
    return new JsonValue.Members(Map.of(), Map.of(), 0);
  }

  /** Returns a text or the texts of an array. */
  static List<String> texts(JsonValue.Members members, String key) {
    List<String> texts = new ArrayList<>();
    for (JsonValue value : XStateActions.list(members.get(key))) {
      Optional.of(value)
          .filter(JsonValue.Text.class::isInstance)
          .map(v -> ((JsonValue.Text) v).text())
          .ifPresent(texts::add);
    }
    return texts;
  }
}
