package dev.pawl.diagrams.text;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.scene.AsciiText;
import dev.pawl.language.model.Machine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A flat machine as a list of transitions, with which pictures are compared.
 *
 * @param initials the number of initial states; they are the first ones
 */
record FlatModel(String name, List<String> states, List<Triple> triples, int initials) {

  /** The end of the label of a transition whose target a method chooses. */
  private static final String CHOICE = " [pick]";

  /** The number of targets of a choice. */
  private static final int TARGETS = 4;

  record Triple(String from, String label, String to) {}

  Machine machine() {
    MachineSketch sketch = MachineSketch.named(name);
    for (String state : states) {
      List<Triple> leaving = triples.stream().filter(t -> t.from().equals(state)).toList();
      sketch.state(
          state,
          s -> {
            if (states.indexOf(state) < initials) {
              s.initial("");
            }
            if (leaving.isEmpty()) {
              s.end();
            }
            leaving.stream()
                .filter(t -> !t.label().endsWith(CHOICE))
                .forEach(t -> s.on(t.label(), t.to()));
            List<Triple> chosen = leaving.stream().filter(t -> t.label().endsWith(CHOICE)).toList();
            if (!chosen.isEmpty()) {
              String label = chosen.get(0).label();
              s.choose(
                  label.substring(0, label.length() - CHOICE.length()),
                  "pick",
                  chosen.stream().map(Triple::to).toArray(String[]::new));
            }
          });
    }
    return sketch.machine();
  }

  /**
   * Returns the model with a choice in each state that has transitions to several states. The
   * choice replaces the first transitions to up to four states.
   */
  FlatModel withChoices() {
    List<Triple> changed = new ArrayList<>();
    for (String state : states) {
      Map<String, Triple> arms = new LinkedHashMap<>();
      for (Triple triple : triples) {
        if (triple.from().equals(state) && arms.size() < TARGETS) {
          arms.putIfAbsent(triple.to(), triple);
        }
      }
      boolean isChoice = arms.size() > 1;
      for (Triple triple : triples) {
        if (triple.from().equals(state)) {
          boolean isArm = isChoice && arms.containsValue(triple);
          String label = "e" + states.indexOf(state) + CHOICE;
          changed.add(isArm ? new Triple(state, label, triple.to()) : triple);
        }
      }
    }
    return new FlatModel(name, states, changed, initials);
  }

  /** Returns the model with all names in ASCII. */
  FlatModel spelled() {
    return new FlatModel(
        name,
        states.stream().map(AsciiText::sevenBit).toList(),
        triples.stream()
            .map(
                t ->
                    new Triple(
                        AsciiText.sevenBit(t.from()),
                        AsciiText.sevenBit(t.label()),
                        AsciiText.sevenBit(t.to())))
            .toList(),
        initials);
  }

  /** Returns the model in the JSON format of {@link ExternalReader}. */
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
