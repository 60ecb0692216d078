package dev.pawl.processor.generate.transitions;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.model.Forbid;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.View;
import dev.pawl.processor.model.Words;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Generates what a machine seldom needs: sets, and what refusals are explained with. */
public final class FactsGenerator {

  private final Plan plan;
  private final Api api;
  private final TransitionsGenerator.Selection selection;

  public FactsGenerator(Plan plan, TransitionsGenerator.Selection selection) {
    this.plan = plan;
    this.api = new Api(plan);
    this.selection = selection;
  }

  public void addTo(TypeSpec.Builder type) {
    type.addMethod(
        Api.method("rules", definition(), Modifier.STATIC)
            .addJavadoc("What refusals are explained with.\n")
            .addStatement("return Rules.INSTANCE")
            .build());
    if (needsOutcomes()) {
      type.addMethod(
          Api.method(
                  "outcomes",
                  api.of(Api.engine("Outcomes"), api.state(), api.event()),
                  Modifier.STATIC)
              .addJavadoc("The outcomes of attempts.\n")
              .addStatement("return Facts.OUTCOMES")
              .build());
    }
    type.addType(facts());
    type.addType(rules());
  }

  /** Lives that always run in the engine get their outcomes from there. */
  private boolean needsOutcomes() {
    return !plan.hasEffects() && plan.chart().isEmpty();
  }

  /** The type of the rules. */
  private TypeName definition() {
    return api.of(
        plan.chart().isPresent() ? Api.chart("ChartDefinition") : Api.engine("Definition"),
        api.stateKey(),
        api.event());
  }

  private TypeSpec facts() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder("Facts")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("What is seldom asked for, and loaded only then.\n");
    type.addField(
        field(
            api.of(Api.engine("Moves"), api.stateKey(), api.eventKey()),
            "MOVES",
            CodeBlock.of(
                "new $T<>(Rules.INSTANCE, $L, $L)",
                Api.engine("Moves"),
                Api.literal(api.stateKey()),
                Api.literal(api.eventKey()))));
    if (needsOutcomes()) {
      type.addField(
          field(
              api.of(Api.engine("Outcomes"), api.state(), api.event()),
              "OUTCOMES",
              CodeBlock.of(
                  "new $T<>(Rules.INSTANCE, $L)",
                  Api.engine("Outcomes"),
                  plan.machine().lenient())));
    }
    type.addField(set("INITIAL", plan.initialStates()));
    type.addField(set("FINAL", plan.finalStates()));
    RelationGenerator.largeSets(plan)
        .forEach((method, states) -> type.addField(set(setName(method), states)));
    if (plan.large()) {
      plan.machine().views().forEach(v -> type.addField(view(v)));
    }
    return type.build();
  }

  private static FieldSpec field(TypeName type, String name, CodeBlock value) {
    return FieldSpec.builder(type, name, Modifier.STATIC, Modifier.FINAL)
        .initializer(value)
        .build();
  }

  private FieldSpec set(String name, List<StatePlan> states) {
    CodeBlock value =
        states.isEmpty()
            ? CodeBlock.of("$T.of()", Set.class)
            : CodeBlock.of(
                // names of constants are long where they are not imported
                plan.chart().isPresent() && states.size() > 1
                    ? "$T.unmodifiableSet(\n$>$>$T.of($L))$<$<"
                    : "$T.unmodifiableSet($T.of($L))",
                Collections.class,
                EnumSet.class,
                states.stream().map(api::constant).collect(CodeBlock.joining(",$W")));
    return field(api.setOf(api.stateKey()), name, value);
  }

  private FieldSpec view(View view) {
    TypeName type = JavaTypes.ofConstants(view.type());
    CodeBlock constants =
        plan.states().stream()
            .map(
                s ->
                    view.valueOf(s.declared(), plan.machine().tree())
                        .map(v -> CodeBlock.of("$T.$N", type, v))
                        .orElse(CodeBlock.of("null")))
            .collect(CodeBlock.joining(",$W"));
    return field(ArrayTypeName.of(type), viewName(view), CodeBlock.of("{$L}", constants));
  }

  /** The field for the states that {@code isActive} is about: {@code ACTIVE}. */
  static String setName(String method) {
    return switch (method) {
      case "isInitial" -> "INITIAL";
      case "isFinal" -> "FINAL";
      default -> "TAGGED_" + Words.of(method.substring(2)).constant();
    };
  }

  static String viewName(View view) {
    return "VIEW_" + Words.of(view.type().simpleName()).constant();
  }

  private TypeSpec rules() {
    TypeName candidates =
        api.of(
            ClassName.get(List.class),
            api.of(Api.engine("Definition").nestedClass("Candidate"), api.stateKey()));
    TypeSpec.Builder type =
        TypeSpec.classBuilder("Rules")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .superclass(definition())
            .addJavadoc("The rules, as refusals explain them.\n")
            .addField(field(definition(), "INSTANCE", CodeBlock.of("new Rules()")));
    if (plan.chart().isPresent()) {
      type.addMethod(
          MethodSpec.constructorBuilder()
              .addStatement("super(Instance.CHART, $L)", api.states())
              .build());
      addKey(type);
      addPositions(type);
      return type.build();
    }
    type.addMethod(
        MethodSpec.constructorBuilder()
            .addStatement(
                "super(\n$L,\n$L,\n$L,\n$L)",
                Literal.of(plan.machine().name()),
                api.states(),
                names(plan.states().stream().map(StatePlan::name).toList()),
                names(plan.events().stream().map(EventPlan::name).toList()))
            .build());
    type.addMethod(
        override("candidates", candidates)
            .addParameter(api.state(), "from")
            .addParameter(TypeName.INT, "event")
            .addCode(selection.candidates())
            .build());
    addPositions(type);
    selection.addCandidates(type);
    return type.build();
  }

  private void addKey(TypeSpec.Builder type) {
    if (plan.hasData()) {
      type.addMethod(
          override("key", api.stateKey())
              .addParameter(Object.class, "state")
              .addStatement(
                  "return state instanceof $T one ? one.stateType() : ($T) state",
                  api.state(),
                  api.stateKey())
              .build());
      if (plan.hasRegions()) {
        type.addMethod(
            override("tellsLeaves", TypeName.BOOLEAN).addStatement("return true").build());
      }
    }
  }

  private void addPositions(TypeSpec.Builder type) {
    if (plan.eventTypeGiven()) {
      type.addMethod(
          override("positionOf", TypeName.INT)
              .addParameter(
                  ParameterizedTypeName.get(
                      ClassName.get(Enum.class), WildcardTypeName.subtypeOf(Object.class)),
                  "event")
              .addStatement("return $L", api.index("event"))
              .build());
    }
    if (plan.hasPayload() || plan.eventTypeGiven()) {
      type.addMethod(
          override("indexOf", TypeName.INT)
              .addParameter(api.event(), "event")
              .addStatement("return $L", api.index("event"))
              .build());
    }
    type.addMethod(
        override("isFinal", TypeName.BOOLEAN)
            .addParameter(api.stateKey(), "state")
            .addStatement(
                plan.hasData()
                    ? CodeBlock.of(
                        "return $L",
                        RelationGenerator.memberTest(api, "isFinal", "state", plan.finalStates()))
                    : CodeBlock.of("return $T.isFinal(state)", api.transitions()))
            .build());
    if (!plan.machine().forbids().isEmpty()) {
      type.addMethod(because());
    }
  }

  private static MethodSpec.Builder override(String name, TypeName returns) {
    return Api.method(name, returns, Modifier.PROTECTED).addAnnotation(Override.class);
  }

  private static CodeBlock names(List<String> names) {
    return CodeBlock.of(
        "new $T[] {$L}",
        String.class,
        names.stream().map(Literal::of).collect(CodeBlock.joining(",$W")));
  }

  private MethodSpec because() {
    MethodSpec.Builder method =
        override("because", ClassName.get(String.class))
            .addParameter(api.stateKey(), "from")
            .addParameter(api.stateKey(), "to");
    for (Forbid forbid : plan.machine().forbids()) {
      CodeBlock from = oneOf("from", forbid.from());
      CodeBlock to = oneOf("to", forbid.to());
      CodeBlock condition =
          from.isEmpty() && to.isEmpty()
              ? CodeBlock.of("true")
              : from.isEmpty() ? to : to.isEmpty() ? from : CodeBlock.of("$L && $L", from, to);
      method
          .beginControlFlow("if ($L)", condition)
          .addStatement("return $L", Literal.of(forbid.because()))
          .endControlFlow();
    }
    return method.addStatement("return null").build();
  }

  /** {@code (to == A || to == B)}; empty where every state is meant. */
  private CodeBlock oneOf(String variable, List<Ref> refs) {
    if (refs.stream().anyMatch(r -> r.name().equals(Forbid.ANY))) {
      return CodeBlock.of("");
    }
    Map<String, StatePlan> byName = new LinkedHashMap<>();
    plan.states().forEach(s -> byName.put(s.name(), s));
    CodeBlock any =
        refs.stream()
            .map(r -> CodeBlock.of("$N == $L", variable, api.constant(byName.get(r.name()))))
            .collect(CodeBlock.joining(" || "));
    return refs.size() == 1 ? any : CodeBlock.of("($L)", any);
  }
}
