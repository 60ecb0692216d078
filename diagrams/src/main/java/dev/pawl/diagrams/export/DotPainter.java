package dev.pawl.diagrams.export;

import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.diagrams.scene.Tags;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Writes a machine as a Graphviz graph. In Graphviz an arrow cannot start or end at a cluster.
 * Therefore each composite state has a node for its title inside its cluster. Arrows of the
 * composite state start and end at this node.
 */
public final class DotPainter {

  private final ResolvedMachine machine;
  private final DiagramOutline chart;

  /**
   * The attribute that adds a node to the group of the main path. Graphviz aligns the nodes of a
   * group.
   */
  private static final String MAIN = ", group=main";

  private final List<Tags.Tag> tags;

  /** The numbers of the states on the main path. */
  private final Set<Integer> main;

  private final StringBuilder out = new StringBuilder();
  private int depth;
  private int markers;

  private DotPainter(ResolvedMachine machine) {
    this.machine = machine;
    this.chart = new DiagramOutline(machine);
    this.tags = Tags.of(chart.tree());
    this.main = SceneReader.read(machine).onMainPath();
  }

  /** Returns the graph in the DOT language. Each line ends with a line feed. */
  public static String paint(ResolvedMachine machine) {
    return new DotPainter(machine).painted();
  }

  private String painted() {
    line("digraph {");
    depth++;
    line(
        "graph ["
            + label(machine.name())
            + ", labelloc=t, fontname=\"sans-serif\""
            + (chart.isWide() ? ", rankdir=LR]" : "]"));
    line("node [shape=box, style=rounded, fontname=\"sans-serif\"]");
    line("edge [fontname=\"sans-serif\", fontsize=11]");
    if (chart.holdsAnywhere()) {
      line(
          chart.end(0).id()
              + " ["
              + label(DiagramOutline.ANY_STATE)
              + ", style=\"rounded,dotted\"]");
    }
    area(
        chart.outermost(),
        DiagramOutline.OUTSIDE,
        chart.outermost().contains(0) ? List.of() : chart.starts(0));
    depth--;
    line("}");
    return out.toString();
  }

  private void area(List<Integer> nodes, int area, List<DiagramOutline.Start> starts) {
    nodes.forEach(this::box);
    for (DiagramOutline.Junction junction : chart.junctions(area)) {
      line(
          junction.end().id()
              + (junction.forked()
                  ? " [shape=box, style=filled, fillcolor=black, height=0.08, label=\"\"]"
                  : " [shape=diamond, style=\"\", width=0.3, height=0.3, label=\"\"]"));
    }
    for (DiagramOutline.Start start : starts) {
      String marker = "i" + ++markers;
      line(marker + " [shape=circle, style=filled, fillcolor=black, width=0.15, label=\"\"]");
      arrow(marker, start.to().id(), start.label().isBlank() ? "" : DotText.label(start.label()));
    }
    for (DiagramOutline.Arrow arrow : chart.arrows(area)) {
      arrow(arrow.from().id(), arrow.to().id(), arrow.label().text(DotText::label));
    }
  }

  private void arrow(String from, String to, String label) {
    line(from + " -> " + to + (label.isEmpty() ? "" : " [label=\"" + label + "\"]"));
  }

  private void box(int node) {
    State state = chart.tree().node(node);
    String id = chart.end(node).id();
    List<Integer> areas = chart.areas(node);
    if (state.isHistory()) {
      line(
          id
              + " [shape=circle, style=\"\", margin=0, "
              + label(StateText.history(state) + "\n" + chart.name(node))
              + "]");
    } else if (areas.isEmpty()) {
      line(id + " [" + label(text(node)) + look(node) + (main.contains(node) ? MAIN : "") + "]");
    } else {
      line("subgraph cluster_" + id + " {");
      depth++;
      line("graph [label=\"\", style=rounded]");
      line(id + " [shape=plaintext, style=\"\", " + label(text(node)) + "]");
      for (int area : areas) {
        region(node, area, state.isParallel());
      }
      depth--;
      line("}");
    }
  }

  private void region(int node, int area, boolean parallel) {
    if (parallel) {
      line("subgraph cluster_r" + area + " {");
      depth++;
      line("graph [label=\"\", style=dashed]");
    }
    area(chart.children(node, area), area, chart.starts(node));
    if (parallel) {
      depth--;
      line("}");
    }
  }

  private String text(int node) {
    List<String> lines = new ArrayList<>(List.of(chart.name(node)));
    lines.addAll(StateText.lines(chart.tree().node(node)));
    return String.join("\n", lines);
  }

  private String look(int node) {
    State state = chart.tree().node(node);
    StringBuilder look = new StringBuilder();
    List<String> styles = new ArrayList<>(List.of("rounded"));
    if (state.isFinal()) {
      look.append(", peripheries=2");
    }
    if (state.external()) {
      styles.add("dashed");
    }
    for (Tags.Tag tag : tags) {
      if (tag.nodes().contains(node) && !styles.contains("filled")) {
        Tags.Colour colour = tag.colour();
        styles.add("filled");
        look.append(
            String.format(
                Locale.ROOT,
                ", fillcolor=\"%s\", color=\"%s\", fontcolor=\"%s\"",
                colour.fill(),
                colour.stroke(),
                colour.text()));
      }
    }
    return styles.size() == 1
        ? look.toString()
        : look + ", style=\"" + String.join(",", styles) + "\"";
  }

  private static String label(String text) {
    return "label=\"" + DotText.label(text) + "\"";
  }

  private void line(String text) {
    out.append("  ".repeat(depth)).append(text).append('\n');
  }
}
