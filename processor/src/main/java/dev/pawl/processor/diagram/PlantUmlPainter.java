package dev.pawl.processor.diagram;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes a machine as a state diagram for PlantUML. Which refuses arrows into or out of what it
 * calls regions; so a region is a dashed box here.
 */
public final class PlantUmlPainter {

  private final Machine machine;
  private final Chart chart;
  private final List<Tags.Tag> tags;
  private final StringBuilder out = new StringBuilder();
  private int depth;

  private PlantUmlPainter(Machine machine) {
    this.machine = machine;
    this.chart = new Chart(machine);
    this.tags = Tags.of(chart.tree());
  }

  /** The diagram's text, with a line feed at the end of every line. */
  public static String paint(Machine machine) {
    return new PlantUmlPainter(machine).painted();
  }

  private String painted() {
    line("@startuml");
    line("title " + PlantUmlText.line(machine.name()));
    line("hide empty description");
    if (chart.isWide()) {
      line("left to right direction");
    }
    room(chart.outermost(), Chart.OUTSIDE, chart.outermost().contains(0) ? List.of() : starts(0));
    line("@enduml");
    return out.toString();
  }

  private void room(List<Integer> nodes, int room, List<String> starts) {
    nodes.forEach(this::box);
    for (Chart.Junction junction : chart.junctions(room)) {
      line("state " + junction.end().id() + (junction.forked() ? " <<fork>>" : " <<choice>>"));
    }
    starts.forEach(this::line);
    for (Chart.Arrow arrow : chart.arrows(room)) {
      arrow(arrow.from().id(), arrow.to().id(), arrow.label().text(PlantUmlText::label));
    }
    nodes.stream()
        .filter(node -> chart.tree().node(node).isFinal())
        .forEach(node -> arrow(chart.end(node).id(), "[*]", ""));
  }

  private List<String> starts(int node) {
    return chart.starts(node).stream().map(this::start).toList();
  }

  private String start(Chart.Start start) {
    String label = start.label().isBlank() ? "" : " : " + PlantUmlText.label(start.label());
    return "[*] --> " + start.to().id() + label;
  }

  private void arrow(String from, String to, String label) {
    line(from + " --> " + to + (label.isEmpty() ? "" : " : " + label));
  }

  private void box(int node) {
    State state = chart.tree().node(node);
    String id = chart.end(node).id();
    List<Integer> rooms = chart.rooms(node);
    if (state.isHistory()) {
      boolean deep = state.behavior().history().filter(Behavior.History.DEEP::equals).isPresent();
      line("state " + id + (deep ? " <<history*>>" : " <<history>>"));
      line("note right of " + id + " : " + PlantUmlText.label(chart.name(node)));
      return;
    }
    String head = "state \"" + PlantUmlText.label(chart.name(node)) + "\" as " + id + colour(node);
    line(head + (rooms.isEmpty() ? "" : " {"));
    depth++;
    for (int room : rooms) {
      room(chart.children(node, room), room, starts(node));
    }
    depth--;
    if (!rooms.isEmpty()) {
      line("}");
    }
    StateText.lines(state).forEach(text -> line(id + " : " + PlantUmlText.label(text)));
  }

  /** The last tag's colour; regions, and states that nothing leads to by itself, are dashed. */
  private String colour(int node) {
    String colours =
        tags.stream()
            .filter(tag -> tag.nodes().contains(node))
            .map(Tags.Tag::colour)
            .reduce((first, last) -> last)
            .map(
                c ->
                    c.fill().substring(1)
                        + ";line:"
                        + c.stroke().substring(1)
                        + ";text:"
                        + c.text().substring(1))
            .orElse("");
    boolean external = node > 0 && chart.tree().node(node).external();
    String dashed = external || chart.isRegion(node) ? "line.dashed" : "";
    return List.of(colours, dashed).stream()
        .filter(s -> !s.isEmpty())
        .collect(
            Collectors.collectingAndThen(
                Collectors.joining(";"), all -> all.isEmpty() ? "" : " #" + all));
  }

  private void line(String text) {
    out.append("  ".repeat(depth)).append(text).append('\n');
  }
}
