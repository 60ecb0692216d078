package dev.pawl.spring.importer;

import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedState.Kind;
import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.region.Region;
import org.springframework.statemachine.state.AbstractState;
import org.springframework.statemachine.state.PseudoStateKind;
import org.springframework.statemachine.state.State;

/**
 * The states of a built machine, its submachines and its regions. Forks, joins, entry points and
 * exit points do not become states in Pawl. Choices and junctions become states that have only
 * eventless transitions.
 */
final class StateTree<S, E> {

  private static final Pattern RANDOM_ID =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

  private final ImportedState root;
  private final List<StateMachine<S, E>> machines = new ArrayList<>();
  private final List<State<S, E>> all = new ArrayList<>();
  private final Map<State<S, E>, ImportedState> imported = new IdentityHashMap<>();
  private final Map<ImportedState, ImportedState> parents = new IdentityHashMap<>();

  private StateTree(Kind kind) {
    root = new ImportedState("", "", kind, Place.NONE);
  }

  static <S, E> StateTree<S, E> of(StateMachine<S, E> machine) {
    Optional<State<S, E>> regions =
        machine.getStates().stream().filter(s -> s.isOrthogonal() && s.getId() == null).findAny();
    StateTree<S, E> tree = new StateTree<>(regions.isPresent() ? Kind.PARALLEL : Kind.STATE);
    if (regions.isPresent()) {
      tree.machines.add(machine);
      tree.addRegions(regions.get(), tree.root);
    } else {
      tree.addStates(machine, tree.root);
    }
    return tree;
  }

  /** Returns the root of the imported states, which represents the machine itself. */
  ImportedState root() {
    return root;
  }

  /** Returns the machine, its submachines and its regions. */
  List<StateMachine<S, E>> machines() {
    return machines;
  }

  /** Returns the states and pseudostates in document order. */
  List<State<S, E>> all() {
    return all;
  }

  /**
   * Returns the imported state for a state or pseudostate, or empty if the pseudostate does not
   * become a state in Pawl.
   */
  Optional<ImportedState> imported(State<S, E> state) {
    return Optional.ofNullable(imported.get(state));
  }

  /** Returns the parent of a state. For an outermost state, the parent is {@link #root}. */
  Optional<ImportedState> parent(ImportedState state) {
    return Optional.ofNullable(parents.get(state));
  }

  /** Returns the innermost parallel state around a state. */
  Optional<ImportedState> parallel(ImportedState state) {
    ImportedState around = parents.get(state);
    while (around != null && around.kind() != Kind.PARALLEL) {
      around = parents.get(around);
    }
    return Optional.ofNullable(around);
  }

  /** Returns whether a state is a descendant of {@code outer}. */
  boolean isWithin(ImportedState state, ImportedState outer) {
    ImportedState around = parents.get(state);
    while (around != null && around != outer) {
      around = parents.get(around);
    }
    return around != null;
  }

  private void addStates(StateMachine<S, E> machine, ImportedState parent) {
    machines.add(machine);
    for (State<S, E> state : sorted(machine.getStates())) {
      all.add(state);
      Optional<Kind> kind = kind(state);
      if (kind.isPresent()) {
        add(state, kind.get(), parent);
      }
    }
    imported(machine.getInitialState()).ifPresent(s -> parent.initial().add(s.id()));
  }

  private void add(State<S, E> state, Kind kind, ImportedState parent) {
    ImportedState added = child(parent, Ids.name(state.getId()), kind);
    imported.put(state, added);
    AbstractState<S, E> composite = (AbstractState<S, E>) state;
    if (state.isOrthogonal()) {
      addRegions(state, added);
    } else if (state.isSubmachineState()) {
      addStates(composite.getSubmachine(), added);
    }
  }

  private ImportedState child(ImportedState parent, String name, Kind kind) {
    String id = parent == root ? name : parent.id() + "/" + name;
    ImportedState added = new ImportedState(id, name, kind, Place.NONE);
    parent.children().add(added);
    parents.put(added, parent);
    return added;
  }

  /**
   * Adds a sibling of an initial state. The added state replaces the initial state as the default
   * of the parent.
   */
  ImportedState addInitial(ImportedState initial) {
    ImportedState parent = parents.getOrDefault(initial, root);
    ImportedState added = child(parent, initial.name() + "_INITIAL", Kind.STATE);
    parent.initial().clear();
    parent.initial().add(added.id());
    return added;
  }

  private void addRegions(State<S, E> state, ImportedState parent) {
    List<Region<S, E>> regions = new ArrayList<>(((AbstractState<S, E>) state).getRegions());
    regions.sort(
        Comparator.comparing((Region<S, E> r) -> regionName(r).orElse(""))
            .thenComparing(
                r -> ((StateMachine<S, E>) r).getInitialState(), Ids.order(State::getId)));
    for (int i = 0; i < regions.size(); i++) {
      String prefix = parent == root ? "" : parent.name() + "_";
      String name = regionName(regions.get(i)).orElse(prefix + "REGION_" + (i + 1));
      addStates((StateMachine<S, E>) regions.get(i), child(parent, name, Kind.STATE));
    }
  }

  /**
   * Returns the name that the user gave to a region, or empty if the id of the region is random.
   */
  private static Optional<String> regionName(Region<?, ?> region) {
    String id = region.getId();
    if (id == null) {
      return Optional.empty();
    }
    String name = id.substring(id.lastIndexOf('#') + 1);
    return name.isBlank() || RANDOM_ID.matcher(name).matches()
        ? Optional.empty()
        : Optional.of(name);
  }

  private static <S, E> Optional<Kind> kind(State<S, E> state) {
    return switch (pseudoKind(state)) {
      case END -> Optional.of(Kind.FINAL);
      case HISTORY_SHALLOW -> Optional.of(Kind.SHALLOW_HISTORY);
      case HISTORY_DEEP -> Optional.of(Kind.DEEP_HISTORY);
      case JOIN, FORK, ENTRY, EXIT -> Optional.empty();
      case CHOICE, JUNCTION -> Optional.of(Kind.STATE);
      case INITIAL -> Optional.of(state.isOrthogonal() ? Kind.PARALLEL : Kind.STATE);
    };
  }

  /**
   * Returns the kind of a pseudostate. For a state that is not a pseudostate, returns {@link
   * PseudoStateKind#INITIAL}.
   */
  static PseudoStateKind pseudoKind(State<?, ?> state) {
    return state.getPseudoState() == null
        ? PseudoStateKind.INITIAL
        : state.getPseudoState().getKind();
  }

  /**
   * Returns states in the order of their enum constants. States that are not enum constants are
   * sorted by name.
   */
  private static <S, E> List<State<S, E>> sorted(Collection<State<S, E>> states) {
    List<State<S, E>> sorted = new ArrayList<>(states);
    sorted.sort(Ids.order(State::getId));
    return sorted;
  }

  /**
   * Returns whether the order of the states is known, because all states are constants of an enum.
   */
  boolean isOrdered() {
    return all.stream().allMatch(s -> s.getId() instanceof Enum);
  }
}
