package dev.pawl.processor.diagram.layout.drawing;

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
   * @param last whether it should stand in the last row
   * @param beside whether it should stand beside its siblings that should, too
   * @param parent the node it stands in, or -1
   */
  public record Node(
      int width,
      int height,
      int left,
      int right,
      boolean first,
      boolean last,
      boolean beside,
      int parent) {}

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
