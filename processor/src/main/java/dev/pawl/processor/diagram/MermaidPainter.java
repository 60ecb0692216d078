package dev.pawl.processor.diagram;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes a machine as a Mermaid {@code stateDiagram-v2}. States get neutral ids in document order,
 * because many a name ({@code default}, {@code a-b}) means something else to Mermaid; their names
 * are labels.
 */
public final class MermaidPainter {

  private final Machine machine;
  private final Map<String, String> ids = new HashMap<>();
  private final StringBuilder out = new StringBuilder();

  private MermaidPainter(Machine machine) {
    this.machine = machine;
  }

  /** The diagram's text, with a line feed at the end of every line. */
  public static String paint(Machine machine) {
    return new MermaidPainter(machine).painted();
  }

  private String painted() {
    List<Edge> edges = Edge.of(machine);
    out.append("stateDiagram-v2\n");
    line("accTitle: " + MermaidText.line(machine.name()));
    line("accDescr: " + MermaidText.line(description(edges)));
    for (State state : machine.states()) {
      String id = "s" + (ids.size() + 1);
      ids.put(state.name(), id);
      line("state \"" + MermaidText.label(state.name()) + "\" as " + id);
    }
    machine.states().forEach(this::begin);
    edges.forEach(this::arrow);
    machine.states().stream()
        .filter(State::isFinal)
        .forEach(state -> line(ids.get(state.name()) + " --> [*]"));
    external();
    return out.toString();
  }

  private String description(List<Edge> edges) {
    if (!machine.description().isBlank()) {
      return machine.description();
    }
    return count(machine.states().size(), "state") + ", " + count(edges.size(), "transition");
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private void begin(State state) {
    state
        .initial()
        .ifPresent(
            initial -> {
              String text = initial.description();
              String label = text.isBlank() ? "" : " : " + MermaidText.label(text);
              line("[*] --> " + ids.get(state.name()) + label);
            });
  }

  private void arrow(Edge edge) {
    String label = edge.label(MermaidText::label);
    line(
        ids.get(edge.from().name())
            + " --> "
            + ids.get(edge.to().name())
            + (label.isEmpty() ? "" : " : " + label));
  }

  /** States that nothing leads to by itself are dashed. */
  private void external() {
    List<String> dashed =
        machine.states().stream().filter(State::external).map(s -> ids.get(s.name())).toList();
    if (!dashed.isEmpty()) {
      line("classDef external stroke-dasharray: 4 3");
      line("class " + String.join(",", dashed) + " external");
    }
  }

  private void line(String text) {
    out.append("  ").append(text).append('\n');
  }
}
