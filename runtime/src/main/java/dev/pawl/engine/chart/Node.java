package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of a chart's tree. The root has number 0; the other nodes follow in document order. */
final class Node<E> {

  enum Kind {
    COMPOSITE,
    PARALLEL,
    LEAF,
    FINAL,
    SHALLOW,
    DEEP
  }

  final int number;
  final int parent;
  final Kind kind;
  final String name;
  final @Nullable Enum<?> key;

  /** The targets of a history state while it remembers nothing. */
  final int[] defaults;

  final List<Node<E>> children = new ArrayList<>();
  final List<Node<E>> histories = new ArrayList<>();
  final List<E> raisedOnEntry = new ArrayList<>();
  final List<E> raisedOnExit = new ArrayList<>();
  final List<DeclaredTimer<E>> timers = new ArrayList<>();
  int[] entry = {};
  int[] exit = {};

  /**
   * The nodes, in document order and without the root, that an instance without active states
   * enters when it enters this node. For a history state, this array contains the nodes below the
   * parent that are entered while the history state remembers nothing.
   */
  int[] enters = {};

  int lastDescendant;
  @Nullable E completionEvent;

  Node(int number, int parent, Kind kind, String name, @Nullable Enum<?> key, int[] defaults) {
    this.number = number;
    this.parent = parent;
    this.kind = kind;
    this.name = name;
    this.key = key;
    this.defaults = defaults;
    this.lastDescendant = number;
  }

  boolean isLeaf() {
    return kind == Kind.LEAF || kind == Kind.FINAL;
  }

  boolean isHistory() {
    return kind == Kind.SHALLOW || kind == Kind.DEEP;
  }

  boolean isParallel() {
    return kind == Kind.PARALLEL;
  }

  /** Returns whether a node is this node or a descendant of this node. */
  boolean holds(int node) {
    return node >= number && node <= lastDescendant;
  }

  /**
   * Returns those of the given nodes that are this node or descendants of this node, in the given
   * order.
   */
  int[] within(int[] nodes) {
    return Arrays.stream(nodes).filter(this::holds).toArray();
  }

  /**
   * Returns whether entering this node runs no effects, starts no timers, raises no events and
   * completes no state.
   */
  boolean entersQuietly() {
    return entry.length == 0 && timers.isEmpty() && raisedOnEntry.isEmpty() && kind != Kind.FINAL;
  }

  /**
   * Returns whether leaving this node runs no effects, stops no timers, raises no events and
   * changes no history state.
   */
  boolean exitsQuietly() {
    return exit.length == 0 && timers.isEmpty() && raisedOnExit.isEmpty() && histories.isEmpty();
  }
}
