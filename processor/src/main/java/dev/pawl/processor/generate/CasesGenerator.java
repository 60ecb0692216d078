package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import javax.lang.model.element.Modifier;

/** Generates {@code NameCases}: one method per state, so that none can be forgotten. */
final class CasesGenerator {

  private final Plan plan;
  private final Api api;

  CasesGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
  }

  TypeSpec generate() {
    TypeVariableName result = TypeVariableName.get("R");
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.generated("Cases"))
            .addModifiers(api.visibility())
            .addTypeVariable(result)
            .addJavadoc(
                "What to do in each state of $L. A class that implements it cannot forget one.\n\n"
                    + "@param <R> the type of results\n",
                Prose.code(plan.machine().name()));
    for (StatePlan state : plan.states()) {
      type.addMethod(
          Api.method(state.method(), result, Modifier.PUBLIC, Modifier.ABSTRACT)
              .addJavadoc("$L\n", Prose.of(state))
              .build());
    }
    MethodSpec.Builder match =
        Api.method("match", result, Modifier.PUBLIC, Modifier.STATIC)
            .addTypeVariable(result)
            .addParameter(api.state(), "state")
            .addParameter(api.of(api.generated("Cases"), result), "cases")
            .addJavadoc("Does what is to be done in a state.\n\n@param <R> the type of results\n");
    if (plan.large()) {
      type.addMethod(match.addStatement("return at(state.ordinal(), cases)").build());
      byOrdinal(result).addTo(type);
      return type.build();
    }
    match.addCode("return switch (state) {\n$>");
    plan.states().forEach(s -> match.addCode("case $L -> cases.$N();\n", s.constant(), s.method()));
    return type.addMethod(match.addCode("$<};\n").build()).build();
  }

  private NumberSwitch byOrdinal(TypeVariableName result) {
    NumberSwitch at =
        new NumberSwitch(
            Api.method("at", result, Modifier.PRIVATE, Modifier.STATIC)
                .addTypeVariable(result)
                .addParameter(TypeName.INT, "ordinal")
                .addParameter(api.of(api.generated("Cases"), result), "cases"),
            "ordinal",
            CodeBlock.of("throw new $T(ordinal)", AssertionError.class));
    plan.states()
        .forEach(s -> at.add(s.ordinal(), CodeBlock.of("cases.$N()", s.method()), s.constant()));
    return at;
  }
}
