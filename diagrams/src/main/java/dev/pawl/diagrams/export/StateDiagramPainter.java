package dev.pawl.diagrams.export;

import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The base class of the writers of state diagrams for Mermaid and PlantUML. Mermaid and PlantUML
 * compute the layout themselves.
 */
abstract class StateDiagramPainter {

  final ResolvedMachine machine;
  final DiagramOutline chart;
  private final StringBuilder out = new StringBuilder();
  private int depth;

  StateDiagramPainter(ResolvedMachine machine) {
    this.machine = machine;
    this.chart = new DiagramOutline(machine);
  }

  abstract String line(String text);

  /** Returns the text that separates the lines of a label. */
  abstract String lineBreak();

  abstract void box(int node);

  /**
   * Writes the box named {@code any state}, at which the machine's own transitions start.
   *
   * @param id the id of the box
   */
  abstract void anyState(String id);

  /** Writes everything that is outside all boxes. */
  final void outermost() {
    if (chart.holdsAnywhere()) {
      anyState(chart.end(0).id());
    }
    area(
        chart.outermost(),
        DiagramOutline.OUTSIDE,
        chart.outermost().contains(0) ? List.of() : starts(0));
  }

  /**
   * Writes the content of one area.
   *
   * @param nodes the boxes in the area
   * @param area the number of the area, or {@link DiagramOutline#OUTSIDE}
   * @param starts the initial arrows of the area
   */
  final void area(List<Integer> nodes, int area, List<String> starts) {
    for (int node : nodes) {
      box(node);
    }
    for (DiagramOutline.Junction junction : chart.junctions(area)) {
      write("state " + junction.end().id() + (junction.forked() ? " <<fork>>" : " <<choice>>"));
    }
    for (String start : starts) {
      write(start);
    }
    for (List<DiagramOutline.Arrow> equal : parallel(chart.arrows(area))) {
      arrow(equal);
    }
    for (int node : nodes) {
      if (chart.tree().node(node).isFinal()) {
        arrow(chart.end(node).id(), "[*]", "");
      }
    }
  }

  /** Returns the initial arrows of a box. */
  final List<String> starts(int node) {
    return chart.starts(node).stream().map(this::start).toList();
  }

  private String start(DiagramOutline.Start start) {
    String label = start.label().isBlank() ? "" : " : " + line(start.label());
    return "[*] --> " + start.to().id() + label;
  }

  /** Returns the arrows grouped by their ends, in the order of each group's first arrow. */
  private static Collection<List<DiagramOutline.Arrow>> parallel(
      List<DiagramOutline.Arrow> arrows) {
    Map<List<DiagramOutline.End>, List<DiagramOutline.Arrow>> byEnds = new LinkedHashMap<>();
    for (DiagramOutline.Arrow arrow : arrows) {
      byEnds.computeIfAbsent(List.of(arrow.from(), arrow.to()), e -> new ArrayList<>()).add(arrow);
    }
    return byEnds.values();
  }

  /**
   * Writes several arrows with equal ends as one arrow. Each of the {@code equal} arrows has a line
   * in the label of the written arrow.
   */
  private void arrow(List<DiagramOutline.Arrow> equal) {
    List<String> labels = new ArrayList<>();
    for (DiagramOutline.Arrow arrow : equal) {
      String label = arrow.label().text(this::line);
      labels.add(label.isEmpty() && equal.size() > 1 ? TransitionLabel.WORDLESS : label);
    }
    String label = String.join(lineBreak(), labels);
    arrow(equal.get(0).from().id(), equal.get(0).to().id(), label);
  }

  private void arrow(String from, String to, String label) {
    write(from + " --> " + to + (label.isEmpty() ? "" : " : " + label));
  }

  final void write(String text) {
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
