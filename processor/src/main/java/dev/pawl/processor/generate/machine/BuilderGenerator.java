package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.plan.Plan;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Generates the builder of lives. */
final class BuilderGenerator {

  private final Plan plan;
  private final Api api;
  private final ClassName builder;
  private final BuilderParts parts;

  BuilderGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.builder = api.machine().nestedClass("Builder");
    this.parts = new BuilderParts(plan);
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        parts
            .head(": they share hooks and clock")
            .addField(
                FieldSpec.builder(api.state(), "state", Modifier.PRIVATE)
                    .initializer(api.constant(plan.initialStates().get(0)))
                    .build());
    parts.addFields(type);
    type.addField(new LifeGenerator(plan).engine(), "engine", Modifier.PRIVATE);
    CodeBlock anew = CodeBlock.of("this.engine = null;\n");
    String first = plan.initialStates().get(0).constant();
    type.addMethod(
        parts.initial(
            "The state in which the life begins; by default {@code " + first + "}.", "state"));
    type.addMethod(resume());
    type.addMethod(parts.entityId());
    type.addMethod(parts.sequence("How many steps the life has already made; 0 if it begins."));
    type.addMethod(parts.clock(anew));
    type.addMethod(parts.hook(anew));
    parts.addNeeds(type);
    type.addMethod(build());
    return type.build();
  }

  private MethodSpec resume() {
    return Api.method("resume", builder, Modifier.PUBLIC)
        .addParameter(api.state(), "state")
        .addJavadoc("The state in which the life goes on, whichever it is.\n")
        .addStatement(
            plan.nested()
                ? CodeBlock.of("this.state = $T.leaf(state)", api.transitions())
                : CodeBlock.of("this.state = $T.requireNonNull(state, $S)", Objects.class, "state"))
        .addStatement("return this")
        .build();
  }

  private MethodSpec build() {
    MethodSpec.Builder build = parts.build("The life.");
    CodeBlock arguments =
        api.needs().stream()
            .map(n -> CodeBlock.of(", $N", n.name()))
            .collect(CodeBlock.joining(""));
    if (!plan.hasEffects()) {
      build
          .beginControlFlow("if (entityId == null && hooks.isEmpty() && sequence == 0)")
          .addStatement("return new $T(state$L)", api.machine(), arguments)
          .endControlFlow();
    }
    return build
        .beginControlFlow("if (engine == null)")
        .addStatement(
            "engine = new $T<>($T.rules(), hooks, clock, $L)",
            Api.engine("Engine"),
            api.transitions(),
            plan.machine().lenient())
        .endControlFlow()
        .addStatement("return new $T(state$L, entityId, engine, sequence)", api.driven(), arguments)
        .build();
  }
}
