package dev.pawl.processor.diagram.language;

import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.List;

/** Writes a machine for a tool that lays it out: boxes within boxes, and the arrows of each. */
abstract class StateDiagramPainter {

  final ResolvedMachine machine;
  final Chart chart;
  private final StringBuilder out = new StringBuilder();
  private int depth;

  StateDiagramPainter(ResolvedMachine machine) {
    this.machine = machine;
    this.chart = new Chart(machine);
  }

  /** A text that is written as a label. */
  abstract String label(String text);

  /** Writes a state, and what lies within it. */
  abstract void box(int node);

  /** Everything that is outermost. */
  final void outermost() {
    area(chart.outermost(), Chart.OUTSIDE, chart.outermost().contains(0) ? List.of() : starts(0));
  }

  /** What lies in one box, or outside of all. */
  final void area(List<Integer> nodes, int area, List<String> starts) {
    nodes.forEach(this::box);
    for (Chart.Junction junction : chart.junctions(area)) {
      line("state " + junction.end().id() + (junction.forked() ? " <<fork>>" : " <<choice>>"));
    }
    starts.forEach(this::line);
    for (Chart.Arrow arrow : chart.arrows(area)) {
      arrow(arrow.from().id(), arrow.to().id(), arrow.label().text(this::label));
    }
    nodes.stream()
        .filter(node -> chart.tree().node(node).isFinal())
        .forEach(node -> arrow(chart.end(node).id(), "[*]", ""));
  }

  /** The arrows to where a state begins. */
  final List<String> starts(int node) {
    return chart.starts(node).stream().map(this::start).toList();
  }

  private String start(Chart.Start start) {
    String label = start.label().isBlank() ? "" : " : " + label(start.label());
    return "[*] --> " + start.to().id() + label;
  }

  private void arrow(String from, String to, String label) {
    line(from + " --> " + to + (label.isEmpty() ? "" : " : " + label));
  }

  final void line(String text) {
    out.append("  ".repeat(depth)).append(text).append('\n');
  }

  final void deeper() {
    depth++;
  }

  final void back() {
    depth--;
  }

  final String text() {
    return out.toString();
  }
}
