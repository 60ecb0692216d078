package dev.pawl.cli.exporter;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The ids of states and events in SCXML. An id contains no blank, because attributes contain lists
 * of ids, and no dot, because a descriptor {@code a} also matches an event {@code a.b}.
 */
final class XmlNames {

  private final Map<String, String> states = new HashMap<>();
  private final Map<String, String> events = new HashMap<>();
  private final String root;

  XmlNames(ResolvedMachine machine) {
    Set<String> taken = new HashSet<>();
    machine.tree().nodes().stream()
        .filter(s -> s != machine.declared().root())
        .map(State::name)
        .forEach(name -> states.put(name, uniqueId(name, taken)));
    root = uniqueId(machine.name(), taken);
    // SCXML raises events whose names start with these words
    Set<String> takenEvents = new HashSet<>(List.of("done", "error"));
    for (Event event : machine.events()) {
      events.put(
          event.name(),
          event.kind() == Event.Kind.DONE ? doneName(event) : uniqueId(event.name(), takenEvents));
    }
  }

  private String doneName(Event event) {
    String state = event.name().substring(Event.DONE_PREFIX.length());
    return "done.state." + states.getOrDefault(state, state);
  }

  private static String uniqueId(String name, Set<String> taken) {
    String base = name.replaceAll("[^\\p{L}\\p{N}_-]", "_");
    base = base.isEmpty() || !Character.isLetter(base.codePointAt(0)) ? "_" + base : base;
    base = base.startsWith("__") ? base.substring(1) : base;
    String id = base;
    for (int i = 2; !taken.add(id); i++) {
      id = base + "_" + i;
    }
    return id;
  }

  /** Returns the id of the state around all states. */
  String root() {
    return root;
  }

  String state(String name) {
    return requireNonNull(states.get(name), name);
  }

  /** Returns the ids of states, separated by blanks. */
  String states(List<String> names) {
    return String.join(" ", names.stream().map(this::state).toList());
  }

  String event(String name) {
    return requireNonNull(events.get(name), name);
  }

  /** Returns the ids of events, separated by blanks. */
  String events(List<String> names) {
    return String.join(" ", names.stream().map(this::event).toList());
  }
}
