package dev.pawl.processor.generate.chart;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.machine.BuilderParts;
import dev.pawl.processor.plan.Plan;
import javax.lang.model.element.Modifier;

/** Generates the builder of a chart's instances. */
final class ChartBuilderGenerator {

  private static final ClassName SCHEDULER = ClassName.get("dev.pawl.time", "Scheduler");

  private final Plan plan;
  private final Api api;
  private final ClassName builder;
  private final BuilderParts parts;

  ChartBuilderGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.builder = api.machine().nestedClass("Builder");
    this.parts = new BuilderParts(plan);
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        parts.head(
            api.of(
                Api.chart("ChartMachineBuilder"),
                api.state(),
                api.stateKey(),
                api.event(),
                api.contextOrVoid(),
                api.machine(),
                builder),
            Literal.of(plan.machine().name()));
    if (!plan.hasData() && !plan.machine().root().isParallel()) {
      type.addMethod(
          parts
              .initial()
              .addJavadoc(
                  "Sets the state in which the instance begins.\n\n"
                      + "@throws IllegalArgumentException if the state is not initial\n")
              .build());
    }
    if (plan.hasContext()) {
      type.addMethod(
          Api.method("resume", builder, Modifier.PUBLIC)
              .addAnnotation(Override.class)
              .addParameter(api.snapshot(), "snapshot")
              .addStatement("super.resume(snapshot)")
              .addStatement("this.context = snapshot.context()")
              .addStatement("return this")
              .build());
    }
    if (plan.hasTimers()) {
      type.addMethod(
          parts.set(
              SCHEDULER,
              "scheduler",
              "Sets what runs the timers; by default {@link $T#system()}.",
              SCHEDULER));
    }
    parts.addNeeds(type);
    type.addMethod(build());
    return type.build();
  }

  private MethodSpec build() {
    CodeBlock needs =
        api.needs().stream()
            .map(n -> CodeBlock.of(", $N", n.name()))
            .collect(CodeBlock.joining(""));
    return parts
        .build()
        .addStatement(
            "$T setup =\nsetup($T.RULES, $L, $L)",
            api.of(Api.chart("ChartSetup"), api.state(), api.event()),
            api.transitions(),
            plan.machine().lenient(),
            plan.machine().threadSafe())
        .addStatement("$T instance =\nnew $T(setup$L)", api.instance(), api.instance(), needs)
        .addStatement("return new $T(placed(instance))", api.machine())
        .build();
  }
}
