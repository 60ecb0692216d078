package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.plan.Plan;

/** Generates the builder that creates instances of a chart. */
final class ChartBuilderGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final ClassName builder;
  private final BuilderParts parts;

  ChartBuilderGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.builder = api.machine().nestedClass("Builder");
    this.parts = new BuilderParts(api);
  }

  TypeSpec.Builder generate() {
    TypeSpec.Builder type =
        parts.head(
            api.of(
                ApiTypes.chart("ChartMachineBuilder"),
                api.state(),
                api.stateKey(),
                api.event(),
                api.contextOrVoid(),
                api.machine(),
                builder),
            Literal.of(plan.machine().name()));
    if (!plan.machine().root().isParallel()) {
      type.addMethod(
          parts
              .initial()
              .addJavadoc(
                  "Sets the initial state.\n\n"
                      + "@throws IllegalArgumentException if the state is not initial\n")
              .build());
    }
    parts.addSetters(type, false);
    type.addMethod(parts.build().addStatement("return new $T(this)", api.machine()).build());
    return type;
  }
}
