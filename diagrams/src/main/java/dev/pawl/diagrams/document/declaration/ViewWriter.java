package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.ResolvedView;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the {@code @MapsTo} annotations of states. Usually the outermost states that have a value
 * in a view have the annotation. If Pawl would then find the views of the enum in a different
 * order, all leaf states have the annotations instead. Each leaf state has a value in every view,
 * so the order of the views is correct on leaf states.
 */
final class ViewWriter {

  private final EnumContext writing;
  private final StateTree tree;
  private final boolean onLeaves;

  ViewWriter(EnumContext writing) {
    this.writing = writing;
    this.tree = writing.machine().tree();
    Set<ResolvedView> met = new LinkedHashSet<>();
    tree.declared().forEach(s -> met.addAll(outermost(s)));
    this.onLeaves = !new ArrayList<>(met).equals(writing.machine().views());
  }

  private List<ResolvedView> outermost(State state) {
    return writing.machine().views().stream().filter(v -> isOwn(state, v)).toList();
  }

  private boolean isOwn(State state, ResolvedView view) {
    int parent = tree.parent(tree.number(state));
    Optional<String> around = parent > 0 ? view.valueOf(tree.node(parent)) : Optional.empty();
    return view.valueOf(state).isPresent() && !view.valueOf(state).equals(around);
  }

  /** Returns the annotations of a state. */
  List<Annotation> of(StateNode node) {
    State state = node.declared();
    List<ResolvedView> here = outermost(state);
    if (onLeaves) {
      here = state.isLeaf() ? writing.machine().views() : List.of();
    }
    return here.stream().map(v -> mapsTo(v, v.valueOf(state).orElseThrow())).toList();
  }

  private Annotation mapsTo(ResolvedView view, String value) {
    return writing
        .annotation("MapsTo")
        .codes("view", List.of(writing.imports().literal(view.declared().type())))
        .text("value", value)
        .build();
  }
}
