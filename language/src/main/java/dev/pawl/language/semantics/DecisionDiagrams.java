package dev.pawl.language.semantics;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Sets of assignments of boolean variables, as reduced ordered binary decision diagrams. A set is
 * identified by the number of its topmost node. Equal sets have equal numbers.
 */
final class DecisionDiagrams {

  /** The empty set. */
  static final int FALSE = 0;

  /** The set of all assignments. */
  static final int TRUE = 1;

  /** The kind of {@link Run} that computes a complement. */
  private static final int NOT = -1;

  private static final int MAX_NODES = 500_000;

  /** The maximum depth of recursion. Each variable takes one level. */
  private static final int MAX_DEPTH = 1_000;

  /**
   * The maximum number of node pairs that one operation visits. Two sets of 16 variables have at
   * most 2^17 node pairs.
   */
  private static final int MAX_STEPS = 1 << 18;

  private static final long MAX_TOTAL_STEPS = 10_000_000;

  private final Map<Node, Integer> numbers = new HashMap<>();
  private Node[] nodes = new Node[64];
  private int size = 2;
  private long totalSteps;

  DecisionDiagrams() {
    // leaves come after every variable in the order
    nodes[FALSE] = new Node(Integer.MAX_VALUE, -1, -1);
    nodes[TRUE] = nodes[FALSE];
  }

  /**
   * An inner node: a variable, the node that follows if the variable is false, and the node that
   * follows if the variable is true.
   */
  private record Node(int variable, int low, int high) {}

  /** Signals that an operation exceeds the limits. */
  static final class TooLargeException extends Exception {
    private static final long serialVersionUID = 1L;

    private TooLargeException() {
      super(null, null, false, false);
    }
  }

  /** Returns the set of all assignments in which a variable is true. */
  int of(int variable) throws TooLargeException {
    return node(variable, FALSE, TRUE);
  }

  int and(int a, int b) throws TooLargeException {
    return run(new Run(FALSE), a, b);
  }

  int or(int a, int b) throws TooLargeException {
    return run(new Run(TRUE), a, b);
  }

  int not(int a) throws TooLargeException {
    return run(new Run(NOT), a, a);
  }

  /**
   * Runs an operation. If the operation fails, removes the nodes that the operation created, so
   * that later operations can still succeed.
   */
  private int run(Run run, int a, int b) throws TooLargeException {
    int before = size;
    try {
      return run.apply(a, b);
    } catch (TooLargeException e) {
      while (size > before) {
        numbers.remove(nodes[--size]);
      }
      throw e;
    }
  }

  private int node(int variable, int low, int high) throws TooLargeException {
    if (low == high) {
      return low;
    }
    Node node = new Node(variable, low, high);
    Integer known = numbers.get(node);
    if (known != null) {
      return known;
    }
    if (size == MAX_NODES) {
      throw new TooLargeException();
    }
    if (size == nodes.length) {
      nodes = Arrays.copyOf(nodes, size * 2);
    }
    nodes[size] = node;
    numbers.put(node, size);
    return size++;
  }

  /**
   * One operation on two sets. The operation visits each pair of nodes of the two sets once. The
   * kind of the operation is the leaf that determines the result regardless of the other set:
   * {@link #FALSE} for "and", {@link #TRUE} for "or".
   */
  private final class Run {

    private final int kind;
    private final Map<Long, Integer> done = new HashMap<>();
    private int steps;
    private int depth;

    Run(int kind) {
      this.kind = kind;
    }

    int apply(int a, int b) throws TooLargeException {
      if (kind == NOT && a <= TRUE) {
        return TRUE - a;
      } else if (kind != NOT && (a <= TRUE || b <= TRUE || a == b)) {
        return a == kind || b == kind ? kind : a <= TRUE ? b : a;
      }
      long pair = ((long) Math.min(a, b) << 32) | Math.max(a, b);
      Integer known = done.get(pair);
      if (known != null) {
        return known;
      }
      enter();
      int top = Math.min(nodes[a].variable(), nodes[b].variable());
      int low = apply(below(a, top, false), below(b, top, false));
      int high = apply(below(a, top, true), below(b, top, true));
      depth--;
      int result = node(top, low, high);
      done.put(pair, result);
      return result;
    }

    private void enter() throws TooLargeException {
      if (++steps > MAX_STEPS || ++totalSteps > MAX_TOTAL_STEPS || ++depth > MAX_DEPTH) {
        throw new TooLargeException();
      }
    }
  }

  private int below(int node, int variable, boolean value) {
    Node n = nodes[node];
    return n.variable() != variable ? node : value ? n.high() : n.low();
  }

  /**
   * Returns a minimal partial assignment of a non-empty set. The set contains every assignment with
   * the returned values, and no returned value can be omitted. Prefers an assignment of few
   * variables. If both values of a variable lead to equally few, prefers true.
   *
   * @param set a set other than {@link #FALSE}
   */
  Map<Integer, Boolean> cube(int set) {
    Map<Integer, Integer> lengths = new HashMap<>();
    TreeMap<Integer, Boolean> cube = new TreeMap<>();
    for (int node = set; node != TRUE; ) {
      Node n = nodes[node];
      boolean value = length(n.high(), lengths) <= length(n.low(), lengths);
      cube.put(n.variable(), value);
      node = value ? n.high() : n.low();
    }
    for (int variable : List.copyOf(cube.descendingKeySet())) {
      Boolean value = cube.remove(variable);
      if (!contains(set, cube, new HashMap<>())) {
        cube.put(variable, value);
      }
    }
    return cube;
  }

  /** Returns the length of the shortest path from a node to {@link #TRUE}. */
  private int length(int node, Map<Integer, Integer> lengths) {
    if (node <= TRUE) {
      return node == TRUE ? 0 : Integer.MAX_VALUE - MAX_DEPTH * MAX_DEPTH;
    }
    Integer known = lengths.get(node);
    if (known == null) {
      known = 1 + Math.min(length(nodes[node].low(), lengths), length(nodes[node].high(), lengths));
      lengths.put(node, known);
    }
    return known;
  }

  private boolean contains(int node, Map<Integer, Boolean> cube, Map<Integer, Boolean> done) {
    if (node <= TRUE) {
      return node == TRUE;
    }
    Boolean known = done.get(node);
    if (known == null) {
      Boolean value = cube.get(nodes[node].variable());
      known =
          (Boolean.TRUE.equals(value) || contains(nodes[node].low(), cube, done))
              && (Boolean.FALSE.equals(value) || contains(nodes[node].high(), cube, done));
      done.put(node, known);
    }
    return known;
  }
}
