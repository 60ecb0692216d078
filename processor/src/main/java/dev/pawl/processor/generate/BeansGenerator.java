package dev.pawl.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Part;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import java.time.InstantSource;
import javax.lang.model.element.Modifier;

/** Generates {@code NameBeans}, the Spring beans of a machine. */
final class BeansGenerator implements TypeGenerator {

  private static final String CONTEXT = "org.springframework.context.annotation";
  private static final String PAWL = "dev.pawl.spring";
  private static final ClassName BEAN = ClassName.get(CONTEXT, "Bean");
  private static final ClassName PROVIDER =
      ClassName.get("org.springframework.beans.factory", "ObjectProvider");
  private static final ClassName LISTENER = ClassName.get("dev.pawl", "TransitionListener");

  private final SerialPlan serial;
  private final Plan plan;
  private final ApiTypes api;

  BeansGenerator(SerialPlan serial) {
    this.serial = serial;
    this.plan = serial.plan();
    this.api = serial.api();
  }

  @Override
  public boolean applies() {
    return plan.generates(Part.SPRING);
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.generated("Beans"))
            .addJavadoc(
                "The Spring beans of $L, found by component scan.\n",
                Prose.code(plan.machine().name()))
            .addAnnotation(
                AnnotationSpec.builder(ClassName.get(CONTEXT, "Configuration"))
                    .addMember("value", "$S", api.generated("Beans").canonicalName())
                    .addMember("proxyBeanMethods", "false")
                    .build());
    if (plan.generates(Part.MACHINE)) {
      type.addMethod(wiring()).addMethod(builder());
    }
    if (plan.generates(Part.CODEC)) {
      type.addMethod(names());
      if (plan.hasPayload()) {
        type.addMethod(event());
      }
    }
    StoreBeans stores = new StoreBeans(serial);
    if (stores.apply()) {
      type.addMethod(stores.machine()).addMethod(stores.store());
    }
    return type.build();
  }

  private MethodSpec wiring() {
    return bean(plan, "Wiring", api.of(pawl("MachineWiring"), api.state(), api.event()))
        .addJavadoc("Returns the hooks, listeners, customizers and clock of the application.\n")
        .addParameter(provider(api.of(ApiTypes.HOOK, api.state(), api.event())), "hooks")
        .addParameter(provider(api.of(LISTENER, api.state(), api.event())), "listeners")
        .addParameter(provider(pawl("MachineCustomizer")), "customizers")
        .addParameter(provider(ClassName.get(InstantSource.class)), "clock")
        .addStatement(
            "return new $T<>($T.table(), hooks, listeners, customizers, clock)",
            pawl("MachineWiring"),
            api.transitions())
        .build();
  }

  private MethodSpec builder() {
    ClassName builder = api.machine().nestedClass("Builder");
    MethodSpec.Builder method =
        bean(plan, "MachineBuilder", builder)
            .addJavadoc(
                "Returns a builder of instances. Each injection gets a new builder.$L\n",
                plan.hasContext() ? " The code that uses the" + " builder sets the context." : "")
            .addAnnotation(
                AnnotationSpec.builder(ClassName.get(CONTEXT, "Scope"))
                    .addMember("value", "$S", "prototype")
                    .build())
            .addParameter(api.of(pawl("MachineWiring"), api.state(), api.event()), "wiring");
    if (plan.hasTimers()) {
      method.addParameter(provider(ClassName.get("dev.pawl.time", "Scheduler")), "scheduler");
    }
    method.addStatement("$T builder = wiring.prepare($T.builder())", builder, api.machine());
    if (plan.hasTimers()) {
      method.addStatement("scheduler.ifAvailable(builder::scheduler)");
    }
    for (ParameterSpec need : api.requiredParameters()) {
      if (!need.name().equals("context")) {
        method.addParameter(need).addStatement("builder.$N($N)", need.name(), need.name());
      }
    }
    return method.addStatement("return builder").build();
  }

  /**
   * Returns the bean that converts names to states or events. The bean accepts former names, too,
   * so that old links still work.
   */
  private MethodSpec names() {
    CodeBlock.Builder converter =
        CodeBlock.builder()
            .add(
                "$T.of($T.class, $T::fromWire)\n.and($T.class, $T::eventFromWire)",
                pawl("WireNameConverter"),
                api.stateKey(),
                serial.codec(),
                api.eventKey(),
                serial.codec());
    if (plan.hasPayload()) {
      converter.add("\n.and($T.class, $T::event)", api.event(), api.generated("Beans"));
    }
    return bean(plan, "Names", pawl("WireNameConverter"))
        .addJavadoc("Returns the converter from names in requests to states and events.\n")
        .addModifiers(Modifier.STATIC)
        .addStatement("return $L", converter.build())
        .build();
  }

  private MethodSpec event() {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder("event")
            .addJavadoc(
                "Returns the event with a wire name, if it can be fired and has no payload.\n")
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(api.event())
            .addParameter(String.class, "name")
            .addCode("return switch ($T.eventFromWire(name)) {\n$>", serial.codec());
    for (EventPlan event : plan.events()) {
      if (!event.isFired()) {
        method.addCode(
            "case $L -> throw new $T(name + $S);\n",
            event.constant(),
            IllegalArgumentException.class,
            " cannot be fired: only the machine itself raises it");
      } else if (!event.hasPayload()) {
        method.addCode("case $L -> $T.$L();\n", event.constant(), api.event(), event.method());
      }
    }
    return method
        .addCode(
            "default -> throw new $T(name + $S);\n",
            IllegalArgumentException.class,
            " carries data and cannot be created from its name alone")
        .addCode("$<};\n")
        .build();
  }

  /**
   * Returns a method that creates a bean, without its body. The name of the bean contains the
   * package, because an application may have machines with the same name in several packages.
   */
  static MethodSpec.Builder bean(Plan plan, String what, TypeName type) {
    String prefix = plan.prefix();
    int first = prefix.offsetByCodePoints(0, 1);
    String name =
        new StringBuilder()
            .appendCodePoint(Character.toLowerCase(prefix.codePointAt(0)))
            .append(prefix.substring(first))
            .append(what)
            .toString();
    String bean = ClassName.get(plan.packageName(), name).canonicalName();
    return ApiTypes.method(name, type)
        .addAnnotation(AnnotationSpec.builder(BEAN).addMember("value", "$S", bean).build());
  }

  static ClassName pawl(String name) {
    return ClassName.get(PAWL, name);
  }

  static TypeName provider(TypeName type) {
    return ParameterizedTypeName.get(PROVIDER, type);
  }
}
