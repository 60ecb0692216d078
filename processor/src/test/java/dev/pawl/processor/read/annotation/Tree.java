package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Builds a state with its descendants by hand, directly from the model. */
final class Tree {

  private final String name;
  private final List<State> children = new ArrayList<>();
  private final List<Transition> transitions = new ArrayList<>();
  private final List<Transition> always = new ArrayList<>();
  private final List<Behavior.Timer> timers = new ArrayList<>();
  private final Behavior.Builder behavior = Behavior.builder();
  private boolean initial;
  private boolean isFinal;

  private Tree(String name, Tree... children) {
    this.name = name;
    Stream.of(children).map(Tree::state).forEach(this.children::add);
  }

  static Tree of(String name, Tree... children) {
    return new Tree(name, children);
  }

  Tree parallel() {
    behavior.parallel(true);
    return this;
  }

  Tree initial() {
    initial = true;
    return this;
  }

  Tree end() {
    isFinal = true;
    return this;
  }

  Tree history(Behavior.History kind, String... targets) {
    behavior.history(Optional.of(kind));
    return on(Transition.NO_EVENT, targets);
  }

  Tree defaults(String... names) {
    behavior.initial(refs(names));
    return this;
  }

  Tree entry(List<String> effects, String... raise) {
    behavior.entry(new Behavior.Actions(refs(effects.toArray(String[]::new)), refs(raise)));
    return this;
  }

  Tree exit(List<String> effects, String... raise) {
    behavior.exit(new Behavior.Actions(refs(effects.toArray(String[]::new)), refs(raise)));
    return this;
  }

  Tree ignore(String... events) {
    behavior.ignored(refs(events));
    return this;
  }

  Tree defer(String... events) {
    behavior.deferred(refs(events));
    return this;
  }

  Tree on(String event, String... targets) {
    transitions.add(transition(event, Optional.empty(), List.of(), false, List.of(), targets));
    return this;
  }

  Tree with(Transition transition) {
    transitions.add(transition);
    return this;
  }

  Tree always(Formula guard, String... targets) {
    Optional<Guard> only = Optional.of(new Guard(guard, Origin.NONE));
    always.add(transition(Transition.NO_EVENT, only, List.of(), false, List.of(), targets));
    return this;
  }

  Tree timer(String event, String text, Duration constant) {
    timers.add(
        new Behavior.Timer(
            ref(event),
            new Delay(text, Optional.ofNullable(constant), Origin.NONE),
            Optional.empty(),
            false));
    return this;
  }

  static Transition transition(
      String event,
      Optional<Guard> guard,
      List<String> effects,
      boolean internal,
      List<String> raise,
      String... targets) {
    return Transition.on(ref(event), Origin.NONE)
        .targets(refs(targets))
        .guard(guard)
        .effects(refs(effects.toArray(String[]::new)))
        .internal(internal)
        .raise(refs(raise.toArray(String[]::new)))
        .build();
  }

  private static NameReference ref(String name) {
    return new NameReference(name, Origin.NONE);
  }

  private static List<NameReference> refs(String... names) {
    return Stream.of(names).map(Tree::ref).toList();
  }

  State state() {
    return State.builder(name, Origin.NONE)
        .initial(initial ? Optional.of(new State.Initial("")) : Optional.empty())
        .isFinal(isFinal)
        .transitions(transitions)
        .children(children)
        .behavior(behavior.always(always).timers(timers).build())
        .build();
  }
}
