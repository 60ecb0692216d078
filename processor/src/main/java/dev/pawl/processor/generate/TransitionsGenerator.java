package dev.pawl.processor.generate;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import javax.lang.model.element.Modifier;

/** Generates {@code NameTransitions}, which contains the machine as static functions. */
final class TransitionsGenerator implements TypeGenerator {

  private final GeneratorContext context;
  private final StepBackend backend;

  TransitionsGenerator(GeneratorContext context, StepBackend backend) {
    this.context = context;
    this.backend = backend;
  }

  @Override
  public boolean applies() {
    return true;
  }

  @Override
  public TypeSpec generate() {
    Plan plan = context.plan();
    ApiTypes api = context.api();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.transitions())
            .addModifiers(api.visibility(Modifier.FINAL))
            .addJavadoc(context.prose().classComment(sentence(plan)));
    DefinitionGenerator definition = new DefinitionGenerator(context, backend);
    backend.addFields(type);
    ConstantChecks.addColumns(api, type);
    definition.addField(type);
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    backend.addSteps(type);
    if (plan.hasNesting()) {
      new NestingGenerator(api).addTo(type);
    }
    new RelationGenerator(api).addTo(type);
    definition.addFunction(type);
    backend.addTypes(type);
    return type.build();
  }

  private String sentence(Plan plan) {
    String refusal =
        plan.machine().lenient()
            ? ""
            : " An event that is not legal throws an {@link dev.pawl.IllegalTransitionError}.";
    return "The "
        + backend.subject()
        + " of "
        + Prose.code(plan.machine().name())
        + " as pure functions. Thread-safe."
        + refusal;
  }
}
