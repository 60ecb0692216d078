package dev.pawl.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Serializer;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameStateConverter} and {@code NameEventConverter}, the JPA converters for
 * columns of states and events.
 */
final class ConverterGenerator implements TypeGenerator {

  private static final ClassName CONVERTER =
      ClassName.get("jakarta.persistence", "AttributeConverter");
  private static final ClassName ANNOTATION = ClassName.get("jakarta.persistence", "Converter");
  private static final ClassName JSON = SerialPlan.shared("Json");
  private static final ClassName STRING = ClassName.get(String.class);

  private final SerialPlan serial;
  private final ApiTypes api;
  private final boolean ofState;

  ConverterGenerator(SerialPlan serial, boolean ofState) {
    this.serial = serial;
    this.api = serial.api();
    this.ofState = ofState;
  }

  @Override
  public boolean applies() {
    return serial.has(Serializer.JPA);
  }

  @Override
  public TypeSpec generate() {
    TypeName java = ofState ? api.state() : api.event();
    String what = ofState ? "state" : "event";
    boolean object = ofState ? serial.stateIsObject() : serial.plan().hasPayload();
    boolean open = object && serial.hasValues();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.generated(ofState ? "StateConverter" : "EventConverter"))
            .addModifiers(api.visibility(open ? Modifier.ABSTRACT : Modifier.FINAL))
            .addSuperinterface(api.of(CONVERTER, java, STRING))
            .addJavadoc(
                "Converts $L of $L to and from text columns$L. Thread-safe.\n",
                ofState ? "states" : "events",
                Prose.code(serial.plan().machine().name()),
                object ? ", with their data as JSON" : ", by wire name");
    if (open) {
      type.addJavadoc(
          "\n<p>To use it, extend it with a class that is annotated {@code @Converter(autoApply = true)}"
              + " and passes the conversions to this constructor.\n");
    } else {
      type.addAnnotation(AnnotationSpec.builder(ANNOTATION).addMember("autoApply", "true").build());
    }
    MethodSpec.Builder to =
        ApiTypes.method("convertToDatabaseColumn", STRING, Modifier.PUBLIC)
            .addAnnotation(Override.class)
            .addParameter(java, what);
    MethodSpec.Builder from =
        ApiTypes.method("convertToEntityAttribute", java, Modifier.PUBLIC)
            .addAnnotation(Override.class)
            .addParameter(STRING, "text");
    if (object) {
      addData(type, open);
      to.addStatement(
          "return $N == null ? null : $T.write(data.of$L($N))",
          what,
          JSON,
          ofState ? "State" : "Event",
          what);
      from.addStatement(
          "return text == null ? null : data.$N($T.readNameOrObject(text, $L))",
          what,
          JSON,
          Literal.of(serial.plan().machine().name() + " " + what));
    } else {
      String toWire = ofState ? "toWire" : "eventToWire";
      String fromWire = ofState ? "fromWire" : "eventFromWire";
      to.addStatement("return $N == null ? null : $T.$L($N)", what, serial.codec(), toWire, what);
      from.addStatement("return text == null ? null : $T.$L(text)", serial.codec(), fromWire);
    }
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(open ? Modifier.PROTECTED : Modifier.PUBLIC)
            .addJavadoc(open ? "" : "Creates the converter; called by JPA.\n");
    if (open) {
      serial.withValues(constructor.addJavadoc("Creates a converter.\n\n"));
      constructor.addStatement("data = $L", serial.newData());
    }
    type.addMethod(constructor.build()).addMethod(to.build()).addMethod(from.build());
    if (ofState) {
      addRules(type);
    }
    return type.build();
  }

  /**
   * Adds the method {@code rules}, which returns the machine's definition for Pawl's check of state
   * columns in JPA.
   */
  private void addRules(TypeSpec.Builder type) {
    ClassName definition = ApiTypes.engine("Definition");
    type.addSuperinterface(SerialPlan.shared("StateColumn"))
        .addMethod(
            ApiTypes.method(
                    "rules", api.of(definition, api.stateKey(), api.event()), Modifier.PUBLIC)
                .addAnnotation(Override.class)
                .addStatement("return $T.RULES", api.generated("Transitions"))
                .build());
  }

  private void addData(TypeSpec.Builder type, boolean open) {
    FieldSpec.Builder field =
        FieldSpec.builder(serial.data(), "data", Modifier.PRIVATE, Modifier.FINAL);
    if (!open) {
      field.initializer(CodeBlock.of("new $T()", serial.data()));
    }
    type.addField(field.build());
  }
}
