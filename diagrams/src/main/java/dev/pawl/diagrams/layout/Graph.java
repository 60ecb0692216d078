package dev.pawl.diagrams.layout;

import java.util.List;

/**
 * A graph that is to be laid out.
 *
 * @param nodes the boxes; a node's parent stands before it
 * @param links the lines between them
 * @param main the numbers of the links on the main path, in its order
 * @param down the numbers of links that lead down wherever the main path lets them
 */
public record Graph(List<Node> nodes, List<Link> links, List<Integer> main, List<Integer> down) {

  public Graph {
    nodes = List.copyOf(nodes);
    links = List.copyOf(links);
    main = List.copyOf(main);
    down = List.copyOf(down);
  }

  /**
   * A box.
   *
   * @param width the least width, border included
   * @param height the height, border included; of a node with others in it what stands above those
   * @param left what is kept free at its left side
   * @param right what is kept free at its right side
   * @param first whether it should stand above what it leads to
   * @param depth how low it should stand among its siblings: those of a depth below all of less
   * @param beside whether it should stand beside its siblings that should, too
   * @param parent the node it stands in, or -1
   */
  public record Node(
      int width,
      int height,
      int left,
      int right,
      boolean first,
      Depth depth,
      boolean beside,
      int parent) {}

  /** How low a node should stand. */
  public enum Depth {
    ANYWHERE,
    /** Below all that others are reached from: an end. */
    LOW,
    /** Below all others, in the last row. */
    LAST;

    /** The depth of an end, or of what shall be the last. */
    public static Depth of(boolean end, boolean last) {
      return last ? LAST : end ? LOW : ANYWHERE;
    }
  }

  /**
   * A line.
   *
   * @param from the node it leaves
   * @param to the node it enters, maybe the same
   * @param labelWidth the size of its label; 0 where it has none
   * @param labelHeight the size of its label; 0 where it has none
   */
  public record Link(int from, int to, int labelWidth, int labelHeight) {}
}
