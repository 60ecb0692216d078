package dev.pawl.processor.repair;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Storage;
import dev.pawl.language.model.View;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Repairs a machine: its settings, events, states, prohibitions and views. */
final class MachineRepair {

  /** The errors that disappear when the machine has no serializers. */
  private static final Set<Code> OF_STORAGE =
      EnumSet.of(Code.LIBRARY_MISSING, Code.DATA_MISSING, Code.LOCK_NEEDED, Code.EXCLUSIVE);

  private final Machine machine;
  private final Faults faults;
  private final boolean ownEnum;

  MachineRepair(Machine machine, Faults faults) {
    this.machine = machine;
    this.faults = faults;
    this.ownEnum = machine.stateType().isPresent();
  }

  Machine repaired() {
    Map<String, Event> byName = new LinkedHashMap<>();
    // if an internal event and another event have the same name, the internal event is kept
    machine.events().stream()
        .filter(e -> !mustBeRemoved(e))
        .forEach(e -> byName.merge(e.name(), e, (one, other) -> one.kind().isOwn() ? one : other));
    List<Event> sound = List.copyOf(byName.values());
    Set<String> dropped = new HashSet<>();
    machine.events().stream().filter(this::mustBeRemoved).forEach(e -> dropped.add(e.name()));
    TransitionRepair transitions = new TransitionRepair(machine, faults, dropped);
    State root = new StateRepair(faults, transitions, !ownEnum).repaired(machine.root());
    List<String> order =
        ownEnum ? machine.tree().declared().stream().map(State::name).toList() : List.of();
    StateTree tree = root.equals(machine.root()) ? machine.tree() : new StateTree(root, order);
    return new Machine(
        machine.identity(),
        settings(),
        machine.types(),
        tree,
        sound,
        machine.forbids().stream().filter(this::isValid).toList(),
        machine.views().stream().filter(v -> !v.constants().isEmpty()).map(this::view).toList());
  }

  private Machine.Settings settings() {
    Machine.Settings old = machine.settings();
    boolean plain = faults.any(OF_STORAGE);
    boolean springless = faults.any(EnumSet.of(Code.SPRING_MISSING));
    return new Machine.Settings(
        old.lenient(),
        old.wireNames(),
        old.threadSafe(),
        old.isPublic(),
        old.omit(),
        springless ? withoutBeans(old.include()) : old.include(),
        plain ? Storage.NONE : withoutFormerNames(old.storage()));
  }

  /**
   * Returns the storage without removed and renamed states and events. Stubs read no stored data,
   * and invalid former names would prevent the numbering of states and events.
   */
  private static Storage withoutFormerNames(Storage storage) {
    return new Storage(
        storage.serializers(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        storage.shapes(),
        storage.libraries(),
        storage.places());
  }

  private static Set<Part> withoutBeans(Set<Part> included) {
    Set<Part> others = new HashSet<>(included);
    others.remove(Part.SPRING);
    return others;
  }

  /**
   * Returns whether an event must be removed. No event is removed if the user provides the enum of
   * events.
   */
  private boolean mustBeRemoved(Event event) {
    return machine.eventType().isEmpty()
        && faults.atOneOf(event.origin(), TransitionRepair.UNKNOWN_EVENT_CODES);
  }

  private boolean isValid(Forbid forbid) {
    return !faults.at(forbid.origin())
        && faults.sound(forbid.from()).size() == forbid.from().size()
        && faults.sound(forbid.to()).size() == forbid.to().size();
  }

  /**
   * Returns a view with only the valid entries. For each state without an entry, adds an entry with
   * an arbitrary constant.
   */
  private View view(View view) {
    List<View.Entry> entries = new ArrayList<>();
    Set<String> mapped = new HashSet<>();
    boolean faulty = faults.any(Code.VIEW_NOT_TOTAL) || faults.at(view.origin());
    for (View.Entry entry : view.entries()) {
      boolean sound = !faults.at(entry.state().origin()) && !faults.at(entry.value().origin());
      faulty |= !sound;
      if (sound && mapped.add(entry.state().name())) {
        entries.add(entry);
      }
    }
    if (!faulty) {
      return view;
    }
    for (State state : machine.states()) {
      if (state.isLeaf() && mapped.add(state.name())) {
        entries.add(
            new View.Entry(
                new NameReference(state.name(), view.origin()),
                new NameReference(view.constants().get(0), view.origin())));
      }
    }
    return new View(view.type(), view.constants(), entries, view.origin());
  }
}
