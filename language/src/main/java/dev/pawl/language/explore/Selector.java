package dev.pawl.language.explore;

import dev.pawl.language.model.Event;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.LeafResponse.Otherwise;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The selection of transitions for every possible combination of predicate results, by SCXML's
 * algorithms {@code selectTransitions} and {@code removeConflictingTransitions}.
 */
final class Selector {

  /** The maximum number of selections for one event. Further selections are ignored. */
  private static final int MAX_SELECTIONS = 4_096;

  /**
   * One possible selection of transitions.
   *
   * @param chosen the enabled transitions whose target user code chooses, with the chosen targets;
   *     includes preempted transitions
   * @param otherwise the result of the event if no transition is taken
   * @param condition the results of the predicates that lead to this selection
   */
  record Branch(
      List<Step.Taken> taken, List<Step.Taken> chosen, Otherwise otherwise, Condition condition) {

    Evaluation evaluation(int event) {
      return new Evaluation(event, condition, otherwise, chosen);
    }
  }

  /**
   * The responses of a leaf to events.
   *
   * @param offered the numbers of the events to which the leaf responds
   * @param answers the responses of the leaf, by the number of the event
   * @param eventless the response of the leaf for eventless transitions
   */
  private record Leaf(BitSet offered, Map<Integer, LeafAnswer> answers, LeafAnswer eventless) {}

  /** One possible response of a leaf: a transition, or no transition. */
  private record Option(
      Optional<ResolvedTransition> transition, Otherwise otherwise, Condition condition) {}

  /** The response of a leaf to an event, and the selections that result from this response. */
  private static final class LeafAnswer {
    private final LeafResponse response;
    private final boolean asksStates;

    /**
     * The possible responses, computed once; empty if guards test states, because the responses
     * then depend on the configuration.
     */
    private List<Option> options = List.of();

    /**
     * The selections for the case that no other leaf responds to the event. The key is the
     * condition that the constraints impose on the predicates.
     */
    private final Map<Condition, List<Branch>> alone = new IdentityHashMap<>();

    LeafAnswer(LeafResponse response) {
      this.response = response;
      this.asksStates =
          response.candidates().stream()
              .flatMap(t -> t.declared().guard().stream())
              .anyMatch(g -> !g.formula().states().isEmpty());
    }
  }

  private record Partial(List<Step.Taken> enabled, Otherwise otherwise, Condition condition) {}

  private final ResolvedMachine machine;
  private final Constraints constraints;
  private final NodeSets sets;
  private final List<Event> events;
  private final boolean hasAlways;
  private boolean complete = true;

  /**
   * The responses of each leaf, by the number of its node; null for leaves that have not been
   * active yet.
   */
  private final @Nullable Leaf[] answers;

  Selector(ResolvedMachine machine, Constraints constraints, NodeSets sets) {
    this.machine = machine;
    this.constraints = constraints;
    this.sets = sets;
    this.events = machine.namedEvents();
    this.hasAlways = machine.nodes().stream().anyMatch(n -> !n.always().isEmpty());
    this.answers = new Leaf[machine.nodes().size()];
  }

  /** Returns whether the selector has omitted no selection so far. */
  boolean isComplete() {
    return complete;
  }

  /** Returns the numbers of the events to which an active leaf responds. */
  BitSet offered(Situation situation) {
    BitSet all = new BitSet();
    for (int leaf = nextLeaf(situation, 0); leaf >= 0; leaf = nextLeaf(situation, leaf + 1)) {
      all.or(leaf(leaf).offered());
    }
    return all;
  }

  private Leaf leaf(int node) {
    Leaf known = answers[node];
    if (known == null) {
      BitSet all = new BitSet();
      machine.candidates().of(node).keySet().forEach(e -> all.set(machine.number(e)));
      LeafAnswer eventless = new LeafAnswer(machine.candidates().eventless(node));
      known = new Leaf(all, new HashMap<>(), eventless);
      answers[node] = known;
    }
    return known;
  }

  private int nextLeaf(Situation situation, int from) {
    int node = situation.active.nextSetBit(from);
    while (node >= 0 && !sets.isLeaf(node)) {
      node = situation.active.nextSetBit(node + 1);
    }
    return node;
  }

  boolean hasEventless(Situation situation) {
    if (hasAlways) {
      for (int leaf = nextLeaf(situation, 0); leaf >= 0; leaf = nextLeaf(situation, leaf + 1)) {
        if (!leaf(leaf).eventless().response.isNone()) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns the possible selections of transitions for an event.
   *
   * @param event the number of the event; -1 for eventless transitions
   */
  List<Branch> select(Situation situation, int event) {
    List<LeafAnswer> all = new ArrayList<>(1);
    for (int leaf = nextLeaf(situation, 0); leaf >= 0; leaf = nextLeaf(situation, leaf + 1)) {
      if (event < 0 || leaf(leaf).offered().get(event)) {
        LeafAnswer answer = answer(leaf, event);
        if (!answer.response.isNone()) {
          all.add(answer);
        }
      }
    }
    Condition known = constraints.of(situation.counters);
    if (all.size() == 1 && !all.get(0).asksStates) {
      // most events concern one region, and building conditions is slow
      return all.get(0).alone.computeIfAbsent(known, k -> selected(situation, all, k));
    }
    return selected(situation, all, known);
  }

  private List<Branch> selected(Situation situation, List<LeafAnswer> answers, Condition known) {
    List<Partial> partials = List.of(new Partial(List.of(), Otherwise.REFUSED, known));
    for (LeafAnswer answer : answers) {
      partials = extended(partials, options(answer, situation));
    }
    return merged(situation, partials);
  }

  /**
   * Returns the guards that may be evaluated and not hold, each with the condition under which the
   * guard is evaluated and does not hold.
   */
  List<EventResponses.Refutation> refutations(Situation situation, int event) {
    List<EventResponses.Refutation> all = new ArrayList<>();
    for (int leaf : sets.leaves(situation).stream().toArray()) {
      Condition rest = constraints.of(situation.counters);
      for (ResolvedTransition transition : answer(leaf, event).response.candidates()) {
        rest = rest.and(guard(transition, situation).not());
        if (transition.guarded() && rest.isKnown() && !rest.isNever()) {
          all.add(new EventResponses.Refutation(transition, rest));
        }
      }
    }
    return all;
  }

  private LeafAnswer answer(int node, int event) {
    Leaf leaf = leaf(node);
    return event < 0
        ? leaf.eventless()
        : leaf.answers()
            .computeIfAbsent(
                event, e -> new LeafAnswer(machine.candidates().of(node, events.get(e))));
  }

  private List<Option> options(LeafAnswer answer, Situation situation) {
    if (answer.asksStates) {
      return built(answer.response, situation);
    } else if (answer.options.isEmpty()) {
      answer.options = built(answer.response, situation);
    }
    return answer.options;
  }

  private List<Option> built(LeafResponse response, Situation situation) {
    List<Option> all = new ArrayList<>();
    Condition rest = constraints.space().always();
    for (ResolvedTransition transition : response.candidates()) {
      Condition guard = guard(transition, situation);
      all.add(new Option(Optional.of(transition), Otherwise.REFUSED, rest.and(guard)));
      rest = rest.and(guard.not());
    }
    all.add(new Option(Optional.empty(), response.otherwise(), rest));
    all.removeIf(o -> o.condition().isNever());
    return all;
  }

  private Condition guard(ResolvedTransition transition, Situation situation) {
    if (transition.declared().guard().isEmpty()) {
      return constraints.space().always();
    }
    var formula = transition.declared().guard().get().formula();
    return formula.states().isEmpty()
        ? constraints.space().of(formula)
        : constraints
            .space()
            .of(formula, s -> transition.asked(s).map(n -> situation.active.get(n.number())));
  }

  private List<Partial> extended(List<Partial> partials, List<Option> options) {
    List<Partial> extended = new ArrayList<>();
    for (Partial partial : partials) {
      for (Option option : options) {
        Condition both = partial.condition().and(option.condition());
        if (extended.size() >= MAX_SELECTIONS) {
          complete = false;
          return extended;
        } else if (!both.isNever()) {
          add(partial, option, both, extended);
        }
      }
    }
    return extended;
  }

  /**
   * Extends a partial selection by the response of one more leaf. Adds one selection for each
   * target that may be chosen.
   */
  private static void add(
      Partial partial, Option option, Condition condition, List<Partial> extended) {
    if (option.transition().isEmpty()) {
      Otherwise otherwise =
          option.otherwise().compareTo(partial.otherwise()) > 0
              ? option.otherwise()
              : partial.otherwise();
      extended.add(new Partial(partial.enabled(), otherwise, condition));
      return;
    }
    ResolvedTransition transition = option.transition().get();
    if (partial.enabled().stream().anyMatch(t -> t.transition() == transition)) {
      extended.add(new Partial(partial.enabled(), partial.otherwise(), condition));
      return;
    }
    List<Integer> targets =
        transition.declared().dynamic()
            ? transition.targets().stream().map(StateNode::number).distinct().toList()
            : List.of(-1);
    for (int target : targets) {
      List<Step.Taken> enabled = new ArrayList<>(partial.enabled());
      enabled.add(new Step.Taken(transition, target));
      extended.add(new Partial(enabled, partial.otherwise(), condition));
    }
  }

  /** Merges the selections that take the same transitions after the same choices. */
  private List<Branch> merged(Situation situation, List<Partial> partials) {
    if (partials.size() == 1) {
      return List.of(branch(situation, partials.get(0)));
    }
    record Key(List<Step.Taken> taken, List<Step.Taken> chosen, Otherwise otherwise) {}
    Map<Key, Condition> found = new LinkedHashMap<>();
    for (Partial partial : partials) {
      Branch branch = branch(situation, partial);
      Key key = new Key(branch.taken(), branch.chosen(), branch.otherwise());
      found.merge(key, branch.condition(), Condition::or);
    }
    List<Branch> merged = new ArrayList<>();
    found.forEach(
        (key, condition) ->
            merged.add(new Branch(key.taken(), key.chosen(), key.otherwise(), condition)));
    return merged;
  }

  private Branch branch(Situation situation, Partial partial) {
    List<Step.Taken> taken = taken(situation, partial.enabled());
    Otherwise otherwise = taken.isEmpty() ? partial.otherwise() : Otherwise.REFUSED;
    List<Step.Taken> chosen = partial.enabled().stream().filter(t -> t.target() >= 0).toList();
    return new Branch(taken, chosen, otherwise, partial.condition());
  }

  /** Returns the enabled transitions that no other enabled transition preempts. */
  private List<Step.Taken> taken(Situation situation, List<Step.Taken> enabled) {
    if (enabled.size() < 2) {
      return enabled;
    }
    List<Step.Taken> filtered = new ArrayList<>();
    for (Step.Taken one : enabled) {
      List<Step.Taken> preempted = new ArrayList<>();
      boolean isPreempted = false;
      for (Step.Taken other : filtered) {
        if (conflict(situation, one, other)) {
          if (isBelow(one, other)) {
            preempted.add(other);
          } else {
            isPreempted = true;
            break;
          }
        }
      }
      if (!isPreempted) {
        filtered.removeAll(preempted);
        filtered.add(one);
      }
    }
    return List.copyOf(filtered);
  }

  private boolean isBelow(Step.Taken one, Step.Taken other) {
    return machine
        .tree()
        .isBelow(one.transition().source().number(), other.transition().source().number());
  }

  private boolean conflict(Situation situation, Step.Taken one, Step.Taken other) {
    return sets.exitSet(situation, one).intersects(sets.exitSet(situation, other));
  }
}
