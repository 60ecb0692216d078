package dev.pawl.test;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Models from which a compiled machine differs by one mistake. The mistakes are named from the
 * point of view of the compiled machine: if it lacks a transition, the model has one more.
 */
final class Mutants {

  /** The kinds of mistakes. */
  enum Mistake {
    TARGET_CHANGED,
    TRANSITION_DROPPED,
    GUARD_NEGATED,
    EFFECT_LEFT_OUT
  }

  /**
   * A machine with a mistake.
   *
   * @param transition the number of the transition with the mistake
   */
  record Mutant(Machine machine, Mistake mistake, int transition) {}

  private final Machine machine;
  private final SplittableRandom random;

  Mutants(Machine machine, SplittableRandom random) {
    this.machine = machine;
    this.random = random;
  }

  /** Returns a machine with a random mistake; empty if the chosen transition cannot have it. */
  Optional<Mutant> next() {
    List<Transition> all = new ArrayList<>();
    machine.tree().nodes().stream().skip(1).forEach(s -> addTo(all, s));
    addTo(all, machine.root());
    if (all.isEmpty()) {
      return Optional.empty();
    }
    int number = random.nextInt(all.size());
    Mistake mistake = Mistake.values()[random.nextInt(Mistake.values().length)];
    Transition old = all.get(number);
    return changed(old, mistake)
        .map(
            c ->
                new Mutant(
                    with(new StateTree(rebuilt(machine.root(), old, c), declaredOrder())),
                    mistake,
                    number));
  }

  private List<String> declaredOrder() {
    return machine.tree().declared().stream().map(State::name).toList();
  }

  private static void addTo(List<Transition> all, State state) {
    all.addAll(state.transitions());
    all.addAll(state.behavior().always());
  }

  /** Returns what replaces a transition: nothing, or one transition. */
  private Optional<List<Transition>> changed(Transition old, Mistake mistake) {
    if (isHistoryDefault(old)) {
      return Optional.empty();
    }
    return switch (mistake) {
      case TRANSITION_DROPPED ->
          old.eventless() ? Optional.empty() : Optional.of(List.of(added(old), old));
      case TARGET_CHANGED -> target(old).map(t -> List.of(t));
      case GUARD_NEGATED ->
          old.guard()
              .map(
                  g ->
                      List.of(
                          old.toBuilder()
                              .guard(
                                  Optional.of(new Guard(new Formula.Not(g.formula()), Origin.NONE)))
                              .build()));
      case EFFECT_LEFT_OUT ->
          old.effects().isEmpty()
              ? Optional.empty()
              : Optional.of(
                  List.of(
                      old.toBuilder()
                          .effects(old.effects().subList(1, old.effects().size()))
                          .build()));
    };
  }

  /** Returns a transition like another one, for another event. */
  private Transition added(Transition old) {
    List<Event> events =
        machine.events().stream().filter(e -> e.kind() == Event.Kind.NAMED).toList();
    String event = events.isEmpty() ? "none" : events.get(random.nextInt(events.size())).name();
    return Transition.on(new NameReference(event, Origin.NONE), Origin.NONE)
        .targets(old.targets().stream().limit(1).toList())
        .effects(old.effects())
        .build();
  }

  private boolean isHistoryDefault(Transition transition) {
    return machine.tree().nodes().stream()
        .anyMatch(s -> s.isHistory() && s.transitions().contains(transition));
  }

  private Optional<Transition> target(Transition old) {
    List<State> states = machine.tree().nodes().stream().skip(1).toList();
    String target = states.get(random.nextInt(states.size())).name();
    if (old.targets().size() != 1 || old.targets().get(0).name().equals(target)) {
      return Optional.empty();
    }
    NameReference other = new NameReference(target, Origin.NONE);
    return Optional.of(old.toBuilder().targets(List.of(other)).build());
  }

  private Machine with(StateTree tree) {
    return new Machine(
        machine.identity(),
        machine.settings(),
        machine.types(),
        tree,
        machine.events(),
        machine.forbids(),
        machine.views(),
        machine.verification());
  }

  private static State rebuilt(State state, Transition old, List<Transition> replacement) {
    return new State(
        state.name(),
        state.description(),
        state.initial(),
        state.isFinal(),
        state.external(),
        state.layout(),
        state.tags(),
        state.wireName(),
        state.aliases(),
        state.requirements(),
        replaced(state.transitions(), old, replacement),
        state.children().stream().map(c -> rebuilt(c, old, replacement)).toList(),
        rebuilt(state.behavior(), old, replacement),
        state.origin());
  }

  private static Behavior rebuilt(Behavior own, Transition old, List<Transition> replacement) {
    return new Behavior(
        own.parallel(),
        own.history(),
        own.initial(),
        own.entry(),
        own.exit(),
        replaced(own.always(), old, replacement),
        own.timers(),
        own.ignored(),
        own.deferred(),
        own.data());
  }

  private static List<Transition> replaced(
      List<Transition> all, Transition old, List<Transition> replacement) {
    List<Transition> replaced = new ArrayList<>();
    all.forEach(t -> replaced.addAll(t == old ? replacement : List.of(t)));
    return replaced;
  }
}
