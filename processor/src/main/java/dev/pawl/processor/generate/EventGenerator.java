package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameEvent}: an enum, or a sealed interface of records where events carry data.
 */
final class EventGenerator {

  private final Plan plan;
  private final Api api;
  private final Prose prose;

  EventGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.prose = new Prose(plan);
  }

  TypeSpec generate() {
    return plan.hasPayload() ? sealedInterface() : constants(api.event(), classComment(), "event");
  }

  private String classComment() {
    return "What may happen to " + Prose.code(plan.machine().name()) + ".";
  }

  private TypeSpec constants(ClassName name, String comment, String what) {
    TypeSpec.Builder type =
        TypeSpec.enumBuilder(name)
            .addJavadoc("$L\n", comment)
            .addField(String.class, "wireName", Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addParameter(String.class, "wireName")
                    .addStatement("this.wireName = wireName")
                    .build())
            .addMethod(
                Api.method("wireName", ClassName.get(String.class), Modifier.PUBLIC)
                    .addJavadoc("The $L's name in data.\n", what)
                    .addStatement("return wireName")
                    .build());
    for (EventPlan event : plan.events()) {
      type.addEnumConstant(
          event.constant(),
          TypeSpec.anonymousClassBuilder(
                  "$L", Literal.of(plan.machine().wireName(event.declared())))
              .addJavadoc("$L\n", prose.of(event))
              .build());
    }
    return type.addModifiers(name.equals(api.event()) ? api.visibility() : nested()).build();
  }

  private static Modifier[] nested() {
    return new Modifier[] {Modifier.PUBLIC, Modifier.STATIC};
  }

  private TypeSpec sealedInterface() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.event())
            .addModifiers(api.visibility(Modifier.SEALED))
            .addJavadoc("$L\n", classComment())
            .addMethod(
                Api.method("eventType", api.eventKey(), Modifier.PUBLIC, Modifier.ABSTRACT)
                    .addJavadoc("Which event this is, without its data.\n")
                    .build())
            .addMethod(
                Api.method(
                        "wireName", ClassName.get(String.class), Modifier.PUBLIC, Modifier.DEFAULT)
                    .addJavadoc("The event's name in data.\n")
                    .addStatement("return eventType().wireName()")
                    .build());
    plan.events().forEach(e -> type.addMethod(factory(e)));
    plan.events().forEach(e -> type.addType(record(e)));
    return type.addType(constants(api.eventKey(), "The events without their data.", "event"))
        .build();
  }

  private MethodSpec factory(EventPlan event) {
    MethodSpec.Builder method =
        Api.method(event.method(), api.record(event), Modifier.PUBLIC, Modifier.STATIC)
            .addParameters(api.payload(event))
            .addJavadoc("$L\n", prose.of(event));
    return event.hasPayload()
        ? method
            .addStatement("return new $T($L)", api.record(event), api.payloadArguments(event))
            .build()
        : method.addStatement("return $T.INSTANCE", api.record(event)).build();
  }

  private TypeSpec record(EventPlan event) {
    List<ParameterSpec> components =
        event.declared().payload().stream()
            .map(p -> ParameterSpec.builder(Api.type(p.type()), p.name()).build())
            .toList();
    TypeSpec.Builder type =
        TypeSpec.recordBuilder(api.record(event))
            .addModifiers(nested())
            .addSuperinterface(api.event())
            .addJavadoc("$L\n", prose.of(event))
            .recordConstructor(MethodSpec.constructorBuilder().addParameters(components).build())
            .addMethod(
                Api.method("eventType", api.eventKey(), Modifier.PUBLIC)
                    .addAnnotation(Override.class)
                    .addStatement("return $L", api.constant(event))
                    .build());
    if (!event.hasPayload()) {
      type.addField(
          com.palantir.javapoet.FieldSpec.builder(
                  api.record(event), "INSTANCE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .initializer("new $T()", api.record(event))
              .build());
    }
    event
        .declared()
        .payload()
        .forEach(p -> type.addJavadoc("\n@param $L told with the event", p.name()));
    return type.build();
  }
}
