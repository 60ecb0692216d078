package dev.pawl.engine.chart;

import dev.pawl.TransitionListener;
import dev.pawl.engine.Definition;
import dev.pawl.engine.InstanceReplay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The definition of a machine whose instances follow a {@link Chart}. */
public final class ChartDefinition<K extends Enum<K>, E> extends Definition<K, E> {

  final Chart<K, E> chart;

  /** The state that represents several active leaves; null if each state represents itself. */
  private final @Nullable K representative;

  /** The leaves that {@link #representative} represents; null if each state represents itself. */
  private final @Nullable List<K> leaves;

  /** True if all {@link #leaves} are active; false if only some of these leaves are active. */
  private final boolean exact;

  /** True if the instance has ended and accepts no events. */
  private final boolean ended;

  private boolean carriesData;

  /**
   * Creates the definition of a chart.
   *
   * @param constants the constants of the states
   */
  public ChartDefinition(Chart<K, E> chart, K[] constants) {
    super(
        chart.machine, constants, names(chart, constants), chart.eventNames.toArray(new String[0]));
    this.chart = chart;
    this.representative = null;
    this.leaves = null;
    this.exact = false;
    this.ended = false;
  }

  /** Creates a copy of a definition. In the copy, one state represents several leaves. */
  private ChartDefinition(
      ChartDefinition<K, E> known, K place, List<K> leaves, boolean exact, boolean ended) {
    super(known);
    this.chart = known.chart;
    this.carriesData = known.carriesData;
    this.representative = place;
    this.leaves = leaves;
    this.exact = exact;
    this.ended = ended;
  }

  private static <K extends Enum<K>> String[] names(Chart<K, ?> chart, K[] constants) {
    String[] names = new String[constants.length];
    for (K constant : constants) {
      names[constant.ordinal()] = chart.node(chart.number(constant)).name;
    }
    return names;
  }

  @Override
  protected List<Candidate<K>> candidates(K from, int event) {
    Set<Candidate<K>> candidates = new LinkedHashSet<>();
    ReportedStates<K> reported = new ReportedStates<>(chart, false);
    for (K leaf : ended && from == representative ? List.<K>of() : leavesOf(from)) {
      int node = chart.number(leaf);
      for (int number : chart.rows[node] < 0 ? Chart.NONE : chart.candidates(node, event)) {
        ChartTransition<E> transition = chart.transition(number);
        List<K> targets = transition.stays() ? List.of(leaf) : reported.targets(transition);
        candidates.add(
            new Candidate<>(
                transition.guard,
                targets,
                transition.dependsOnHistory() ? declaredTargets(transition) : null));
      }
    }
    return List.copyOf(candidates);
  }

  @Override
  protected List<Candidate<K>> eventless(K from) {
    return candidates(from, chart.eventless);
  }

  /**
   * Returns the names of the targets. A history state appears under its own name, because the
   * definition does not know which states the history state remembers.
   */
  private String declaredTargets(ChartTransition<E> transition) {
    StringJoiner names = new StringJoiner(transition.chosen ? " or " : " and ");
    for (int number : transition.targets) {
      Node<E> target = chart.node(number);
      names.add(target.name + (target.isHistory() ? " (history)" : ""));
    }
    return names.toString();
  }

  @Override
  public boolean isWhole(K state) {
    int number = chart.number(state);
    int[] leaves = chart.initialEntry(new int[chart.nodes.length][], number).leaves;
    return leaves.length == 1 && leaves[0] == number;
  }

  private List<K> leavesOf(K state) {
    return leaves != null && state == representative ? leaves : List.of(state);
  }

  @Override
  protected List<K> leavesWithin(K state) {
    Node<E> outer = chart.node(chart.number(state));
    List<K> within = new ArrayList<>();
    for (int number = outer.number; number <= outer.lastDescendant; number++) {
      if (chart.node(number).isLeaf()) {
        within.add(chart.key(number));
      }
    }
    return within;
  }

  @Override
  protected String stateText(K from) {
    List<String> names = new ArrayList<>();
    for (K leaf : leavesOf(from)) {
      names.add(name(leaf));
    }
    return String.join(", ", names);
  }

  @Override
  protected @Nullable Boolean isActive(K from, String name) {
    if (!exact && !isInOneState()) {
      return null;
    }
    for (K leaf : leavesOf(from)) {
      for (Node<E> n = chart.node(chart.number(leaf)); n.number > 0; n = chart.node(n.parent)) {
        if (n.name.equals(name)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  protected boolean isOffered(int event) {
    return !chart.isInternal(event);
  }

  @Override
  protected @Nullable String raisedWhen(int event) {
    Node<E> node = chart.origins.get(event);
    if (node == null) {
      return null;
    }
    DeclaredTimer<E> timer = chart.timer(chart.events.get(event));
    if (timer == null) {
      return "when " + node.name + " is done";
    }
    String wait = (timer.delay() == null ? "the time of " : "") + timer.delayText();
    if (timer.repeats()) {
      return "every " + wait + (node.number == 0 ? "" : " while " + node.name + " is active");
    }
    return wait + " after " + node.name + (node.number == 0 ? " begins" : " is entered");
  }

  /**
   * {@inheritDoc} A composite state is completed when one of its final states is entered. Paths do
   * not use the completion of a parallel state, because this completion requires that all regions
   * are completed.
   */
  @Override
  protected @Nullable String pathEntry(K state, int event) {
    Node<E> made = chart.origins.get(event);
    if (made == null) {
      return super.pathEntry(state, event);
    }
    DeclaredTimer<E> timer = chart.timer(chart.events.get(event));
    if (timer != null) {
      return "(wait " + timer.delayText() + ")";
    }
    Node<E> leaf = chart.node(chart.number(state));
    return leaf.kind == Node.Kind.FINAL && leaf.parent == made.number ? "" : null;
  }

  @Override
  protected void visitOutcomes(TransitionListener<K, String> listener) {
    new ReportedStates<>(chart, carriesData).visitOutcomes(listener);
  }

  /** Returns a definition that explains a refusal with the transitions of all active leaves. */
  ChartDefinition<K, E> forConfiguration(Configuration<?, ?> active, Object state) {
    return active.count == 1 && !active.ended
        ? this
        : at(state, Arrays.copyOf(active.leaves, active.count), true, active.ended);
  }

  /**
   * Returns whether states carry data. If states carry data, a record shows the first leaf that was
   * left or entered. Without data, a record shows the innermost state that contains all leaves that
   * were left or entered.
   */
  boolean statesCarryData() {
    return carriesData;
  }

  /** Returns whether a state is the given superstate or a descendant of the superstate. */
  public boolean isWithin(K state, K superstate) {
    return chart.node(chart.number(superstate)).holds(chart.number(state));
  }

  /** Returns the parent of a state; empty at the top level. */
  public Optional<K> parent(K state) {
    return ancestors(state).stream().findFirst();
  }

  /** Returns the ancestors of a state, inner states first; unmodifiable. */
  public List<K> ancestors(K state) {
    List<K> ancestors = new ArrayList<>();
    for (int n = chart.node(chart.number(state)).parent; n > 0; n = chart.node(n).parent) {
      ancestors.add(chart.key(n));
    }
    return List.copyOf(ancestors);
  }

  /** Declares that states carry data. */
  public void carriesData() {
    carriesData = true;
  }

  @Override
  protected ChartDefinition<K, E> at(Object state) {
    Node<E> node = chart.node(chart.number(key(state)));
    return node.isLeaf()
        ? this
        : at(
            state, IntStream.rangeClosed(node.number, node.lastDescendant).toArray(), false, false);
  }

  private ChartDefinition<K, E> at(Object state, int[] nodes, boolean exact, boolean ended) {
    List<K> held = new ArrayList<>();
    for (int node : nodes) {
      if (chart.node(node).isLeaf()) {
        held.add(chart.key(node));
      }
    }
    return new ChartDefinition<>(this, key(state), held, exact, ended);
  }

  /** Returns the event of a column of the transition table; null if the event carries data. */
  @Nullable E event(int column) {
    return chart.events.get(column);
  }

  @Override
  protected boolean isInOneState() {
    for (Node<E> node : chart.nodes) {
      if (node.kind == Node.Kind.PARALLEL) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected InstanceReplay<K> newReplay(
      @Nullable Set<K> initial, @Nullable String entityId, boolean stored) {
    return new ChartReplay<>(this, initial, entityId, stored);
  }
}
