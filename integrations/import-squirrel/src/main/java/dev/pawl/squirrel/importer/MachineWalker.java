package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.CodeNames;
import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.StateOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.squirrelframework.foundation.fsm.Action;
import org.squirrelframework.foundation.fsm.Conditions;
import org.squirrelframework.foundation.fsm.ImmutableState;
import org.squirrelframework.foundation.fsm.ImmutableTimedState;
import org.squirrelframework.foundation.fsm.ImmutableTransition;
import org.squirrelframework.foundation.fsm.StateMachine;
import org.squirrelframework.foundation.fsm.TransitionType;

/** Reads a machine of squirrel. The machine is not started. */
final class MachineWalker<T extends StateMachine<T, S, E, C>, S, E, C> {

  private final StateTree<T, S, E, C> tree;
  private final ImportedMachine machine;
  private final CodeNames<SquirrelCode> names;
  private final SquirrelRemarks remarks;
  private final Optional<E> finishEvent;
  private final Map<String, E> events = new LinkedHashMap<>();
  private final Map<Object, List<ActionUse<S, E>>> uses = new HashMap<>();

  private MachineWalker(T squirrel, String name, CodeNames<SquirrelCode> names) {
    this.tree = StateTree.of(squirrel);
    this.machine = new ImportedMachine(name, tree.root());
    this.names = names;
    this.remarks = new SquirrelRemarks(machine);
    this.finishEvent = SquirrelInternals.finishEvent(squirrel);
  }

  /**
   * Reads a machine and returns the imported machine.
   *
   * @param name the name of the machine in Pawl
   * @param names the object that assigns names to conditions and actions
   */
  static <T extends StateMachine<T, S, E, C>, S, E, C> WalkedMachine<T, S, E, C> walk(
      T squirrel, String name, CodeNames<SquirrelCode> names) {
    MachineWalker<T, S, E, C> walker = new MachineWalker<>(squirrel, name, names);
    walker.walk(squirrel);
    return new WalkedMachine<>(
        squirrel, walker.machine, walker.tree, names, walker.events, walker.uses);
  }

  private void walk(T squirrel) {
    machine.settings().put("unexpected", "ignore");
    remarks.machine(squirrel);
    for (ImmutableState<T, S, E, C> state : tree.all()) {
      state(state);
      state.getAllTransitions().forEach(t -> transition(state, t));
    }
    if (!tree.isOrdered()) {
      StateOrder.sort(tree.root());
    }
  }

  private void state(ImmutableState<T, S, E, C> state) {
    ImportedState imported = tree.imported(state);
    S id = state.getStateId();
    String name = imported.name();
    remarks.state(state);
    imported.entry().addAll(effects(state.getEntryActions(), "enter " + name, ActionUse.entry(id)));
    if (!state.isFinalState()) { // squirrel does not exit final states
      imported.exit().addAll(effects(state.getExitActions(), "exit " + name, ActionUse.exit(id)));
    }
    if (state instanceof ImmutableTimedState<T, S, E, C> timed) {
      imported.transitions().add(timer(timed));
    }
  }

  /**
   * Returns the transition that replaces the timer of a state. This transition raises the event
   * that squirrel fires when the timer elapses.
   */
  private ImportedTransition timer(ImmutableTimedState<T, S, E, C> state) {
    String event = event(state.getAutoFireEvent());
    ImportedTransition timer =
        new ImportedTransition(
            new ImportedTrigger.Timer(duration(delay(state)), "", "", state.getTimeInterval() > 0),
            Place.NONE);
    timer.actions().add(new ImportedAction.Raise(event));
    return timer;
  }

  /** Returns the delay of the timer of a state. For a repeating timer, returns the interval. */
  static Duration delay(ImmutableTimedState<?, ?, ?, ?> state) {
    long interval = state.getTimeInterval();
    return Duration.ofMillis(Math.max(1, interval > 0 ? interval : state.getInitialDelay()));
  }

  private static String duration(Duration delay) {
    return delay.toMillisPart() == 0 ? delay.toSeconds() + "s" : delay.toMillis() + "ms";
  }

  private void transition(
      ImmutableState<T, S, E, C> source, ImmutableTransition<T, S, E, C> transition) {
    if (remarks.isLeftOut(transition, isFinish(transition))) {
      return;
    }
    List<ImportedTrigger> triggers = triggers(source, transition);
    for (ImportedTrigger trigger : triggers) {
      ImportedTransition imported = new ImportedTransition(trigger, Place.NONE);
      String place = Ids.name(transition.getEvent()) + " in " + Ids.name(source.getStateId());
      if (!(transition.getCondition() instanceof Conditions.Always)) {
        imported.setGuard(
            names.predicate(SquirrelCode.of(transition.getCondition()), "may " + place));
      }
      imported
          .actions()
          .addAll(effects(transition.getActions(), place, ActionUse.transition(transition)));
      target(source, transition, imported);
      owner(source, transition).transitions().add(imported);
    }
    remarks.transition(transition);
  }

  private boolean isFinish(ImmutableTransition<T, S, E, C> transition) {
    return finishEvent.filter(transition.getEvent()::equals).isPresent();
  }

  /**
   * Returns the imported state to which a transition is added. Usually returns the source of the
   * transition. However, squirrel takes some transitions only while no substate of the source is
   * active. Such a transition is added to the substate that {@link StateTree#alone} returns for the
   * source, if present.
   */
  private ImportedState owner(
      ImmutableState<T, S, E, C> source, ImmutableTransition<T, S, E, C> transition) {
    boolean ofStateItself =
        transition.getType() == TransitionType.INTERNAL
            || source.isRegion() && !isFinish(transition);
    return ofStateItself ? tree.alone(source).orElse(tree.imported(source)) : tree.imported(source);
  }

  /**
   * Returns the triggers of a transition. The finish event becomes the done event of the source,
   * and of each parallel state inside the source.
   */
  private List<ImportedTrigger> triggers(
      ImmutableState<T, S, E, C> source, ImmutableTransition<T, S, E, C> transition) {
    List<ImportedTrigger> triggers = new ArrayList<>();
    if (isFinish(transition)) {
      addCompletions(source, triggers);
    }
    if (triggers.isEmpty()) {
      triggers.add(new ImportedTrigger.OnEvent(event(transition.getEvent())));
    }
    return triggers;
  }

  private void addCompletions(ImmutableState<T, S, E, C> state, List<ImportedTrigger> triggers) {
    boolean hasFinal =
        state.hasChildStates()
            && state.getChildStates().stream().anyMatch(ImmutableState::isFinalState);
    if (StateTree.isParallel(state) || hasFinal) {
      triggers.add(new ImportedTrigger.Done(tree.imported(state).id()));
    }
    addParallelsWithin(state, triggers);
  }

  /**
   * Adds a trigger for the done event of each parallel state inside the given state, except those
   * inside another parallel state.
   */
  private void addParallelsWithin(
      ImmutableState<T, S, E, C> state, List<ImportedTrigger> triggers) {
    if (state.hasChildStates() && !state.isParallelState()) {
      for (ImmutableState<T, S, E, C> child : state.getChildStates()) {
        if (StateTree.isParallel(child)) {
          triggers.add(new ImportedTrigger.Done(tree.imported(child).id()));
        }
        addParallelsWithin(child, triggers);
      }
    }
  }

  private void target(
      ImmutableState<T, S, E, C> source,
      ImmutableTransition<T, S, E, C> transition,
      ImportedTransition imported) {
    ImmutableState<T, S, E, C> target = transition.getTargetState().getThis();
    boolean local = transition.getType() == TransitionType.LOCAL;
    if (transition.getType() == TransitionType.INTERNAL) {
      return;
    }
    if (local && (source == target || StateTree.isWithin(source, target))) {
      imported.targets().addAll(tree.inner(target)); // the target itself is not exited
      imported.setInternal(source == target && !imported.targets().isEmpty());
    } else {
      imported.targets().addAll(tree.targets(source, target));
      imported.setInternal(local && StateTree.isWithin(target, source));
    }
  }

  private List<ImportedAction> effects(
      List<Action<T, S, E, C>> actions, String place, ActionUse<S, E> use) {
    List<ImportedAction> effects = new ArrayList<>();
    for (Action<T, S, E, C> action : actions) {
      if (!remarks.isLeftOut(action, place)) {
        SquirrelCode code = SquirrelCode.of(action);
        effects.add(names.effect(code, place));
        uses.computeIfAbsent(code.key(), k -> new ArrayList<>()).add(use);
      }
    }
    return effects;
  }

  private String event(E event) {
    String name = Ids.name(event);
    events.put(name, event);
    return name;
  }
}
