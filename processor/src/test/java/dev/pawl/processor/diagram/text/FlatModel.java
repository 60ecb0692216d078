package dev.pawl.processor.diagram.text;

import dev.pawl.processor.MachineSketch;
import dev.pawl.processor.model.Machine;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A flat machine as its triples, for pictures to be compared with. */
record FlatModel(String name, List<String> states, List<Triple> triples) {

  record Triple(String from, String label, String to) {}

  private static final String[] EVENTS = {
    "start",
    "stop",
    "agent reports success",
    "retry (within max_retries)",
    "tick",
    "request_verification",
    "WorktreeReady",
    "timeout / error",
    "x",
    "split work now"
  };

  /** A machine of up to 25 states and 60 transitions. */
  static FlatModel random(int seed) {
    Random random = new Random(7919L * seed + 13);
    int size = 2 + random.nextInt(24);
    List<String> states = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      String wide = random.nextInt(5) == 0 ? "_WAITING_FOR_IT" : "";
      states.add((random.nextBoolean() ? "S" : "STATE_OF_") + i + wide);
    }
    Set<String> used = new LinkedHashSet<>();
    List<Triple> triples = new ArrayList<>();
    int transitions = 1 + random.nextInt(60);
    for (int i = 0; i < transitions; i++) {
      String from = states.get(random.nextInt(size));
      String to = states.get(random.nextInt(size));
      String event =
          EVENTS[random.nextInt(EVENTS.length)] + (random.nextInt(3) == 0 ? "" : " " + i);
      if (used.add(from + " " + event)) {
        triples.add(new Triple(from, event, to));
      }
    }
    return new FlatModel("m" + seed, states, triples);
  }

  Machine machine() {
    MachineSketch sketch = MachineSketch.named(name);
    for (String state : states) {
      List<Triple> leaving = triples.stream().filter(t -> t.from().equals(state)).toList();
      sketch.state(
          state,
          s -> {
            if (state.equals(states.get(0))) {
              s.initial("");
            }
            if (leaving.isEmpty()) {
              s.end();
            }
            leaving.forEach(t -> s.on(t.label(), t.to()));
          });
    }
    return sketch.machine();
  }

  /** As the external checker reads it. */
  String json() {
    List<String> rows =
        triples.stream()
            .map(t -> "[" + quoted(t.from()) + "," + quoted(t.label()) + "," + quoted(t.to()) + "]")
            .toList();
    return "{\"states\":["
        + String.join(",", states.stream().map(FlatModel::quoted).toList())
        + "],\"transitions\":["
        + String.join(",", rows)
        + "]}";
  }

  static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char unit : text.toCharArray()) {
      if (unit == '"' || unit == '\\' || unit < ' ' || unit > 126) {
        out.append(String.format("\\u%04x", (int) unit));
      } else {
        out.append(unit);
      }
    }
    return out.append('"').toString();
  }
}
