package dev.pawl.cli.importer;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The repair of imported machines. Other tools accept unreachable states, transitions that are
 * never taken, and transitions whose targets cannot be active together. Pawl reports errors for
 * them. The repair removes such transitions. It removes such states, marks them as external, or
 * replaces them as default children, and adds remarks.
 */
final class ImportRepair {

  /** The errors that mean that a transition is never taken. */
  private static final Set<Code> NEVER_TAKEN =
      EnumSet.of(
          Code.SHADOWED,
          Code.DUPLICATE_TRANSITION,
          Code.GUARD_NEVER_HOLDS,
          Code.NEVER_DONE,
          Code.FINAL_WITH_EXIT);

  private static final String NEVER_TAKEN_REASON = "it is never taken";

  private final ImportedMachine machine;
  private final AssignedNames names;
  private final CheckedFile checked;
  private final Map<String, ImportedState> states = new HashMap<>();

  private ImportRepair(ImportedMachine machine, AssignedNames names, CheckedFile checked) {
    this.machine = machine;
    this.names = names;
    this.checked = checked;
    machine.root().children().forEach(c -> c.forEach(s -> states.put(names.state(s.id()), s)));
  }

  /**
   * Repairs the errors that one check of a machine's YAML has found. Callers write and check the
   * YAML again, and call this method until it returns false.
   *
   * @param checked the YAML of the machine, with its errors
   * @return whether the machine was changed
   */
  static boolean repair(ImportedMachine machine, AssignedNames names, CheckedFile checked) {
    ImportRepair repair = new ImportRepair(machine, names, checked);
    Set<String> events = events(machine);
    boolean isChanged =
        repair.removeTransitions(NEVER_TAKEN, NEVER_TAKEN_REASON)
            || repair.removeTransitions(
                EnumSet.of(Code.SEVERAL_TARGETS), "its targets cannot be active together")
            || repair.removeStates();
    declareLost(machine, events);
    return isChanged || repair.removeEvents();
  }

  /** Returns the events that states and transitions name. */
  private static Set<String> events(ImportedMachine machine) {
    Set<String> events = new LinkedHashSet<>();
    machine
        .root()
        .forEach(
            state -> {
              Stream.concat(state.ignored().stream(), state.deferred().stream())
                  .filter(e -> !e.startsWith(Event.DONE_PREFIX))
                  .forEach(events::add);
              addRaised(state.entry(), events);
              addRaised(state.exit(), events);
              for (ImportedTransition transition : state.transitions()) {
                if (transition.trigger() instanceof ImportedTrigger.OnEvent on) {
                  events.add(on.event());
                }
                addRaised(transition.actions(), events);
              }
            });
    return events;
  }

  private static void addRaised(List<ImportedAction> actions, Set<String> events) {
    for (ImportedAction action : actions) {
      if (action instanceof ImportedAction.Raise raise) {
        events.add(raise.event());
      }
    }
  }

  /**
   * Declares the events that no state or transition names any more, because a transition on any
   * event can take them.
   */
  private static void declareLost(ImportedMachine machine, Set<String> events) {
    Set<String> lost = new LinkedHashSet<>(events);
    lost.removeAll(events(machine));
    lost.forEach(
        e -> machine.events().putIfAbsent(e, new ImportedMachine.EventDetails(Map.of(), "")));
  }

  /**
   * Removes the declarations of unused events whose names are similar to those of used events. Pawl
   * reports such declarations as mistyped events.
   *
   * @return whether the machine was changed
   */
  private boolean removeEvents() {
    Set<Origin> origins = origins(EnumSet.of(Code.MISTYPED_EVENT));
    if (origins.isEmpty()) {
      return false;
    }
    Set<String> unused =
        checked.machine().orElseThrow().events().stream()
            .filter(e -> origins.contains(e.origin()))
            .map(Event::name)
            .collect(Collectors.toSet());
    List<String> removed =
        machine.events().keySet().stream().filter(e -> unused.contains(names.event(e))).toList();
    for (String event : removed) {
      machine.events().remove(event);
      machine.remark(
          machine.root().place(), "event \"" + event + "\"", "left out; no transition has it");
    }
    return !removed.isEmpty();
  }

  private Set<Origin> origins(Set<Code> codes) {
    Set<Origin> origins = new HashSet<>();
    checked.problems().stream()
        .filter(p -> codes.contains(p.code()))
        .map(Problem::origin)
        .forEach(origins::add);
    origins.remove(Origin.NONE);
    return origins;
  }

  private boolean removeTransitions(Set<Code> codes, String reason) {
    Set<Origin> origins = origins(codes);
    Set<ImportedTransition> removed = new LinkedHashSet<>();
    if (!origins.isEmpty()) {
      Machine declared = checked.machine().orElseThrow();
      collect(declared.root(), machine.root(), origins, removed);
      declared
          .tree()
          .states()
          .forEach(
              s -> {
                ImportedState state = states.get(s.name());
                if (state != null) {
                  collect(s, state, origins, removed);
                }
              });
    }
    return removeTransitions(machine, names, removed::contains, reason);
  }

  private static boolean removeTransitions(
      ImportedMachine machine,
      AssignedNames names,
      Predicate<ImportedTransition> isRemoved,
      String reason) {
    Set<ImportedTransition> removed = new LinkedHashSet<>();
    machine.root().forEach(s -> s.transitions().stream().filter(isRemoved).forEach(removed::add));
    for (ImportedTransition transition : removed) {
      machine.remark(
          transition.place(),
          "transition " + description(transition, names),
          "left out; " + reason);
    }
    machine.root().forEach(s -> s.transitions().removeAll(removed));
    return !removed.isEmpty();
  }

  private void collect(
      State declared, ImportedState state, Set<Origin> origins, Set<ImportedTransition> removed) {
    Map<String, List<ImportedTransition>> groups = new HashMap<>();
    for (ImportedTransition transition : state.transitions()) {
      groups.computeIfAbsent(eventName(transition, state), e -> new ArrayList<>()).add(transition);
    }
    Map<String, Integer> seen = new HashMap<>();
    Stream.concat(declared.transitions().stream(), declared.behavior().always().stream())
        .forEach(
            transition -> {
              String event = transition.event().name();
              int index = seen.merge(event, 1, Integer::sum) - 1;
              List<ImportedTransition> group = groups.getOrDefault(event, List.of());
              if (index < group.size() && isAt(transition, origins)) {
                removed.add(group.get(index));
              }
            });
  }

  private String eventName(ImportedTransition transition, ImportedState state) {
    ImportedTrigger trigger = transition.trigger();
    if (trigger instanceof ImportedTrigger.OnEvent on) {
      return names.event(on.event());
    } else if (trigger instanceof ImportedTrigger.Done done) {
      return Event.DONE_PREFIX + names.state(done.state());
    } else if (trigger instanceof ImportedTrigger.AnyEvent) {
      return Transition.ANY_EVENT;
    } else if (trigger instanceof ImportedTrigger.Direct) {
      return Transition.directEventName(names.state(transition.targets().get(0)));
    } else if (trigger instanceof ImportedTrigger.Timer timer) {
      String owner = state == machine.root() ? names.machine() : names.state(state.id());
      return timerName(timer, state)
          .map(names::event)
          .orElseGet(
              () ->
                  Event.timerName(owner, timer.repeats() ? "every" : "after", names.delay(timer)));
    }
    return Transition.NO_EVENT;
  }

  /** Returns the name of a timer. Any transition of the state with an equal delay can set it. */
  private Optional<String> timerName(ImportedTrigger.Timer timer, ImportedState state) {
    return Stream.concat(Stream.of(timer), timers(state))
        .filter(t -> t.repeats() == timer.repeats())
        .filter(t -> names.delay(t).equals(names.delay(timer)))
        .map(ImportedTrigger.Timer::name)
        .filter(name -> !name.isEmpty())
        .findFirst();
  }

  private static Stream<ImportedTrigger.Timer> timers(ImportedState state) {
    return state.transitions().stream()
        .map(ImportedTransition::trigger)
        .filter(ImportedTrigger.Timer.class::isInstance)
        .map(ImportedTrigger.Timer.class::cast);
  }

  private static boolean isAt(Transition transition, Set<Origin> origins) {
    return origins.contains(transition.origin())
        || origins.contains(transition.event().origin())
        || transition.guard().map(Guard::origin).filter(origins::contains).isPresent()
        || transition.targets().stream().anyMatch(t -> origins.contains(t.origin()));
  }

  private static String description(ImportedTransition transition, AssignedNames names) {
    ImportedTrigger trigger = transition.trigger();
    String on =
        trigger instanceof ImportedTrigger.OnEvent e
            ? "for \"" + e.event() + "\""
            : trigger instanceof ImportedTrigger.Done d
                ? "for the completion of \"" + names.state(d.state()) + "\""
                : "";
    String to =
        transition.targets().isEmpty()
            ? ""
            : "to " + String.join(", ", transition.targets().stream().map(names::state).toList());
    return (on + " " + to).strip();
  }

  /**
   * Marks unreachable states as external if no transition or default leads to them. If all
   * unreachable states are entered by a transition or default, removes them: a state to which a
   * transition or default leads cannot be external.
   *
   * @return whether the machine was changed
   */
  private boolean removeStates() {
    Set<Origin> origins = origins(EnumSet.of(Code.UNREACHABLE));
    if (origins.isEmpty()) {
      return false;
    }
    List<ImportedState> unreachable =
        checked.machine().orElseThrow().tree().states().stream()
            .filter(s -> origins.contains(s.origin()))
            .flatMap(s -> Stream.ofNullable(states.get(s.name())))
            .toList();
    if (changeDefaults(unreachable)) {
      return true;
    }
    Set<String> entered = new HashSet<>();
    machine.root().forEach(s -> s.transitions().forEach(t -> entered.addAll(t.targets())));
    machine.root().forEach(s -> entered.addAll(s.defaults()));
    List<ImportedState> unentered =
        unreachable.stream().filter(s -> !entered.contains(s.id()) && !s.isExternal()).toList();
    if (unentered.isEmpty()) {
      unreachable.forEach(this::remove);
      foldGuards(machine, names);
      return !unreachable.isEmpty();
    }
    for (ImportedState state : unentered) {
      state.setExternal(true);
      machine.remark(
          state.place(),
          "state \"" + state.name() + "\"",
          "marked as external, because no transition leads to it");
    }
    return true;
  }

  /**
   * Replaces unreachable default children by other children. A default child can be unreachable
   * only if its parent is never entered by default.
   *
   * @return whether the machine was changed
   */
  private boolean changeDefaults(List<ImportedState> unreachable) {
    Set<String> ids = new HashSet<>();
    unreachable.forEach(s -> ids.add(s.id()));
    boolean[] isChanged = {false};
    machine
        .root()
        .forEach(
            state -> {
              if (!state.isHistory() && state.defaults().stream().anyMatch(ids::contains)) {
                state.children().stream()
                    .filter(c -> !c.isHistory() && !c.isExternal() && !ids.contains(c.id()))
                    .findFirst()
                    .ifPresent(
                        other -> {
                          state.initial().clear();
                          state.initial().add(other.id());
                          state.children().forEach(ImportedState::removeInitialArrow);
                          isChanged[0] = true;
                        });
              }
            });
    return isChanged[0];
  }

  private void remove(ImportedState state) {
    Set<String> ids = new HashSet<>();
    state.forEach(s -> ids.add(s.id()));
    machine.root().forEach(s -> s.children().remove(state));
    // a history state is unreachable if its default is
    machine
        .root()
        .forEach(
            s ->
                s.children()
                    .removeIf(
                        c ->
                            c.isHistory()
                                && c.initial().stream().anyMatch(ids::contains)
                                && ids.add(c.id())));
    machine.root().forEach(s -> s.initial().removeAll(ids));
    machine
        .root()
        .forEach(s -> s.transitions().removeIf(t -> t.targets().stream().anyMatch(ids::contains)));
    machine.remark(
        state.place(), "state \"" + state.name() + "\"", "left out; it is never entered");
  }

  /**
   * Replaces tests of states that the machine lacks by false, and tests of the machine itself by
   * true. Removes the transitions whose guards become false.
   */
  static void foldGuards(ImportedMachine machine, AssignedNames names) {
    Set<String> events = events(machine);
    Map<String, ImportedState> states = new HashMap<>();
    machine.root().forEach(s -> states.put(s.id(), s));
    Function<ImportedGuard.In, ImportedGuard> folded =
        in -> {
          ImportedState state = states.get(in.state());
          return state == null
              ? ImportedGuard.never()
              : state == machine.root() ? ImportedGuard.always() : in;
        };
    for (ImportedState state : states.values()) {
      for (ImportedTransition transition : state.transitions()) {
        transition.guard().map(g -> g.replaceStates(folded)).ifPresent(transition::setGuard);
      }
    }
    removeTransitions(
        machine,
        names,
        t -> t.guard().filter(ImportedGuard.never()::equals).isPresent(),
        NEVER_TAKEN_REASON);
    declareLost(machine, events);
  }
}
