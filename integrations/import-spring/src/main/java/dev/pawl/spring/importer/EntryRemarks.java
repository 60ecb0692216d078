package dev.pawl.spring.importer;

import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.springframework.statemachine.state.PseudoStateKind;
import org.springframework.statemachine.state.State;

/** Adds remarks about transitions for which Spring Statemachine runs other entry actions. */
final class EntryRemarks<S, E> {

  private final StateTree<S, E> tree;
  private final SpringRemarks remarks;
  private final Map<String, ImportedState> states = new LinkedHashMap<>();
  private final Set<List<ImportedState>> seen = new HashSet<>();

  EntryRemarks(StateTree<S, E> tree, SpringRemarks remarks) {
    this.tree = tree;
    this.remarks = remarks;
    tree.root().forEach(s -> states.put(s.id(), s));
  }

  void add() {
    for (ImportedState source : states.values()) {
      targets(source).forEach(target -> entry(source, target));
    }
    tree.all().stream()
        .filter(EntryRemarks::isChoice)
        .flatMap(s -> tree.imported(s).stream())
        .forEach(this::remarkChoice);
  }

  private static boolean isChoice(State<?, ?> state) {
    PseudoStateKind kind = StateTree.pseudoKind(state);
    return kind == PseudoStateKind.CHOICE || kind == PseudoStateKind.JUNCTION;
  }

  private void entry(ImportedState source, ImportedState target) {
    around(target)
        .filter(outer -> !contains(outer, source) && !isRegion(outer))
        .filter(outer -> hasDefaultActions(outer, target) && seen.add(List.of(outer, target)))
        .forEach(outer -> remarks.entry(target.name(), outer.name()));
  }

  /**
   * Adds a remark for each state that a transition exits and enters again, because its choice is
   * outside of the state.
   */
  private void remarkChoice(ImportedState choice) {
    List<ImportedState> sources =
        states.values().stream().filter(s -> targets(s).anyMatch(choice::equals)).toList();
    targets(choice)
        .flatMap(this::around)
        .distinct()
        .filter(outer -> !contains(outer, choice) && !outer.entry().isEmpty())
        .filter(outer -> sources.stream().anyMatch(s -> contains(outer, s)))
        .forEach(outer -> remarks.choice(choice.name(), outer.name()));
  }

  private Stream<ImportedState> targets(ImportedState source) {
    return source.transitions().stream().flatMap(t -> t.targets().stream()).map(states::get);
  }

  private Stream<ImportedState> around(ImportedState state) {
    return Stream.iterate(tree.parent(state), Optional::isPresent, p -> p.flatMap(tree::parent))
        .flatMap(Optional::stream);
  }

  private boolean contains(ImportedState outer, ImportedState state) {
    return outer == state || tree.isWithin(state, outer);
  }

  private boolean isRegion(ImportedState state) {
    return tree.parent(state).filter(p -> p.kind() == ImportedState.Kind.PARALLEL).isPresent();
  }

  /**
   * Returns whether default states of {@code outer} that do not contain the target have actions.
   */
  private boolean hasDefaultActions(ImportedState outer, ImportedState target) {
    return outer.initial().stream()
        .map(states::get)
        .anyMatch(s -> !tree.isWithin(target, s) && hasEntryActions(s));
  }

  private boolean hasEntryActions(ImportedState state) {
    return !state.entry().isEmpty()
        || state.transitions().stream().anyMatch(EntryRemarks::runsAtOnce)
        || state.initial().stream().map(states::get).anyMatch(this::hasEntryActions);
  }

  private static boolean runsAtOnce(ImportedTransition transition) {
    return transition.trigger() instanceof ImportedTrigger.Eventless
        && !transition.actions().isEmpty();
  }
}
