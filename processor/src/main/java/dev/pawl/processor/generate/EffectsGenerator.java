package dev.pawl.processor.generate;

import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Serializer;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;

/** Generates the interface {@code NameEffects}, which the user implements to perform effects. */
final class EffectsGenerator implements TypeGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final UserMethods methods;

  EffectsGenerator(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.methods = new UserMethods(context.api());
  }

  @Override
  public boolean applies() {
    return plan.hasEffects();
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.effects())
            .addModifiers(api.visibility())
            .addJavadoc(
                "The effects of the machine $L. They run after a step is committed.\n\n"
                    + "<p>If an effect throws an exception, the step stays committed, but the later effects"
                    + " of the same transition do not run. An event that an effect fires at the machine is"
                    + " handled after the step.\n",
                Prose.code(plan.machine().name()));
    if (plan.machine().storage().serializers().contains(Serializer.STORE)) {
      type.addJavadoc(
          "\n<p>In a store, effects run before the database commits, and again if the store retries"
              + " the step. If an effect throws an exception, the step is rolled back. Therefore an"
              + " effect should only record its work, with {@code opening.effectContext()}.\n");
    }
    plan.effects().forEach(m -> type.addMethod(methods.declared(m)));
    return type.build();
  }
}
