package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The nesting of the nodes of a graph. */
final class NodeTree {

  private final Graph graph;
  private final List<List<Integer>> children = new ArrayList<>();
  private final List<List<Integer>> loops = new ArrayList<>();
  private final int[] owners;

  NodeTree(Graph graph) {
    this.graph = graph;
    children.add(new ArrayList<>());
    for (int i = 0; i < graph.nodes().size(); i++) {
      children.add(new ArrayList<>());
      loops.add(new ArrayList<>());
      children.get(graph.nodes().get(i).parent() + 1).add(i);
    }
    children.forEach(list -> list.sort(Comparator.comparingInt(i -> graph.nodes().get(i).place())));
    owners = new int[graph.links().size()];
    for (int i = 0; i < owners.length; i++) {
      Graph.Link link = graph.links().get(i);
      int owner = link.from() == link.to() ? parent(link.from()) : link.from();
      while (owner >= 0 && !isWithin(link.to(), owner)) {
        owner = parent(owner);
      }
      if (owner == link.from() && owner == link.to()) {
        owner = parent(owner);
      }
      owners[i] = owner;
      if (isLoop(i)) {
        loops.get(link.from()).add(i);
      }
    }
  }

  private int parent(int node) {
    return graph.nodes().get(node).parent();
  }

  private boolean isWithin(int node, int ancestor) {
    int at = node;
    while (at >= 0 && at != ancestor) {
      at = parent(at);
    }
    return at == ancestor;
  }

  /** Returns the children of a node, or the outermost nodes if {@code node} is -1. */
  List<Integer> children(int node) {
    return children.get(node + 1);
  }

  /** Returns the links from a node to itself. */
  List<Integer> loops(int node) {
    return loops.get(node);
  }

  boolean isLoop(int link) {
    return graph.links().get(link).from() == graph.links().get(link).to();
  }

  /**
   * Returns the innermost node that contains both ends of a link, or -1 if there is no such node.
   * Each node also contains itself.
   */
  int owner(int link) {
    return owners[link];
  }

  /**
   * Returns the child of {@code ancestor} that contains {@code node}, or {@code node} if it is a
   * child of {@code ancestor} itself.
   */
  int childOf(int ancestor, int node) {
    int at = node;
    while (parent(at) != ancestor) {
      at = parent(at);
    }
    return at;
  }
}
