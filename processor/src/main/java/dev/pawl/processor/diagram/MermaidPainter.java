package dev.pawl.processor.diagram;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a machine as a Mermaid {@code stateDiagram-v2}. Ids are neutral, because many a name
 * ({@code default}, {@code a-b}) means something else to Mermaid; names are labels. As Mermaid puts
 * a state into whichever box mentions it last, an arrow between boxes is written outside of all.
 */
public final class MermaidPainter {

  private final Machine machine;
  private final Chart chart;
  private final StringBuilder out = new StringBuilder();
  private int depth = 1;

  private MermaidPainter(Machine machine) {
    this.machine = machine;
    this.chart = new Chart(machine);
  }

  /** The diagram's text, with a line feed at the end of every line. */
  public static String paint(Machine machine) {
    return new MermaidPainter(machine).painted();
  }

  private String painted() {
    out.append("stateDiagram-v2\n");
    line("accTitle: " + MermaidText.line(machine.name()));
    line("accDescr: " + MermaidText.line(description()));
    if (chart.isWide()) {
      line("direction LR");
    }
    room(chart.outermost(), Chart.OUTSIDE, chart.outermost().contains(0) ? List.of() : starts(0));
    classes();
    return out.toString();
  }

  private String description() {
    if (!machine.description().isBlank()) {
      return machine.description();
    }
    int states = machine.tree().nodes().stream().filter(s -> !s.isHistory()).toList().size() - 1;
    return count(states, "state") + ", " + count(Edge.of(machine).size(), "transition");
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private void room(List<Integer> nodes, int room, List<String> starts) {
    nodes.forEach(this::box);
    for (Chart.Junction junction : chart.junctions(room)) {
      String kind = junction.forked() ? "<<fork>>" : "<<choice>>";
      line("state " + junction.end().id() + " " + kind);
    }
    starts.forEach(this::line);
    for (Chart.Arrow arrow : chart.arrows(room)) {
      String label = arrow.label().text(MermaidText::label);
      arrow(arrow.from().id(), arrow.to().id(), label);
    }
    nodes.stream()
        .filter(node -> chart.tree().node(node).isFinal())
        .forEach(node -> arrow(chart.end(node).id(), "[*]", ""));
  }

  private List<String> starts(int node) {
    return chart.starts(node).stream().map(this::start).toList();
  }

  private String start(Chart.Start start) {
    String label = start.label().isBlank() ? "" : " : " + MermaidText.label(start.label());
    return "[*] --> " + start.to().id() + label;
  }

  private void arrow(String from, String to, String label) {
    line(from + " --> " + to + (label.isEmpty() ? "" : " : " + label));
  }

  private void box(int node) {
    State state = chart.tree().node(node);
    String id = chart.end(node).id();
    String name = MermaidText.label(chart.name(node));
    List<Integer> rooms = chart.rooms(node);
    if (state.isHistory()) {
      line("state \"" + StateText.history(state) + "\" as " + id);
      line(id + " : " + name);
    } else if (rooms.isEmpty()) {
      line("state \"" + name + "\" as " + id);
      StateText.lines(state).forEach(text -> line(id + " : " + MermaidText.label(text)));
    } else {
      line("state \"" + name + "\" as " + id + " {");
      depth++;
      for (int i = 0; i < rooms.size(); i++) {
        if (i > 0) {
          line("--");
        }
        room(chart.children(node, rooms.get(i)), rooms.get(i), starts(node));
      }
      depth--;
      line("}");
      note(id, StateText.lines(state));
    }
  }

  /** A box around others has no place for text but its title. */
  private void note(String id, List<String> lines) {
    if (!lines.isEmpty()) {
      line(
          "note right of "
              + id
              + " : "
              + lines.stream().map(MermaidText::label).collect(Collectors.joining("<br/>")));
    }
  }

  /** Colours for tags; states that nothing leads to by itself are dashed. */
  private void classes() {
    for (Tags.Tag tag : Tags.of(chart.tree())) {
      Tags.Colour colour = tag.colour();
      line(
          String.format(
              "classDef %s fill:%s,stroke:%s,color:%s",
              tag.id(), colour.fill(), colour.stroke(), colour.text()));
      line("class " + ids(tag.nodes()) + " " + tag.id());
    }
    List<Integer> external = chart.external();
    if (!external.isEmpty()) {
      line("classDef external stroke-dasharray: 4 3");
      line("class " + ids(external) + " external");
    }
  }

  private String ids(List<Integer> nodes) {
    return nodes.stream().map(node -> chart.end(node).id()).collect(Collectors.joining(","));
  }

  private void line(String text) {
    out.append("  ".repeat(depth)).append(text).append('\n');
  }
}
