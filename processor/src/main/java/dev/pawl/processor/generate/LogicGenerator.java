package dev.pawl.processor.generate;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Generates the interface {@code NameLogic} with the guards, updates and choices that the user
 * implements.
 */
final class LogicGenerator implements TypeGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final UserMethods methods;

  LogicGenerator(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.methods = new UserMethods(context.api());
  }

  @Override
  public boolean applies() {
    return plan.hasLogic();
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.logic())
            .addModifiers(api.visibility())
            .addJavadoc(
                "The logic of the machine $L: predicates of guards, updates and choices.\n\n"
                    + "<p>The methods must be pure: they can be called at any time, change nothing and fire"
                    + " no events. If a method throws an exception or returns null, the step fails and"
                    + " nothing changes.\n",
                Prose.code(plan.machine().name()));
    plan.logic().forEach(m -> type.addMethod(methods.declared(m)));
    plan.logic().stream()
        .filter(m -> m.kind() == LogicMethod.Kind.CHOICE)
        .forEach(m -> ApiTypes.addNested(type, choice(m)));
    return type.build();
  }

  private TypeSpec.Builder choice(LogicMethod method) {
    // the name of the field must differ from those of the user's constants
    String field = "state";
    Set<String> constants =
        method.choice().stream().map(StatePlan::constant).collect(Collectors.toSet());
    while (constants.contains(field)) {
      field += "_";
    }
    TypeSpec.Builder type =
        TypeSpec.enumBuilder(methods.choiceType(method))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc("The states that {@link #$N} can choose.\n", method.method())
            .addField(api.stateKey(), field, Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(api.stateKey(), "state")
                    .addStatement("this.$N = state", field)
                    .build())
            .addMethod(
                ApiTypes.method("state", api.stateKey(), Modifier.PUBLIC)
                    .addJavadoc("Returns the chosen state.\n")
                    .addStatement("return $N", field)
                    .build());
    for (StatePlan state : method.choice()) {
      type.addEnumConstant(
          state.constant(),
          TypeSpec.anonymousClassBuilder("$L", api.constant(state))
              .addJavadoc("$L\n", Prose.of(state))
              .build());
    }
    return type;
  }
}
