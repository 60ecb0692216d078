package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Shape;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameData}, which converts states, events and instances to plain values for all
 * serializers.
 */
final class DataGenerator implements TypeGenerator {

  private static final TypeName OBJECTS =
      ParameterizedTypeName.get(Map.class, String.class, Object.class);

  private final SerialPlan serial;
  private final ApiTypes api;
  private final Conversions conversions;

  DataGenerator(SerialPlan serial) {
    this.serial = serial;
    this.api = serial.api();
    this.conversions = serial.conversions();
  }

  @Override
  public boolean applies() {
    return serial.plan().hasCompleteJson();
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(serial.data())
            .addModifiers(Modifier.FINAL)
            .superclass(api.of(SerialPlan.shared("MachineData"), api.state(), api.event()))
            .addJavadoc(
                "Converts the states, events and instances of $L to and from plain values. Thread-safe.\n",
                Prose.code(serial.plan().machine().name()));
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addStatement("super($L)", Literal.of(serial.plan().machine().name()));
    if (serial.hasValues()) {
      type.addField(serial.values(), "values", Modifier.PRIVATE, Modifier.FINAL);
      constructor.addParameter(serial.values(), "values").addStatement("this.values = values");
    }
    type.addMethod(constructor.build());
    addStates(type);
    addEvents(type);
    conversions.records().forEach((ref, name) -> addRecord(type, ref, name));
    if (serial.hasMachine()) {
      new InstanceGenerator(serial).add(type);
    }
    return type.build();
  }

  private void addStates(TypeSpec.Builder type) {
    CodeBlock wire = CodeBlock.of("$T.toWire(state)", serial.codec());
    MethodSpec.Builder to =
        override("ofState", serial.stateIsObject() ? OBJECTS : TypeName.get(String.class));
    to.addParameter(api.state(), "state");
    MethodSpec.Builder from =
        override("state", api.state()).addParameter(Conversion.PLAIN, "plain");
    if (!serial.stateIsObject()) {
      type.addMethod(to.addStatement("return $L", wire).build());
      type.addMethod(
          from.addStatement("return named($S, plain, $T::fromWire)", "state", serial.codec())
              .build());
      return;
    }
    List<StatePlan> carrying = serial.plan().leaves().stream().filter(StatePlan::hasData).toList();
    type.addMethod(plain(to, "state", wire, "data", carrying.stream().map(api::record).toList()));
    from.addStatement(
        "$T type = named($S, plain, $T::fromWire)", api.stateKey(), "state", serial.codec());
    CodeBlock.Builder body = CodeBlock.builder().add("return switch (type) {\n$>");
    for (StatePlan state : serial.plan().leaves()) {
      CodeBlock label = CodeBlock.of("case $N -> ", state.constant());
      if (state.hasData()) {
        body.add(
            "$L$N(carried($S, plain, $L));\n",
            label,
            method(state),
            "data",
            Literal.of(state.name()));
      } else {
        body.add("$L$T.$N();\n", label, api.stateClass(), state.method());
      }
    }
    List<StatePlan> within =
        serial.plan().states().stream().filter(s -> !s.declared().isLeaf()).toList();
    if (!within.isEmpty()) {
      body.add(
          "case $L -> throw superstate(type);\n",
          within.stream()
              .map(s -> CodeBlock.of("$N", s.constant()))
              .collect(CodeBlock.joining(",$W")));
    }
    type.addMethod(from.addCode(body.add("$<};\n").build()).build());
    for (StatePlan state : carrying) {
      List<Event.Param> params = state.declared().behavior().data();
      type.addMethod(parts("data", api.record(state), params));
      type.addMethod(
          whole(
              method(state),
              api.state(),
              CodeBlock.of("$T.$N", api.stateClass(), state.method()),
              params,
              true,
              state.name()));
    }
  }

  /** Returns the name of the method that reads a state with data. */
  static String method(StatePlan state) {
    return state.method() + "State";
  }

  /** Returns the name of the method that reads an event with payload. */
  static String method(EventPlan event) {
    return event.method() + "Event";
  }

  private void addEvents(TypeSpec.Builder type) {
    CodeBlock wire = CodeBlock.of("$T.eventToWire(event)", serial.codec());
    boolean object = serial.plan().hasPayload();
    MethodSpec.Builder to = override("ofEvent", object ? OBJECTS : TypeName.get(String.class));
    to.addParameter(api.event(), "event");
    MethodSpec.Builder from =
        override("event", api.event()).addParameter(Conversion.PLAIN, "plain");
    if (!object) {
      type.addMethod(to.addStatement("return $L", wire).build());
      type.addMethod(
          from.addStatement("return named($S, plain, $T::eventFromWire)", "event", serial.codec())
              .build());
      return;
    }
    List<EventPlan> carrying =
        serial.plan().events().stream().filter(EventPlan::hasPayload).toList();
    type.addMethod(
        plain(to, "event", wire, "payload", carrying.stream().map(api::record).toList()));
    from.addStatement(
        "$T type = named($S, plain, $T::eventFromWire)", api.eventKey(), "event", serial.codec());
    CodeBlock.Builder body = CodeBlock.builder().add("return switch (type) {\n$>");
    for (EventPlan event : serial.plan().events()) {
      if (event.hasPayload()) {
        body.add(
            "case $N -> $N(carried($S, plain, $L));\n",
            event.constant(),
            method(event),
            "payload",
            Literal.of(event.name()));
      } else {
        body.add("case $N -> $T.$N();\n", event.constant(), api.event(), event.method());
      }
    }
    type.addMethod(from.addCode(body.add("$<};\n").build()).build());
    for (EventPlan event : carrying) {
      List<Event.Param> params = event.declared().payload();
      type.addMethod(parts("payload", api.record(event), params));
      type.addMethod(
          whole(
              method(event),
              api.event(),
              CodeBlock.of("$T.$N", api.event(), event.method()),
              params,
              false,
              event.name()));
    }
  }

  /**
   * Completes the method that converts a state or event to a plain value. The plain value is the
   * name, or an object with the name and the components if the record has components.
   */
  private static MethodSpec plain(
      MethodSpec.Builder to,
      String what,
      CodeBlock wire,
      String carried,
      List<? extends TypeName> carrying) {
    to.addStatement("$T plain = new $T<>()", OBJECTS, LinkedHashMap.class)
        .addStatement("plain.put($S, $L)", what, wire);
    for (TypeName record : carrying) {
      CodeBlock is = CodeBlock.of("$N instanceof $T carrying", what, record);
      if (record == carrying.get(0)) {
        to.beginControlFlow("if ($L)", is);
      } else {
        to.nextControlFlow("else if ($L)", is);
      }
      to.addStatement("plain.put($S, $L(carrying))", carried, carried);
    }
    return to.endControlFlow().addStatement("return plain").build();
  }

  private static MethodSpec.Builder override(String name, TypeName returns) {
    return ApiTypes.method(name, returns, Modifier.PUBLIC).addAnnotation(Override.class);
  }

  /** Returns the method that adds a record's components, by name, to a plain value. */
  private MethodSpec parts(String name, ClassName record, List<Event.Param> params) {
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE)
            .returns(OBJECTS)
            .addParameter(record, "carrying")
            .addStatement("$T parts = new $T<>()", OBJECTS, LinkedHashMap.class);
    for (Event.Param param : params) {
      method.addStatement(
          "parts.put($S, $L)",
          param.name(),
          conversions.toPlain(param.type(), CodeBlock.of("carrying.$N()", param.name())));
    }
    return method.addStatement("return parts").build();
  }

  private MethodSpec whole(
      String name,
      TypeName returns,
      CodeBlock factory,
      List<Event.Param> params,
      boolean ofState,
      String owner) {
    List<CodeBlock> arguments = new ArrayList<>();
    for (Event.Param param : params) {
      arguments.add(argument(param, ofState, owner));
    }
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE)
        .returns(returns)
        .addParameter(Conversion.PLAIN, "parts")
        .addStatement("return $L(\n$L)", factory, CodeBlock.join(arguments, ",\n"))
        .build();
  }

  private CodeBlock argument(Event.Param param, boolean ofState, String owner) {
    if (param.type().isOptional()) {
      return conversions.fromPlain(param.type(), CodeBlock.of("parts.optional($S)", param.name()));
    }
    CodeBlock given =
        conversions.fromPlain(param.type(), CodeBlock.of("parts.field($S)", param.name()));
    return serial.missingComponents().stream()
        .filter(a -> a.ofState() == ofState && a.owner().equals(owner))
        .filter(a -> a.param().equals(param))
        .findFirst()
        .map(
            a ->
                CodeBlock.of("parts.has($S)\n? $L\n: values.$N()", param.name(), given, a.method()))
        .orElse(given);
  }

  private void addRecord(TypeSpec.Builder type, TypeRef ref, String name) {
    TypeName java = JavaTypes.of(ref);
    List<Shape.Component> components = conversions.components(ref).components();
    MethodSpec.Builder to =
        MethodSpec.methodBuilder("of")
            .addModifiers(Modifier.PRIVATE)
            .returns(OBJECTS)
            .addParameter(java, "value");
    to.beginControlFlow("if (value == null)").addStatement("return null").endControlFlow();
    boolean recursive = conversions.isRecursive(ref);
    if (recursive) {
      to.addParameter(int.class, "depth")
          .addStatement("$T.checkDepth(depth, $S)", Conversion.FORM, ref.simpleName());
    }
    to.addStatement("$T parts = new $T<>()", OBJECTS, LinkedHashMap.class);
    List<CodeBlock> arguments = new ArrayList<>();
    for (Shape.Component component : components) {
      to.addStatement(
          "parts.put($S, $L)",
          component.name(),
          conversions.toPlain(
              component.type(), CodeBlock.of("value.$N()", component.name()), recursive));
      String read = component.type().isOptional() ? "optional" : "field";
      arguments.add(
          conversions.fromPlain(
              component.type(), CodeBlock.of("parts.$L($S)", read, component.name())));
    }
    type.addMethod(to.addStatement("return parts").build());
    type.addMethod(
        MethodSpec.methodBuilder(name)
            .addModifiers(Modifier.PRIVATE)
            .returns(java)
            .addParameter(Conversion.PLAIN, "parts")
            .addStatement(
                "return parts.create(\n() ->\n$>$>new $T(\n$>$>$L))$<$<$<$<",
                java,
                CodeBlock.join(arguments, ",\n"))
            .build());
  }
}
