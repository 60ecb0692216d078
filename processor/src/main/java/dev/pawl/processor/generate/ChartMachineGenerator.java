package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Part;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates {@code NameMachine} of a chart. */
final class ChartMachineGenerator implements TypeGenerator {

  private final GeneratorContext context;
  private final Plan plan;
  private final ApiTypes api;
  private final InstanceParts parts;
  private final List<ParameterSpec> needs;
  private final boolean shared;

  ChartMachineGenerator(GeneratorContext context) {
    this.context = context;
    this.plan = context.plan();
    this.api = context.api();
    this.parts = new InstanceParts(api);
    this.needs = api.requiredParameters();
    this.shared = plan.machine().threadSafe() || plan.hasTimers();
  }

  @Override
  public boolean applies() {
    return plan.generates(Part.MACHINE) && plan.chart().isPresent();
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.machine())
            .addModifiers(api.visibility(Modifier.FINAL))
            .superclass(
                api.of(
                    ApiTypes.chart("ChartMachine"),
                    api.state(),
                    api.stateKey(),
                    api.event(),
                    api.contextOrVoid()))
            .addJavadoc(
                context.prose().machineComment(parts.introduction(shared), context.picture()))
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(api.machine().nestedClass("Builder"), "builder")
                    .addStatement(
                        "super(builder, $T.RULES, new $T($L),$W$L)",
                        api.transitions(),
                        api.code(),
                        plan.hasLogic() ? "builder.logic" : "",
                        plan.hasEffects() ? "builder.effects" : "null")
                    .build());
    api.unknownFieldsField().ifPresent(type::addField);
    addFactories(type);
    new EventMethods(context).addTo(type);
    addQueries(type);
    if (shared) {
      parts.addPost(type, CodeBlock.of("instance.post(event, cause)"));
    }
    ApiTypes.addNested(type, new BuilderGenerator(api).chart());
    return type.build();
  }

  private void addFactories(TypeSpec.Builder type) {
    if (needs.isEmpty()) {
      type.addMethod(parts.publicConstructor().addStatement("this(builder())").build());
    }
    if (!plan.hasRegions()) {
      type.addMethod(
          parts
              .fromState(" Timers of active states start with their full time.")
              .addStatement("return builder().from(state)$L.build()", parts.needs(true))
              .build());
    }
    type.addMethod(
        InstanceParts.factory("from", api.machine())
            .addParameter(api.snapshot(), "snapshot")
            .addParameters(needs.stream().filter(n -> !n.name().equals("context")).toList())
            .addJavadoc(
                "Creates an instance from a snapshot.\n\n"
                    + "@throws IllegalArgumentException if the states of the snapshot cannot be"
                    + " active together\n")
            .addStatement("return builder().from(snapshot)$L.build()", parts.needs(false))
            .build());
    parts.addBuilderMethod(type);
  }

  private void addQueries(TypeSpec.Builder type) {
    if (plan.hasRegions()) {
      type.addMethod(
          ApiTypes.method("state", api.state(), Modifier.PUBLIC)
              .addParameter(api.stateKey(), "superstate")
              .addJavadoc(
                  "Returns the active leaf within a state. If several leaves are active, returns $L.\n\n"
                      + "@throws IllegalArgumentException if the state is not active\n",
                  plan.hasData() ? "the first" : "the innermost state that contains them")
              .addStatement("return instance.state(superstate)")
              .build());
    }
    if (plan.hasData()) {
      type.addMethod(
          ApiTypes.method("is", TypeName.BOOLEAN, Modifier.PUBLIC)
              .addParameter(api.stateKey(), "state")
              .addJavadoc(
                  "Returns whether a state or one of its descendants is active, with any data.\n")
              .addStatement("return instance.is(state)")
              .build());
    }
    parts.addContext(type, CodeBlock.of("instance.context()"));
  }
}
