package dev.pawl.cli.importer.xstate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The members of {@code meta.pawl}. The command {@code pawl export} writes these members to
 * preserve parts of a machine that XState cannot express.
 */
public final class XStateMeta {

  /** The key of {@code meta} whose value contains all members of Pawl. */
  public static final String PAWL = "pawl";

  /** The parameter of a guard that contains its formula. */
  public static final String FORMULA = "formula";

  /** The name of the update of a transition. The update is one of the actions of the transition. */
  public static final String UPDATE = "update";

  /** The name of the method that chooses one of the targets. */
  public static final String CHOOSE = "choose";

  /** The name of a timer. */
  public static final String TIMER = "timer";

  /** The identifiers of requirements. */
  public static final String REQUIREMENT = "requirement";

  /** Marks a transition whose event is named after its target. */
  public static final String DIRECT = "direct";

  /** Marks a transition that has no effect but is recorded as a step instead of being ignored. */
  public static final String RECORDED = "recorded";

  /**
   * Marks a state or transition that represents no part of Pawl's machine and only makes XState
   * behave as Pawl does.
   */
  public static final String ABSENT = "absent";

  /**
   * Marks a transition that is declared internal, if the rest of the configuration does not show
   * that the transition is internal.
   */
  public static final String INTERNAL = "internal";

  /** The timers of a state that repeat, by delay. */
  public static final String EVERY = "every";

  /** The events that a state defers. */
  public static final String DEFER = "defer";

  /** The descendants that a parallel state names as defaults. */
  public static final String INITIAL = "initial";

  /** The version of Pawl's members. An exported machine always has this member. */
  public static final String VERSION = "version";

  /** The name of the machine, if the name differs from the id of the machine. */
  public static final String NAME = "name";

  /** The label for the start in a state in which an instance may start. */
  public static final String BEGINNING = "beginning";

  /** Marks the first of several transitions that represent one transition of Pawl. */
  public static final String FIRST = "first";

  /** The delay of a timer as Pawl writes it. */
  public static final String DELAY = "delay";

  /** The positions of the transitions of a state, in the order of the text. */
  public static final String ORDER = "order";

  /** The settings of the machine. */
  public static final String SETTINGS = "settings";

  /** The events that have a payload or a description. */
  public static final String EVENTS = "events";

  private XStateMeta() {}

  /**
   * Returns a duration in milliseconds as Pawl writes it, in its largest unit without a fraction.
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

  /** Returns whether {@code pawl export} wrote a machine. */
  static boolean isOwn(XStateNode machine) {
    return of(machine.config()).text(VERSION).isPresent();
  }

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

  /** Returns the numbers of an array. */
  static List<Integer> numbers(JsonValue.Members members, String key) {
    List<Integer> numbers = new ArrayList<>();
    for (JsonValue value : XStateActions.list(members.get(key))) {
      if (value instanceof JsonValue.Numeral number && number.text().matches("\\d{1,9}")) {
        numbers.add(Integer.valueOf(number.text()));
      }
    }
    return numbers;
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
