package dev.pawl.engine.chart;

import dev.pawl.TransitionListener;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The computation of the states that listeners may get as source or target of a transition. All
 * states that history states can remember are considered.
 */
final class ReportedStates<K extends Enum<K>> {

  private static final int NO_LEAF = -1;

  private final Chart<K, ?> chart;

  /**
   * True if the first of several active leaves is reported; false if the innermost state that
   * contains all of them is reported.
   */
  private final boolean reportsFirstLeaf;

  /**
   * The moves that have been reported to the listener, each as a list of source, event and target.
   */
  private final Set<List<?>> moves = new HashSet<>();

  ReportedStates(Chart<K, ?> chart, boolean reportsFirstLeaf) {
    this.chart = chart;
    this.reportsFirstLeaf = reportsFirstLeaf;
  }

  /** Notifies a listener of all moves and refusals that any instance can report. */
  void visitOutcomes(TransitionListener<K, String> listener) {
    for (Node<?> leaf : chart.nodes) {
      for (int column = 0; leaf.isLeaf() && column <= chart.eventless; column++) {
        String event = column == chart.eventless ? null : chart.eventNames.get(column);
        for (int number : chart.candidates(leaf.number, column)) {
          ChartTransition<?> transition = chart.transition(number);
          if (transition.stays()) {
            report(chart.key(leaf.number), event, chart.key(leaf.number), listener);
          }
          for (Move move : transition.moves) {
            for (int domain : move.domains) {
              Set<K> to = new LinkedHashSet<>();
              addEntered(move.listed, chart.node(domain), to);
              for (K from : reportedFor(chart.node(domain), leaf.number)) {
                for (K target : to) {
                  report(from, event, target, listener);
                }
              }
            }
          }
        }
      }
    }
    for (K state : reportedFor(chart.node(0), NO_LEAF)) {
      listener.refused(state, null);
      for (String event : chart.eventNames) {
        listener.refused(state, event);
      }
    }
  }

  private void report(
      K from, @Nullable String event, K to, TransitionListener<K, String> listener) {
    if (moves.add(Arrays.asList(from, event, to))) {
      listener.moved(from, event, to);
    }
  }

  /**
   * Returns the states to which a transition leads; an empty list if the transition has no target.
   */
  List<K> targets(ChartTransition<?> transition) {
    Set<K> reported = new LinkedHashSet<>();
    for (Move move : transition.moves) {
      addEntered(move.listed, chart.node(0), reported);
    }
    return List.copyOf(reported);
  }

  private Set<K> reportedFor(Node<?> node, int leaf) {
    Set<K> reported = new LinkedHashSet<>();
    addActive(node, leaf, node, reported);
    return reported;
  }

  /** Returns whether a node is reported in place of the active leaves below the node. */
  private boolean representsLeaves(Node<?> node) {
    return !reportsFirstLeaf && node.number > 0 && node.isParallel() && node.children.size() > 1;
  }

  /**
   * Returns the computation for active leaves whose only common ancestor is the root. Of several
   * leaves, the first leaf is reported.
   *
   * @param several whether there are several leaves
   */
  private ReportedStates<K> forSeparateLeaves(boolean several) {
    return several ? new ReportedStates<>(chart, true) : this;
  }

  /**
   * Adds the states that may be reported when a node is active.
   *
   * @param leaf an active leaf; ignored if this leaf is not below the node
   * @param domain the node that contains all states to add
   */
  private void addActive(Node<?> node, int leaf, Node<?> domain, Set<K> reported) {
    if (node.isLeaf() || representsLeaves(node)) {
      if (domain.holds(node.number)) {
        reported.add(chart.key(node.number));
      }
      return;
    }
    for (Node<?> child : node.children) {
      if (node.isParallel()) {
        forSeparateLeaves(node.children.size() > 1).addActive(child, leaf, domain, reported);
        return;
      }
      if (!node.holds(leaf) || child.holds(leaf)) {
        addActive(child, leaf, domain, reported);
      }
    }
  }

  /**
   * Adds the states that may be reported when a list of nodes is entered. Nodes outside of the
   * domain are ignored.
   */
  private void addEntered(int[] listed, Node<?> domain, Set<K> reported) {
    Node<?> begin = null;
    int end = 0;
    for (int number : listed) {
      Node<?> node = chart.node(number);
      int place = node.isHistory() ? node.parent : number;
      if ((node.isLeaf() || node.isHistory())
          && (domain.holds(place) || chart.node(place).holds(domain.number))) {
        begin = begin == null ? node : begin;
        end = number;
      }
    }
    if (begin == null) {
      return;
    }
    int common = reportsFirstLeaf ? begin.number : chart.common(begin.number, end);
    if (common != begin.number || begin.isLeaf()) {
      reported.add(chart.key(common));
      return;
    }
    forSeparateLeaves(begin.number != end).addRemembered(begin, domain, reported);
  }

  private void addRemembered(Node<?> history, Node<?> domain, Set<K> reported) {
    addEntered(history.enters, domain, reported);
    Node<?> parent = chart.node(history.parent);
    if (history.kind == Node.Kind.DEEP || representsLeaves(parent)) {
      addActive(parent, NO_LEAF, domain, reported);
      return;
    }
    for (Node<?> child : parent.children) {
      int[] entered = child.within(child.enters);
      if (parent.isParallel()) {
        forSeparateLeaves(parent.children.size() > 1).addEntered(entered, domain, reported);
        return;
      }
      addEntered(entered, domain, reported);
    }
  }
}
