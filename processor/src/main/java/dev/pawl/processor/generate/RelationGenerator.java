package dev.pawl.processor.generate;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.View;
import dev.pawl.language.model.name.Words;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Generates the functions that do not depend on an event: sets, kinds and tags of states, and
 * views.
 */
final class RelationGenerator {

  /**
   * The maximum number of states for which a generated function compares each state. For more
   * states, the function uses a set.
   */
  private static final int FEW = 4;

  private static final CodeBlock NONE = CodeBlock.of("null");

  private static final Modifier[] PUBLIC = {Modifier.PUBLIC, Modifier.STATIC};

  private final Plan plan;
  private final ApiTypes api;

  public RelationGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
  }

  public void addTo(TypeSpec.Builder type) {
    type.addMethod(canTransition());
    type.addMethod(transition());
    type.addMethod(
        set(
                "events",
                api.eventKey(),
                CodeBlock.of(
                    "RULES.events($L, $T.class)", api.stateConstant("from"), api.eventKey()))
            .addJavadoc(
                "Returns the events that have a transition from a state$L; unmodifiable.\n",
                Prose.ignoringGuards(plan))
            .build());
    type.addMethod(
        set("targets", api.stateKey(), CodeBlock.of("RULES.targets($L)", api.stateConstant("from")))
            .addJavadoc(
                "Returns the targets of the transitions from a state$L; unmodifiable.\n",
                Prose.ignoringGuards(plan))
            .build());
    type.addMethod(states("initialStates", "Returns the states in which an instance can begin"));
    boolean within = isFinalWithin();
    type.addMethod(
        states(
            "finalStates",
            within
                ? "Returns the final states, including those within superstates"
                : "Returns the final states"));
    type.addMethod(
        member(
            "isInitial",
            "Returns whether an instance can begin in a state.\n",
            "RULES.initialStates()",
            plan.initialStates()));
    type.addMethod(
        member(
            "isFinal",
            within
                ? "Returns whether a state is final, at the top level or within a superstate.\n"
                : "Returns whether a state is final.\n",
            "RULES.finalStates()",
            plan.finalStates()));
    tags().forEach((tag, tagged) -> addTag(type, tag, tagged));
    plan.machine().views().forEach(v -> addView(type, v));
  }

  /**
   * Returns whether a final state is inside another state. An instance that enters a final state
   * inside another state is not finished.
   */
  private boolean isFinalWithin() {
    StateTree tree = plan.machine().tree();
    return plan.finalStates().stream().anyMatch(s -> tree.parent(tree.number(s.declared())) != 0);
  }

  private MethodSpec canTransition() {
    return ApiTypes.method("canTransition", TypeName.BOOLEAN, PUBLIC)
        .addParameter(api.state(), "from")
        .addParameter(api.state(), "to")
        .addJavadoc(
            "Returns whether a transition leads from one state to another$L.\n",
            Prose.ignoringGuards(plan))
        .addStatement(
            "return RULES.targets($L).contains($L)",
            api.stateConstant("from"),
            api.stateConstant("to"))
        .build();
  }

  private MethodSpec transition() {
    MethodSpec.Builder method =
        ApiTypes.method("transition", api.state(), PUBLIC)
            .addParameter(api.state(), "from")
            .addParameter(api.state(), "to")
            .addJavadoc(
                "Returns {@code to}. Throws an error if no transition leads from {@code from} to"
                    + " {@code to}.\n");
    CodeBlock required =
        CodeBlock.of(
            "RULES.requireTransition($L, $L)", api.stateConstant("from"), api.stateConstant("to"));
    if (plan.hasData()) {
      method.addStatement(required).addStatement("return to");
    } else {
      method.addStatement("return $L", required);
    }
    return method.build();
  }

  private MethodSpec.Builder set(String name, TypeName element, CodeBlock expression) {
    return ApiTypes.method(name, api.setOf(element), PUBLIC)
        .addParameter(api.state(), "from")
        .addStatement("return $L", expression);
  }

  private MethodSpec states(String name, String comment) {
    return ApiTypes.method(name, api.setOf(api.stateKey()), PUBLIC)
        .addJavadoc("$L, in declared order; unmodifiable.\n", comment)
        .addStatement("return RULES.$N()", name)
        .build();
  }

  /** Returns a method that tests whether a state is one of {@code members}. */
  private MethodSpec member(String name, String comment, String set, List<StatePlan> members) {
    CodeBlock key = api.stateConstant("state");
    CodeBlock test = CodeBlock.of("false");
    if (members.size() > FEW) {
      test = CodeBlock.of("$L.contains($L)", set, key);
    } else if (!members.isEmpty()) {
      test =
          members.stream()
              .map(m -> CodeBlock.of("$L == $L", key, api.constant(m)))
              .collect(CodeBlock.joining("$W|| "));
    }
    return ApiTypes.method(name, TypeName.BOOLEAN, PUBLIC)
        .addParameter(api.state(), "state")
        .addJavadoc("$L", comment)
        .addStatement("return $L", test)
        .build();
  }

  private Map<String, List<StatePlan>> tags() {
    Map<String, List<StatePlan>> tags = new LinkedHashMap<>();
    StateTree tree = plan.machine().tree();
    for (StatePlan state : plan.states()) {
      for (NameReference tag : tree.tags(state.declared())) {
        List<StatePlan> tagged = tags.computeIfAbsent(tag.name(), t -> new ArrayList<>());
        if (!tagged.contains(state)) {
          tagged.add(state);
        }
      }
    }
    return tags;
  }

  private void addTag(TypeSpec.Builder type, String tag, List<StatePlan> tagged) {
    String set = "TAGGED_" + Words.of(tag).constant();
    if (tagged.size() > FEW) {
      type.addField(
          FieldSpec.builder(
                  api.setOf(api.stateKey()), set, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .initializer(
                  "$T.of(\n$L)",
                  EnumSet.class,
                  tagged.stream().map(api::constant).collect(CodeBlock.joining(",$W")))
              .build());
    }
    String comment = "Returns whether a state has the tag " + Prose.code(tag) + ".\n";
    type.addMethod(member(State.tagMethod(tag), comment, set, tagged));
  }

  /**
   * Adds a view as an array that contains the value for each state. No switch over the enum is
   * generated, because the compiler would generate a class for it.
   */
  private void addView(TypeSpec.Builder type, View view) {
    ClassName viewType = JavaTypes.ofConstants(view.type());
    String field = "VIEW_" + Words.of(view.type().simpleName()).constant();
    CodeBlock.Builder values = CodeBlock.builder().add("{\n").indent();
    boolean total = true;
    for (StatePlan state : plan.states()) {
      Optional<String> value = plan.valueOf(view, state);
      total &= value.isPresent();
      CodeBlock cell = value.map(v -> CodeBlock.of("$T.$N", viewType, v)).orElse(NONE);
      values.add("$L, // $L\n", cell, state.declared().words().constant());
    }
    CodeBlock array = values.unindent().add("}").build();
    ArrayTypeName arrayType = ArrayTypeName.of(viewType);
    if (plan.isLarge()) {
      // separate methods keep the static initializer below 64 kB of bytecode
      String method = view.method() + "s";
      type.addMethod(
          ApiTypes.method(method, arrayType, Modifier.PRIVATE, Modifier.STATIC)
              .addStatement("return new $T $L", arrayType, array)
              .build());
      array = CodeBlock.of("$N()", method);
    }
    type.addField(
        FieldSpec.builder(arrayType, field, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer(array)
            .build());
    MethodSpec.Builder method =
        ApiTypes.method(view.method(), viewType, PUBLIC)
            .addParameter(api.state(), "state")
            .addJavadoc("Converts a state to {@link $T}.\n", viewType);
    CodeBlock look = CodeBlock.of("$L[$L.ordinal()]", field, api.stateConstant("state"));
    if (total) {
      method.addStatement("return $L", look);
    } else {
      method
          .addStatement("$T view = $L", viewType, look)
          .beginControlFlow("if (view == null)")
          .addStatement(
              "throw new $T(state + $S)",
              IllegalArgumentException.class,
              " is a superstate and has no value in this view; convert an active leaf.")
          .endControlFlow()
          .addStatement("return view");
    }
    type.addMethod(method.build());
  }
}
