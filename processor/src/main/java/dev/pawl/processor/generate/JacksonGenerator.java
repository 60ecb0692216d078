package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import java.util.Optional;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** Generates {@code NameJackson}, a Jackson module for version 2 or 3. */
final class JacksonGenerator implements TypeGenerator {

  private final SerialPlan serial;
  private final ApiTypes api;
  private final JacksonVersion jackson;
  private final ClassName module;

  JacksonGenerator(SerialPlan serial, JacksonVersion jackson) {
    this.serial = serial;
    this.api = serial.api();
    this.jackson = jackson;
    this.module = api.generated(jackson.suffix());
  }

  @Override
  public boolean applies() {
    return serial.has(jackson.requiredSerializer());
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(module)
            .addModifiers(api.visibility(Modifier.FINAL))
            .superclass(jackson.databind("module", "SimpleModule"))
            .addJavadoc(
                "A $L module for the states, events$L of $L. Register it with a mapper. A state or event"
                    + " is written as its wire name$L.\n",
                jackson.title(),
                serial.hasMachine() ? " and instances" : "",
                Prose.code(serial.plan().machine().name()),
                serial.stateIsObject() || serial.plan().hasPayload()
                    ? ", or as an object if its type carries data"
                    : "")
            .addField(
                FieldSpec.builder(
                        TypeName.LONG,
                        "serialVersionUID",
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                    .initializer("1L")
                    .build());
    addConstructors(type);
    JacksonParts parts = new JacksonParts(jackson, module);
    ApiTypes.addNested(type, parts.writer());
    ApiTypes.addNested(type, parts.reader());
    if (!serial.stateIsObject() || !serial.plan().hasPayload()) {
      ApiTypes.addNested(type, parts.keyWriter());
      ApiTypes.addNested(type, parts.keyReader());
    }
    return type.build();
  }

  @Override
  public Optional<String> service() {
    boolean complete = !serial.hasValues() && !(serial.hasMachine() && serial.needsBuilder());
    return complete && serial.plan().machine().isPublic()
        ? Optional.of(jackson.service())
        : Optional.empty();
  }

  private TypeName builders() {
    return ParameterizedTypeName.get(
        ClassName.get(Supplier.class), api.machine().nestedClass("Builder"));
  }

  private void addConstructors(TypeSpec.Builder type) {
    if (serial.hasMachine()) {
      MethodSpec.Builder easy =
          MethodSpec.constructorBuilder()
              .addModifiers(Modifier.PUBLIC)
              .addJavadoc(
                  serial.needsBuilder()
                      ? "Creates a module that writes instances but cannot read them: reading needs a builder.\n"
                      : "Creates the module.\n");
      boolean values = serial.hasValues();
      if (values) {
        easy.addJavadoc("\n");
        serial.withValues(easy);
      }
      easy.addStatement("this($L$T::builder)", values ? "values, " : "", api.machine());
      type.addMethod(easy.build());
    }
    MethodSpec.Builder full =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PUBLIC)
            .addJavadoc(
                serial.hasMachine()
                    ? "Creates a module that reads instances with the given builders.\n\n"
                    : "Creates the module.\n\n");
    serial.withValues(full);
    if (serial.hasMachine()) {
      full.addParameter(builders(), "builders")
          .addJavadoc("@param builders sets everything that is not in the JSON, such as hooks\n");
    }
    full.addStatement("super($L)", Literal.of("pawl " + serial.plan().machine().name()));
    full.addStatement("$T data = $L", serial.data(), serial.newData());
    add(full, api.state(), "state", serial.stateIsObject());
    add(full, api.event(), "event", serial.plan().hasPayload());
    if (serial.hasMachine()) {
      full.addStatement("addSerializer($T.class, new Writer<>(data::ofInstance))", api.machine());
      full.addStatement(
          "addDeserializer(\n$T.class,\nnew Reader<>($T.class, $L, plain -> data.instance(plain, builders.get())))",
          api.machine(),
          api.machine(),
          Literal.of(serial.plan().machine().name()));
    }
    type.addMethod(full.build());
  }

  private void add(MethodSpec.Builder full, TypeName type, String what, boolean object) {
    CodeBlock name = Literal.of(serial.plan().machine().name() + " " + what);
    String write = what.equals("state") ? "ofState" : "ofEvent";
    full.addStatement("addSerializer($T.class, new Writer<>(data::$L))", type, write);
    full.addStatement(
        "addDeserializer(\n$T.class, new Reader<>($T.class, $L, data::$N))",
        type,
        type,
        name,
        what);
    if (!object) {
      full.addStatement("addKeySerializer($T.class, new KeyWriter<>(data::$L))", type, write);
      full.addStatement(
          "addKeyDeserializer($T.class, new KeyReader($T.class, $L, data::$N))",
          type,
          type,
          name,
          what);
    }
  }
}
