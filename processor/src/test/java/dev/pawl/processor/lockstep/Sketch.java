package dev.pawl.processor.lockstep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A state of a chart under construction; the root is the machine. */
final class Sketch {

  /** A transition: its possible targets and its text. */
  record Arrow(List<Sketch> targets, String text) {}

  final String name;
  Sketch parent;
  final List<Sketch> children = new ArrayList<>();
  boolean parallel;
  boolean isFinal;
  boolean marked;

  /** {@code shallow} or {@code deep}; empty for a state that can be active. */
  String history = "";

  Sketch historyDefault;
  final List<Sketch> initial = new ArrayList<>();
  final Map<String, List<Arrow>> on = new LinkedHashMap<>();
  final Map<String, List<Arrow>> after = new LinkedHashMap<>();
  final Map<String, List<Arrow>> every = new LinkedHashMap<>();
  final List<Arrow> always = new ArrayList<>();
  final List<Sketch> to = new ArrayList<>();
  final List<String> ignore = new ArrayList<>();
  final List<String> defer = new ArrayList<>();
  final Map<String, List<String>> entry = new LinkedHashMap<>();
  final Map<String, List<String>> exit = new LinkedHashMap<>();

  Sketch(String name, Sketch parent) {
    this.name = name;
    this.parent = parent;
    if (parent != null) {
      parent.children.add(this);
    }
  }

  boolean isHistory() {
    return !history.isEmpty();
  }

  boolean isLeaf() {
    return children.isEmpty() && !isHistory();
  }

  /** Returns this state and all descendants, in document order. */
  List<Sketch> all() {
    List<Sketch> all = new ArrayList<>(List.of(this));
    children.forEach(c -> all.addAll(c.all()));
    return all;
  }

  /** Returns the descendants that can be active. */
  List<Sketch> below() {
    return all().stream().filter(s -> s != this && !s.isHistory()).toList();
  }

  List<Sketch> childStates() {
    return children.stream().filter(c -> !c.isHistory()).toList();
  }

  boolean isBelow(Sketch other) {
    for (Sketch s = parent; s != null; s = s.parent) {
      if (s == other) {
        return true;
      }
    }
    return false;
  }

  /** Returns the targets of the transitions of this state. */
  List<Sketch> targets() {
    List<Sketch> targets = new ArrayList<>(to);
    on.values().forEach(arrows -> arrows.forEach(a -> targets.addAll(a.targets())));
    after.values().forEach(arrows -> arrows.forEach(a -> targets.addAll(a.targets())));
    always.forEach(a -> targets.addAll(a.targets()));
    return targets;
  }

  /** Returns the states that are entered by default. */
  List<Sketch> defaults() {
    if (parallel) {
      return childStates();
    }
    return initial.isEmpty() ? children.stream().filter(c -> c.marked).toList() : initial;
  }

  /** Returns the keys of this state in YAML. */
  List<String> keys() {
    List<String> keys = new ArrayList<>();
    flag(keys, "initial", marked);
    flag(keys, "parallel", parallel);
    flag(keys, "final", isFinal);
    if (isHistory()) {
      keys.add("history: " + history);
      keys.add("to: " + historyDefault.name);
    }
    if (!initial.isEmpty()) {
      keys.add("initial: " + (initial.size() == 1 ? initial.get(0).name : names(initial)));
    }
    actions(keys, "entry", entry);
    actions(keys, "exit", exit);
    arrows(keys, "on", on);
    arrows(keys, "after", after);
    arrows(keys, "every", every);
    list(keys, "always", always.stream().map(Arrow::text).toList());
    list(keys, "to", to.stream().map(s -> s.name).toList());
    list(keys, "ignore", ignore);
    list(keys, "defer", defer);
    return keys;
  }

  private static void flag(List<String> keys, String key, boolean value) {
    if (value) {
      keys.add(key + ": true");
    }
  }

  private static void list(List<String> keys, String key, List<String> items) {
    if (!items.isEmpty()) {
      keys.add(key + ": [" + String.join(", ", items) + "]");
    }
  }

  private static void actions(List<String> keys, String key, Map<String, List<String>> actions) {
    if (actions.containsKey("raise")) {
      List<String> inner = new ArrayList<>();
      actions.forEach((k, v) -> list(inner, k, v));
      keys.add(key + ": { " + String.join(", ", inner) + " }");
    } else if (!actions.isEmpty()) {
      list(keys, key, actions.get("effects"));
    }
  }

  private static void arrows(List<String> keys, String key, Map<String, List<Arrow>> arrows) {
    if (arrows.isEmpty()) {
      return;
    }
    keys.add(key + ":");
    arrows.forEach(
        (event, candidates) -> {
          List<String> texts = candidates.stream().map(Arrow::text).toList();
          String value = texts.size() == 1 ? texts.get(0) : "[" + String.join(", ", texts) + "]";
          keys.add("  " + (event.equals("*") ? "\"*\"" : event) + ": " + value);
        });
  }

  static List<String> names(List<Sketch> sketches) {
    return sketches.stream().map(s -> s.name).toList();
  }
}
