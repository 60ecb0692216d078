package dev.pawl.processor.generate.transitions;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.View;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Generates the functions about states alone: sets, kinds, tags and views. */
public final class RelationGenerator {

  private static final Modifier[] PUBLIC = {Modifier.PUBLIC, Modifier.STATIC};

  private final Plan plan;
  private final Api api;

  public RelationGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
  }

  public void addTo(TypeSpec.Builder type) {
    type.addMethod(canTransition());
    type.addMethod(transition());
    String ofGuards = plan.hasLogic() ? ", whatever its guard says" : "";
    boolean makes = plan.events().stream().anyMatch(e -> !e.isFired());
    type.addMethod(
        set("events", api.eventKey(), "Facts.MOVES.events($L)")
            .addJavadoc(
                "The events that have a transition in a state$L$L; unmodifiable.\n",
                ofGuards,
                makes ? ", without those that the machine itself makes" : "")
            .build());
    type.addMethod(
        set("targets", api.stateKey(), "Facts.MOVES.targets($L)")
            .addJavadoc(
                "The states that a transition leads to from a state$L; unmodifiable.\n", ofGuards)
            .build());
    type.addMethod(
        states("initialStates", "Facts.INITIAL", "The states in which a life may begin"));
    boolean within = finalWithin();
    type.addMethod(
        states(
            "finalStates",
            "Facts.FINAL",
            within
                ? "The final states, those of superstates too"
                : "The states in which a life ends"));
    type.addMethod(
        member("isInitial", "Whether a life may begin in a state.\n", plan.initialStates()));
    type.addMethod(
        member(
            "isFinal",
            within
                ? "Whether a state is final, at the top or within a superstate.\n"
                : "Whether a life ends in a state.\n",
            plan.finalStates()));
    tags().forEach((tag, tagged) -> addTag(type, tag, tagged));
    plan.machine().views().forEach(v -> addView(type, v));
  }

  /** Whether some final state ends no life, as it lies within another. */
  private boolean finalWithin() {
    StateTree tree = plan.machine().tree();
    return plan.finalStates().stream().anyMatch(s -> tree.parent(tree.number(s.declared())) != 0);
  }

  private CodeBlock key(String variable) {
    return api.key(variable);
  }

  private MethodSpec canTransition() {
    return Api.method("canTransition", TypeName.BOOLEAN, PUBLIC)
        .addParameter(api.state(), "from")
        .addParameter(api.state(), "to")
        .addJavadoc(
            "Whether some transition leads from one state to another$L.\n",
            plan.hasLogic() ? ", whatever its guard says" : "")
        .addStatement("return Facts.MOVES.targets($L).contains($L)", key("from"), key("to"))
        .build();
  }

  private MethodSpec transition() {
    return Api.method("transition", api.state(), PUBLIC)
        .addParameter(api.state(), "from")
        .addParameter(api.state(), "to")
        .addJavadoc(
            "Requires that some transition leads from one state to another.\n\n"
                + "@return {@code to}\n@throws $L if none does\n",
            Api.ILLEGAL)
        .beginControlFlow("if (!canTransition(from, to))")
        .addStatement("throw Rules.INSTANCE.error($L, $L)", key("from"), key("to"))
        .endControlFlow()
        .addStatement("return to")
        .build();
  }

  private MethodSpec.Builder set(String name, TypeName element, String expression) {
    return Api.method(name, api.setOf(element), PUBLIC)
        .addParameter(api.state(), "from")
        .addStatement("return " + expression, key("from"));
  }

  private MethodSpec states(String name, String field, String comment) {
    return Api.method(name, api.setOf(api.stateKey()), PUBLIC)
        .addJavadoc("$L, in declared order; unmodifiable.\n", comment)
        .addStatement("return $L", field)
        .build();
  }

  /** A few states are named, many are looked up in a set. */
  private MethodSpec member(String name, String comment, List<StatePlan> members) {
    MethodSpec.Builder method =
        Api.method(name, TypeName.BOOLEAN, PUBLIC)
            .addParameter(api.state(), "state")
            .addJavadoc("$L", comment);
    CodeBlock test = memberTest(api, name, key("state").toString(), members);
    return method.addStatement("return $L", test).build();
  }

  /** Whether a variable holds one of some states: a few are named, many looked up in a set. */
  static CodeBlock memberTest(Api api, String name, String state, List<StatePlan> members) {
    if (members.isEmpty()) {
      return CodeBlock.of("false");
    }
    if (members.size() <= 4) {
      return members.stream()
          .map(m -> CodeBlock.of("$L == $L", state, api.constant(m)))
          .collect(CodeBlock.joining(" || "));
    }
    return CodeBlock.of("Facts.$L.contains($L)", FactsGenerator.setName(name), state);
  }

  private Map<String, List<StatePlan>> tags() {
    Map<String, List<StatePlan>> tags = new LinkedHashMap<>();
    StateTree tree = plan.machine().tree();
    for (StatePlan state : plan.states()) {
      for (Ref tag : tree.tags(state.declared())) {
        List<StatePlan> tagged = tags.computeIfAbsent(tag.name(), t -> new ArrayList<>());
        if (!tagged.contains(state)) {
          tagged.add(state);
        }
      }
    }
    return tags;
  }

  private void addTag(TypeSpec.Builder type, String tag, List<StatePlan> tagged) {
    String name = State.tagMethod(tag);
    type.addMethod(member(name, "Whether a state is tagged " + Prose.code(tag) + ".\n", tagged));
  }

  private void addView(TypeSpec.Builder type, View view) {
    ClassName viewType = JavaTypes.ofConstants(view.type());
    MethodSpec.Builder method =
        Api.method(view.method(), viewType, PUBLIC)
            .addParameter(api.state(), "state")
            .addJavadoc("A state as {@link $T}.\n", viewType);
    if (plan.large()) {
      method.addStatement(
          "return Facts.$L[$L.ordinal()]", FactsGenerator.viewName(view), key("state"));
    } else {
      Map<String, List<StatePlan>> byValue = new LinkedHashMap<>();
      for (StatePlan state : plan.states()) {
        String value = plan.valueOf(view, state).orElse("");
        byValue.computeIfAbsent(value, v -> new ArrayList<>()).add(state);
      }
      List<StatePlan> without = byValue.remove("");
      method.addCode("return switch ($L) {\n$>", key("state"));
      byValue.forEach(
          (value, states) ->
              method.addCode(
                  "case $L -> $T.$N;\n",
                  String.join(", ", states.stream().map(StatePlan::constant).toList()),
                  viewType,
                  value));
      if (without != null) {
        method.addCode(
            "case $L -> throw new $T(state + $S);\n",
            String.join(", ", without.stream().map(StatePlan::constant).toList()),
            IllegalArgumentException.class,
            " is no state that a life can be in.");
      }
      method.addCode("$<};\n");
    }
    type.addMethod(method.build());
  }

  /** The sets that the functions above look up, by the name of the function. */
  static Map<String, List<StatePlan>> largeSets(Plan plan) {
    Map<String, List<StatePlan>> sets = new LinkedHashMap<>();
    new RelationGenerator(plan)
        .tags()
        .forEach(
            (tag, tagged) -> {
              if (tagged.size() > 4) {
                sets.put(State.tagMethod(tag), tagged);
              }
            });
    return sets;
  }
}
