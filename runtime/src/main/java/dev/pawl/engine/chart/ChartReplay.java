package dev.pawl.engine.chart;

import dev.pawl.engine.EventQueue;
import dev.pawl.engine.InstanceReplay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A replay of a recorded instance. For each recorded step, the replay tries all results that the
 * user's code could have returned. Each configuration that matches the record is a candidate in
 * which the next step may start. If more than a thousand configurations match, the replay continues
 * with the recorded target state alone, and may accept illegal steps until later records determine
 * the configuration.
 */
final class ChartReplay<K extends Enum<K>, E> implements InstanceReplay<K> {

  private static final int MAX_CANDIDATES = 1_000;
  private static final int MAX_NAMED = 3;

  /** The maximum number of combinations of choices that are tried for one step. */
  private static final int MAX_RUNS = 20_000;

  /** The number that replaces the column of the transition table for a forced step. */
  private static final int FORCED = -1;

  /** The array that marks a history state for which the remembered states are unknown. */
  private static final int[] UNKNOWN = {};

  private final ChartDefinition<K, E> rules;
  private final Chart<K, E> chart;
  private final Configuration<K, Void> live;
  private final NondeterministicChoices choices = new NondeterministicChoices();

  private ReplayCandidate candidate = new ReplayCandidate(0);

  /**
   * True while transitions are selected for the recorded event; false while transitions are
   * selected for other events.
   */
  private boolean selectsForRecord;

  private final EventQueue<K, E> queue = new EventQueue<>();

  /** The transitions of the last step. */
  private final TransitionSelector<K, E, Void> selected;

  private final StateChange<K, E, Void> change;

  private final @Nullable Set<K> initial;
  private final @Nullable String entityId;

  /**
   * True if earlier versions of the machine may have recorded steps, so that a recorded leaf may be
   * a superstate in this version.
   */
  private final boolean stored;

  private final BitSet done = new BitSet();
  private final BitSet timed = new BitSet();
  private final BitSet repeating = new BitSet();
  private final BitSet raisable = new BitSet();

  private List<ReplayCandidate> candidates = List.of();
  private final Map<String, ReplayCandidate> nextCandidates = new LinkedHashMap<>();
  private final Set<String> otherTransitions = new LinkedHashSet<>();
  private long lastSequence;

  private int column;

  private int source;

  private int target;

  /** The source, the target and the event of the record as one number; see {@link #code}. */
  private long recordCode;

  ChartReplay(
      ChartDefinition<K, E> rules,
      @Nullable Set<K> initial,
      @Nullable String entityId,
      boolean stored) {
    this.rules = rules;
    this.chart = rules.chart;
    this.live = new Configuration<>(chart, rules.statesCarryData(), false, null);
    this.selected =
        new TransitionSelector<>(chart, new ChoosingCode(), rules.statesCarryData(), null);
    this.change = new StateChange<>(chart, live, queue, null, selected);
    this.entityId = entityId;
    this.initial = initial;
    this.stored = stored;
    for (DeclaredTimer<E> timer : chart.timers) {
      timed.set(column(timer.event()));
      repeating.set(column(timer.event()), timer.repeats());
    }
    for (ChartTransition<E> transition : chart.transitions) {
      mark(transition.raised, raisable);
    }
    for (Node<E> node : chart.nodes) {
      mark(node.raisedOnEntry, raisable);
      mark(node.raisedOnExit, raisable);
      if (node.completionEvent != null) {
        mark(List.of(node.completionEvent), done);
      }
    }
    raisable.or(done);
    for (int i = 0; i < chart.codes.length; i++) {
      if (chart.noTransitionCode(chart.codes[i]) == Chart.DEFERRED) {
        // the event may be deferred and then be handled at any later time
        timed.clear(i % (chart.eventless + 1));
        done.clear(i % (chart.eventless + 1));
      }
    }
  }

  private void mark(List<E> events, BitSet columns) {
    for (E event : events) {
      columns.set(column(event));
    }
  }

  // Replay.

  @Override
  public @Nullable String next(
      long sequence, K from, int event, K to, boolean forced, boolean rescued) {
    column = forced ? FORCED : event < 0 ? chart.eventless : event;
    source = chart.number(from);
    target = chart.number(to);
    recordCode = code(from, to, column);
    nextCandidates.clear();
    otherTransitions.clear();
    choices.forget();
    if (lastSequence == 0 && sequence == 1) {
      begin();
    } else if (sequence != lastSequence + 1 || candidates.isEmpty()) {
      candidates = List.of(new ReplayCandidate(0));
    }
    lastSequence = sequence;
    String wrong = null;
    int left = MAX_RUNS;
    if (!rescued && !(forced && candidates.get(0).leaves == null)) {
      for (ReplayCandidate previous : candidates) {
        do {
          candidate = new ReplayCandidate(previous);
          replay();
        } while (choices.startNextRun() && --left > 0 && nextCandidates.size() <= MAX_CANDIDATES);
      }
      wrong = nextCandidates.isEmpty() && left > 0 ? explain() : null;
    }
    // an earlier version recorded a state that was a leaf then and is a superstate now; the active
    // leaf below this state is unknown
    boolean vague = isInner(source) || isInner(target);
    candidates =
        nextCandidates.isEmpty() || left <= 0 || nextCandidates.size() > MAX_CANDIDATES || vague
            ? List.of(new ReplayCandidate(target))
            : List.copyOf(nextCandidates.values());
    return wrong;
  }

  /**
   * Creates a candidate for each configuration in which an instance can start, or in which an
   * instance can be resumed before its first step.
   */
  private void begin() {
    enter(FORCED, true);
    for (K state : initial != null ? initial : rules.states()) {
      if (chart.node(0).kind == Node.Kind.COMPOSITE) {
        enter(chart.number(state), true);
      }
      if (initial == null) {
        enter(chart.number(state), false);
      }
    }
    candidates = List.copyOf(nextCandidates.values());
    nextCandidates.clear();
  }

  private void enter(int state, boolean begins) {
    candidate = new ReplayCandidate(0);
    candidate.raised = new ArrayList<>();
    candidate.leaves = Chart.NONE;
    candidate.remembered = new int[live.remembered.length][];
    load(source);
    enter(chart.initialEntry(live.remembered, Math.max(state, 0)));
    if (!begins) {
      candidate.raised = new ArrayList<>();
      candidate.resting = true;
    }
    if (state < 0 || live.holds(source) || column == FORCED) {
      addCandidate();
    }
  }

  private void replay() {
    boolean vague = candidate.raised == null;
    if (!load(source)) {
      return;
    }
    if (!candidate.unrecorded.isEmpty()) {
      addMatches(candidate.unrecorded, false);
      return;
    }
    boolean inside = column == chart.eventless || column >= 0 && raisable.get(column);
    if (vague && inside && choices.pick(2) == 0) {
      simulate(column, true);
      return;
    }
    if (vague) {
      candidate.raised = new ArrayList<>();
    } else if (!runToCompletion()) {
      return;
    }
    if (column == FORCED) {
      force();
    } else if (column < chart.eventless && !done.get(column)) {
      boolean runs = candidate.timers.get(column) || !timed.get(column);
      if (!repeating.get(column)) {
        candidate.timers.clear(column);
      }
      if (runs) {
        simulate(column, vague);
      }
    }
  }

  /**
   * Simulates the steps that the instance makes without an external event. Stops after a step that
   * hooks would have recorded.
   *
   * @return false if such a step was made; true if the instance makes no further step without an
   *     external event
   */
  private boolean runToCompletion() {
    while (!candidate.resting) {
      List<Integer> raised = Objects.requireNonNull(candidate.raised);
      if (live.ended || candidate.consecutiveEventless == ChartMacrostep.MAX_EVENTLESS) {
        raised.clear();
      } else if (chart.hasEventless && simulate(chart.eventless, false)) {
        return false;
      }
      candidate.consecutiveEventless = 0;
      if (raised.isEmpty()) {
        candidate.resting = true;
        live.ended = live.isDone(chart.node(0));
      } else if (simulate(raised.remove(0), false)) {
        return false;
      }
    }
    return true;
  }

  /** Adds a candidate for each state to which the recorded step may have forced the instance. */
  private void force() {
    int option = choices.pick(chart.numbers.length + 1);
    if (option < chart.numbers.length) {
      remember();
      EntrySet entry = TransitionSelector.forcedEntry(live, chart.numbers[option]);
      Object to = live.common(entry.leaves, carried(entry));
      if (matchesRecord(code(live.common(entry.domain), to, FORCED))) {
        enter(entry);
        addCandidate();
      }
    } else if (live.holds(source)) {
      // a store may force a state without loading the instance; the instance is later resumed in
      // this state
      enter(target, false);
    }
  }

  /**
   * Simulates a step with the transitions that an event enables.
   *
   * @param any true if the recorded transition may be any transition of the step; false if the
   *     recorded transition must be the first one
   * @return false if the event enables no transitions
   */
  private boolean simulate(int event, boolean any) {
    selectsForRecord = event == column;
    BitSet restored = new BitSet();
    for (int slot = 0; slot < live.count; slot++) {
      for (int transition : chart.candidates(live.leaves[slot], event)) {
        if (chart.transition(transition).dependsOnHistory()) {
          remember();
          for (int target : chart.transition(transition).targets) {
            restored.set(target, chart.node(target).isHistory());
          }
        }
      }
    }
    restored.stream().forEach(this::mayForget);
    if (!step(event)) {
      return false;
    }
    candidate.consecutiveEventless =
        event == chart.eventless ? candidate.consecutiveEventless + 1 : 0;
    List<Long> records = new ArrayList<>();
    for (int i = 0; i < selected.selectedCount; i++) {
      records.add(code(selected.get(i).from(), selected.get(i).to(), event));
    }
    addMatches(records, any);
    return true;
  }

  /** Adds one candidate for each transition of the step that matches the record. */
  private void addMatches(List<Long> records, boolean any) {
    boolean met = false;
    for (int at = 0; at < (any ? records.size() : 1); at++) {
      if (matchesRecord(records.get(at))) {
        met = true;
        candidate = new ReplayCandidate(candidate);
        candidate.unrecorded = records.subList(at + 1, records.size());
        addCandidate();
      }
    }
    if (!met && otherTransitions.size() < MAX_NAMED) {
      otherTransitions.add(text(records.get(0)));
    }
  }

  private void addCandidate() {
    candidate.leaves = Arrays.copyOf(live.leaves, live.count);
    candidate.remembered = live.remembered.clone();
    nextCandidates.put(candidate.toString(), candidate);
  }

  // Records and explanations.

  private long code(Object from, Object to, int by) {
    long pair = (long) chart.number((Enum<?>) from) * chart.nodes.length;
    return (pair + chart.number((Enum<?>) to)) * (chart.eventless + 2) + by + 1;
  }

  /**
   * Returns whether a transition matches the record. If the record contains a composite state, each
   * state in the composite state matches, because an earlier version in which the composite state
   * was a leaf has written the record.
   */
  private boolean matchesRecord(long code) {
    long pair = code / (chart.eventless + 2);
    return code == recordCode
        || code % (chart.eventless + 2) == column + 1
            && isNamed((int) (pair / chart.nodes.length), source)
            && isNamed((int) (pair % chart.nodes.length), target);
  }

  private boolean isNamed(int state, int recorded) {
    return state == recorded || isInner(recorded) && chart.node(recorded).holds(state);
  }

  private boolean isInner(int state) {
    return stored && state > 0 && chart.node(state).kind == Node.Kind.COMPOSITE;
  }

  private String text(long code) {
    int by = (int) (code % (chart.eventless + 2)) - 1;
    int pair = (int) (code / (chart.eventless + 2));
    return chart.node(pair / chart.nodes.length).name
        + " → "
        + chart.node(pair % chart.nodes.length).name
        + (by < 0
            ? " by force"
            : by == chart.eventless ? " without event" : " on " + chart.eventNames.get(by));
  }

  private String explain() {
    StringBuilder text = new StringBuilder(rules.subject(entityId));
    text.append(": ").append(text(recordCode));
    text.append(" is not legal");
    String before = " in ";
    for (int leaf : candidates.get(0).leaves == null ? Chart.NONE : candidates.get(0).leaves) {
      text.append(before).append(chart.node(leaf).name);
      before = ", ";
    }
    if (candidates.size() > 1) {
      text.append(" or ").append(candidates.size() - 1).append(" others");
    }
    if (!otherTransitions.isEmpty()) {
      return text.append(". Possible: ").append(String.join(", or ", otherTransitions)) + ".";
    }
    return column >= 0 && (done.get(column) || timed.get(column))
        ? text + ": only the machine raises that event, and it has not raised it."
        : text + "." + legal();
  }

  /** Returns a sentence for an error message that lists the legal events of the first candidate. */
  private String legal() {
    int[] leaves = candidates.get(0).leaves;
    Set<String> names = new LinkedHashSet<>();
    for (int leaf : leaves == null ? Chart.NONE : leaves) {
      for (int event = 0; event < chart.eventless; event++) {
        boolean isInternal = done.get(event) || timed.get(event);
        if (!isInternal && chart.candidates(leaf, event).length > 0) {
          names.add(chart.eventNames.get(event));
        }
      }
    }
    return names.isEmpty() ? "" : " Legal here: " + String.join(", ", names) + ".";
  }

  // Simulation of steps. Transitions are selected and the configuration is changed as in a real
  // instance, but user code is replaced by choices, and hooks are not notified.

  /** The choices that replace the results of user code. */
  private final class ChoosingCode extends ChartCode<K, K, E, Void, Void> {

    @Override
    protected K choose(int transition, K from, @Nullable E event, @Nullable Void context) {
      int[] targets = chart.transition(transition).targets;
      return chart.key(targets[choices.pick(targets.length)]);
    }

    @Override
    protected int decide(
        int decision,
        K from,
        @Nullable E event,
        @Nullable Void context,
        Configuration<K, Void> active) {
      return ChartReplay.this.decide(active, chart.decisions.get(decision));
    }
  }

  private int decide(Configuration<K, Void> active, int[] candidates) {
    int left = MAX_RUNS;
    Set<Integer> answers = new TreeSet<>();
    NondeterministicChoices asked = new NondeterministicChoices();
    do {
      answers.add(asked.decide(chart, active, candidates));
    } while (asked.startNextRun() && --left > 0);
    for (int i = 0; left == 0 && i < candidates.length; i++) {
      // there are too many answers to try them all
      answers.add(candidates[i]);
      answers.add(Chart.REFUSED);
    }
    List<Integer> options = new ArrayList<>(answers);
    // for an event other than the recorded one, a transition is taken only if no result of the
    // guards would prevent it
    return options.get(!selectsForRecord && options.get(0) < 0 ? 0 : choices.pick(options.size()));
  }

  /**
   * Copies the configuration of {@link #candidate} to {@link #live}.
   *
   * @return false if an instance in this configuration cannot have left {@code source}
   */
  private boolean load(int source) {
    int[] leaves = candidate.leaves;
    boolean vague = leaves == null;
    if (leaves == null) {
      List<Integer> picked = new ArrayList<>();
      chooseLeaves(chart.node(0), picked, candidate.enclosingState, source);
      leaves = numbers(picked);
      candidate.leaves = leaves;
    }
    Object[] values = new Object[leaves.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = chart.keys[leaves[i]];
    }
    live.replace(0, live.count, leaves, values);
    for (int i = 0; i < chart.nodes.length; i++) {
      if (chart.hasHistory) {
        live.remembered[i] = vague ? UNKNOWN : candidate.remembered[i];
      }
      if (vague && live.holds(i)) {
        startTimers(i);
      }
    }
    queue.forgetRaised();
    live.ended =
        (candidate.resting || chart.node(0).kind == Node.Kind.COMPOSITE)
            && live.isDone(chart.node(0));
    return !vague || live.holds(candidate.enclosingState) && live.holds(source);
  }

  /**
   * Chooses leaves at or below a node that can be active together and that make the states {@code
   * held} active.
   */
  private void chooseLeaves(Node<E> node, List<Integer> picked, int... held) {
    Node<E> entered = null;
    for (Node<E> child : node.children) {
      for (int state : held) {
        entered = child.holds(state) ? child : entered;
      }
      if (node.kind == Node.Kind.PARALLEL) {
        chooseLeaves(child, picked, held);
      }
    }
    if (node.isLeaf()) {
      picked.add(node.number);
    } else if (node.kind == Node.Kind.COMPOSITE) {
      int child = entered != null ? 0 : choices.pick(node.children.size());
      chooseLeaves(entered != null ? entered : node.children.get(child), picked, held);
    }
  }

  /**
   * Chooses whether a history state still remembers states. A version with another structure
   * forgets states that are no longer a complete configuration, and does not record this.
   */
  private void mayForget(int history) {
    if (stored && live.remembered[history] != null && choices.pick(2) == 1) {
      live.remembered[history] = null;
    }
  }

  /**
   * Chooses the states that history states remember, for all history states for which these states
   * are unknown.
   */
  private void remember() {
    for (int i = 0; i < live.remembered.length; i++) {
      if (live.remembered[i] == UNKNOWN && chart.node(i).isHistory()) {
        live.remembered[i] = null;
        if (choices.pick(2) == 0) {
          Node<E> parent = chart.node(chart.node(i).parent);
          List<Integer> picked = new ArrayList<>();
          chooseLeaves(parent, picked);
          Configuration<K, Void> left = new Configuration<>(chart, false, false, null);
          left.replace(0, 0, numbers(picked), new Object[0]);
          left.remember(parent);
          live.remembered[i] = left.remembered[i];
        }
      }
    }
  }

  private static int[] numbers(List<Integer> list) {
    int[] numbers = new int[list.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = list.get(i);
    }
    return numbers;
  }

  /**
   * Simulates a step with the transitions that are enabled for a column of the transition table.
   *
   * @return false if no transition is enabled
   */
  private boolean step(int column) {
    if (selected.select(live, column, null) <= 0) {
      return false;
    }
    selected.resolve(live, null);
    change();
    return true;
  }

  /** Returns the data of the leaves that are entered when a state is forced. */
  private Object[] carried(EntrySet entry) {
    return selected.carried(entry, FORCED, null, null, null, null);
  }

  /** Enters states without a transition. */
  private void enter(EntrySet entry) {
    selected.selectEntry(entry);
    selected.get(0).values = carried(entry);
    change();
  }

  private void change() {
    boolean revived = live.ended;
    live.ended = false;
    change.make();
    updateCandidate();
    if (revived && !live.ended) {
      for (DeclaredTimer<E> timer : chart.node(0).timers) {
        candidate.timers.set(column(timer.event()), timer.repeats());
      }
    }
  }

  private int column(E event) {
    return rules.indexOfEvent(event);
  }

  /** Updates the running timers and the raised events of {@link #candidate} after a step. */
  private void updateCandidate() {
    candidate.resting = false;
    for (DeclaredTimer<E> timer : chart.timers) {
      if (live.ended || !live.holds(timer.owner().number)) {
        candidate.timers.clear(column(timer.event()));
      }
    }
    for (int i = 0; i < selected.selectedCount && !live.ended; i++) {
      EntrySet entry = selected.get(i).entry;
      for (int node : entry == null ? Chart.NONE : entry.nodes) {
        startTimers(node);
      }
    }
    for (E event = queue.nextRaised(); event != null; event = queue.nextRaised()) {
      if (candidate.raised != null) {
        candidate.raised.add(column(event));
      }
    }
  }

  private void startTimers(int node) {
    for (DeclaredTimer<E> timer : chart.node(node).timers) {
      candidate.timers.set(column(timer.event()));
    }
  }
}
