package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.TransitionTable;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Generates functions about the nesting of states, such as {@code parent} and {@code isWithin}. */
final class NestingGenerator {

  private static final ClassName LIST = ClassName.get(List.class);
  private static final ClassName OPTIONAL = ClassName.get(Optional.class);

  private final Plan plan;
  private final ApiTypes api;

  NestingGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
  }

  void addTo(TypeSpec.Builder type) {
    boolean chart = plan.chart().isPresent();
    if (!chart) {
      addTree(type);
    }
    type.addMethod(
        ApiTypes.method("isWithin", TypeName.BOOLEAN, Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(api.stateKey(), "state")
            .addParameter(api.stateKey(), "superstate")
            .addJavadoc(
                "Returns whether {@code state} is {@code superstate} or one of its descendants.\n")
            .addStatement("return $L.isWithin(state, superstate)", chart ? "RULES" : "TREE")
            .build());
    String tree = chart ? "RULES" : "TREE";
    type.addMethod(
        ApiTypes.method(
                "parent", api.of(OPTIONAL, api.stateKey()), Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(api.stateKey(), "state")
            .addJavadoc("Returns the parent of a state; empty at the top level.\n")
            .addStatement("return $L.parent(state)", tree)
            .build());
    type.addMethod(
        ApiTypes.method("ancestors", api.of(LIST, api.stateKey()), Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(api.stateKey(), "state")
            .addJavadoc("Returns the superstates of a state, innermost first; unmodifiable.\n")
            .addStatement("return $L.ancestors(state)", tree)
            .build());
    if (!chart) {
      type.addMethod(
          ApiTypes.method("leaf", api.state(), Modifier.STATIC)
              .addParameter(api.state(), "state")
              .addJavadoc("Returns the leaf in which a transition to a state ends.\n")
              .addStatement("return TREE.leaf(state)")
              .build());
    }
  }

  private void addTree(TypeSpec.Builder type) {
    StateTree tree = plan.machine().tree();
    Map<State, Integer> ordinals = new IdentityHashMap<>();
    plan.states().forEach(s -> ordinals.put(s.declared(), s.ordinal()));
    List<Integer> parents = new ArrayList<>();
    List<Integer> leaves = new ArrayList<>();
    for (StatePlan state : plan.states()) {
      int node = tree.number(state.declared());
      int parent = tree.parent(node);
      parents.add(parent == 0 ? -1 : ordinals.get(tree.node(parent)));
      leaves.add(ordinals.get(tree.node(plan.leaf(node))));
    }
    type.addField(
        FieldSpec.builder(
                api.of(ApiTypes.engine("Nesting"), api.state()),
                "TREE",
                Modifier.PRIVATE,
                Modifier.STATIC,
                Modifier.FINAL)
            .addJavadoc(
                "The positions of the parents of all states (-1: none), then of their default leaves.\n")
            .initializer(
                "new $T<>(STATES,\n$L,\n$L)",
                ApiTypes.engine("Nesting"),
                TransitionTable.shortArray(parents),
                TransitionTable.shortArray(leaves))
            .build());
  }
}
