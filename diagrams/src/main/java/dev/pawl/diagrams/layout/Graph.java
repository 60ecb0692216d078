package dev.pawl.diagrams.layout;

import java.util.List;

/**
 * A graph to lay out.
 *
 * @param nodes the boxes; a parent node precedes its children
 * @param links the lines between the nodes
 * @param main the indexes of the links on the main path, in the order of the path
 * @param down the indexes of the links that should lead down unless the main path prevents it
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
   * @param width the minimum width, including the border
   * @param height the height, including the border; for a node with children, only the height of
   *     the part above the children
   * @param left the number of columns to keep free at the left side
   * @param right the number of columns to keep free at the right side
   * @param first whether the node should be above the nodes to which its links lead
   * @param depth the preferred vertical position of the node among its siblings
   * @param beside whether the node should be in one row with all siblings that have this flag
   * @param place the position of the node in the given order of its siblings. Nodes with equal
   *     positions are in the order of their indexes.
   * @param parent the index of the node that contains this node; -1 for an outermost node
   */
  public record Node(
      int width,
      int height,
      int left,
      int right,
      boolean first,
      Depth depth,
      boolean beside,
      int place,
      int parent) {}

  /**
   * The vertical position of a node among its siblings. Nodes with a larger depth are below nodes
   * with a smaller depth.
   */
  public enum Depth {
    ANYWHERE,
    /**
     * A node with this depth is below all nodes that have outgoing links. Most nodes without
     * outgoing links have this depth.
     */
    LOW,
    /** A node with this depth is below all other nodes, in the last row. */
    LAST;

    /**
     * Returns the depth of a node.
     *
     * @param end whether the node has no outgoing links
     * @param last whether the node must be in the last row
     */
    public static Depth of(boolean end, boolean last) {
      return last ? LAST : end ? LOW : ANYWHERE;
    }
  }

  /**
   * A line between nodes.
   *
   * @param from the index of the source
   * @param to the index of the target; may be the source itself
   * @param labelWidth the width of the label; 0 if there is none
   * @param labelHeight the height of the label; 0 if there is none
   */
  public record Link(int from, int to, int labelWidth, int labelHeight) {}
}
