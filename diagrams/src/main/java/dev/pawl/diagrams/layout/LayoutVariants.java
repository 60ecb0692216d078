package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.List;

/** Variants of a drawing: which wires run upwards and how rows are ordered, but not where. */
public final class LayoutVariants {

  /**
   * The factor by which a drawing is harder to read than the easiest from which on it is not drawn
   * to the end.
   */
  public static final int HARDER = 20;

  /** A graph whose wires have directions, and its drawing, once that is made. */
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

  /** The directions that lead to rows that are too wide. */
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

  /** How hard the drawing will be to read, as far as that is known before it is made. */
  public int difficulty() {
    return least(variants);
  }

  /**
   * The easiest variant, and those that are not much harder, of those that are preferred if any is.
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
