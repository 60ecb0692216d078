package dev.pawl.spring.importer;

import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.StateOrder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.state.EntryPseudoState;
import org.springframework.statemachine.state.ExitPseudoState;
import org.springframework.statemachine.state.ForkPseudoState;
import org.springframework.statemachine.state.HistoryPseudoState;
import org.springframework.statemachine.state.PseudoStateKind;
import org.springframework.statemachine.state.State;
import org.springframework.statemachine.transition.Transition;
import org.springframework.statemachine.transition.TransitionKind;
import org.springframework.statemachine.trigger.TimerTrigger;
import org.springframework.statemachine.trigger.Trigger;

/** Reads a built machine of Spring Statemachine. The machine is not started. */
final class MachineWalker<S, E> {

  private final StateMachine<S, E> spring;
  private final StateTree<S, E> tree;
  private final ImportedMachine machine;
  private final CodeNames<SpringCode> names;
  private final SpringRemarks remarks;
  private final Map<String, E> events = new LinkedHashMap<>();

  private MachineWalker(StateMachine<S, E> spring, String name, CodeNames<SpringCode> names) {
    this.spring = spring;
    this.tree = StateTree.of(spring);
    this.machine = new ImportedMachine(name, tree.root());
    this.names = names;
    this.remarks = new SpringRemarks(machine);
  }

  /**
   * Reads a machine and returns the imported machine.
   *
   * @param name the name of the machine in Pawl
   * @param names the object that assigns names to guards and actions
   */
  static <S, E> WalkedMachine<S, E> walk(
      StateMachine<S, E> spring, String name, CodeNames<SpringCode> names) {
    MachineWalker<S, E> walker = new MachineWalker<>(spring, name, names);
    walker.walk();
    return new WalkedMachine<>(walker.machine, walker.tree, names, walker.events);
  }

  private void walk() {
    machine.settings().put("unexpected", "ignore");
    remarks.machine(spring);
    tree.machines().forEach(this::initialActions);
    tree.all().forEach(this::state);
    List<Transition<S, E>> transitions = transitions();
    new JoinReader<>(tree, this, remarks).read(transitions);
    transitions.stream().filter(t -> !isOfJoin(t)).forEach(this::transition);
    remarks.ambiguous(tree.root());
    remarks.exitsOfRegions(tree.root());
    remarks.takenByOtherRegions(tree.root());
    remarks.takenBySeveralRegions(tree.root());
    new EntryRemarks<>(tree, remarks).add();
    if (!tree.isOrdered()) {
      StateOrder.sortAll(tree.root());
    }
  }

  /**
   * If the initial transition has actions, adds a state from which an eventless transition with
   * these actions leads to the initial state. Thus the actions run only if the initial state is
   * entered by default.
   */
  private void initialActions(StateMachine<S, E> region) {
    Collection<?> actions = SpringInternals.initialActions(region);
    Optional<ImportedState> initial = tree.imported(region.getInitialState());
    if (!actions.isEmpty() && initial.isPresent()) {
      ImportedState before = tree.addInitial(initial.get());
      ImportedTransition transition =
          new ImportedTransition(new ImportedTrigger.Eventless(), Place.NONE);
      transition.actions().addAll(effects(actions, "begin in " + initial.get().name()));
      transition.targets().add(initial.get().id());
      before.transitions().add(transition);
    }
  }

  private void state(State<S, E> state) {
    Optional<ImportedState> found = tree.imported(state);
    if (found.isEmpty()) {
      return;
    }
    ImportedState imported = found.get();
    String name = imported.name();
    imported.entry().addAll(effects(state.getEntryActions(), "enter " + name));
    if (!state.getStateActions().isEmpty()) {
      imported.entry().addAll(effects(state.getStateActions(), "do " + name));
      remarks.stateAction(name);
    }
    imported.exit().addAll(effects(state.getExitActions(), "exit " + name));
    for (E event : state.getDeferredEvents()) {
      imported.deferred().add(event(event));
      remarks.deferral(name, Ids.name(event));
    }
    switch (StateTree.pseudoKind(state)) {
      case CHOICE, JUNCTION -> branches(state, imported);
      case HISTORY_SHALLOW, HISTORY_DEEP -> history(state, imported);
      default -> {}
    }
  }

  /**
   * Adds the branches of a choice. Spring Statemachine takes the last branch without evaluating its
   * guard. Spring Statemachine never takes any other branch without a guard.
   */
  private void branches(State<S, E> state, ImportedState choice) {
    List<SpringInternals.Branch<S, E>> branches = SpringInternals.branches(state.getPseudoState());
    for (int i = 0; i < branches.size(); i++) {
      SpringInternals.Branch<S, E> branch = branches.get(i);
      boolean last = i == branches.size() - 1;
      if (branch.guard() == null && !last) {
        remarks.deadBranch(choice.name(), branch.target());
        continue;
      }
      ImportedTransition transition =
          new ImportedTransition(new ImportedTrigger.Eventless(), Place.NONE);
      String place = choice.name() + " to " + Ids.name(branch.target().getId());
      if (branch.guard() != null && last) {
        remarks.lastBranch(choice.name(), branch.target());
      } else if (branch.guard() != null) {
        transition.setGuard(predicate(branch.guard(), place));
      }
      transition.actions().addAll(effects(branch.actions(), place));
      transition.targets().addAll(targets(branch.target()));
      choice.transitions().add(transition);
    }
  }

  private void history(State<S, E> state, ImportedState history) {
    Optional<State<S, E>> target =
        SpringInternals.defaultState((HistoryPseudoState<S, E>) state.getPseudoState());
    List<String> targets = target.map(this::targets).orElseGet(() -> defaultOf(history));
    history.initial().addAll(targets);
    remarks.history(history.name());
  }

  /**
   * Returns the default states of a history state that declares no default. Such a history state
   * has the default states of its superstate.
   */
  private List<String> defaultOf(ImportedState history) {
    List<String> targets = new ArrayList<>();
    tree.root()
        .forEach(
            s -> {
              if (s.children().contains(history)) {
                targets.addAll(s.initial());
              }
            });
    return targets;
  }

  /**
   * Returns all transitions without duplicates. For each region, transitions with a trigger come
   * before transitions without a trigger.
   */
  private List<Transition<S, E>> transitions() {
    Set<List<Object>> seen = new HashSet<>();
    List<Transition<S, E>> all = new ArrayList<>();
    for (StateMachine<S, E> region : tree.machines()) {
      Collection<Transition<S, E>> own = region.getTransitions();
      Stream.concat(
              own.stream().filter(t -> t.getTrigger() != null),
              TransitionOrder.triggerless(own).stream())
          .filter(t -> seen.add(identity(t)))
          .forEach(all::add);
    }
    return all;
  }

  /**
   * Returns a key that is equal for all copies of a transition. A machine and its regions may each
   * have a copy of a transition.
   */
  private List<Object> identity(Transition<S, E> transition) {
    List<Object> identity = new ArrayList<>();
    identity.add(System.identityHashCode(transition.getSource()));
    identity.add(System.identityHashCode(transition.getTarget()));
    identity.add(transition.getKind());
    identity.add(String.valueOf(trigger(transition)));
    identity.add(SpringInternals.guard(transition).map(System::identityHashCode).orElse(0));
    orEmpty(transition.getActions()).forEach(a -> identity.add(System.identityHashCode(a)));
    return identity;
  }

  private boolean isOfJoin(Transition<S, E> transition) {
    return StateTree.pseudoKind(transition.getSource()) == PseudoStateKind.JOIN
        || StateTree.pseudoKind(transition.getTarget()) == PseudoStateKind.JOIN;
  }

  private void transition(Transition<S, E> transition) {
    Optional<ImportedState> source = tree.imported(transition.getSource());
    if (source.isEmpty() || transition.getKind() == TransitionKind.INITIAL) {
      return;
    }
    ImportedTransition imported = new ImportedTransition(trigger(transition), Place.NONE);
    String place = place(transition);
    SpringInternals.guard(transition).ifPresent(g -> imported.setGuard(predicate(g, place)));
    imported.actions().addAll(effects(orEmpty(transition.getActions()), place));
    complete(imported, transition, place);
    if (transition.getKind() != TransitionKind.INTERNAL) {
      target(transition, source.get(), imported);
    }
    remarks.transition(transition, place);
    source.get().transitions().add(imported);
  }

  private void target(
      Transition<S, E> transition, ImportedState source, ImportedTransition imported) {
    imported.targets().addAll(targets(transition.getTarget()));
    Optional<ImportedState> target = tree.imported(transition.getTarget());
    boolean within = target.filter(t -> tree.isWithin(t, source)).isPresent();
    imported.setInternal(within && transition.getKind() == TransitionKind.LOCAL);
    target
        .filter(t -> tree.isWithin(source, t))
        .ifPresent(t -> remarks.superstate(place(transition), t.name()));
  }

  /** Copies the name and the security rule of a transition to the imported transition. */
  void complete(ImportedTransition imported, Transition<S, E> transition, String place) {
    String name = transition.getName();
    if (name != null && !name.isBlank()) {
      imported.setDescription(name);
    }
    remarks.securityRule(transition, place);
  }

  private ImportedTrigger trigger(Transition<S, E> transition) {
    Trigger<S, E> trigger = transition.getTrigger();
    if (trigger instanceof TimerTrigger<S, E> timer) {
      boolean repeats = timer.getCount() == 0 && transition.getKind() == TransitionKind.INTERNAL;
      return new ImportedTrigger.Timer(duration(timer.getPeriod()), "", "", repeats);
    }
    if (trigger != null && trigger.getEvent() != null) {
      return new ImportedTrigger.OnEvent(event(trigger.getEvent()));
    }
    // Spring Statemachine waits for the end of regions, but not for the end of other substates
    return tree.imported(transition.getSource())
        .filter(s -> s.kind() == ImportedState.Kind.PARALLEL)
        .<ImportedTrigger>map(s -> new ImportedTrigger.Done(s.id()))
        .orElseGet(ImportedTrigger.Eventless::new);
  }

  private static String duration(long milliseconds) {
    return milliseconds % 1000 == 0 ? milliseconds / 1000 + "s" : milliseconds + "ms";
  }

  /**
   * Returns a phrase that describes a transition, such as {@code play in OPEN}. The names of the
   * transition's guard and actions are derived from the phrase.
   */
  static String place(Transition<?, ?> transition) {
    String source = Ids.name(transition.getSource().getId());
    Trigger<?, ?> trigger = transition.getTrigger();
    if (trigger instanceof TimerTrigger<?, ?> timer) {
      return source + " after " + duration(timer.getPeriod());
    }
    return trigger == null || trigger.getEvent() == null
        ? source + " to " + Ids.name(transition.getTarget().getId())
        : Ids.name(trigger.getEvent()) + " in " + source;
  }

  /**
   * Returns the ids of the imported states to which a transition leads if it leads to {@code
   * target} in Spring Statemachine. A fork may lead to a state and to states inside it; only the
   * inner ones are returned.
   */
  List<String> targets(State<S, E> target) {
    Set<ImportedState> targets = targetStates(target);
    return targets.stream()
        .filter(t -> targets.stream().noneMatch(inner -> tree.isWithin(inner, t)))
        .map(ImportedState::id)
        .toList();
  }

  /**
   * Returns the imported states to which a transition leads if it leads to {@code target} in Spring
   * Statemachine.
   */
  Set<ImportedState> targetStates(State<S, E> target) {
    Set<ImportedState> targets = new LinkedHashSet<>();
    addTargets(target, targets);
    return targets;
  }

  private void addTargets(State<S, E> target, Set<ImportedState> targets) {
    switch (StateTree.pseudoKind(target)) {
      case FORK ->
          ((ForkPseudoState<S, E>) target.getPseudoState())
              .getForks()
              .forEach(f -> addTargets(f, targets));
      case ENTRY ->
          addTargets(
              SpringInternals.target((EntryPseudoState<S, E>) target.getPseudoState()), targets);
      case EXIT ->
          addTargets(
              ((ExitPseudoState<S, E>) target.getPseudoState()).getStateHolder().getState(),
              targets);
      default -> tree.imported(target).ifPresent(targets::add);
    }
  }

  ImportedGuard predicate(Object guard, String place) {
    return names.predicate(SpringCode.of(guard), "may " + place);
  }

  private List<ImportedAction> effects(Collection<?> actions, String place) {
    List<ImportedAction> effects = new ArrayList<>();
    for (Object action : actions) {
      SpringCode code = SpringCode.of(action);
      ImportedAction.Effect effect = names.effect(code, place);
      effects.add(effect);
      if (code.errorAction() != null) {
        remarks.errorAction(effect.name(), SpringCode.of(code.errorAction()));
      }
    }
    return effects;
  }

  private String event(E event) {
    String name = Ids.name(event);
    events.put(name, event);
    return name;
  }

  /**
   * Returns the given collection, or an empty collection for null. The type of the elements depends
   * on the version of Spring Statemachine.
   */
  static Collection<?> orEmpty(@Nullable Collection<?> elements) {
    return elements == null ? List.of() : elements;
  }
}
