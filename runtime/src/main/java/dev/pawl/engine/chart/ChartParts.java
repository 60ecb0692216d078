package dev.pawl.engine.chart;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts of a {@link Chart}. */
abstract class ChartParts<K extends Enum<K>, E> {

  final String machine;
  final K[] constants;
  final List<Node<E>> nodes = new ArrayList<>();
  final List<ChartTransition<E>> arcs = new ArrayList<>();
  final List<int[]> decisions = new ArrayList<>();
  int[] owners = {};
  final List<String> eventNames = new ArrayList<>();
  final List<@Nullable E> events = new ArrayList<>();
  final List<@Nullable Node<E>> origins = new ArrayList<>();
  final List<E> timers = new ArrayList<>();
  final List<@Nullable Duration> delays = new ArrayList<>();
  final List<String> waits = new ArrayList<>();

  ChartParts(String machine, K[] constants) {
    this.machine = machine;
    this.constants = constants;
  }
}
