package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Failure;
import java.time.Duration;
import java.util.Arrays;

/**
 * One microstep of a life: the transitions that are taken together, at most one per region. Its
 * arrays are used over and over, so that a step allocates nothing.
 */
final class Microstep<S, K extends Enum<K>, E, C, X> {

  private static final Object[] NOTHING = {};

  private final ChartLife<S, K, E, C, X> life;
  private final Chart<K, E> chart;
  private final Active<S, K, E> active;
  private final Actions<S, E> actions = new Actions<>();

  private int taken;
  private int[] arcs = new int[4];
  private int[] slots = new int[4];
  private int[][] goals = new int[4][];
  private Way[] ways = new Way[4];
  private Object[][] values = new Object[4][];
  private Object[] sources = new Object[4];
  private Object[] records = NOTHING;

  /** Why the last step was not made; null if it was. */
  TransitionVetoedError veto;

  /** What was thrown after the last step was committed; null if nothing was. */
  Throwable failure;

  Microstep(ChartLife<S, K, E, C, X> life) {
    this.life = life;
    this.chart = life.chart;
    this.active = life.active;
  }

  /**
   * Finds the transitions that a column of the table enables.
   *
   * @return how many; else why there is none, as the most particular of the constants of {@link
   *     Chart}
   */
  int select(int column, E event) {
    taken = 0;
    int refusal = Chart.ILLEGAL;
    if (life.isEnded()) {
      return refusal;
    }
    int transitions = chart.arcs.size();
    for (int slot = 0; slot < active.count; slot++) {
      int code = chart.codes[chart.rows[active.leaves[slot]] + column];
      if (code >= transitions) {
        code = life.decide(code - transitions, active.value(slot), event, life.context);
      }
      if (code >= 0) {
        add(code, slot, event);
      } else if (code < refusal) {
        refusal = code;
      }
    }
    return taken > 0 ? taken : refusal;
  }

  /**
   * Makes a step that does no more than put one leaf in the place of another, without asking
   * anybody: most do no more. Whatever is not as simple is left for {@link #select}.
   */
  boolean makePlainly(int column) {
    short[] plain = chart.plain;
    int[] rows = chart.rows;
    int[] leaves = active.leaves;
    int target = Chart.ILLEGAL;
    int at = 0;
    for (int slot = 0; slot < active.count; slot++) {
      int next = plain[rows[leaves[slot]] + column];
      if (next != Chart.ILLEGAL) {
        if (next == Chart.NOT_PLAIN || target != Chart.ILLEGAL) {
          return false;
        }
        target = next;
        at = slot;
      }
    }
    if (target == Chart.ILLEGAL) {
      return false;
    }
    leaves[at] = target;
    return true;
  }

  /** The first of the transitions that were selected. */
  int first() {
    return arcs[0];
  }

  /** Adds a transition, unless another goes before it; SCXML's removeConflictingTransitions. */
  private void add(int number, int slot, E event) {
    for (int i = 0; i < taken; i++) {
      if (arcs[i] == number) {
        return;
      }
    }
    Arc<E> arc = chart.arc(number);
    int[] goal = arc.chosen ? choose(arc, slot, event) : arc.targets;
    Way way = arc.stays() ? null : way(arc, goal);
    int kept = taken;
    if (way != null && taken > 0) {
      for (int i = 0; i < taken; i++) {
        if (conflict(way, ways[i]) && !chart.isBelow(arc.source, chart.arc(arcs[i]).source)) {
          return;
        }
      }
      kept = 0;
      for (int i = 0; i < taken; i++) {
        if (!conflict(way, ways[i])) {
          move(i, kept++);
        }
      }
    }
    if (kept == arcs.length) {
      grow();
    }
    arcs[kept] = number;
    slots[kept] = slot;
    ways[kept] = way;
    goals[kept] = goal;
    taken = kept + 1;
  }

  private void move(int from, int to) {
    arcs[to] = arcs[from];
    slots[to] = slots[from];
    ways[to] = ways[from];
    goals[to] = goals[from];
  }

  private void grow() {
    int size = arcs.length * 2;
    arcs = Arrays.copyOf(arcs, size);
    slots = Arrays.copyOf(slots, size);
    ways = Arrays.copyOf(ways, size);
    goals = Arrays.copyOf(goals, size);
    values = Arrays.copyOf(values, size);
    sources = Arrays.copyOf(sources, size);
  }

  /** Whether two transitions leave some state both: where one's domain lies in the other's. */
  private boolean conflict(Way one, Way other) {
    return other != null
        && (one.domain == other.domain
            || chart.isBelow(one.domain, other.domain)
            || chart.isBelow(other.domain, one.domain));
  }

  private int[] choose(Arc<E> arc, int slot, E event) {
    return new int[] {
      chart.number(life.choose(arc.number, active.value(slot), event, life.context))
    };
  }

  private Way way(Arc<E> arc, int[] goal) {
    if (arc.ways == null) {
      return new Entering<>(chart, active.remembered).way(arc.source, arc.inside, goal);
    }
    int choice = 0;
    while (arc.chosen && arc.targets[choice] != goal[0]) {
      choice++;
    }
    return arc.ways[choice];
  }

  /**
   * Makes the step that was selected. What is thrown before the commit is thrown here, and nothing
   * has changed; see {@link #veto} and {@link #failure} for the rest.
   */
  void make(E event, Cause cause) {
    veto = null;
    failure = null;
    try {
      makeFully(event, cause);
    } finally {
      records = NOTHING;
      Arrays.fill(sources, 0, taken, null);
      Arrays.fill(values, 0, taken, null);
    }
  }

  private void makeFully(E event, Cause cause) {
    for (int i = 0; i < taken; i++) {
      sources[i] = active.value(slots[i]);
    }
    C next = life.context;
    try {
      if (chart.hasHistory) {
        enterByHistory();
      }
      // a record tells what the states carry, which may come from the context
      next = life.carriesData() ? updated(event) : next;
      for (int i = 0; i < taken; i++) {
        values[i] = ways[i] == null ? NOTHING : values(ways[i], source(i), event, next);
      }
    } catch (Throwable thrown) {
      life.tellFailed(event, cause, thrown);
      throw thrown;
    }
    if (!life.hooks.isEmpty() && !ask(event, cause)) {
      return;
    }
    Duration[] delays;
    try {
      next = life.carriesData() ? next : updated(event);
      delays = delays(next);
    } catch (Throwable thrown) {
      life.tellFailed(records.length == 0 ? null : record(0), event, cause, thrown);
      throw thrown;
    }
    life.context = next;
    commit(event);
    start(delays);
    life.counted(taken);
    finish(event);
  }

  /** What history states stand for is what they remember once the old states are left. */
  private void enterByHistory() {
    int[][] known = null;
    for (int i = 0; i < taken; i++) {
      Arc<E> arc = chart.arc(arcs[i]);
      if (ways[i] != null && arc.ways == null) {
        known = known == null ? active.rememberedAfter(ways, taken) : known;
        Way way = new Entering<>(chart, known).way(arc.source, arc.inside, goals[i]);
        ways[i] = new Way(ways[i].domain, way.entered, way.leaves, way.quiet);
      }
    }
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private S source(int i) {
    return (S) sources[i];
  }

  private C updated(E event) {
    C next = life.context;
    for (int i = 0; i < taken; i++) {
      if (chart.arc(arcs[i]).updates) {
        next = life.update(arcs[i], source(i), event, next);
      }
    }
    return next;
  }

  private Object[] values(Way way, S source, E event, C next) {
    if (!life.carriesData()) {
      return NOTHING;
    }
    Object[] filled = new Object[way.leaves.length];
    for (int i = 0; i < filled.length; i++) {
      filled[i] = life.enter(chart.node(way.leaves[i]), source, event, next);
    }
    return filled;
  }

  /** Asks the hooks about each transition; whether none vetoed. */
  private boolean ask(E event, Cause cause) {
    records = new Object[taken];
    for (int i = 0; i < taken; i++) {
      records[i] = life.record(i + 1, from(i), to(i), event, cause, false);
    }
    for (int i = 0; i < taken; i++) {
      try {
        veto = life.hooks.before(record(i));
      } catch (Throwable thrown) {
        life.hooks.failed(record(i), thrown);
        throw thrown;
      }
      if (veto != null) {
        return false;
      }
    }
    return true;
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  private LifecycleEvent<S, E> record(int i) {
    return (LifecycleEvent<S, E>) records[i];
  }

  /** The innermost state that holds all that a transition leaves. */
  private S from(int i) {
    if (ways[i] == null) {
      return source(i);
    }
    return life.common(active.firstBelow(ways[i].domain + 1), active.endBelow(ways[i].domain));
  }

  /** The innermost state that holds all that a transition enters. */
  private S to(int i) {
    return ways[i] == null ? source(i) : life.common(ways[i].leaves, values[i]);
  }

  /** How long the timers run that are to be started, where a method tells. */
  private Duration[] delays(C next) {
    Duration[] delays = null;
    for (int i = 0; i < taken; i++) {
      if (ways[i] != null && !ways[i].quiet) {
        delays = life.delays(ways[i], delays, next);
      }
    }
    return delays;
  }

  private void commit(E event) {
    actions.clear();
    for (int i = taken - 1; i >= 0; i--) {
      if (ways[i] != null) {
        leave(ways[i].domain);
        int start = active.firstBelow(ways[i].domain + 1);
        active.replace(start, active.endBelow(ways[i].domain), ways[i].leaves, values[i]);
      }
    }
    for (int i = 0; i < taken; i++) {
      Arc<E> arc = chart.arc(arcs[i]);
      actions.add(arc.effects, source(i));
      life.raise(arc.raised);
    }
    for (int i = 0; i < taken; i++) {
      if (ways[i] != null && !ways[i].quiet) {
        enter(ways[i]);
      }
    }
  }

  /** Leaves everything below a node, in reverse document order. */
  private void leave(int domain) {
    if (chart.exitsQuietly) {
      return;
    }
    int start = active.firstBelow(domain + 1);
    for (int slot = active.endBelow(domain) - 1; slot >= start; slot--) {
      // what also holds the leaf before is left together with that
      int before = slot == start ? -1 : active.leaves[slot - 1];
      int node = active.leaves[slot];
      while (node != domain && node >= 0 && !(before >= 0 && chart.isWithin(before, node))) {
        leave(chart.node(node), slot);
        node = chart.parents[node];
      }
    }
  }

  private void leave(Node<K, E> node, int slot) {
    if (!node.histories.isEmpty()) {
      active.remember(node);
    }
    actions.add(node.exit, active.value(slot));
    life.raise(node.raisedOnExit);
    life.stopTimers(node);
  }

  private void enter(Way way) {
    for (int number : way.entered) {
      Node<K, E> node = chart.node(number);
      if (!node.entersQuietly()) {
        actions.add(node.entry, active.value(active.firstBelow(number)));
        life.raise(node.raisedOnEntry);
        if (node.kind == Node.Kind.FINAL) {
          tellDone(node);
        }
      }
    }
  }

  private void tellDone(Node<K, E> reached) {
    Node<K, E> parent = chart.node(reached.parent);
    tellDone(parent, reached.number);
    if (parent.parent >= 0) {
      Node<K, E> above = chart.node(parent.parent);
      if (above.kind == Node.Kind.PARALLEL && isDone(above, reached.number)) {
        tellDone(above, reached.number);
      }
    }
  }

  private void tellDone(Node<K, E> done, int reached) {
    if (done.number == 0 && isDone(done, reached)) {
      life.end();
    } else if (done.done != null) {
      life.raise(done.done);
    }
  }

  /** SCXML's isInFinalState, while the nodes after a number are still to be entered. */
  private boolean isDone(Node<K, E> node, int reached) {
    if (node.kind == Node.Kind.PARALLEL) {
      for (Node<K, E> region : node.children) {
        if (!isDone(region, reached)) {
          return false;
        }
      }
      return true;
    }
    for (Node<K, E> child : node.children) {
      if (child.kind == Node.Kind.FINAL && active.holds(child.number)) {
        return child.number <= reached || !isEntered(child.number);
      }
    }
    return false;
  }

  private boolean isEntered(int node) {
    for (int i = 0; i < taken; i++) {
      if (ways[i] != null && ways[i].enters(node)) {
        return true;
      }
    }
    return false;
  }

  private void start(Duration[] delays) {
    for (int i = 0; i < taken; i++) {
      if (ways[i] != null && !ways[i].quiet) {
        life.startTimers(ways[i], delays);
      }
    }
  }

  /** Everything after the commit: whatever throws, the rest still runs. */
  private void finish(E event) {
    LifecycleEvent<S, E> last = null;
    for (int i = 0; i < records.length; i++) {
      last = record(i);
      failure = Failure.join(failure, life.hooks.after(last));
    }
    failure = Failure.join(failure, actions.perform(life, event));
    if (failure != null) {
      life.hooks.failed(last, failure);
    }
  }

  /** Enters what a life begins with. */
  void begin(Way way) {
    taken = 1;
    arcs[0] = -1;
    ways[0] = way;
    veto = null;
    failure = null;
    Object[] filled = values(way, null, null, life.context);
    Duration[] delays = life.delays(way, null, life.context);
    actions.clear();
    active.replace(0, active.count, way.leaves, filled);
    enter(way);
    life.startTimers(way, delays);
    failure = actions.perform(life, null);
  }

  /** Takes the life to a state past the rules. */
  void force(Way way, LifecycleEvent<S, E> record, Object[] filled) {
    taken = 1;
    arcs[0] = -1;
    ways[0] = way;
    veto = null;
    failure = null;
    Duration[] delays = life.delays(way, null, life.context);
    actions.clear();
    leave(way.domain);
    int start = active.firstBelow(way.domain + 1);
    active.replace(start, active.endBelow(way.domain), way.leaves, filled);
    enter(way);
    life.startTimers(way, delays);
    life.counted(1);
    failure = record == null ? null : life.hooks.after(record);
    failure = Failure.join(failure, actions.perform(life, null));
    if (failure != null && record != null) {
      life.hooks.failed(record, failure);
    }
  }

  /** What a forced step enters: the leaf that was asked for with its own value. */
  Object[] valuesOf(Way way, int forced, Object value) {
    S source = active.count == 0 ? null : active.value(0);
    Object[] filled = new Object[way.leaves.length];
    for (int i = 0; i < filled.length; i++) {
      filled[i] =
          way.leaves[i] == forced
              ? value
              : life.enter(chart.node(way.leaves[i]), source, null, life.context);
    }
    return filled;
  }
}
