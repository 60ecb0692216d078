package dev.pawl.processor.e2e;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A declaration with given names in some places. */
final class NamedMachine {

  /** The places of names. */
  enum Place {
    MACHINE,
    PACKAGE,
    STATE,
    SUPERSTATE,
    REGION,
    HISTORY,
    EVENT,
    RAISED,
    PAYLOAD_EVENT,
    PARAMETER,
    COMPONENT,
    GUARD,
    UPDATE,
    EFFECT,
    ENTRY,
    CHOICE,
    DELAY,
    TAG,
    WIRE_NAME,
    ALIAS,
    BECAUSE,
    DESCRIPTION
  }

  /** The kinds of machines. */
  enum Shape {
    /** States and events are enums. */
    FLAT,
    /** With payload, context, guards, updates, choices and effects. */
    ACTING,
    /** With nested states, regions, history and timers. */
    CHART,
    /** A chart whose states carry data. */
    DATA
  }

  private static final Set<Place> OF_CHARTS =
      EnumSet.of(
          Place.SUPERSTATE,
          Place.REGION,
          Place.HISTORY,
          Place.DELAY,
          Place.RAISED,
          Place.ENTRY,
          Place.COMPONENT);

  private static final Set<Place> OF_ACTING =
      EnumSet.of(
          Place.PAYLOAD_EVENT,
          Place.PARAMETER,
          Place.GUARD,
          Place.UPDATE,
          Place.EFFECT,
          Place.CHOICE);

  private final Shape shape;
  private String serializers = "";
  private final Map<Place, List<String>> names = new EnumMap<>(Place.class);

  NamedMachine(Shape shape) {
    this.shape = shape;
  }

  /** Returns the machine with all serializers. */
  NamedMachine withSerializers() {
    serializers = "serializers: [json, jackson, jpa, binary, store]\n";
    return this;
  }

  NamedMachine with(Place place, List<String> some) {
    names.put(place, some);
    return this;
  }

  void without(Place place) {
    names.remove(place);
  }

  /** Returns whether a machine has a place for names. */
  static boolean has(Shape shape, Place place) {
    return switch (shape) {
      case FLAT -> !OF_CHARTS.contains(place) && !OF_ACTING.contains(place);
      case ACTING -> !OF_CHARTS.contains(place);
      case CHART -> place != Place.COMPONENT;
      case DATA -> true;
    };
  }

  private List<String> at(Place place, String otherwise) {
    return names.getOrDefault(place, List.of(otherwise));
  }

  /** Returns the text in quotation marks, with unusual characters escaped. */
  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints()
        .forEach(
            c -> {
              if (c == '"' || c == '\\') {
                out.append('\\').appendCodePoint(c);
              } else if (c >= ' ' && c <= '~') {
                out.appendCodePoint(c);
              } else {
                out.append(String.format(Locale.ROOT, "\\U%08x", c));
              }
            });
    return out.append('"').toString();
  }

  String yaml(String packageName) {
    StringBuilder out = new StringBuilder();
    boolean acting = shape != Shape.FLAT;
    boolean chart = shape == Shape.CHART || shape == Shape.DATA;
    out.append("machine: ").append(quoted(at(Place.MACHINE, "Probe").get(0))).append("\npackage: ");
    out.append(
        names.containsKey(Place.PACKAGE) ? quoted(at(Place.PACKAGE, "").get(0)) : packageName);
    out.append("\ndescription: ").append(quoted(at(Place.DESCRIPTION, "x").get(0))).append("\n");
    out.append(serializers).append("forbid:\n");
    for (String because : at(Place.BECAUSE, "x")) {
      out.append("  - { from: Last1, to: First1, because: ").append(quoted(because)).append(" }\n");
    }
    if (acting) {
      out.append("context: Integer\nevents:\n");
      for (String event : at(Place.PAYLOAD_EVENT, "paid1")) {
        out.append("  ").append(quoted(event)).append(":\n    payload:\n");
        for (String parameter : at(Place.PARAMETER, "amount1")) {
          out.append("      ").append(quoted(parameter)).append(": String\n");
        }
      }
    }
    out.append("states:\n  First1:\n    initial: true\n    on:\n");
    List<String> states = at(Place.STATE, "Middle1");
    int to = 0;
    for (String event : at(Place.EVENT, "go1")) {
      line(out, 3, quoted(event), "{ to: " + quoted(states.get(to++ % states.size())) + " }");
    }
    for (String state : states) {
      // each has its own event, so that all are reachable
      line(out, 3, "into" + to++ + "x1", quoted(state));
    }
    if (acting) {
      for (String event : at(Place.PAYLOAD_EVENT, "paid1")) {
        line(out, 3, quoted(event), "Last1");
      }
      for (String guard : at(Place.GUARD, "ready1")) {
        line(out, 3, "asked" + to++ + "x1", "{ guard: " + quoted(guard) + ", to: Last1 }");
      }
      for (String update : at(Place.UPDATE, "count1")) {
        line(out, 3, "counted" + to++ + "x1", "{ update: " + quoted(update) + ", to: Last1 }");
      }
      for (String effect : at(Place.EFFECT, "tell1")) {
        line(out, 3, "told" + to++ + "x1", "{ effects: [" + quoted(effect) + "], to: Last1 }");
      }
      for (String choice : at(Place.CHOICE, "pick1")) {
        String targets = quoted(states.get(0)) + ", Last1";
        line(
            out,
            3,
            "picked" + to++ + "x1",
            "{ choose: " + quoted(choice) + ", to: [" + targets + "] }");
      }
    }
    if (chart) {
      for (String event : at(Place.RAISED, "raised1")) {
        line(out, 3, "raising" + to++ + "x1", "{ raise: [" + quoted(event) + "], to: Last1 }");
        line(out, 3, quoted(event), "Last1");
      }
      for (String name : at(Place.SUPERSTATE, "Super1")) {
        line(out, 3, "down" + to++ + "x1", quoted(name));
      }
      line(out, 3, "parted1", "Parted1");
      out.append("    after:\n");
      for (String delay : at(Place.DELAY, "soon1")) {
        line(out, 3, quoted(delay), "Last1");
      }
      out.append("    entry: [");
      for (String effect : at(Place.ENTRY, "come1")) {
        out.append(quoted(effect)).append(", ");
      }
      out.append("come2]\n");
    }
    List<String> tags = at(Place.TAG, "busy1");
    List<String> wires = at(Place.WIRE_NAME, "");
    for (int i = 0; i < states.size(); i++) {
      line(out, 1, quoted(states.get(i)), "");
      line(out, 2, "on", "{ back1: First1, leave1: Last1 }");
      line(out, 2, "description", quoted(at(Place.DESCRIPTION, "x").get(0)));
      if (i == 0) {
        line(out, 2, "tags", "[" + list(tags) + "]");
        if (!wires.get(0).isEmpty() || names.containsKey(Place.WIRE_NAME)) {
          line(out, 2, "wireName", quoted(wires.get(0)));
        }
        if (names.containsKey(Place.ALIAS)) {
          line(out, 2, "aliases", "[" + list(at(Place.ALIAS, "")) + "]");
        }
      }
      if (shape == Shape.DATA) {
        line(out, 2, "data", "");
        for (String component : at(Place.COMPONENT, "held1")) {
          line(out, 3, quoted(component), "String");
        }
      }
    }
    if (chart) {
      int inner = 0;
      for (String name : at(Place.SUPERSTATE, "Super1")) {
        line(out, 1, quoted(name), "");
        line(out, 2, "on", "{ back1: First1 }");
        line(out, 2, "states", "{ Inner" + inner++ + "x1: { initial: true } }");
      }
      line(out, 1, "Parted1", "");
      line(out, 2, "parallel", "true");
      line(out, 2, "on", "{ back1: First1 }");
      line(out, 2, "states", "");
      line(out, 3, "Beside1", "{ states: { Quiet1: { initial: true } } }");
      int number = 0;
      for (String name : at(Place.REGION, "Region1")) {
        line(out, 3, quoted(name), "{ states: { Busy" + number++ + "x1: { initial: true } } }");
      }
      line(out, 1, "Kept1", "");
      line(out, 2, "on", "{ back1: First1 }");
      line(out, 2, "states", "");
      line(out, 3, "Old1", "{ initial: true, on: { older1: New1 } }");
      line(out, 3, "New1", "{}");
      for (String name : at(Place.HISTORY, "Again1")) {
        line(out, 3, quoted(name), "{ history: shallow, to: Old1 }");
      }
      line(out, 1, "Wait1", "");
      line(out, 2, "on", "{ back1: First1, keep1: Kept1 }");
      line(out, 2, "initial", "true");
      line(out, 1, "Turn1", "");
      line(out, 2, "initial", "true");
      line(out, 2, "on", "");
      int kept = 0;
      for (String name : at(Place.HISTORY, "Again1")) {
        line(out, 3, "again" + kept++ + "x1", quoted(name));
      }
    }
    line(out, 1, "Last1", "{ final: true }");
    return out.toString();
  }

  private static String list(List<String> texts) {
    return String.join(", ", texts.stream().map(NamedMachine::quoted).toList());
  }

  private static void line(StringBuilder out, int depth, String key, String value) {
    String end = value.isEmpty() ? ":\n" : ": " + value + "\n";
    String start = key.length() > 500 ? "? " + key + "\n" + "  ".repeat(depth) : key;
    out.append("  ".repeat(depth)).append(start).append(end);
  }
}
