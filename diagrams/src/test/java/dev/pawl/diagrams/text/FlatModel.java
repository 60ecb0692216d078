package dev.pawl.diagrams.text;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.scene.AsciiText;
import dev.pawl.language.model.Machine;
import java.util.List;

/**
 * A flat machine as a list of transitions, with which pictures are compared.
 *
 * @param initials the number of initial states; they are the first ones
 */
record FlatModel(String name, List<String> states, List<Triple> triples, int initials) {

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
            leaving.forEach(t -> s.on(t.label(), t.to()));
          });
    }
    return sketch.machine();
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
