package dev.pawl.processor.generate.type;

import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.Plan;

/** Generates {@code NameState}, the enum of states of a machine that is declared in YAML. */
public final class StateGenerator {

  private final Plan plan;
  private final Api api;

  public StateGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
  }

  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.enumBuilder(api.stateClass())
            .addModifiers(api.visibility())
            .addJavadoc(
                new Prose(plan)
                    .classComment("The states of " + Prose.code(plan.machine().name()) + "."));
    plan.states()
        .forEach(
            s ->
                type.addEnumConstant(
                    s.constant(),
                    TypeSpec.anonymousClassBuilder("").addJavadoc("$L\n", Prose.of(s)).build()));
    return type.build();
  }
}
