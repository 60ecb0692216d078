package dev.pawl.processor.e2e;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/**
 * A random machine without errors: all states are reachable, guards of one event use different
 * predicates, and final states have no transitions.
 */
final class RandomMachine {

  /** A state; its transitions are in {@link #transitions}. */
  record StateOf(String name, boolean initial, boolean last, boolean external) {}

  /** An event, except for direct transitions. */
  record EventOf(String name, boolean payload) {}

  /**
   * A transition.
   *
   * @param from the number of the state; -1 for the root
   * @param event the event; empty for a direct transition
   * @param choose the method that chooses one of several targets; empty for one target
   */
  record TransitionOf(
      int from,
      String event,
      List<Integer> targets,
      RandomFormula guard,
      String update,
      List<String> effects,
      String choose) {}

  private final SplittableRandom random;
  final List<StateOf> states = new ArrayList<>();
  final List<EventOf> events = new ArrayList<>();
  final List<TransitionOf> transitions = new ArrayList<>();
  final boolean lenient;
  final boolean threadSafe;
  final boolean context;
  final boolean effects;
  final boolean logic;
  private final Map<String, Integer> predicates = new HashMap<>();
  private int choices;

  /** Creates a machine with a maximum number of states. */
  RandomMachine(SplittableRandom random, int mostStates) {
    this.random = random;
    this.lenient = random.nextInt(4) == 0;
    this.threadSafe = random.nextInt(4) == 0;
    this.logic = random.nextBoolean();
    this.context = logic && random.nextBoolean();
    this.effects = random.nextInt(3) == 0;
    addStates(random.nextInt(1, mostStates + 1));
    int count = random.nextInt(1, Math.min(8, 2 + mostStates));
    for (int e = 0; e < count; e++) {
      events.add(new EventOf(name("e", e), random.nextInt(4) == 0));
    }
    for (int s = 0; s < states.size(); s++) {
      addTransitions(s);
    }
    makeReachable();
    addRoot();
    // an unhandled event would only cause a warning
    Set<String> used = new HashSet<>();
    transitions.forEach(t -> used.add(t.event()));
    events.removeIf(e -> !used.contains(e.name()));
  }

  private String name(String prefix, int number) {
    String[] words = {"", "_open", "Closed", "_HALF_open", "z2", "X_y", "_déjà"};
    return prefix + number + words[random.nextInt(words.length)];
  }

  private void addStates(int count) {
    for (int s = 0; s < count; s++) {
      boolean initial = s == 0 || random.nextInt(6) == 0;
      boolean external = !initial && random.nextInt(8) == 0;
      boolean last = s > 0 && random.nextInt(4) == 0;
      states.add(new StateOf(name("S", s), initial, last, external));
    }
  }

  private int anyTarget() {
    int target;
    do {
      target = random.nextInt(states.size());
    } while (states.get(target).external());
    return target;
  }

  private void addTransitions(int from) {
    if (states.get(from).last()) {
      return;
    }
    for (EventOf event : events) {
      if (random.nextInt(3) > 0) {
        addCandidates(from, event.name(), random.nextInt(10) == 0 ? 6 : random.nextInt(3));
      }
    }
    Set<Integer> direct = new LinkedHashSet<>();
    for (int i = random.nextInt(3); i > 0 && random.nextInt(3) == 0; i--) {
      direct.add(anyTarget());
    }
    for (int target : direct) {
      add(from, "", List.of(target), null, "");
    }
  }

  private void addCandidates(int from, String event, int guarded) {
    predicates.clear();
    for (int i = 0; logic && i < guarded; i++) {
      RandomFormula guard = RandomFormula.fresh(random, predicates, from < 0 ? "r" : "p");
      addOne(from, event, guard);
    }
    // the candidates of the root come last, so the candidates of a state can hide them only if it
    // is the only state
    if (!logic || guarded == 0 || random.nextBoolean()) {
      addOne(from, event, null);
    }
  }

  private void addOne(int from, String event, RandomFormula guard) {
    if (logic && random.nextInt(6) == 0) {
      Set<Integer> targets = new LinkedHashSet<>();
      for (int i = 0; i < 3; i++) {
        targets.add(anyTarget());
      }
      if (targets.size() > 1) {
        add(from, event, List.copyOf(targets), guard, "c" + choices++);
        return;
      }
    }
    add(from, event, List.of(anyTarget()), guard, "");
  }

  private void add(
      int from, String event, List<Integer> targets, RandomFormula guard, String choose) {
    String update = context && random.nextInt(3) == 0 ? "u" + random.nextInt(5) : "";
    Set<String> run = new LinkedHashSet<>();
    for (int i = random.nextInt(4); effects && i > 0; i--) {
      run.add("f" + random.nextInt(6));
    }
    transitions.add(
        new TransitionOf(from, event, targets, guard, update, List.copyOf(run), choose));
  }

  /** Adds transitions so that every state is reachable from a previous one. */
  private void makeReachable() {
    for (int s = 1; s < states.size(); s++) {
      StateOf state = states.get(s);
      if (state.initial() || state.external()) {
        continue;
      }
      int from;
      do {
        from = random.nextInt(s);
      } while (states.get(from).last());
      String event = "go" + s;
      events.add(new EventOf(event, false));
      add(from, event, List.of(s), null, "");
    }
  }

  /**
   * Adds transitions of the root, with separate events except for guarded events of the first
   * state.
   */
  private void addRoot() {
    for (int i = random.nextInt(3); i > 0; i--) {
      String event = "reset" + i;
      events.add(new EventOf(event, random.nextInt(4) == 0));
      if (logic && random.nextBoolean()) {
        predicates.clear();
        addOne(0, event, RandomFormula.fresh(random, predicates, "p"));
      }
      addCandidates(-1, event, random.nextInt(2));
    }
  }

  /** The result of an event. */
  record Step(String kind, int to, List<String> effects, String update) {}

  /** Returns the step according to the declaration, computed without the processor. */
  Step step(int from, String event, Predicate<String> holds, Map<String, Integer> picks) {
    List<TransitionOf> candidates = new ArrayList<>(candidates(from, event));
    if (!states.get(from).last()) {
      candidates.addAll(candidates(-1, event));
    }
    for (TransitionOf candidate : candidates) {
      if (candidate.guard() == null || candidate.guard().value(holds)) {
        int picked = candidate.choose().isEmpty() ? 0 : picks.get(candidate.choose());
        int to = candidate.targets().get(picked % candidate.targets().size());
        return new Step("Moved", to, candidate.effects(), candidate.update());
      }
    }
    String refused = candidates.isEmpty() ? "Illegal" : "GuardRefused";
    return new Step(lenient ? "Ignored" : refused, from, List.of(), "");
  }

  private Collection<TransitionOf> candidates(int from, String event) {
    return transitions.stream().filter(t -> t.from() == from && eventOf(t).equals(event)).toList();
  }

  /**
   * Returns the wire name of a transition's event. For a direct transition, this name is derived
   * from the target.
   */
  String eventOf(TransitionOf transition) {
    return transition.event().isEmpty()
        ? dev.pawl.language.model.Transition.directEventName(
            states.get(transition.targets().get(0)).name())
        : transition.event();
  }
}
