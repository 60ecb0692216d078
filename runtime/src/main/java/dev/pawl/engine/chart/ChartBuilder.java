package dev.pawl.engine.chart;

import java.nio.CharBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A builder of a {@link Chart}. Generated code first adds all nodes in document order, and then all
 * transitions. The last node or transition is the node or transition that was added last. Arguments
 * are not checked, because the compiler has checked the declaration. Not thread-safe.
 */
public final class ChartBuilder<K extends Enum<K>, E> {

  final String machine;
  final K[] constants;
  final List<Node<E>> nodes = new ArrayList<>();
  final List<ChartTransition<E>> transitions = new ArrayList<>();
  final List<int[]> decisions = new ArrayList<>();
  final List<String> eventNames = new ArrayList<>();
  final List<@Nullable E> events = new ArrayList<>();
  final List<@Nullable Node<E>> origins = new ArrayList<>();
  final List<DeclaredTimer<E>> timers = new ArrayList<>();

  /** Creates the builder of the chart of a machine with the given states. */
  public ChartBuilder(String machine, K[] constants) {
    this.machine = machine;
    this.constants = constants;
  }

  /**
   * Adds an event. The order of the calls defines the columns of the transition table.
   *
   * @param event the constant of the event; null if the event carries data
   */
  public ChartBuilder<K, E> event(String name, @Nullable E event) {
    eventNames.add(name);
    events.add(event);
    origins.add(null);
    return this;
  }

  /**
   * Adds the machine itself, as the first node.
   *
   * @param parallel whether the children of the machine are regions, all of which are active
   */
  public ChartBuilder<K, E> root(boolean parallel) {
    return add(parallel ? Node.Kind.PARALLEL : Node.Kind.COMPOSITE, machine, null, -1);
  }

  /** Adds a state with children. While the state is active, exactly one child is active. */
  public ChartBuilder<K, E> composite(String name, K key, int parent) {
    return add(Node.Kind.COMPOSITE, name, key, parent);
  }

  /** Adds a state whose children are regions. While the state is active, all regions are active. */
  public ChartBuilder<K, E> parallel(String name, K key, int parent) {
    return add(Node.Kind.PARALLEL, name, key, parent);
  }

  /** Adds a state without children. */
  public ChartBuilder<K, E> leaf(String name, K key, int parent) {
    return add(Node.Kind.LEAF, name, key, parent);
  }

  /** Adds a final state. */
  public ChartBuilder<K, E> ending(String name, K key, int parent) {
    return add(Node.Kind.FINAL, name, key, parent);
  }

  /**
   * Adds a history state that remembers the active child of its parent.
   *
   * @param defaults the targets while the history state remembers nothing
   */
  public ChartBuilder<K, E> shallow(String name, K key, int parent, int... defaults) {
    return add(Node.Kind.SHALLOW, name, key, parent, defaults);
  }

  /**
   * Adds a history state that remembers all active leaves below its parent.
   *
   * @param defaults the targets while the history state remembers nothing
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
      nodes.get(above).lastDescendant = node.number;
    }
    return this;
  }

  private Node<E> node() {
    return nodes.get(nodes.size() - 1);
  }

  /**
   * Sets the nodes, in document order, that an instance without active states enters when it enters
   * the last node. If the last node is a history state, sets the nodes below the parent that are
   * entered while the history state remembers nothing.
   */
  public ChartBuilder<K, E> enters(int... entered) {
    node().enters = entered;
    return this;
  }

  /** Sets the entry effects of the last node. */
  public ChartBuilder<K, E> entry(int... effects) {
    node().entry = effects;
    return this;
  }

  /** Sets the exit effects of the last node. */
  public ChartBuilder<K, E> exit(int... effects) {
    node().exit = effects;
    return this;
  }

  /** Sets the events that the last node raises when it is entered. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final ChartBuilder<K, E> raisesOnEntry(E... raised) {
    Collections.addAll(node().raisedOnEntry, raised);
    return this;
  }

  /** Sets the events that the last node raises when it is left. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final ChartBuilder<K, E> raisesOnExit(E... raised) {
    Collections.addAll(node().raisedOnExit, raised);
    return this;
  }

  /** Sets the completion event of the last node. */
  public ChartBuilder<K, E> done(E event) {
    node().completionEvent = event;
    origins.set(events.indexOf(event), node());
    return this;
  }

  /**
   * Adds a timer to the last node.
   *
   * @param wait the duration, as declared
   * @param milliseconds the duration in milliseconds; negative if the user's code computes the
   *     duration
   */
  public ChartBuilder<K, E> timer(E event, String wait, long milliseconds) {
    return timer(event, wait, milliseconds, false);
  }

  /**
   * Adds a repeating timer to the last node.
   *
   * @param wait the period, as declared
   * @param milliseconds the period in milliseconds; negative if the user's code computes the period
   */
  public ChartBuilder<K, E> every(E event, String wait, long milliseconds) {
    return timer(event, wait, milliseconds, true);
  }

  private ChartBuilder<K, E> timer(E event, String wait, long milliseconds, boolean repeats) {
    Duration delay = milliseconds < 0 ? null : Duration.ofMillis(milliseconds);
    DeclaredTimer<E> timer =
        new DeclaredTimer<>(timers.size(), node(), event, wait, delay, repeats);
    timers.add(timer);
    node().timers.add(timer);
    origins.set(events.indexOf(event), node());
    return this;
  }

  /**
   * Adds a transition. The order of the calls defines the transitions' numbers.
   *
   * @param guard the guard's text; null if there is none
   * @param targets the targets; none if the transition leaves and enters nothing
   */
  public ChartBuilder<K, E> transition(int source, @Nullable String guard, int... targets) {
    transitions.add(new ChartTransition<>(transitions.size(), source, guard, targets));
    return this;
  }

  private ChartTransition<E> lastTransition() {
    return transitions.get(transitions.size() - 1);
  }

  /**
   * Adds a move to the last transition. A transition whose target is chosen at run time has one
   * move for each target; any other transition with targets has one move.
   *
   * @param domain the node below which all active states are exited
   * @param entered the entered nodes in document order; a history state represents the states that
   *     it remembers
   */
  public ChartBuilder<K, E> move(int domain, int... entered) {
    return move(new int[] {domain}, entered);
  }

  /**
   * Adds a move whose domain depends on history to the last transition.
   *
   * @param domains the candidates for the domain, inner nodes first
   * @param entered the entered nodes in document order; a history state represents the states that
   *     it remembers
   */
  public ChartBuilder<K, E> move(int[] domains, int... entered) {
    lastTransition().moves.add(new Move(domains, entered));
    return this;
  }

  /**
   * Sets {@link #enters} of all nodes and then adds the {@linkplain #move(int, int...) moves} of
   * all transitions. Generated code uses this method if separate calls for all nodes and
   * transitions would be too much code. A list is encoded as its length followed by its elements.
   * The domains of a move come before its entered nodes.
   *
   * @param parts the numbers, one in each character
   */
  public ChartBuilder<K, E> entering(String... parts) {
    CharBuffer numbers = CharBuffer.wrap(String.join("", parts));
    nodes.forEach(node -> node.enters = list(numbers));
    for (ChartTransition<E> transition : transitions) {
      for (int left =
              transition.chosen
                  ? transition.targets.length
                  : Math.min(transition.targets.length, 1);
          left > 0;
          left--) {
        transition.moves.add(new Move(list(numbers), list(numbers)));
      }
    }
    return this;
  }

  private static int[] list(CharBuffer numbers) {
    int[] list = new int[numbers.get()];
    Arrays.setAll(list, i -> numbers.get());
    return list;
  }

  /** Declares that the user's code chooses one of the last transition's targets. */
  public ChartBuilder<K, E> chosen() {
    lastTransition().chosen = true;
    return this;
  }

  /** Declares that the last transition updates the context. */
  public ChartBuilder<K, E> updates() {
    lastTransition().updates = true;
    return this;
  }

  /** Sets the effects of the last transition. */
  public ChartBuilder<K, E> effects(int... effects) {
    lastTransition().effects = effects;
    return this;
  }

  /** Sets the events that the last transition raises. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final ChartBuilder<K, E> raises(E... raised) {
    Collections.addAll(lastTransition().raised, raised);
    return this;
  }

  /**
   * Adds a decision: a choice between transitions by their guards. The order of the calls defines
   * the decisions' numbers.
   *
   * @param candidates the numbers of the transitions. If the event is ignored or deferred when no
   *     guard holds, the last element is {@link Chart#IGNORED} or {@link Chart#DEFERRED}
   */
  public ChartBuilder<K, E> decision(int... candidates) {
    decisions.add(candidates);
    return this;
  }

  /**
   * Builds the chart.
   *
   * @param codes a row for each leaf in document order, with a column for each event and one for
   *     eventless transitions. A code is the number of a transition, the number of all transitions
   *     plus the number of a decision, or one of the negative constants of {@link Chart}.
   */
  public Chart<K, E> build(short[] codes) {
    return new Chart<>(this, codes);
  }

  /**
   * Builds the chart from a table that is too large for an array.
   *
   * @param parts the codes; each character is one code plus 5
   */
  public Chart<K, E> build(String... parts) {
    String text = String.join("", parts);
    short[] codes = new short[text.length()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (short) (text.charAt(i) - 5);
    }
    return build(codes);
  }
}
