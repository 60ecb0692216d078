package dev.pawl.language.explore;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Verification;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.LeafResponse.Otherwise;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
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
  private final Constraints constraints;
  private final Limits limits;
  private final boolean remembering;
  private final boolean isTimed;
  private final NodeSets sets;
  private final MachineTimers timers;
  private final Selector selector;
  private final EventResponses responses;

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
    this.constraints = constraints;
    this.limits = limits;
    this.remembering = remembering;
    this.sets = new NodeSets(machine);
    this.timers = new MachineTimers(machine);
    this.selector = new Selector(machine, constraints, sets);
    this.responses = new EventResponses(machine, constraints, selector, arriving);
    Set<String> never = neverArriving(machine.declared());
    for (Event event : machine.namedEvents()) {
      boolean isMade = event.kind() == Event.Kind.DONE || machine.isTimer(event);
      arriving.set(machine.number(event), !isMade && !never.contains(event.name()));
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

  /** Returns the timers of the machine. */
  public MachineTimers timers() {
    return timers;
  }

  /** Returns the responses of stable situations to events. */
  public EventResponses responses() {
    return responses;
  }

  /**
   * Returns whether the explorer has omitted no step so far. The explorer omits steps if too many
   * events are queued or deferred, or if too many selections of transitions are possible.
   */
  public boolean isComplete() {
    return complete && selector.isComplete();
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

  /** A step and the situation after the step. */
  record Successor(Situation situation, Step step) {}

  /** Returns one first step for each state in which an instance may start. */
  List<Successor> starts() {
    Moves moves = machine.moves();
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
          new Situation(new BitSet[sets.historyCount()], new int[constraints.counters().size()]);
      next.active = new BitSet();
      next.before = remembering ? new BitSet() : null;
      next.zone = isTimed ? TimerZone.EMPTY : null;
      BitSet entered = sets.entered(move, next.history);
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

  /** Returns the condition that holds if the predicates have the given results. */
  public Condition answers(Map<String, Boolean> answers) {
    Condition all = constraints.space().always();
    for (Map.Entry<String, Boolean> answer : answers.entrySet()) {
      Condition each = constraints.space().of(new Formula.Predicate(answer.getKey()));
      all = all.and(answer.getValue() ? each : each.not());
    }
    return all;
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
      Situation elapsed = timers.elapsed(from, timer);
      if (elapsed != null) {
        input(from, elapsed, timers.event(timer), steps);
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
                  next, Step.withoutTransitions(event, List.of(branch.evaluation(event)))));
        }
      } else if (from != before) {
        Situation next = from.copy();
        markStable(next);
        steps.add(
            new Successor(next, Step.withoutTransitions(event, List.of(branch.evaluation(event)))));
      }
    }
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
      steps.add(new Successor(next, Step.withoutTransitions(-1, before)));
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
                  next, Step.withoutTransitions(-1, joined(before, branch.evaluation(event)))));
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
      steps.add(
          new Successor(next, Step.withoutTransitions(-1, List.of(branch.evaluation(event)))));
    }
  }

  private void microstep(
      Situation from,
      Selector.Branch branch,
      int event,
      int input,
      List<Evaluation> before,
      List<Successor> steps) {
    BitSet exited = union(branch.taken(), t -> sets.exitSet(from, t));
    Situation next = from.copy();
    if (from.isStable()) {
      next.before = remembering ? from.active : null;
    }
    sets.rememberHistory(next, exited);
    BitSet entered = union(branch.taken(), t -> sets.entrySet(next.history, t));
    List<Integer> queue = new ArrayList<>(0);
    for (int raised : from.queue) {
      queue.add(raised);
    }
    for (int n = exited.length() - 1; n >= 0; n = exited.previousSetBit(n - 1)) {
      machine.node(n).raisedOnExit().forEach(e -> queue.add(machine.number(e)));
      timers.stopAll(next, n);
    }
    next.active = (BitSet) from.active.clone();
    next.active.andNot(exited);
    for (Step.Taken taken : branch.taken()) {
      taken
          .transition()
          .declared()
          .update()
          .ifPresent(u -> next.counters = constraints.updated(next.counters, u.name()));
      taken.transition().raised().forEach(e -> queue.add(machine.number(e)));
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
      node.raisedOnEntry().forEach(e -> queue.add(machine.number(e)));
      timers.startAll(next, n);
      int parent = tree.parent(n);
      if (node.declared().isFinal() && parent > 0) {
        machine.node(parent).done().ifPresent(e -> queue.add(machine.number(e)));
        int around = tree.parent(parent);
        if (around > 0 && tree.node(around).isParallel() && sets.isInFinalState(next, around)) {
          machine.node(around).done().ifPresent(e -> queue.add(machine.number(e)));
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
    if (!tree.root().isParallel() && sets.isInFinalState(next, 0)) {
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
    if (sets.isInFinalState(next, 0)) {
      end(next);
      return;
    } else if (next.deferred.length == 0) {
      next.deferredIn = Situation.NONE;
      markStable(next);
      return;
    }
    BitSet leaves = sets.leaves(next);
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
    BitSet leaves = sets.leaves(situation);
    boolean none = Arrays.stream(situation.deferred).allMatch(d -> d % 2 == 1);
    return none || leaves.equals(situation.deferredIn) ? leaves : new BitSet();
  }
}
