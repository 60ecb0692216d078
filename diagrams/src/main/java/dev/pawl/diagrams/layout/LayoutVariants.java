package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * The variants of a drawing. In a variant the directions of edges and the orders of rows are known,
 * but not the positions.
 */
public final class LayoutVariants {

  /**
   * The maximum difference between the difficulty of a variant that is drawn and the lowest
   * difficulty of all variants. The difficulty is an estimate of how hard the drawing is to read.
   */
  public static final int HARDER = 20;

  /**
   * A graph whose edges have directions. After the graph has been drawn, the variant also contains
   * the drawing.
   */
  @SuppressWarnings("NullAway.Init") // only variants with a low difficulty are drawn
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
  final LayoutOptions options;
  final NodeTree tree;
  final List<Variant> variants = new ArrayList<>();

  /** The directions that lead to rows that are too wide. */
  final List<Directions> tooWide = new ArrayList<>();

  LayoutVariants(Graph graph, LayoutOptions options) {
    this.graph = graph;
    this.options = options;
    this.tree = new NodeTree(graph);
  }

  void add(Directions directions, LevelNode root, boolean fits) {
    if (fits) {
      variants.add(new Variant(directions, root));
    } else {
      tooWide.add(directions);
    }
  }

  /** Returns the lowest difficulty of all variants. The variants do not have to be drawn before. */
  public int difficulty() {
    return least(variants);
  }

  /**
   * Returns the variants with a difficulty that exceeds the lowest one by at most {@link #HARDER}.
   * If at least one variant has preferred directions, only variants with preferred directions are
   * considered.
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
