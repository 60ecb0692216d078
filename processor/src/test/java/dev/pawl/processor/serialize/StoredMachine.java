package dev.pawl.processor.serialize;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A random machine whose states and events carry data, in several versions. Each version differs
 * from the previous one by a typical change.
 */
final class StoredMachine {

  /** A state or an event. */
  static final class Named {
    final int id;
    String name;
    String renamedFrom = "";
    final Map<String, Part> parts = new LinkedHashMap<>();

    Named(int id, String name) {
      this.id = id;
      this.name = name;
    }
  }

  /** A component, identified by its number. */
  record Part(int id, String name, StoredType type, boolean added) {}

  private final SplittableRandom random;
  private final String packageName;
  final List<Named> states = new ArrayList<>();
  final List<Named> events = new ArrayList<>();

  /** The removed states or events, with the numbers of their successors, if any. */
  final Map<Integer, Integer> removed = new LinkedHashMap<>();

  private final Map<String, String> reservedStates = new LinkedHashMap<>();
  private final Map<String, String> reservedEvents = new LinkedHashMap<>();
  private final boolean snake;
  private boolean context;
  private int next;

  StoredMachine(SplittableRandom random, String packageName) {
    this.random = random;
    this.packageName = packageName;
    this.snake = random.nextInt(4) == 0;
    this.context = random.nextBoolean();
    for (int i = random.nextInt(2, 6); i > 0; i--) {
      add(states, "STATE_", false);
    }
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      add(events, "event", false);
    }
    // every version has both kinds
    part(states.get(0), false);
    part(events.get(0), false);
  }

  private Named add(List<Named> to, String prefix, boolean added) {
    Named named = new Named(next, prefix + next++);
    for (int i = random.nextInt(4); i > 0; i--) {
      part(named, false);
    }
    to.add(random.nextInt(to.size() + 1), named);
    return named;
  }

  private void part(Named of, boolean added) {
    StoredType type = StoredType.values()[random.nextInt(StoredType.values().length)];
    String name = "part" + next;
    of.parts.put(name, new Part(next++, name, type, added));
  }

  /** Applies a typical change. */
  void evolve() {
    states.forEach(s -> s.renamedFrom = "");
    events.forEach(e -> e.renamedFrom = "");
    for (int i = random.nextInt(1, 6); i > 0; i--) {
      boolean ofStates = random.nextBoolean();
      List<Named> list = ofStates ? states : events;
      Named one = list.get(random.nextInt(list.size()));
      switch (random.nextInt(7)) {
        case 0 -> add(list, ofStates ? "STATE_" : "event", true);
        case 1 -> part(one, true);
        case 2 -> rename(one, ofStates);
        case 3 -> remove(list, one, ofStates);
        case 4 -> list.add(list.remove(random.nextInt(list.size())));
        case 5 -> {
          if (one.parts.size() > 1) {
            one.parts.remove(one.parts.keySet().iterator().next());
          }
        }
        default -> context = true;
      }
    }
  }

  private void rename(Named one, boolean ofStates) {
    if (one.renamedFrom.isEmpty() && isOld(one)) {
      one.renamedFrom = one.name;
      one.name = (ofStates ? "RENAMED_" : "renamed") + next++;
      reserved(ofStates).replaceAll((k, v) -> v.equals(one.renamedFrom) ? one.name : v);
    }
  }

  private int oldest;

  /** Marks the present parts as compiled. */
  void compiled() {
    oldest = next;
  }

  private boolean isOld(Named one) {
    return one.id < oldest;
  }

  private Map<String, String> reserved(boolean ofStates) {
    return ofStates ? reservedStates : reservedEvents;
  }

  private void remove(List<Named> list, Named one, boolean ofStates) {
    boolean used = reserved(ofStates).containsValue(one.name);
    if (list.size() < 3 || one == list.get(0) || !isOld(one) || used || carriesAlone(list, one)) {
      return;
    }
    list.remove(one);
    String name = one.renamedFrom.isEmpty() ? one.name : one.renamedFrom;
    Named successor = list.get(random.nextInt(list.size()));
    boolean becomes = successor.parts.isEmpty() && random.nextBoolean();
    removed.put(one.id, becomes ? successor.id : -1);
    reserved(ofStates).put(name, becomes ? successor.name : "");
  }

  private static boolean carriesAlone(List<Named> list, Named one) {
    return list.stream().noneMatch(n -> n != one && !n.parts.isEmpty());
  }

  /** Returns the wire name. */
  String wire(Named named) {
    return snake ? named.name.replaceAll("([a-z])(\\d)", "$1$2").toLowerCase() : named.name;
  }

  boolean hasContext() {
    return context;
  }

  String packageName() {
    return packageName;
  }

  String yaml() {
    StringBuilder out = new StringBuilder("machine: M\npackage: " + packageName + "\n");
    out.append("serializers: [json, jackson, jpa, binary, store]\n");
    out.append("omit: [phase, cases, validator]\n");
    out.append(snake ? "wireNames: snake_case\n" : "")
        .append(context ? "context: shared.Box\n" : "");
    reserved("reserved", reservedStates, out);
    reserved("reservedEvents", reservedEvents, out);
    out.append("events:\n");
    for (Named event : events) {
      out.append("  ").append(event.name).append(": {").append(from(event));
      out.append(" payload: {").append(parts(event)).append("} }\n");
    }
    out.append("states:\n");
    for (int i = 0; i < states.size(); i++) {
      Named state = states.get(i);
      out.append("  ").append(state.name).append(": {").append(from(state));
      boolean target = i == states.size() - 1;
      out.append(i == 0 ? " initial: true," : target ? "" : " external: true,");
      if (i == 0) {
        String last = states.get(states.size() - 1).name;
        out.append(" on: {");
        events.forEach(e -> out.append(' ').append(e.name).append(": ").append(last).append(','));
        out.append(" },");
      }
      if (!state.parts.isEmpty()) {
        out.append(" data: {").append(parts(state)).append("}");
      }
      out.append(" }\n");
    }
    return out.toString();
  }

  private static String from(Named named) {
    return named.renamedFrom.isEmpty() ? "" : " renamedFrom: " + named.renamedFrom + ",";
  }

  private static String parts(Named named) {
    StringBuilder out = new StringBuilder();
    named
        .parts
        .values()
        .forEach(
            p ->
                out.append(" ")
                    .append(p.name())
                    .append(": \"")
                    .append(p.type().java)
                    .append("\","));
    return out.toString();
  }

  private static void reserved(String key, Map<String, String> names, StringBuilder out) {
    if (names.isEmpty()) {
      return;
    }
    out.append(key).append(":\n");
    names.forEach(
        (name, becomes) ->
            out.append("  ")
                .append(name)
                .append(": ")
                .append(becomes.isEmpty() ? "~" : becomes)
                .append("\n"));
  }
}
