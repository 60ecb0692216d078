package dev.pawl.language.explore;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.guard.GuardSpace.Condition;
import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Verification;
import dev.pawl.language.semantics.LeafResponse.Otherwise;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The computation of a machine's steps without running the machine. The explorer follows the
 * algorithm of SCXML 1.0 (appendix D) with Pawl's extensions. The explorer follows every
 * combination of predicate results that the {@link Constraints} allow. Within one evaluation of
 * guards, a predicate has the same result in all regions. A running timer may elapse if no other
 * running timer is known to elapse earlier: because of their {@link TimerZone remaining times}, or,
 * if the explorer does not follow these, because of their delays.
 *
 * <p>Not thread-safe.
 */
public final class Explorer {

  /**
   * The maximum number of queued events in one macrostep. The explorer omits steps that would queue
   * more events.
   */
  private static final int MAX_QUEUE = 32;

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final Moves moves;
  private final Constraints constraints;
  private final Limits limits;
  private final boolean remembering;
  private final boolean isTimed;
  private final Selector selector;
  private final List<Event> events;
  private final Map<Event, Integer> numbers = new IdentityHashMap<>();
  private final Map<Integer, Integer> histories = new HashMap<>();
  private final List<TimerOwner> timers = new ArrayList<>();
  private final List<List<Integer>> timersOf = new ArrayList<>();

  /** The final children of each node. */
  private final List<BitSet> finalChildren = new ArrayList<>();

  /**
   * A cache of the nodes that each transition enters. The cache is used only for machines without
   * history states.
   */
  private final Map<Step.Taken, BitSet> entrySets = new HashMap<>();

  /** The leaves of the machine. */
  private final BitSet allLeaves = new BitSet();

  /** The events that may arrive from outside. */
  private final BitSet arriving = new BitSet();

  private boolean complete = true;

  /** True if a step was omitted because of an assumed limit of deferred events. */
  private boolean limited;

  /**
   * Reachable values of the counters for which no results of the predicates are possible; null if
   * none are known.
   */
  private int @Nullable [] contradiction;

  private record TimerOwner(int node, StateNode.Timer timer, int event) {}

  /**
   * Creates an explorer that knows the order of timers only if their delays alone decide the order.
   *
   * @param remembering whether situations within a macrostep remember the configuration before the
   *     macrostep
   */
  public Explorer(
      ResolvedMachine machine, Constraints constraints, Limits limits, boolean remembering) {
    this(machine, constraints, limits, remembering, false);
  }

  /**
   * Creates an explorer.
   *
   * @param isTimed whether situations contain the possible remaining times of timers. There may be
   *     many more such situations
   */
  public Explorer(
      ResolvedMachine machine,
      Constraints constraints,
      Limits limits,
      boolean remembering,
      boolean isTimed) {
    this.isTimed = isTimed;
    this.machine = machine;
    this.tree = machine.tree();
    this.moves = machine.moves();
    this.constraints = constraints;
    this.limits = limits;
    this.remembering = remembering;
    this.events = machine.namedEvents();
    this.selector = new Selector(machine, constraints, this);
    events.forEach(e -> numbers.put(e, numbers.size()));
    Set<String> never = neverArriving(machine.declared());
    for (Event event : events) {
      boolean isMade = event.kind() == Event.Kind.DONE || machine.isTimer(event);
      arriving.set(number(event), !isMade && !never.contains(event.name()));
    }
    machine.leaves().forEach(n -> allLeaves.set(n.number()));
    for (StateNode node : machine.nodes()) {
      timersOf.add(new ArrayList<>());
      BitSet ends = new BitSet();
      tree.children(node.number()).stream().filter(c -> tree.node(c).isFinal()).forEach(ends::set);
      finalChildren.add(ends);
      if (!node.isRoot() && node.declared().isHistory()) {
        histories.put(node.number(), histories.size());
      }
      for (StateNode.Timer timer : node.timers()) {
        timersOf.get(node.number()).add(timers.size());
        timers.add(new TimerOwner(node.number(), timer, number(timer.event())));
      }
    }
  }

  private static Set<String> neverArriving(Machine machine) {
    Set<String> never = new HashSet<>();
    for (Verification.Assumption assumption : machine.verification().assumptions()) {
      if (assumption instanceof Verification.NeverArriving each) {
        each.events().forEach(e -> never.add(machine.denoted(e.name())));
      }
    }
    return never;
  }

  /** Returns the number of an event in {@link ResolvedMachine#namedEvents()}. */
  public int number(Event event) {
    return requireNonNull(numbers.get(event));
  }

  public int timerCount() {
    return timers.size();
  }

  /** Returns the numbers of the timers that start when a node is entered, in declared order. */
  public List<Integer> timersOf(int node) {
    return timersOf.get(node);
  }

  /** Returns a timer as it is declared. */
  public Behavior.Timer timer(int timer) {
    return timers.get(timer).timer().declared();
  }

  /** Returns the number of the event of a timer. */
  public int timerEvent(int timer) {
    return timers.get(timer).event();
  }

  /** Returns the number of the node that starts a timer. */
  public int timerOwner(int timer) {
    return timers.get(timer).node();
  }

  public boolean isRunning(Situation situation, int timer) {
    return situation.timers.get(timer);
  }

  /**
   * Returns whether the explorer has omitted no step so far. The explorer omits steps if too many
   * events are queued or deferred, or if too many selections of transitions are possible.
   */
  public boolean isComplete() {
    return complete;
  }

  /** Returns whether the explorer has omitted a step because of an assumed limit. */
  boolean isLimited() {
    return limited;
  }

  /**
   * Returns the values of the counters, in declared order, with which an instance makes a step
   * although no results of the predicates satisfy the assumptions; empty if there are none.
   */
  public Optional<List<Integer>> contradiction() {
    return Optional.ofNullable(contradiction).map(c -> Arrays.stream(c).boxed().toList());
  }

  /** Records that the explorer omitted a step. */
  void markIncomplete() {
    complete = false;
  }

  /** A step and the situation after the step. */
  record Successor(Situation situation, Step step) {}

  /** Returns one first step for each state in which an instance may start. */
  List<Successor> starts() {
    List<Move> starts = new ArrayList<>();
    if (machine.root().declared().isParallel()) {
      starts.add(moves.start());
    } else {
      machine.beginnings().forEach(b -> starts.add(moves.start(b)));
      if (starts.isEmpty()) {
        starts.add(moves.start());
      }
    }
    List<Successor> steps = new ArrayList<>();
    for (Move move : starts) {
      Situation next =
          new Situation(new BitSet[histories.size()], new int[constraints.counters().size()]);
      next.active = new BitSet();
      next.before = remembering ? new BitSet() : null;
      next.zone = isTimed ? TimerZone.EMPTY : null;
      BitSet entered = new BitSet();
      addEntry(move.entry(), next.history, entered);
      List<Integer> queue = new ArrayList<>();
      // the root has entry actions and timers, too
      BitSet all = (BitSet) entered.clone();
      all.set(0);
      enter(next, all, queue);
      next.active.clear(0);
      if (finish(next, queue)) {
        Step step = new Step(-1, -1, new BitSet(), entered, List.of(), List.of());
        steps.add(new Successor(next, step));
      }
    }
    return steps;
  }

  /** Returns whether a stable situation may refuse or ignore an event. */
  public boolean mayDrop(Situation situation, int event) {
    return situation.ended
        || selector.select(situation, event).stream()
            .anyMatch(b -> b.taken().isEmpty() && b.otherwise() != Otherwise.DEFERRED);
  }

  /** Returns the events from outside that a stable situation may ignore. */
  public List<Integer> ignored(Situation situation) {
    if (situation.ended) {
      return List.of();
    }
    boolean isLenient = machine.declared().lenient();
    BitSet events = (BitSet) (isLenient ? arriving : selector.offered(situation)).clone();
    events.and(arriving);
    List<Integer> ignored = new ArrayList<>();
    for (int event = events.nextSetBit(0); event >= 0; event = events.nextSetBit(event + 1)) {
      boolean mayIgnore =
          selector.select(situation, event).stream()
              .anyMatch(
                  b ->
                      b.taken().isEmpty()
                          && (b.otherwise() == Otherwise.IGNORED
                              || (isLenient && b.otherwise() == Otherwise.REFUSED)));
      if (mayIgnore) {
        ignored.add(event);
      }
    }
    return ignored;
  }

  /** The possible ways in which a stable situation handles an event. */
  public enum Handling {
    /**
     * The event is never refused. For all results of the predicates, a transition handles the
     * event, or a state ignores or defers the event.
     */
    HANDLED,
    /** The event is refused for some results of the predicates, but not for all. */
    DEPENDS,
    /** The event is refused for all results of the predicates. */
    REFUSED
  }

  /**
   * Returns whether a stable situation refuses an event: for all possible results of the
   * predicates, for some results only, or for no results.
   */
  public Handling handling(Situation situation, int event) {
    if (situation.ended) {
      return Handling.REFUSED;
    }
    List<Selector.Branch> branches = selector.select(situation, event);
    long refused =
        branches.stream()
            .filter(b -> b.taken().isEmpty() && b.otherwise() == Otherwise.REFUSED)
            .count();
    return refused == 0
        ? Handling.HANDLED
        : refused == branches.size() ? Handling.REFUSED : Handling.DEPENDS;
  }

  /**
   * Returns the evaluation of an event that no transition handles in a stable situation. Returns
   * empty if the results of predicates decide whether a transition handles the event, or whether
   * the event is refused, ignored or deferred.
   */
  public Optional<Evaluation> untaken(Situation situation, int event) {
    if (situation.ended) {
      return Optional.of(
          new Evaluation(event, constraints.space().always(), Otherwise.REFUSED, List.of()));
    }
    List<Selector.Branch> branches = selector.select(situation, event);
    return branches.size() == 1 && branches.get(0).taken().isEmpty()
        ? Optional.of(branches.get(0).evaluation(event))
        : Optional.empty();
  }

  /**
   * Returns the steps for events that change nothing in a stable situation, because no guard holds
   * or a state ignores the event.
   */
  public List<Step> refusals(Situation situation) {
    List<Step> steps = new ArrayList<>();
    if (situation.ended) {
      return steps;
    }
    for (int event : selector.offered(situation).stream().toArray()) {
      if (arriving.get(event)) {
        for (Selector.Branch branch : selector.select(situation, event)) {
          if (branch.taken().isEmpty() && branch.otherwise() != Otherwise.DEFERRED) {
            steps.add(stepWithoutTransitions(event, List.of(branch.evaluation(event))));
          }
        }
      }
    }
    return steps;
  }

  /**
   * A guard that is evaluated and does not hold.
   *
   * @param condition the results of the predicates for which the guard does not hold
   */
  public record Refutation(ResolvedTransition transition, Condition condition) {}

  /**
   * Returns the guards that may be evaluated for an event and may fail.
   *
   * @param event the number of the event; -1 for eventless transitions
   */
  public List<Refutation> refutations(Situation situation, int event) {
    return situation.ended ? List.of() : selector.refutations(situation, event);
  }

  /** Returns the condition that holds if the predicates have the given results. */
  public Condition answers(Map<String, Boolean> answers) {
    Condition all = constraints.space().always();
    for (Map.Entry<String, Boolean> answer : answers.entrySet()) {
      Condition each = constraints.space().of(new Formula.Predicate(answer.getKey()));
      all = all.and(answer.getValue() ? each : each.not());
    }
    return all;
  }

  /** Returns whether a timer raises an event. */
  public boolean isTimer(int event) {
    return event >= 0 && machine.isTimer(events.get(event));
  }

  /** Returns all steps from a situation, except steps for events that change nothing. */
  List<Successor> next(Situation situation) {
    List<Successor> steps = new ArrayList<>();
    switch (situation.phase) {
      case SETTLING -> settle(situation, steps);
      case RESTING -> offer(situation, steps);
      default -> inputs(situation, steps);
    }
    return steps;
  }

  private void inputs(Situation from, List<Successor> steps) {
    if (from.ended) {
      return;
    }
    BitSet offered = selector.offered(from);
    offered.and(arriving);
    for (int event = offered.nextSetBit(0); event >= 0; event = offered.nextSetBit(event + 1)) {
      input(from, from, event, steps);
    }
    for (int timer = from.timers.nextSetBit(0);
        timer >= 0;
        timer = from.timers.nextSetBit(timer + 1)) {
      TimerZone zone = from.zone == null ? null : from.zone.elapse(timer);
      if (zone != null || (from.zone == null && isNext(from, timer))) {
        Situation elapsed = from.copy();
        elapsed.zone = zone;
        stopTimer(elapsed, timer);
        if (timers.get(timer).timer().declared().repeats()) {
          startTimer(elapsed, timer, new BitSet());
        }
        input(from, elapsed, timerEvent(timer), steps);
      }
    }
  }

  /** Adds the steps for an event from outside or for the event of an elapsed timer. */
  private void input(Situation before, Situation from, int event, List<Successor> steps) {
    for (Selector.Branch branch : selector.select(from, event)) {
      if (!branch.taken().isEmpty()) {
        microstep(from, branch, event, event, List.of(), steps);
      } else if (branch.otherwise() == Otherwise.DEFERRED) {
        Situation next = from.copy();
        next.before = remembering ? from.active : null;
        if (defer(next, event)) {
          rest(next);
          steps.add(
              new Successor(
                  next, stepWithoutTransitions(event, List.of(branch.evaluation(event)))));
        }
      } else if (from != before) {
        Situation next = from.copy();
        markStable(next);
        steps.add(
            new Successor(next, stepWithoutTransitions(event, List.of(branch.evaluation(event)))));
      }
    }
  }

  private static Step stepWithoutTransitions(int input, List<Evaluation> evaluations) {
    return new Step(input, -1, Situation.NONE, Situation.NONE, List.of(), evaluations);
  }

  private void settle(Situation from, List<Successor> steps) {
    List<Evaluation> before = List.of();
    if (selector.hasEventless(from)) {
      for (Selector.Branch branch : selector.select(from, -1)) {
        if (!branch.taken().isEmpty()) {
          microstep(from, branch, -1, -1, List.of(), steps);
        } else {
          before = List.of(branch.evaluation(-1));
        }
      }
      if (before.isEmpty()) {
        return;
      }
    }
    if (from.queue.length == 0) {
      Situation next = from.copy();
      rest(next);
      steps.add(new Successor(next, stepWithoutTransitions(-1, before)));
      return;
    }
    Situation popped = from.copy();
    int event = from.queue[0];
    popped.queue = Arrays.copyOfRange(from.queue, 1, from.queue.length);
    for (Selector.Branch branch : selector.select(from, event)) {
      if (!branch.taken().isEmpty()) {
        microstep(popped, branch, event, -1, before, steps);
      } else {
        Situation next = popped.copy();
        if (branch.otherwise() != Otherwise.DEFERRED || defer(next, event)) {
          next.phase = Situation.Phase.SETTLING;
          restIfSettled(next);
          steps.add(
              new Successor(
                  next, stepWithoutTransitions(-1, joined(before, branch.evaluation(event)))));
        }
      }
    }
  }

  private static List<Evaluation> joined(List<Evaluation> before, Evaluation last) {
    return before.isEmpty() ? List.of(last) : List.of(before.get(0), last);
  }

  /**
   * Adds the steps that offer the oldest deferred event that has not been offered in the current
   * configuration.
   */
  private void offer(Situation from, List<Successor> steps) {
    int at = 0;
    while (from.deferred[at] % 2 == 0) {
      at++;
    }
    int event = from.deferred[at] / 2;
    Situation without = from.copy();
    without.deferred = new int[from.deferred.length - 1];
    System.arraycopy(from.deferred, 0, without.deferred, 0, at);
    System.arraycopy(from.deferred, at + 1, without.deferred, at, from.deferred.length - at - 1);
    for (Selector.Branch branch : selector.select(from, event)) {
      if (!branch.taken().isEmpty()) {
        microstep(without, branch, event, -1, List.of(), steps);
        continue;
      }
      Situation next = without.copy();
      if (branch.otherwise() == Otherwise.DEFERRED) {
        next = from.copy();
        next.deferred = from.deferred.clone();
        next.deferred[at]--;
        next.deferredIn = deferredIn(from);
      }
      rest(next);
      steps.add(new Successor(next, stepWithoutTransitions(-1, List.of(branch.evaluation(event)))));
    }
  }

  private void microstep(
      Situation from,
      Selector.Branch branch,
      int event,
      int input,
      List<Evaluation> before,
      List<Successor> steps) {
    BitSet exited = union(branch.taken(), t -> exitSet(from, t));
    Situation next = from.copy();
    if (from.isStable()) {
      next.before = remembering ? from.active : null;
    }
    rememberHistory(next, exited);
    BitSet entered = union(branch.taken(), t -> entrySet(next.history, t));
    List<Integer> queue = new ArrayList<>(0);
    for (int raised : from.queue) {
      queue.add(raised);
    }
    for (int n = exited.length() - 1; n >= 0; n = exited.previousSetBit(n - 1)) {
      machine.node(n).raisedOnExit().forEach(e -> queue.add(number(e)));
      timersOf.get(n).forEach(t -> stopTimer(next, t));
    }
    next.active = (BitSet) from.active.clone();
    next.active.andNot(exited);
    for (Step.Taken taken : branch.taken()) {
      taken
          .transition()
          .declared()
          .update()
          .ifPresent(u -> next.counters = constraints.updated(next.counters, u.name()));
      taken.transition().raised().forEach(e -> queue.add(number(e)));
    }
    if (next.counters != from.counters && constraints.of(next.counters).isNever()) {
      // the omitted steps are possible, because guards may not be evaluated at all
      contradiction = contradiction == null ? next.counters : contradiction;
      complete = false;
    }
    enter(next, entered, queue);
    if (finish(next, queue)) {
      List<Evaluation> evaluations = joined(before, branch.evaluation(event));
      Step step = new Step(input, event, exited, entered, branch.taken(), evaluations);
      steps.add(new Successor(next, step));
    }
  }

  private static BitSet union(List<Step.Taken> taken, Function<Step.Taken, BitSet> set) {
    if (taken.size() == 1) {
      return set.apply(taken.get(0));
    }
    BitSet all = new BitSet();
    taken.forEach(t -> all.or(set.apply(t)));
    return all;
  }

  /**
   * Enters nodes, outer nodes before inner nodes. The method modifies {@code next.active}, so this
   * set must not be shared with other situations.
   */
  private void enter(Situation next, BitSet entered, List<Integer> queue) {
    for (int n = entered.nextSetBit(0); n >= 0; n = entered.nextSetBit(n + 1)) {
      StateNode node = machine.node(n);
      next.active.set(n);
      node.raisedOnEntry().forEach(e -> queue.add(number(e)));
      for (int timer : timersOf.get(n)) {
        startTimer(next, timer, next.fresh);
        next.fresh = (BitSet) next.fresh.clone();
        next.fresh.set(timer);
      }
      int parent = tree.parent(n);
      if (node.declared().isFinal() && parent > 0) {
        machine.node(parent).done().ifPresent(e -> queue.add(number(e)));
        int around = tree.parent(parent);
        if (around > 0 && tree.node(around).isParallel() && isInFinalState(next, around)) {
          machine.node(around).done().ifPresent(e -> queue.add(number(e)));
        }
      }
    }
  }

  /** Completes a microstep. Returns false if the microstep would queue too many events. */
  private boolean finish(Situation next, List<Integer> queue) {
    if (queue.size() > MAX_QUEUE) {
      complete = false;
      return false;
    }
    next.queue =
        queue.isEmpty()
            ? Situation.NO_EVENTS
            : queue.stream().mapToInt(Integer::intValue).toArray();
    next.phase = Situation.Phase.SETTLING;
    if (!tree.root().isParallel() && isInFinalState(next, 0)) {
      end(next);
    } else {
      restIfSettled(next);
    }
    return true;
  }

  /**
   * Ends the macrostep at once if no event is queued and no active leaf has an eventless
   * transition.
   */
  private void restIfSettled(Situation next) {
    if (next.queue.length == 0 && !selector.hasEventless(next)) {
      rest(next);
    }
  }

  private static void end(Situation next) {
    next.ended = true;
    next.queue = Situation.NO_EVENTS;
    next.deferred = Situation.NO_EVENTS;
    next.deferredIn = Situation.NONE;
    next.timers = Situation.NONE;
    next.order = Situation.NONE;
    next.zone = next.zone == null ? null : TimerZone.EMPTY;
    markStable(next);
  }

  private static void markStable(Situation next) {
    next.phase = Situation.Phase.STABLE;
    next.fresh = Situation.NONE;
    next.before = null;
    next.zone = next.zone == null ? null : next.zone.pass();
  }

  /**
   * Ends a macrostep, or offers deferred events again if the active leaves have changed since the
   * events were deferred.
   */
  private void rest(Situation next) {
    if (isInFinalState(next, 0)) {
      end(next);
      return;
    } else if (next.deferred.length == 0) {
      next.deferredIn = Situation.NONE;
      markStable(next);
      return;
    }
    BitSet leaves = leaves(next);
    boolean isOffering = Arrays.stream(next.deferred).anyMatch(d -> d % 2 == 1);
    if (!isOffering || !leaves.equals(next.deferredIn)) {
      boolean anew = !leaves.equals(next.deferredIn);
      next.deferred = Arrays.stream(next.deferred).map(d -> d / 2 * 2 + (anew ? 1 : 0)).toArray();
      isOffering = anew;
      if (anew) {
        next.deferredIn = leaves;
      }
    }
    if (isOffering) {
      next.phase = Situation.Phase.RESTING;
    } else {
      markStable(next);
    }
  }

  /**
   * Adds an event to the deferred events. Returns false if too many events are deferred already.
   */
  private boolean defer(Situation next, int event) {
    if (next.deferred.length >= limits.deferred()) {
      complete &= limits.assumed();
      limited |= limits.assumed();
      return false;
    }
    next.deferredIn = deferredIn(next);
    next.deferred = Arrays.copyOf(next.deferred, next.deferred.length + 1);
    next.deferred[next.deferred.length - 1] = event * 2;
    return true;
  }

  private BitSet deferredIn(Situation situation) {
    BitSet leaves = leaves(situation);
    boolean none = Arrays.stream(situation.deferred).allMatch(d -> d % 2 == 1);
    return none || leaves.equals(situation.deferredIn) ? leaves : new BitSet();
  }

  boolean isLeaf(int node) {
    return allLeaves.get(node);
  }

  BitSet leaves(Situation situation) {
    BitSet leaves = (BitSet) situation.active.clone();
    leaves.and(allLeaves);
    return leaves;
  }

  private boolean isInFinalState(Situation situation, int node) {
    if (tree.node(node).isParallel()) {
      for (int child : tree.children(node)) {
        if (!isInFinalState(situation, child)) {
          return false;
        }
      }
      return true;
    }
    return finalChildren.get(node).intersects(situation.active);
  }

  private void rememberHistory(Situation next, BitSet exited) {
    if (histories.isEmpty()) {
      return;
    }
    @Nullable BitSet[] history = next.history.clone();
    histories.forEach(
        (node, index) -> {
          int parent = tree.parent(node);
          if (exited.get(parent)) {
            boolean deep =
                tree.node(node).behavior().history().orElseThrow() == Behavior.History.DEEP;
            BitSet active = new BitSet();
            next.active.stream()
                .filter(
                    n ->
                        deep
                            ? tree.node(n).isLeaf() && tree.isBelow(n, parent)
                            : tree.parent(n) == parent)
                .forEach(active::set);
            history[index] = active;
          }
        });
    next.history = history;
  }

  /** Returns the active nodes that a transition leaves. */
  BitSet exitSet(Situation situation, Step.Taken taken) {
    Optional<Move> move = move(taken);
    if (move.isEmpty()) {
      return Situation.NONE;
    }
    int domain = domain(situation.history, taken, move.get());
    BitSet exited = (BitSet) situation.active.clone();
    exited.clear(0, domain + 1);
    exited.clear(tree.last(domain) + 1, tree.size() + 1);
    return exited;
  }

  private BitSet entrySet(@Nullable BitSet[] history, Step.Taken taken) {
    return history.length > 0
        ? builtEntrySet(history, taken)
        : entrySets.computeIfAbsent(taken, t -> builtEntrySet(history, t));
  }

  private BitSet builtEntrySet(@Nullable BitSet[] history, Step.Taken taken) {
    BitSet entered = new BitSet();
    move(taken)
        .ifPresent(
            move -> {
              int domain = domain(history, taken, move);
              addEntry(move.entry(), history, entered);
              entered.clear(0, domain + 1);
              entered.clear(tree.last(domain) + 1, tree.size() + 1);
            });
    return entered;
  }

  private Optional<Move> move(Step.Taken taken) {
    List<Move> all = moves.of(taken.transition());
    if (all.isEmpty()) {
      return Optional.empty();
    } else if (taken.target() < 0) {
      return Optional.of(all.get(0));
    }
    List<StateNode> targets = taken.transition().targets();
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i).number() == taken.target()) {
        return Optional.of(all.get(i));
      }
    }
    throw new IllegalArgumentException("No target has the number " + taken.target());
  }

  /**
   * Returns the innermost node that contains the source and all targets of a transition and that
   * the transition does not exit.
   */
  private int domain(@Nullable BitSet[] history, Step.Taken taken, Move move) {
    if (move.domains().size() == 1) {
      return move.domain();
    }
    BitSet effective = new BitSet();
    if (taken.target() >= 0) {
      addEffective(machine.node(taken.target()), history, effective);
    } else {
      taken.transition().targets().forEach(t -> addEffective(t, history, effective));
    }
    for (int domain : move.domains()) {
      if (domain == 0 || effective.stream().allMatch(t -> tree.isBelow(t, domain))) {
        return domain;
      }
    }
    return move.domain();
  }

  private void addEffective(StateNode target, @Nullable BitSet[] history, BitSet effective) {
    Integer index = histories.get(target.number());
    if (index == null) {
      effective.set(target.number());
    } else if (history[index] != null) {
      effective.or(requireNonNull(history[index]));
    } else {
      target.defaults().forEach(t -> addEffective(t, history, effective));
    }
  }

  /**
   * Adds the nodes of an entry set, with each history state replaced by the states that the history
   * state remembers.
   */
  private void addEntry(List<Integer> entry, @Nullable BitSet[] history, BitSet entered) {
    for (int node : entry) {
      Integer index = histories.get(node);
      if (index == null) {
        if (node > 0) {
          entered.set(node);
        }
        continue;
      }
      BitSet remembered = history[index];
      int parent = tree.parent(node);
      if (remembered == null) {
        addEntry(moves.byDefault(machine.node(node)).entry(), history, entered);
      } else if (tree.node(node).behavior().history().orElseThrow() == Behavior.History.DEEP) {
        remembered.stream()
            .forEach(
                leaf -> {
                  for (int n = leaf; n != parent; n = tree.parent(n)) {
                    entered.set(n);
                  }
                });
      } else {
        remembered.stream()
            .forEach(
                child -> {
                  List<Integer> below =
                      moves.start(machine.node(child)).entry().stream()
                          .filter(n -> tree.isWithin(n, child))
                          .toList();
                  addEntry(below, history, entered);
                });
      }
    }
  }

  private boolean isNext(Situation situation, int timer) {
    int count = timers.size();
    return situation.timers.stream().noneMatch(t -> situation.order.get(t * count + timer));
  }

  private void stopTimer(Situation next, int timer) {
    if (!next.timers.get(timer)) {
      return;
    }
    int count = timers.size();
    next.timers = (BitSet) next.timers.clone();
    next.timers.clear(timer);
    if (next.zone != null) {
      next.zone = next.zone.stop(timer);
      return;
    }
    next.order = (BitSet) next.order.clone();
    next.order.clear(timer * count, (timer + 1) * count);
    for (int other = 0; other < count; other++) {
      next.order.clear(other * count + timer);
    }
  }

  private void startTimer(Situation next, int timer, BitSet fresh) {
    stopTimer(next, timer);
    if (next.zone != null) {
      next.zone = next.zone.start(timer, timer(timer).delay().constant());
    } else {
      next.order = (BitSet) next.order.clone();
      addOrder(next, timer, fresh);
    }
    next.timers = (BitSet) next.timers.clone();
    next.timers.set(timer);
  }

  /**
   * Records which running timers elapse before or after a new timer. A running timer with a shorter
   * or equal delay elapses before the new timer. A timer that was started at the same instant with
   * a longer delay elapses after the new timer. In all other cases the order is unknown.
   */
  private void addOrder(Situation next, int timer, BitSet fresh) {
    int count = timers.size();
    for (int other = next.timers.nextSetBit(0);
        other >= 0;
        other = next.timers.nextSetBit(other + 1)) {
      var own = timer(timer).delay().constant();
      var others = timer(other).delay().constant();
      if (own.isPresent() && others.isPresent()) {
        if (others.get().compareTo(own.get()) <= 0) {
          next.order.set(other * count + timer);
        } else if (fresh.get(other)) {
          next.order.set(timer * count + other);
        }
      }
    }
  }
}
