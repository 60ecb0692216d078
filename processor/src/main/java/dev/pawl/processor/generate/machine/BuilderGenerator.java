package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.plan.Plan;
import javax.lang.model.element.Modifier;

/** Generates the builder of a flat machine's instances. */
final class BuilderGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final ClassName builder;
  private final BuilderParts parts;

  BuilderGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.builder = api.machine().nestedClass("Builder");
    this.parts = new BuilderParts(api);
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        parts.head(
            api.of(
                ApiTypes.engine("FlatBuilder"), api.state(), api.event(), api.machine(), builder),
            CodeBlock.of(
                "$T.RULES, $L", api.transitions(), api.constant(plan.initialStates().get(0))));
    if (plan.nested()) {
      type.addMethod(
          ApiTypes.method("from", builder, Modifier.PUBLIC)
              .addAnnotation(Override.class)
              .addParameter(api.state(), "state")
              .addStatement("return super.from($T.leaf(state))", api.transitions())
              .build());
    }
    parts.addNeeds(type, true);
    type.addMethod(build());
    return type.build();
  }

  private MethodSpec build() {
    MethodSpec.Builder build = parts.build();
    CodeBlock kept = ApiTypes.arguments(api.contextAndLogic());
    CodeBlock own = CodeBlock.of("state, sequence$L$L", kept.isEmpty() ? "" : ", ", kept);
    if (plan.hasEffects()) {
      return build
          .addStatement("return new $T($L, effects, entityId, engine())", api.machine(), own)
          .build();
    }
    if (plan.machine().threadSafe()) {
      return build
          .addStatement(
              "return new $T($L, entityId,$WisBare() ? null : engine())", api.machine(), own)
          .build();
    }
    return build
        .addStatement(
            "return isBare()\n? new $T($L, false)\n: new $T($L, entityId, engine())",
            api.machine(),
            own,
            api.driven(),
            own)
        .build();
  }
}
