package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Takes down what a life is, and puts it back. */
final class Resuming<S, K extends Enum<K>, E, C> {

  private final ChartLife<S, K, E, C, ?> life;
  private final Chart<K, E> chart;
  private final Active<S> active;

  Resuming(ChartLife<S, K, E, C, ?> life) {
    this.life = life;
    this.chart = life.chart;
    this.active = life.active;
  }

  Snapshot<S, E, C> snapshot() {
    Map<String, List<String>> history = new LinkedHashMap<>();
    for (Node<E> node : chart.nodes) {
      if (node.isHistory() && active.remembered[node.number] != null) {
        List<String> names = new ArrayList<>();
        for (int known : active.remembered[node.number]) {
          names.add(chart.node(known).name);
        }
        history.put(node.name, names);
      }
    }
    List<Snapshot.Remaining<E>> timers = new ArrayList<>();
    for (Map.Entry<E, Duration> left : life.remaining().entrySet()) {
      timers.add(new Snapshot.Remaining<>(left.getKey(), left.getValue()));
    }
    return new Snapshot<>(
        chart.machine,
        life.entityId(),
        life.sequence,
        active.values(),
        history,
        life.context,
        timers,
        life.requests.deferred());
  }

  void restore(Snapshot<S, E, ?> snapshot) {
    if (!snapshot.machine().equals(chart.machine)) {
      throw new IllegalArgumentException(
          "This is a snapshot of " + snapshot.machine() + ", not of " + chart.machine + ".");
    }
    int[] leaves = new int[snapshot.leaves().size()];
    Object[] values = snapshot.leaves().toArray();
    for (int i = 0; i < leaves.length; i++) {
      leaves[i] = chart.number(life.key(snapshot.leaves().get(i)));
      if (!chart.node(leaves[i]).isLeaf() || (i > 0 && leaves[i] <= leaves[i - 1])) {
        throw wrong(snapshot);
      }
    }
    active.replace(0, active.count, leaves, values);
    if (leaves.length == 0 || !isComplete(chart.node(0))) {
      throw wrong(snapshot);
    }
    for (Map.Entry<String, List<String>> known : snapshot.history().entrySet()) {
      restore(known.getKey(), known.getValue(), snapshot);
    }
    life.sequence = snapshot.sequence();
    for (E event : snapshot.deferred()) {
      life.requests.defer(event, Cause.none());
    }
    life.ended = life.step.isEnded();
    if (life.timers != null) {
      life.timers.resume(snapshot);
    }
  }

  private void restore(String name, List<String> known, Snapshot<S, E, ?> snapshot) {
    int[] numbers = new int[known.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = number(known.get(i), snapshot);
    }
    int history = number(name, snapshot);
    if (!chart.node(history).isHistory()) {
      throw wrong(snapshot);
    }
    active.remembered[history] = numbers;
  }

  private int number(String name, Snapshot<S, E, ?> snapshot) {
    for (Node<E> node : chart.nodes) {
      if (node.name.equals(name)) {
        return node.number;
      }
    }
    throw wrong(snapshot);
  }

  /** Whether of a node's children one is active, or all where they are regions. */
  private boolean isComplete(Node<E> node) {
    int holding = 0;
    for (Node<E> child : node.children) {
      if (active.holds(child.number)) {
        holding++;
        if (!isComplete(child)) {
          return false;
        }
      }
    }
    return node.isLeaf() || holding == (node.kind == Node.Kind.PARALLEL ? node.children.size() : 1);
  }

  private IllegalArgumentException wrong(Snapshot<?, ?, ?> snapshot) {
    return new IllegalArgumentException(
        chart.machine + " can never be in " + snapshot.leaves() + " with " + snapshot.history());
  }
}
