package dev.pawl.engine.chart;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A statechart as its instances follow it: what never changes, shared by all of them. Immutable
 * once built, so thread-safe. Made by generated code through {@link ChartBuilder}.
 */
public final class Chart<K extends Enum<K>, E> {

  /** The code in a table where an event has no transition. */
  public static final int ILLEGAL = -1;

  /** The answer of a decision where every guard said no. */
  public static final int REFUSED = -2;

  /** The code in a table or a decision where an event is taken without doing anything. */
  public static final int IGNORED = -3;

  /** The code in a table or a decision where an event must wait. */
  public static final int DEFERRED = -4;

  /** The domain of a transition that leaves and enters nothing. */
  static final int STAYS = -2;

  /** No nodes, or no transitions. */
  static final int[] NONE = {};

  final String machine;
  final Node<E>[] nodes;
  final ChartTransition<E>[] arcs;
  final List<int[]> decisions;
  final List<String> eventNames;
  final List<@Nullable E> events;

  /** By timer, its event. */
  final List<E> timers;

  /**
   * By timer, how long it runs, null where the instance must be asked; and the same as declared.
   */
  final List<@Nullable Duration> delays;

  /** The numbers of the repeating timers. */
  final BitSet repeating;

  final List<String> waits;

  /** By timer, the node that has it. */
  final int[] owners;

  /** By column, the node that makes the event happen; null where the program fires it. */
  final List<@Nullable Node<E>> origins;

  /** By node, where the row of a leaf begins in the table; -1 for what is no leaf. */
  final int[] rows;

  /** A row per leaf, a column per event and one more for no event. */
  final short[] codes;

  /** By ordinal of the state's constant. */
  final int[] numbers;

  final int[] parents;
  final int[] lasts;

  /** By node, the constant of its state. */
  final @Nullable Object[] keys;

  /** The table again, for steps that do no more than put one leaf in the place of another. */
  final PlainSteps plain;

  /** By leaf, the innermost state that holds all that is active, where it is the first of that. */
  private final int[] wholes;

  final int eventless;
  final boolean hasEventless;
  final boolean hasHistory;
  final boolean exitsQuietly;

  /** Whether a step may lead to more steps, which need no further event from outside. */
  final boolean mayGoOn;

  private final @Nullable EntrySet beginning;

  @SuppressWarnings("unchecked") // arrays know of their elements' class only
  Chart(ChartBuilder<K, E> parts, short[] codes) {
    this.machine = parts.machine;
    this.nodes = (Node<E>[]) parts.nodes.toArray(new Node<?>[0]);
    this.arcs = (ChartTransition<E>[]) parts.arcs.toArray(new ChartTransition<?>[0]);
    this.decisions = List.copyOf(parts.decisions);
    this.eventNames = List.copyOf(parts.eventNames);
    this.events = new ArrayList<>(parts.events);
    this.timers = List.copyOf(parts.timers);
    this.delays = new ArrayList<>(parts.delays);
    this.repeating = (BitSet) parts.repeating.clone();
    this.owners = parts.owners;
    this.waits = List.copyOf(parts.waits);
    this.origins = new ArrayList<>(parts.origins);
    this.codes = codes;
    this.rows = new int[nodes.length];
    this.parents = new int[nodes.length];
    this.lasts = new int[nodes.length];
    this.keys = new Object[nodes.length];
    this.numbers = new int[parts.constants.length];
    this.eventless = eventNames.size();
    int row = 0;
    boolean history = false;
    boolean quiet = true;
    boolean internal = false;
    for (Node<E> node : nodes) {
      parents[node.number] = node.parent;
      lasts[node.number] = node.last;
      keys[node.number] = node.key;
      rows[node.number] = node.isLeaf() ? row : -1;
      row += node.isLeaf() ? eventless + 1 : 0;
      history |= node.isHistory();
      quiet &= node.exitsQuietly();
      internal |=
          !node.raisedOnEntry.isEmpty() || !node.raisedOnExit.isEmpty() || node.done != null;
      if (node.key != null) {
        numbers[node.key.ordinal()] = node.number;
      }
    }
    for (ChartTransition<E> arc : arcs) {
      internal |= !arc.raised.isEmpty();
    }
    this.hasHistory = history;
    this.exitsQuietly = quiet;
    this.hasEventless = hasColumn(eventless);
    this.mayGoOn = hasEventless || internal;
    for (ChartTransition<E> arc : arcs) {
      arc.prepare(nodes);
    }
    this.plain = plain();
    this.wholes = wholes();
    this.beginning = history ? null : new History(nodes, new int[0][]).into(-1, 0);
  }

  /** Whether only the machine itself makes the event of a column happen: nobody may fire it. */
  boolean isInternal(int column) {
    return origins.get(column) != null;
  }

  /** The code of a leaf for a column: a transition, a decision, or a negative constant. */
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
          table.set(leaf, column, leaf, PlainSteps.MORE);
        } else if (code >= arcs.length || arc(code).updates) {
          table.set(leaf, column, code, PlainSteps.ASKS);
        } else {
          table.set(leaf, column, arc(code).leaf, PlainSteps.MOVES);
        }
      }
    }
    return table;
  }

  /** Whether each step that may be taken puts one leaf in the place of another, and no more. */
  private boolean isPlain(int leaf, int column) {
    boolean plain = !hasEventless && !isInternal(column) && otherwise(code(leaf, column)) == 0;
    for (int number : plain ? candidates(leaf, column) : NONE) {
      plain &= arc(number).leaf >= 0 && isLeftAlone(leaf, arc(number).moves.get(0).domains[0]);
    }
    return plain;
  }

  /**
   * Whether nothing happens as all is left from a leaf up to a node, below which no other leaf can
   * be active together with it.
   */
  private boolean isLeftAlone(int leaf, int domain) {
    int number = leaf;
    while (number > domain) {
      if (node(number).isParallel() || !node(number).exitsQuietly()) {
        return false;
      }
      number = parents[number];
    }
    return number == domain && (domain > 0 || !node(0).isParallel());
  }

  /** Whether the event of a column may wait for another state. */
  boolean mayDefer(int column) {
    boolean found = false;
    for (int i = column; i < codes.length && !found; i += eventless + 1) {
      found = otherwise(codes[i]) == DEFERRED;
    }
    return found;
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

  ChartTransition<E> arc(int number) {
    return arcs[number];
  }

  /** The number of a state's node. */
  int number(Enum<?> key) {
    return numbers[key.ordinal()];
  }

  /** The entry set of an instance that begins, in a state or, where that is 0, by default. */
  EntrySet begin(int[] @Nullable [] remembered, int state) {
    return state == 0 && beginning != null
        ? beginning
        : new History(nodes, remembered).into(-1, state);
  }

  /**
   * The code that an entry of the table comes to where nothing is taken; never where something
   * always is.
   */
  int otherwise(int code) {
    int[] decision = code < arcs.length ? NONE : decisions.get(code - arcs.length);
    return decision.length == 0 ? Math.min(code, 0) : Math.min(decision[decision.length - 1], 0);
  }

  /** The transitions that a leaf may take for a column of the table, in the order of asking. */
  int[] candidates(int leaf, int column) {
    int code = code(leaf, column);
    if (code < arcs.length) {
      return code < 0 ? NONE : new int[] {code};
    }
    int[] decision = decisions.get(code - arcs.length);
    return otherwise(code) < 0 ? Arrays.copyOf(decision, decision.length - 1) : decision;
  }

  /** Whether an event only tells that a state is done. */
  boolean isDone(E event) {
    for (Node<E> node : nodes) {
      if (event.equals(node.done)) {
        return true;
      }
    }
    return false;
  }

  /** The innermost state that holds two nodes, of which the second comes later; else the first. */
  int common(int first, int second) {
    int node = first;
    while (node > 0 && second > lasts[node]) {
      node = parents[node];
    }
    return node > 0 ? node : first;
  }

  /** The innermost state that holds all that is active, of which a leaf is the first; else that. */
  @Nullable Object whole(int first) {
    return keys[wholes[first]];
  }

  private int[] wholes() {
    int[] found = new int[nodes.length];
    for (Node<E> leaf : nodes) {
      found[leaf.number] = leaf.number;
      for (int above = leaf.parent; above >= 0; above = parents[above]) {
        // of those that are divided the outermost holds everything, unless it is the machine itself
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
