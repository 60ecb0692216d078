package dev.pawl.engine.chart;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A node of a chart's tree; the root is number 0 and the others follow in document order. */
final class Node<K, E> {

  /** What a node is. */
  enum Kind {
    COMPOSITE,
    PARALLEL,
    LEAF,
    FINAL,
    SHALLOW,
    DEEP
  }

  /**
   * A timer of a node.
   *
   * @param number its position among the chart's timers
   * @param delay how long it runs; null if the life must be asked
   */
  record Timer<E>(int number, E event, Duration delay) {}

  final int number;
  final int parent;
  final Kind kind;
  final String name;
  final K key;
  final int[] defaults;
  final List<Node<K, E>> children = new ArrayList<>();
  final List<Node<K, E>> histories = new ArrayList<>();
  final List<Timer<E>> timers = new ArrayList<>();
  final List<E> raisedOnEntry = new ArrayList<>();
  final List<E> raisedOnExit = new ArrayList<>();
  int[] entry = {};
  int[] exit = {};
  int last;
  E done;

  Node(int number, int parent, Kind kind, String name, K key, int[] defaults) {
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

  boolean holds(int node) {
    return node >= number && node <= last;
  }

  /** Whether nothing happens when it is entered beyond that it is then active. */
  boolean entersQuietly() {
    return entry.length == 0 && timers.isEmpty() && raisedOnEntry.isEmpty() && kind != Kind.FINAL;
  }

  /** Whether nothing happens when it is left, and nothing must be remembered. */
  boolean exitsQuietly() {
    return exit.length == 0 && timers.isEmpty() && raisedOnExit.isEmpty() && histories.isEmpty();
  }
}
