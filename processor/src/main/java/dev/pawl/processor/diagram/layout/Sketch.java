package dev.pawl.processor.diagram.layout;

import dev.pawl.processor.diagram.layout.drawing.Drawing;
import dev.pawl.processor.diagram.layout.drawing.Graph;
import dev.pawl.processor.diagram.layout.drawing.Manner;
import dev.pawl.processor.diagram.layout.phase.Directions;
import java.util.ArrayList;
import java.util.List;

/** Ways to draw a graph: which wires run upwards and how rows are ordered, but not where. */
public final class Sketch {

  /** What is so much harder to read than the easiest is not drawn to the end. */
  public static final int HARDER = 20;

  /** A graph whose wires have directions, and its drawing, once that is made. */
  static final class Way {
    final Directions directions;
    final Nest root;
    final int difficulty;
    Drawing drawing;
    double cost;

    private Way(Directions directions, Nest root) {
      this.directions = directions;
      this.root = root;
      this.difficulty = root.difficulty();
    }
  }

  final Graph graph;
  final Manner manner;
  final Tree tree;
  final List<Way> ways = new ArrayList<>();

  /** What leads to rows that are too wide. */
  final List<Directions> tooWide = new ArrayList<>();

  Sketch(Graph graph, Manner manner) {
    this.graph = graph;
    this.manner = manner;
    this.tree = new Tree(graph);
  }

  void add(Directions directions, Nest root, boolean fits) {
    if (fits) {
      ways.add(new Way(directions, root));
    } else {
      tooWide.add(directions);
    }
  }

  /** How hard the drawing will be to read, as far as that is known before it is made. */
  public int difficulty() {
    return least(ways);
  }

  /** The easiest way, and those that are not much harder, of those that are preferred if any is. */
  List<Way> easiest(List<Directions> preferred) {
    List<Way> some = new ArrayList<>(ways);
    some.removeIf(way -> !preferred.contains(way.directions));
    List<Way> easiest = new ArrayList<>(some.isEmpty() ? ways : some);
    int most = least(easiest) + HARDER;
    easiest.removeIf(way -> way.difficulty > most);
    return easiest;
  }

  private static int least(List<Way> ways) {
    int least = Integer.MAX_VALUE;
    for (Way way : ways) {
      least = Math.min(least, way.difficulty);
    }
    return least;
  }
}
