package dev.pawl.language.check;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A state that is being built. */
final class StateDraft {
  final String name;
  final StateDraft parent;
  final List<StateDraft> children = new ArrayList<>();
  boolean parallel;
  Optional<Behavior.History> history = Optional.empty();
  final List<NameReference> defaults = new ArrayList<>();
  final List<NameReference> entry = new ArrayList<>();
  final List<NameReference> raiseOnEntry = new ArrayList<>();
  final List<NameReference> exit = new ArrayList<>();
  final List<Transition> always = new ArrayList<>();
  final List<Behavior.Timer> timers = new ArrayList<>();
  final List<NameReference> ignored = new ArrayList<>();
  final List<NameReference> deferred = new ArrayList<>();
  final List<Event.Param> data = new ArrayList<>();
  Optional<State.Initial> initial = Optional.empty();
  boolean isFinal;
  boolean external;
  final List<NameReference> tags = new ArrayList<>();
  Optional<NameReference> wireName = Optional.empty();
  final List<NameReference> aliases = new ArrayList<>();
  final List<Transition> transitions = new ArrayList<>();
  List<Transition> last = transitions;

  StateDraft(String name, StateDraft parent) {
    this.name = name;
    this.parent = parent;
  }

  private Behavior behavior() {
    return Behavior.builder()
        .parallel(parallel)
        .history(history)
        .initial(defaults)
        .entry(new Behavior.Actions(entry, raiseOnEntry))
        .exit(new Behavior.Actions(exit, List.of()))
        .always(always)
        .timers(timers)
        .ignored(ignored)
        .deferred(deferred)
        .data(data)
        .build();
  }

  State state() {
    return State.builder(name, Machines.at(name))
        .initial(initial)
        .isFinal(isFinal)
        .external(external)
        .tags(tags)
        .wireName(wireName)
        .aliases(aliases)
        .transitions(transitions)
        .children(children.stream().map(StateDraft::state).toList())
        .behavior(behavior())
        .build();
  }
}
