package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * The variants of a drawing. They have directions of edges and orders of rows, but no positions
 * yet.
 */
public final class LayoutVariants {

  /** The difference in difficulty to the easiest variant above which a variant is not drawn. */
  public static final int HARDER = 20;

  /** A variant: a graph whose edges have directions, and its drawing once it has been drawn. */
  @SuppressWarnings("NullAway.Init") // only the easiest variants are drawn
  static final class Variant {
    final Directions directions;
    final LevelNode root;
    final int difficulty;
    Drawing drawing;
    double cost;

    private Variant(Directions directions, LevelNode root) {
      this.directions = directions;
      this.root = root;
      this.difficulty = root.difficulty();
    }
  }

  final Graph graph;
  final LayoutOptions manner;
  final NodeTree tree;
  final List<Variant> variants = new ArrayList<>();

  /** The directions whose rows are too wide. */
  final List<Directions> tooWide = new ArrayList<>();

  LayoutVariants(Graph graph, LayoutOptions manner) {
    this.graph = graph;
    this.manner = manner;
    this.tree = new NodeTree(graph);
  }

  void add(Directions directions, LevelNode root, boolean fits) {
    if (fits) {
      variants.add(new Variant(directions, root));
    } else {
      tooWide.add(directions);
    }
  }

  /** Returns the difficulty of the easiest variant, estimated before it is drawn. */
  public int difficulty() {
    return least(variants);
  }

  /**
   * Returns the easiest variant and those that are not much harder. If any preferred directions are
   * available, only those are considered.
   */
  List<Variant> easiest(List<Directions> preferred) {
    List<Variant> some = new ArrayList<>(variants);
    some.removeIf(variant -> !preferred.contains(variant.directions));
    List<Variant> easiest = new ArrayList<>(some.isEmpty() ? variants : some);
    int most = least(easiest) + HARDER;
    easiest.removeIf(variant -> variant.difficulty > most);
    return easiest;
  }

  private static int least(List<Variant> variants) {
    int least = Integer.MAX_VALUE;
    for (Variant variant : variants) {
      least = Math.min(least, variant.difficulty);
    }
    return least;
  }
}
