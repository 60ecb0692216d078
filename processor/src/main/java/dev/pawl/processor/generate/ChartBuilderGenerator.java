package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.plan.Plan;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Generates the builder of a chart's lives. */
final class ChartBuilderGenerator {

  private static final ClassName SCHEDULER = ClassName.get("dev.pawl.time", "Scheduler");

  private final Plan plan;
  private final Api api;
  private final ClassName builder;
  private final List<ParameterSpec> needs;

  ChartBuilderGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.builder = api.machine().nestedClass("Builder");
    this.needs = MachineGenerator.needs(plan);
  }

  private boolean hasTimers() {
    return !plan.chart().orElseThrow().timers().isEmpty();
  }

  TypeSpec generate() {
    TypeName hook = api.of(Api.HOOK, api.state(), api.event());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(builder)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc("Builds lives. One builder may build many. Not thread-safe.\n")
            .addField(api.stateKey(), "initial", Modifier.PRIVATE)
            .addField(api.state(), "resumed", Modifier.PRIVATE)
            .addField(api.snapshot(), "snapshot", Modifier.PRIVATE)
            .addField(String.class, "entityId", Modifier.PRIVATE)
            .addField(TypeName.LONG, "sequence", Modifier.PRIVATE)
            .addField(
                FieldSpec.builder(InstantSource.class, "clock", Modifier.PRIVATE)
                    .initializer("$T.systemUTC()", Clock.class)
                    .build())
            .addField(
                FieldSpec.builder(
                        api.of(ClassName.get(List.class), hook),
                        "hooks",
                        Modifier.PRIVATE,
                        Modifier.FINAL)
                    .initializer("new $T<>()", ArrayList.class)
                    .build());
    if (hasTimers()) {
      type.addField(SCHEDULER, "scheduler", Modifier.PRIVATE);
    }
    needs.forEach(n -> type.addField(n.type(), n.name(), Modifier.PRIVATE));
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    addBeginnings(type);
    type.addMethod(
        set(
            ClassName.get(String.class),
            "entityId",
            "Whose life it is; told in records and errors."));
    type.addMethod(
        method("sequence", TypeName.LONG)
            .addJavadoc(
                "How many transitions the life has already taken, where it is resumed in a state.\n\n"
                    + "@throws IllegalArgumentException if it is negative\n")
            .addStatement("$T.marks(sequence)", Api.engine("Engine"))
            .addStatement("this.sequence = sequence")
            .addStatement("return this")
            .build());
    type.addMethod(
        set(
            ClassName.get(InstantSource.class),
            "clock",
            "Tells when a step is made; by default the system's clock."));
    if (hasTimers()) {
      type.addMethod(
          set(
              SCHEDULER,
              "scheduler",
              "Runs the timers; by default {@link $T#system()}.",
              SCHEDULER));
    }
    type.addMethod(
        method("hook", hook)
            .addJavadoc(
                "Adds a hook; several hear of a step in the order in which they were added.\n")
            .addStatement("hooks.add($T.requireNonNull(hook, $S))", Objects.class, "hook")
            .addStatement("return this")
            .build());
    for (ParameterSpec need : needs) {
      type.addMethod(set(need.type(), need.name(), BuilderGenerator.comment(need.name()).strip()));
    }
    type.addMethod(build());
    return type.build();
  }

  private MethodSpec.Builder method(String name, TypeName parameter) {
    return Api.method(name, builder, Modifier.PUBLIC).addParameter(parameter, name);
  }

  private MethodSpec set(TypeName type, String name, String comment, Object... arguments) {
    return method(name, type)
        .addJavadoc(comment + "\n", arguments)
        .addStatement("this.$N = $T.requireNonNull($N, $S)", name, Objects.class, name, name)
        .addStatement("return this")
        .build();
  }

  private void addBeginnings(TypeSpec.Builder type) {
    if (!plan.hasData() && !plan.machine().root().isParallel()) {
      type.addMethod(
          method("initial", api.state())
              .addJavadoc(
                  "The state in which the life begins.\n\n"
                      + "@throws IllegalArgumentException if the state is not initial\n")
              .beginControlFlow("if (!$T.isInitial(initial))", api.transitions())
              .addStatement(
                  "throw new $T(\ninitial + $L$W+ $T.initialStates())",
                  IllegalArgumentException.class,
                  Literal.of(
                      " is not an initial state of " + plan.machine().name() + "; those are "),
                  api.transitions())
              .endControlFlow()
              .addStatement("this.initial = initial")
              .addStatement("return this")
              .build());
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
    MethodSpec.Builder build =
        Api.method("build", api.machine(), Modifier.PUBLIC)
            .addJavadoc(
                "The life, begun or resumed.\n$L",
                needs.isEmpty()
                    ? ""
                    : "\n@throws IllegalStateException if something required is missing\n");
    BuilderGenerator.requireNeeds(plan, needs, build);
    CodeBlock setup =
        CodeBlock.of(
            "new $T<>(\n$>$>$T.rules(),\n$L,\nhooks,\nclock,\n$L,\n$L,\n$L)$<$<",
            Api.chart("ChartSetup"),
            api.transitions(),
            "snapshot != null && entityId == null ? snapshot.entityId() : entityId",
            hasTimers()
                ? CodeBlock.of("scheduler != null ? scheduler : $T.system()", SCHEDULER)
                : CodeBlock.of("null"),
            plan.machine().lenient(),
            plan.machine().threadSafe());
    CodeBlock.Builder arguments = CodeBlock.builder().add("setup");
    needs.forEach(n -> arguments.add(", $N", n.name()));
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
