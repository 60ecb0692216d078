package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A node of a chart's tree; the root is number 0 and the others follow in document order. */
final class Node<E> {

  /** The kind of a node. */
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

  /** Of a history state, where it leads while it remembers nothing. */
  final int[] defaults;

  final List<Node<E>> children = new ArrayList<>();
  final List<Node<E>> histories = new ArrayList<>();
  final List<E> raisedOnEntry = new ArrayList<>();
  final List<E> raisedOnExit = new ArrayList<>();
  int[] entry = {};
  int[] exit = {};

  /** The numbers of its timers among those of the chart. */
  int[] timers = {};

  /**
   * The entry set to be in it where nothing is active; of a history state, what it stands for below
   * its parent while it remembers nothing. The machine itself is left out.
   */
  int[] enters = {};

  int last;
  @Nullable E done;

  Node(int number, int parent, Kind kind, String name, @Nullable Enum<?> key, int[] defaults) {
    this.number = number;
    this.parent = parent;
    this.kind = kind;
    this.name = name;
    this.key = key;
    this.defaults = defaults;
    this.last = number;
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

  boolean holds(int node) {
    return node >= number && node <= last;
  }

  /** Those of some nodes, in their order, that are it or lie within it. */
  int[] within(int[] nodes) {
    return Arrays.stream(nodes).filter(this::holds).toArray();
  }

  /** Whether nothing happens when it is entered beyond that it is then active. */
  boolean entersQuietly() {
    return entry.length == 0 && timers.length == 0 && raisedOnEntry.isEmpty() && kind != Kind.FINAL;
  }

  /** Whether nothing happens when it is left, and nothing must be remembered. */
  boolean exitsQuietly() {
    return exit.length == 0 && timers.length == 0 && raisedOnExit.isEmpty() && histories.isEmpty();
  }
}
