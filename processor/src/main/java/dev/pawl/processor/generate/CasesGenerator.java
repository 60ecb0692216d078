package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.pawl.language.model.Part;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import javax.lang.model.element.Modifier;

/** Generates {@code NameCases}, an interface with one method per state. */
final class CasesGenerator implements TypeGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final boolean patterns;

  CasesGenerator(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.patterns = context.patterns();
  }

  @Override
  public boolean applies() {
    return plan.generates(Part.CASES);
  }

  @Override
  public TypeSpec generate() {
    TypeVariableName result = TypeVariableName.get("R");
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.generated("Cases"))
            .addModifiers(api.visibility())
            .addTypeVariable(result)
            .addJavadoc(
                "One method for each state of $L. An implementation must handle every state.\n\n"
                    + "@param <R> the type of the results\n",
                Prose.code(plan.machine().name()));
    for (StatePlan state : plan.leaves()) {
      MethodSpec.Builder method =
          ApiTypes.method(state.method(), result, Modifier.PUBLIC, Modifier.ABSTRACT)
              .addJavadoc(
                  "$L\n",
                  Prose.of(state, "Returns the result for " + Prose.code(state.name()) + "."));
      if (state.hasData()) {
        method.addParameter(api.record(state), "state");
      }
      type.addMethod(method.build());
    }
    MethodSpec.Builder match =
        ApiTypes.method("match", result, Modifier.PUBLIC, Modifier.STATIC)
            .addTypeVariable(result)
            .addParameter(api.state(), "state")
            .addParameter(api.of(api.generated("Cases"), result), "cases")
            .addJavadoc(
                "Calls the method of {@code cases} for a state.\n\n@param <R> the type of the results\n");
    if (plan.hasData() && patterns && !plan.isLarge()) {
      return type.addMethod(byPattern(match)).build();
    }
    if (plan.hasData() || plan.isLarge()) {
      byOrdinal(match).addTo(type);
      return type.build();
    }
    match.addCode("return switch (state) {\n$>");
    plan.leaves().forEach(s -> match.addCode("case $L -> $L;\n", s.constant(), call(s)));
    match.addCode(Superstates.throwingCases(plan));
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

  private NumberSwitch byOrdinal(MethodSpec.Builder match) {
    NumberSwitch byOrdinal =
        new NumberSwitch(
            match,
            api.stateConstant("state") + ".ordinal()",
            CodeBlock.of("throw new $T(state.toString())", AssertionError.class));
    plan.leaves().forEach(s -> byOrdinal.add(s.ordinal(), call(s), s.constant()));
    return byOrdinal;
  }
}
