package dev.pawl.processor.generate.type;

import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Serializer;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;

/** Generates {@code NameEffects}, an interface that the user implements. */
public final class EffectsGenerator implements TypeGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final UserMethods methods;

  /** The generator of what a machine makes its user do. */
  public EffectsGenerator(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.methods = new UserMethods(context);
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
                "The effects of the machine $L, run after a step has been committed.\n\n"
                    + "<p>An effect that throws undoes nothing; the effects after it in the same"
                    + " transition do not run. An event that it fires at the machine runs after the step.\n",
                Prose.code(plan.machine().name()));
    if (plan.machine().storage().serializers().contains(Serializer.STORE)) {
      type.addJavadoc(
          "\n<p>In a store, effects run before the database commits, and again if the store retries"
              + " the step. An effect that throws rolls the step back. So an effect only records what is"
              + " to be done, by {@code opening.effectContext()}.\n");
    }
    plan.effects().forEach(m -> type.addMethod(methods.declared(m)));
    return type.build();
  }
}
