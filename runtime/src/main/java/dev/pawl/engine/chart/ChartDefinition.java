package dev.pawl.engine.chart;

import dev.pawl.engine.Definition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a chart's refusals are explained with: for each leaf and event the transitions that lead
 * away, and where to.
 *
 * @param <K> the enum of states, or of the kinds of states where those carry data
 * @param <E> the type of events
 */
public abstract class ChartDefinition<K extends Enum<K>, E> extends Definition<K, E> {

  private final Chart<K, E> chart;

  /** The definition of a chart whose states have these constants. */
  protected ChartDefinition(Chart<K, E> chart, K[] constants) {
    super(
        chart.machine, constants, names(chart, constants), chart.eventNames.toArray(new String[0]));
    this.chart = chart;
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
    int leaf = chart.number(from);
    if (chart.rows[leaf] < 0) {
      return List.of();
    }
    List<Candidate<K>> candidates = new ArrayList<>();
    for (int number : chart.candidates(leaf, event)) {
      Arc<E> arc = chart.arc(number);
      candidates.add(new Candidate<>(arc.guard, targets(arc, from)));
    }
    return candidates;
  }

  @Override
  protected List<Candidate<K>> eventless(K from) {
    return candidates(from, chart.eventless);
  }

  /** That a state is done, or a timer has run down, the machine finds itself. */
  @Override
  protected boolean isOffered(int event) {
    E offered = chart.events.get(event);
    return offered == null
        || !(chart.isDone(offered)
            || chart.timers.stream().anyMatch(t -> t.event().equals(offered)));
  }

  private List<K> targets(Arc<E> arc, K from) {
    if (arc.stays()) {
      return List.of(from);
    }
    Set<K> targets = new LinkedHashSet<>();
    if (arc.ways != null) {
      for (Way way : arc.ways) {
        targets.add(common(way.leaves));
      }
    } else {
      for (int target : arc.targets) {
        addPossible(chart.node(target), targets);
      }
    }
    return List.copyOf(targets);
  }

  /** Everything that a target may stand for, whatever was left before. */
  private void addPossible(Node<K, E> target, Set<K> targets) {
    if (target.isHistory()) {
      for (int named : target.defaults) {
        addPossible(chart.node(named), targets);
      }
      Node<K, E> parent = chart.node(target.parent);
      if (parent.kind == Node.Kind.PARALLEL) {
        targets.add(parent.key);
      } else if (target.kind == Node.Kind.SHALLOW) {
        parent.children.forEach(c -> addPossible(c, targets));
      } else {
        for (int n = parent.number; n <= parent.last; n++) {
          if (chart.node(n).isLeaf()) {
            targets.add(chart.node(n).key);
          }
        }
      }
    } else if (target.kind == Node.Kind.COMPOSITE) {
      for (int named : target.defaults) {
        addPossible(chart.node(named), targets);
      }
    } else {
      targets.add(target.key);
    }
  }

  private K common(int[] leaves) {
    int node = leaves[0];
    while (node > 0 && !chart.isWithin(leaves[leaves.length - 1], node)) {
      node = chart.parents[node];
    }
    return chart.node(node > 0 ? node : leaves[0]).key;
  }

  /** The same, for what is refused in several leaves at a time. */
  final Definition<K, E> in(List<K> leaves, Object from) {
    return new InSeveral<>(this, leaves, key(from));
  }

  /** The leaves at or below a state. */
  final List<K> leaves(Object state) {
    List<K> leaves = new ArrayList<>();
    Node<K, E> node = chart.node(chart.number(key(state)));
    for (int number = node.number; number <= node.last; number++) {
      if (chart.node(number).isLeaf()) {
        leaves.add(chart.node(number).key);
      }
    }
    return leaves;
  }

  /** An event of a column; null if it carries data. */
  final E event(int column) {
    return chart.events.get(column);
  }

  final boolean hasRegions() {
    return chart.nodes.stream().anyMatch(n -> n.kind == Node.Kind.PARALLEL);
  }

  final K keyOf(Object state) {
    return key(state);
  }

  private String reasonFor(K from, K to) {
    return because(from, to);
  }

  private boolean ends(K state) {
    return isFinal(state);
  }

  final int column(E event) {
    return indexOf(event);
  }

  /** What explains a refusal where several leaves are active: all of them take events. */
  private static final class InSeveral<K extends Enum<K>, E> extends Definition<K, E> {

    private final ChartDefinition<K, E> definition;
    private final List<K> leaves;
    private final K from;

    InSeveral(ChartDefinition<K, E> definition, List<K> leaves, K from) {
      super(definition);
      this.definition = definition;
      this.leaves = leaves;
      this.from = from;
    }

    @Override
    protected List<Candidate<K>> candidates(K state, int event) {
      if (state != from) {
        return definition.candidates(state, event);
      }
      Set<Candidate<K>> all = new LinkedHashSet<>();
      leaves.forEach(leaf -> all.addAll(definition.candidates(leaf, event)));
      return List.copyOf(all);
    }

    @Override
    protected List<Candidate<K>> eventless(K state) {
      if (state != from) {
        return definition.eventless(state);
      }
      return leaves.stream().flatMap(leaf -> definition.eventless(leaf).stream()).toList();
    }

    @Override
    protected String here(K state) {
      return state != from
          ? super.here(state)
          : String.join(", ", leaves.stream().map(super::here).toList());
    }

    @Override
    protected K key(Object state) {
      return definition.keyOf(state);
    }

    @Override
    protected boolean isOffered(int event) {
      return definition.isOffered(event);
    }

    @Override
    protected int indexOf(E event) {
      return definition.column(event);
    }

    @Override
    protected String because(K one, K other) {
      return definition.reasonFor(one, other);
    }

    @Override
    protected boolean isFinal(K state) {
      return definition.ends(state);
    }
  }
}
