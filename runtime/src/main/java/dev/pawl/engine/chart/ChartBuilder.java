package dev.pawl.engine.chart;

import java.nio.CharBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds a {@link Chart} from what generated code says, node by node in document order, then
 * transition by transition. What it is given has been checked at compile time. Not thread-safe.
 */
public final class ChartBuilder<K extends Enum<K>, E> {

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
  final BitSet repeating = new BitSet();
  final List<String> waits = new ArrayList<>();

  /** Creates the builder of the chart of a machine with these states. */
  public ChartBuilder(String machine, K[] constants) {
    this.machine = machine;
    this.constants = constants;
  }

  /**
   * Adds an event, in the order of the columns.
   *
   * @param event the event itself; null if it carries data
   */
  public ChartBuilder<K, E> event(String name, @Nullable E event) {
    eventNames.add(name);
    events.add(event);
    origins.add(null);
    return this;
  }

  /** The machine itself, as the first node; its regions are all active if it is parallel. */
  public ChartBuilder<K, E> root(boolean parallel) {
    return add(parallel ? Node.Kind.PARALLEL : Node.Kind.COMPOSITE, machine, null, -1);
  }

  /** A state with states below of which one is active. */
  public ChartBuilder<K, E> composite(String name, K key, int parent) {
    return add(Node.Kind.COMPOSITE, name, key, parent);
  }

  /** A state whose regions are all active. */
  public ChartBuilder<K, E> parallel(String name, K key, int parent) {
    return add(Node.Kind.PARALLEL, name, key, parent);
  }

  /** A state with nothing below. */
  public ChartBuilder<K, E> leaf(String name, K key, int parent) {
    return add(Node.Kind.LEAF, name, key, parent);
  }

  /** A final state. */
  public ChartBuilder<K, E> ending(String name, K key, int parent) {
    return add(Node.Kind.FINAL, name, key, parent);
  }

  /**
   * A history state that remembers the child of its parent.
   *
   * @param defaults where it leads while it remembers nothing
   */
  public ChartBuilder<K, E> shallow(String name, K key, int parent, int... defaults) {
    return add(Node.Kind.SHALLOW, name, key, parent, defaults);
  }

  /**
   * A history state that remembers all leaves below its parent.
   *
   * @param defaults where it leads while it remembers nothing
   */
  public ChartBuilder<K, E> deep(String name, K key, int parent, int... defaults) {
    return add(Node.Kind.DEEP, name, key, parent, defaults);
  }

  private ChartBuilder<K, E> add(
      Node.Kind kind, String name, @Nullable K key, int parent, int... defaults) {
    Node<E> node = new Node<>(nodes.size(), parent, kind, name, key, defaults);
    nodes.add(node);
    if (parent >= 0) {
      Node<E> above = nodes.get(parent);
      (node.isHistory() ? above.histories : above.children).add(node);
    }
    for (int above = parent; above >= 0; above = nodes.get(above).parent) {
      nodes.get(above).last = node.number;
    }
    return this;
  }

  private Node<E> node() {
    return nodes.get(nodes.size() - 1);
  }

  /**
   * Sets the entry set of the last node where nothing is active, in document order; of a history
   * state, what it stands for below its parent while it remembers nothing.
   */
  public ChartBuilder<K, E> enters(int... entered) {
    node().enters = entered;
    return this;
  }

  /** Sets the effects of entering the last node. */
  public ChartBuilder<K, E> entry(int... effects) {
    node().entry = effects;
    return this;
  }

  /** Sets the effects of leaving the last node. */
  public ChartBuilder<K, E> exit(int... effects) {
    node().exit = effects;
    return this;
  }

  /** The events that the last node raises when it is entered. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final ChartBuilder<K, E> raisesOnEntry(E... raised) {
    Collections.addAll(node().raisedOnEntry, raised);
    return this;
  }

  /** The events that the last node raises when it is left. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final ChartBuilder<K, E> raisesOnExit(E... raised) {
    Collections.addAll(node().raisedOnExit, raised);
    return this;
  }

  /** The event that tells that the last node is done. */
  public ChartBuilder<K, E> done(E event) {
    node().done = event;
    origins.set(events.indexOf(event), node());
    return this;
  }

  /**
   * A timer of the last node.
   *
   * @param wait how long it runs, as declared
   * @param milliseconds how long it runs; negative if the instance must be asked
   */
  public ChartBuilder<K, E> timer(E event, String wait, long milliseconds) {
    return timer(event, wait, milliseconds, false);
  }

  /**
   * Adds a repeating timer to the last node.
   *
   * @param wait the time between two occasions, as declared
   * @param milliseconds that time; negative if the instance must be asked
   */
  public ChartBuilder<K, E> every(E event, String wait, long milliseconds) {
    return timer(event, wait, milliseconds, true);
  }

  private ChartBuilder<K, E> timer(E event, String wait, long milliseconds, boolean repeats) {
    repeating.set(timers.size(), repeats);
    Node<E> node = node();
    node.timers = Arrays.copyOf(node.timers, node.timers.length + 1);
    node.timers[node.timers.length - 1] = timers.size();
    owners = Arrays.copyOf(owners, timers.size() + 1);
    owners[timers.size()] = node.number;
    timers.add(event);
    origins.set(events.indexOf(event), node);
    waits.add(wait);
    delays.add(milliseconds < 0 ? null : Duration.ofMillis(milliseconds));
    return this;
  }

  /**
   * A transition, in the order of their numbers.
   *
   * @param guard the guard's text; null if there is none
   * @param targets none if it stays where it is
   */
  public ChartBuilder<K, E> transition(int source, @Nullable String guard, int... targets) {
    arcs.add(new ChartTransition<>(arcs.size(), source, guard, targets));
    return this;
  }

  private ChartTransition<E> arc() {
    return arcs.get(arcs.size() - 1);
  }

  /**
   * Adds the moves of the last transition: one for each target where the instance picks one, else
   * one.
   *
   * @param domain the node below which everything is left
   * @param entered what is entered, in document order; a history state stands for what it remembers
   */
  public ChartBuilder<K, E> move(int domain, int... entered) {
    return move(new int[] {domain}, entered);
  }

  /** The same where history decides which of some nodes, from the inside out, is not left. */
  public ChartBuilder<K, E> move(int[] domains, int... entered) {
    arc().moves.add(new Move(domains, entered));
    return this;
  }

  /**
   * Tells all nodes' {@link #enters} and then all transitions' {@link #move}, where those are too
   * many to be said one by one. Each is the length of a list and then the list; of a move the
   * domains go before what is entered.
   *
   * @param parts each character is a number
   */
  public ChartBuilder<K, E> entering(String... parts) {
    CharBuffer numbers = CharBuffer.wrap(String.join("", parts));
    nodes.forEach(node -> node.enters = list(numbers));
    for (ChartTransition<E> arc : arcs) {
      for (int left = arc.chosen ? arc.targets.length : Math.min(arc.targets.length, 1);
          left > 0;
          left--) {
        arc.moves.add(new Move(list(numbers), list(numbers)));
      }
    }
    return this;
  }

  private static int[] list(CharBuffer numbers) {
    int[] list = new int[numbers.get()];
    Arrays.setAll(list, i -> numbers.get());
    return list;
  }

  /** That the instance picks one of the last transition's targets. */
  public ChartBuilder<K, E> chosen() {
    arc().chosen = true;
    return this;
  }

  /** That the last transition updates the context. */
  public ChartBuilder<K, E> updates() {
    arc().updates = true;
    return this;
  }

  /** Sets the effects of the last transition. */
  public ChartBuilder<K, E> effects(int... effects) {
    arc().effects = effects;
    return this;
  }

  /** The events that the last transition raises. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final ChartBuilder<K, E> raises(E... raised) {
    Collections.addAll(arc().raised, raised);
    return this;
  }

  /**
   * Transitions among which the instance decides, in the order of the decisions' numbers.
   *
   * @param candidates the transitions; then {@link Chart#IGNORED} or {@link Chart#DEFERRED} if the
   *     event is not refused where none is taken
   */
  public ChartBuilder<K, E> decision(int... candidates) {
    decisions.add(candidates);
    return this;
  }

  /**
   * The chart.
   *
   * @param codes a row per leaf in document order, a column per event and one for none: the number
   *     of the transition, that of all transitions plus that of a decision, or one of the negative
   *     constants of {@link Chart}
   */
  public Chart<K, E> build(short[] codes) {
    return new Chart<>(this, codes);
  }

  /** The chart, from a table that is too large for an array: each character is a code plus 5. */
  public Chart<K, E> build(String... parts) {
    String text = String.join("", parts);
    short[] codes = new short[text.length()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (short) (text.charAt(i) - 5);
    }
    return build(codes);
  }
}
