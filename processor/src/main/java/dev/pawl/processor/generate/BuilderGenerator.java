package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.plan.Plan;

/** Generates the builder that creates instances of a flat machine. */
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

  TypeSpec.Builder generate() {
    TypeSpec.Builder type =
        parts.head(
            api.of(
                ApiTypes.engine("FlatBuilder"), api.state(), api.event(), api.machine(), builder),
            CodeBlock.of("STEPS, $L", api.constant(plan.initialStates().get(0))));
    parts.addSetters(type, true);
    type.addMethod(parts.build().addStatement("return new $T(this)", api.machine()).build());
    return type;
  }
}
