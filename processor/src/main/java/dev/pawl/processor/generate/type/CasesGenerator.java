package dev.pawl.processor.generate.type;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates {@code NameCases}: one method per state, so that none can be forgotten. */
public final class CasesGenerator {

  private final Plan plan;
  private final Api api;
  private final boolean patterns;

  /**
   * @param patterns whether switches may have patterns
   */
  public CasesGenerator(Plan plan, boolean patterns) {
    this.plan = plan;
    this.patterns = patterns;
    this.api = new Api(plan);
  }

  public TypeSpec generate() {
    TypeVariableName result = TypeVariableName.get("R");
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.generated("Cases"))
            .addModifiers(api.visibility())
            .addTypeVariable(result)
            .addJavadoc(
                "What to do in each state of $L. A class that implements it cannot forget one.\n\n"
                    + "@param <R> the type of results\n",
                Prose.code(plan.machine().name()));
    for (StatePlan state : plan.leaves()) {
      MethodSpec.Builder method =
          Api.method(state.method(), result, Modifier.PUBLIC, Modifier.ABSTRACT)
              .addJavadoc("$L\n", Prose.of(state));
      if (state.hasData()) {
        method.addParameter(api.record(state), "state");
      }
      type.addMethod(method.build());
    }
    MethodSpec.Builder match =
        Api.method("match", result, Modifier.PUBLIC, Modifier.STATIC)
            .addTypeVariable(result)
            .addParameter(api.state(), "state")
            .addParameter(api.of(api.generated("Cases"), result), "cases")
            .addJavadoc("Does what is to be done in a state.\n\n@param <R> the type of results\n");
    if (plan.large()) {
      type.addMethod(
          match
              .addStatement(
                  "return at($L.ordinal(), $Lcases)",
                  api.key("state"),
                  plan.hasData() ? "state, " : "")
              .build());
      byOrdinal(result).addTo(type);
      return type.build();
    }
    if (plan.hasData() && patterns) {
      return type.addMethod(byPattern(match)).build();
    }
    match.addCode("return switch ($L) {\n$>", api.key("state"));
    plan.leaves().forEach(s -> match.addCode("case $L -> $L;\n", s.constant(), call(s)));
    match.addCode(Superstates.refused(plan));
    return type.addMethod(match.addCode("$<};\n").build()).build();
  }

  private MethodSpec byPattern(MethodSpec.Builder match) {
    match.addCode("return switch (state) {\n$>");
    for (StatePlan leaf : plan.leaves()) {
      match.addCode(
          leaf.hasData() ? "case $T one -> cases.$N(one);\n" : "case $T() -> cases.$N();\n",
          api.record(leaf),
          leaf.method());
    }
    return match.addCode("$<};\n").build();
  }

  private CodeBlock call(StatePlan state) {
    return state.hasData()
        ? CodeBlock.of("cases.$N(($T) state)", state.method(), api.record(state))
        : CodeBlock.of("cases.$N()", state.method());
  }

  private NumberSwitch byOrdinal(TypeVariableName result) {
    NumberSwitch at =
        new NumberSwitch(
            Api.method("at", result, Modifier.PRIVATE, Modifier.STATIC)
                .addTypeVariable(result)
                .addParameter(TypeName.INT, "ordinal")
                .addParameters(
                    plan.hasData()
                        ? List.of(ParameterSpec.builder(api.state(), "state").build())
                        : List.of())
                .addParameter(api.of(api.generated("Cases"), result), "cases"),
            "ordinal",
            CodeBlock.of("throw new $T(ordinal)", AssertionError.class));
    plan.leaves().forEach(s -> at.add(s.ordinal(), call(s), s.constant()));
    return at;
  }
}
