package dev.pawl.cli.importer.xstate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The keys of members of {@code meta.pawl}. The command {@code pawl export} writes members of
 * {@code meta.pawl} for features of a machine that XState does not have.
 */
public final class XStateMeta {

  /** The key in {@code meta} of the object that contains all members of Pawl. */
  public static final String PAWL = "pawl";

  /** The key of a guard's parameter that contains the formula of the guard. */
  public static final String FORMULA = "formula";

  /**
   * The key for the name of a transition's update. The update is also one of the transition's
   * actions.
   */
  public static final String UPDATE = "update";

  /** The key for the name of the method that chooses one of the targets. */
  public static final String CHOOSE = "choose";

  /** The key for the name of a timer. */
  public static final String TIMER = "timer";

  /** The key for the identifiers of requirements. */
  public static final String REQUIREMENT = "requirement";

  /** The key that marks a transition whose event is named after its target. */
  public static final String DIRECT = "direct";

  /**
   * The key that marks a transition without effect that is recorded as a step, instead of being
   * ignored.
   */
  public static final String RECORDED = "recorded";

  /**
   * The key that marks a state or transition that Pawl's machine does not have, and that lets
   * XState behave as Pawl does.
   */
  public static final String ABSENT = "absent";

  /**
   * The key that marks an internal transition, if the configuration does not show in another way
   * that it is internal.
   */
  public static final String INTERNAL = "internal";

  /** The key for the repeating timers of a state, by delay. */
  public static final String EVERY = "every";

  /** The key for the events that a state defers. */
  public static final String DEFER = "defer";

  /** The key for the default states that a parallel state names. */
  public static final String INITIAL = "initial";

  /**
   * The key for the version of Pawl's members. All exported machines have a version of Pawl's
   * members.
   */
  public static final String VERSION = "version";

  /** The key for the name of the machine, if the machine's id differs from it. */
  public static final String NAME = "name";

  /**
   * The key for the description of the initial arrow to a state. A state with a description of its
   * initial arrow is initial.
   */
  public static final String BEGINNING = "beginning";

  /** The key that marks the first of several transitions that represent one transition of Pawl. */
  public static final String FIRST = "first";

  /** The key for a timer's delay in Pawl's notation. */
  public static final String DELAY = "delay";

  /**
   * The key for the declared positions of a state's transitions, in the order of the configuration.
   */
  public static final String ORDER = "order";

  /** The key for the settings of the machine. */
  public static final String SETTINGS = "settings";

  /** The key for the events that have a payload or a description. */
  public static final String EVENTS = "events";

  private XStateMeta() {}

  /**
   * Returns a duration in Pawl's notation, in the largest unit in which it is a whole number.
   *
   * @param millis the duration in milliseconds
   */
  public static String duration(long millis) {
    Map<Long, String> units = new LinkedHashMap<>();
    units.put(86_400_000L, "d");
    units.put(3_600_000L, "h");
    units.put(60_000L, "m");
    units.put(1000L, "s");
    for (Map.Entry<Long, String> unit : units.entrySet()) {
      if (millis > 0 && millis % unit.getKey() == 0) {
        return millis / unit.getKey() + unit.getValue();
      }
    }
    return millis + "ms";
  }

  /** Returns whether {@code pawl export} wrote a configuration. */
  static boolean isOwn(XStateNode machine) {
    return of(machine.config()).text(VERSION).isPresent();
  }

  /**
   * Returns the object {@code meta.pawl} of a state or transition, or an object without members if
   * there is no {@code meta.pawl}.
   */
  static JsonValue.Members of(JsonValue value) {
    return value instanceof JsonValue.Members config
        ? config.get("meta").map(meta -> members(meta, PAWL)).orElse(none())
        : none();
  }

  /**
   * Returns an object inside an object, or an object without members if there is no such object.
   */
  static JsonValue.Members members(JsonValue value, String key) {
    return value instanceof JsonValue.Members members ? members.object(key).orElse(none()) : none();
  }

  private static JsonValue.Members none() {
    return new JsonValue.Members(Map.of(), Map.of(), 0);
  }

  /** Returns the integers in an array. */
  static List<Integer> numbers(JsonValue.Members members, String key) {
    List<Integer> numbers = new ArrayList<>();
    for (JsonValue value : XStateActions.list(members.get(key))) {
      if (value instanceof JsonValue.Numeral number && number.text().matches("\\d{1,9}")) {
        numbers.add(Integer.valueOf(number.text()));
      }
    }
    return numbers;
  }

  /**
   * Returns the strings in an array. A single string without an array is returned as the only
   * element.
   */
  static List<String> texts(JsonValue.Members members, String key) {
    List<String> texts = new ArrayList<>();
    for (JsonValue value : XStateActions.list(members.get(key))) {
      if (value instanceof JsonValue.Text text) {
        texts.add(text.text());
      }
    }
    return texts;
  }
}
