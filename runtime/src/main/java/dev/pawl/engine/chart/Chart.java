package dev.pawl.engine.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The structure of a statechart. All instances share one chart, which generated code creates with a
 * {@link ChartBuilder}. Immutable and thread-safe.
 */
public final class Chart<K extends Enum<K>, E> {

  /** The code in the transition table for an event that has no transition. */
  public static final int ILLEGAL = -1;

  /** The result of a decision if no guard holds. */
  public static final int REFUSED = -2;

  /**
   * The code in the transition table for an event that is ignored, and the result of a decision
   * that ignores the event.
   */
  public static final int IGNORED = -3;

  /**
   * The code in the transition table for an event that is deferred, and the result of a decision
   * that defers the event.
   */
  public static final int DEFERRED = -4;

  /**
   * The number that replaces the domain of a transition without target. Such a transition leaves
   * and enters no state.
   */
  static final int STAYS = -2;

  /** An empty list of nodes or transitions. */
  static final int[] NONE = {};

  final String machine;
  final Node<E>[] nodes;
  final ChartTransition<E>[] transitions;
  final List<int[]> decisions;
  final List<String> eventNames;
  final List<@Nullable E> events;

  final List<DeclaredTimer<E>> timers;

  /**
   * For each event, the node whose timer or completion raises the event; null if the application
   * fires the event.
   */
  final List<@Nullable Node<E>> origins;

  /**
   * For each node, the index in {@link #codes} at which the row of the leaf begins; -1 if the node
   * is not a leaf.
   */
  final int[] rows;

  /**
   * The transition table: a row for each leaf, with a column for each event and a last column for
   * eventless transitions.
   */
  final short[] codes;

  /** The node number of each state, by the ordinal of its constant. */
  final int[] numbers;

  /** For each node, the enum constant of the node's state. */
  final @Nullable Object[] keys;

  /** A second table, for steps that only replace active leaves with other leaves. */
  final PlainSteps plain;

  /**
   * For each leaf, the innermost state that contains all active leaves while this leaf is the first
   * active leaf.
   */
  private final int[] commonStates;

  final int eventless;
  final boolean hasEventless;
  final boolean hasHistory;
  final boolean exitsQuietly;

  /** True if a step can be followed by further steps without another external event. */
  final boolean mayContinue;

  private final @Nullable EntrySet defaultEntry;

  @SuppressWarnings("unchecked") // generic arrays cannot be created
  Chart(ChartBuilder<K, E> parts, short[] codes) {
    this.machine = parts.machine;
    this.nodes = (Node<E>[]) parts.nodes.toArray(new Node<?>[0]);
    this.transitions = (ChartTransition<E>[]) parts.transitions.toArray(new ChartTransition<?>[0]);
    this.decisions = List.copyOf(parts.decisions);
    this.eventNames = List.copyOf(parts.eventNames);
    this.events = new ArrayList<>(parts.events);
    this.timers = List.copyOf(parts.timers);
    this.origins = new ArrayList<>(parts.origins);
    this.codes = codes;
    this.rows = new int[nodes.length];
    this.keys = new Object[nodes.length];
    this.numbers = new int[parts.constants.length];
    this.eventless = eventNames.size();
    int row = 0;
    boolean history = false;
    boolean quiet = true;
    boolean internal = false;
    for (Node<E> node : nodes) {
      keys[node.number] = node.key;
      rows[node.number] = node.isLeaf() ? row : -1;
      row += node.isLeaf() ? eventless + 1 : 0;
      history |= node.isHistory();
      quiet &= node.exitsQuietly();
      internal |=
          !node.raisedOnEntry.isEmpty()
              || !node.raisedOnExit.isEmpty()
              || node.completionEvent != null;
      if (node.key != null) {
        numbers[node.key.ordinal()] = node.number;
      }
    }
    for (ChartTransition<E> transition : transitions) {
      internal |= !transition.raised.isEmpty();
    }
    this.hasHistory = history;
    this.exitsQuietly = quiet;
    this.hasEventless = hasColumn(eventless);
    this.mayContinue = hasEventless || internal;
    for (ChartTransition<E> transition : transitions) {
      transition.prepare(nodes);
    }
    this.plain = plain();
    this.commonStates = commonStates();
    this.defaultEntry = history ? null : new History(nodes, new int[0][]).into(-1, 0);
  }

  /**
   * Returns whether only the machine itself can raise the event of a column of the transition
   * table.
   */
  boolean isInternal(int column) {
    return origins.get(column) != null;
  }

  /** Returns the timer that raises an event; null if there is none. */
  @Nullable DeclaredTimer<E> timer(@Nullable E event) {
    for (DeclaredTimer<E> timer : timers) {
      if (timer.event().equals(event)) {
        return timer;
      }
    }
    return null;
  }

  /**
   * Returns the code of a leaf for a column of the transition table: the number of a transition,
   * the number of all transitions plus the number of a decision, or a negative constant of this
   * class.
   */
  int code(int leaf, int column) {
    return codes[rows[leaf] + column];
  }

  private PlainSteps plain() {
    PlainSteps table = new PlainSteps(nodes.length, eventless + 1);
    for (Node<E> node : nodes) {
      int leaf = node.number;
      for (int column = 0; node.isLeaf() && column <= eventless; column++) {
        int code = code(leaf, column);
        if (code == ILLEGAL) {
          table.set(leaf, column, leaf, PlainSteps.NOTHING);
        } else if (!isPlain(leaf, column) || code >= PlainSteps.TOO_MANY) {
          table.set(leaf, column, leaf, PlainSteps.OTHER);
        } else if (code >= transitions.length || transition(code).updates) {
          table.set(leaf, column, code, PlainSteps.CALLS_CODE);
        } else {
          table.set(leaf, column, transition(code).leaf, PlainSteps.MOVES);
        }
      }
    }
    return table;
  }

  /**
   * Returns whether every transition that a leaf may take for the event of a column only replaces
   * this leaf with another leaf.
   */
  private boolean isPlain(int leaf, int column) {
    boolean plain =
        !hasEventless && !isInternal(column) && noTransitionCode(code(leaf, column)) == 0;
    for (int number : plain ? candidates(leaf, column) : NONE) {
      plain &=
          transition(number).leaf >= 0
              && exitsLeafOnly(leaf, transition(number).moves.get(0).domains[0]);
    }
    return plain;
  }

  /**
   * Returns whether exiting all states below a node exits only the given leaf and its ancestors,
   * without side effects.
   */
  private boolean exitsLeafOnly(int leaf, int domain) {
    int number = leaf;
    while (number > domain) {
      if (node(number).isParallel() || !node(number).exitsQuietly()) {
        return false;
      }
      number = nodes[number].parent;
    }
    return number == domain && (domain > 0 || !node(0).isParallel());
  }

  private boolean hasColumn(int column) {
    for (int i = column; i < codes.length; i += eventless + 1) {
      if (codes[i] != ILLEGAL) {
        return true;
      }
    }
    return false;
  }

  Node<E> node(int number) {
    return nodes[number];
  }

  /** Returns the constant of a state. */
  @SuppressWarnings("unchecked") // the keys of this chart
  K key(int node) {
    return (K) keys[node];
  }

  /** Returns the number of the state with a name; -1 if there is none. */
  int number(String name) {
    for (Node<E> node : nodes) {
      if (node.number > 0 && node.name.equals(name)) {
        return node.number;
      }
    }
    return -1;
  }

  /** Returns the names of nodes. */
  List<String> names(int... numbers) {
    List<String> names = new ArrayList<>(numbers.length);
    for (int number : numbers) {
      names.add(nodes[number].name);
    }
    return names;
  }

  ChartTransition<E> transition(int number) {
    return transitions[number];
  }

  /** Returns the number of a state's node. */
  int number(Enum<?> key) {
    return numbers[key.ordinal()];
  }

  /**
   * Returns the states that a new instance enters.
   *
   * @param state the node of the state in which the instance starts; 0 for the default state
   */
  EntrySet initialEntry(int[] @Nullable [] remembered, int state) {
    return state == 0 && defaultEntry != null
        ? defaultEntry
        : new History(nodes, remembered).into(-1, state);
  }

  /**
   * Returns the negative constant that a code of the transition table is or falls back to; 0 if the
   * code always selects a transition.
   */
  int noTransitionCode(int code) {
    int[] decision = code < transitions.length ? NONE : decisions.get(code - transitions.length);
    return decision.length == 0 ? Math.min(code, 0) : Math.min(decision[decision.length - 1], 0);
  }

  /**
   * Returns the transitions that a leaf may take for the event of a column, in the order in which
   * their guards are evaluated.
   */
  int[] candidates(int leaf, int column) {
    int code = code(leaf, column);
    if (code < transitions.length) {
      return code < 0 ? NONE : new int[] {code};
    }
    int[] decision = decisions.get(code - transitions.length);
    return noTransitionCode(code) < 0 ? Arrays.copyOf(decision, decision.length - 1) : decision;
  }

  /**
   * Returns the declared name of the event of a column; empty for the column of eventless
   * transitions.
   */
  String columnName(int column) {
    return column == eventless ? "" : eventNames.get(column);
  }

  /** Returns whether an event is the completion event of any state. */
  boolean isCompletionEvent(E event) {
    for (Node<E> node : nodes) {
      if (event.equals(node.completionEvent)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the innermost state that contains two nodes; the first node if only the machine itself
   * contains both.
   *
   * @param second a node that comes after the first in document order
   */
  int common(int first, int second) {
    int node = first;
    while (node > 0 && second > nodes[node].lastDescendant) {
      node = nodes[node].parent;
    }
    return node > 0 ? node : first;
  }

  /**
   * Returns the innermost state that contains all active leaves; the first leaf if only the machine
   * itself contains all active leaves.
   *
   * @param first the first active leaf
   */
  @Nullable Object commonState(int first) {
    return keys[commonStates[first]];
  }

  private int[] commonStates() {
    int[] found = new int[nodes.length];
    for (Node<E> leaf : nodes) {
      found[leaf.number] = leaf.number;
      for (int above = leaf.parent; above >= 0; above = nodes[above].parent) {
        // the outermost parallel state contains all active leaves, unless it is the machine itself
        if (node(above).isParallel() && node(above).children.size() > 1) {
          found[leaf.number] = above > 0 ? above : leaf.number;
        }
      }
    }
    return found;
  }

  boolean isBelow(int node, int ancestor) {
    return node != ancestor && (ancestor < 0 || nodes[ancestor].holds(node));
  }
}
