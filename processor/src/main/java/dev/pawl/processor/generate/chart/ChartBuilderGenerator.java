package dev.pawl.processor.generate.chart;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.machine.BuilderParts;
import dev.pawl.processor.plan.Plan;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Generates the builder of a chart's lives. */
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
        parts
            .head("")
            .addField(api.stateKey(), "initial", Modifier.PRIVATE)
            .addField(api.state(), "resumed", Modifier.PRIVATE)
            .addField(api.snapshot(), "snapshot", Modifier.PRIVATE);
    parts.addFields(type);
    if (plan.hasTimers()) {
      type.addField(SCHEDULER, "scheduler", Modifier.PRIVATE);
    }
    addBeginnings(type);
    type.addMethod(parts.entityId());
    type.addMethod(
        parts.sequence(
            "How many transitions the life has already taken, where it is resumed in a state."));
    type.addMethod(parts.clock(CodeBlock.of("")));
    if (plan.hasTimers()) {
      type.addMethod(
          parts.set(
              SCHEDULER,
              "scheduler",
              "Runs the timers; by default {@link $T#system()}.",
              SCHEDULER));
    }
    type.addMethod(parts.hook(CodeBlock.of("")));
    parts.addNeeds(type);
    type.addMethod(build());
    return type.build();
  }

  private void addBeginnings(TypeSpec.Builder type) {
    if (!plan.hasData() && !plan.machine().root().isParallel()) {
      type.addMethod(parts.initial("The state in which the life begins.", "initial"));
    }
    type.addMethod(
        Api.method("resume", builder, Modifier.PUBLIC)
            .addParameter(api.state(), "state")
            .addJavadoc(
                "The state in which the life goes on, whichever it is: its timers start anew, no effect\n"
                    + "runs.\n")
            .addStatement("this.resumed = $T.requireNonNull(state, $S)", Objects.class, "state")
            .addStatement("return this")
            .build());
    MethodSpec.Builder resume =
        Api.method("resume", builder, Modifier.PUBLIC)
            .addParameter(api.snapshot(), "snapshot")
            .addJavadoc(
                "What the life goes on from: its leaves, history, context, timers and deferred events.\n")
            .addStatement(
                "this.snapshot = $T.requireNonNull(snapshot, $S)", Objects.class, "snapshot");
    if (plan.hasContext()) {
      resume.addStatement("this.context = snapshot.context()");
    }
    type.addMethod(resume.addStatement("return this").build());
  }

  private MethodSpec build() {
    MethodSpec.Builder build = parts.build("The life, begun or resumed.");
    CodeBlock setup =
        CodeBlock.of(
            "new $T<>(\n$>$>$T.rules(),\n$L,\nhooks,\nclock,\n$L,\n$L,\n$L)$<$<",
            Api.chart("ChartSetup"),
            api.transitions(),
            "snapshot != null && entityId == null ? snapshot.entityId() : entityId",
            plan.hasTimers()
                ? CodeBlock.of("scheduler != null ? scheduler : $T.system()", SCHEDULER)
                : CodeBlock.of("null"),
            plan.machine().lenient(),
            plan.machine().threadSafe());
    CodeBlock.Builder arguments = CodeBlock.builder().add("setup");
    api.needs().forEach(n -> arguments.add(", $N", n.name()));
    return build
        .addStatement(
            "$T setup =\n$L", api.of(Api.chart("ChartSetup"), api.state(), api.event()), setup)
        .addStatement("$T life = new $T($L)", api.life(), api.life(), arguments.build())
        .beginControlFlow("if (snapshot != null)")
        .addStatement("life.resume(snapshot)")
        .nextControlFlow("else if (resumed != null)")
        .addStatement("life.resume(resumed, sequence)")
        .nextControlFlow("else")
        .addStatement("life.begin(initial)")
        .endControlFlow()
        .addStatement("return new $T(life)", api.machine())
        .build();
  }
}
