package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import javax.lang.model.element.Modifier;

/**
 * Generates the JSON methods of {@code NameCodec} for machines whose states, events or context
 * carry data.
 */
final class CodecJson {

  private static final ClassName JSON = SerialPlan.shared("Json");
  private static final ClassName STRING = ClassName.get(String.class);
  private static final String NOT_AN_INSTANCE =
      "@throws IllegalArgumentException if the JSON is invalid or belongs to another machine\n";

  private final SerialPlan serial;
  private final ApiTypes api;

  CodecJson(SerialPlan serial) {
    this.serial = serial;
    this.api = serial.api();
  }

  void add(TypeSpec.Builder type) {
    MethodSpec.Builder to =
        method("toJson", STRING)
            .addParameter(api.machine(), "machine")
            .addJavadoc(serial.sentence("Returns a complete instance as JSON."));
    type.addMethod(
        serial
            .withValues(to)
            .addStatement("return $T.write($L.ofInstance(machine))", JSON, serial.newData())
            .build());
    if (!serial.needsBuilder() && !serial.hasValues()) {
      type.addMethod(
          method("fromJson", api.machine())
              .addParameter(STRING, "json")
              .addJavadoc("Same as {@code fromJson(json, $T.builder())}.\n", api.machine())
              .addStatement("return fromJson(json, $T.builder())", api.machine())
              .build());
    }
    MethodSpec.Builder from =
        method("fromJson", api.machine())
            .addParameter(STRING, "json")
            .addParameter(api.machine().nestedClass("Builder"), "builder")
            .addJavadoc(
                "Creates an instance from the JSON of {@code toJson}, of this or an earlier version.\n\n"
                    + "@param builder sets everything that is not in the JSON, such as hooks\n");
    type.addMethod(
        serial
            .withValues(from)
            .addJavadoc(NOT_AN_INSTANCE)
            .addStatement(
                "$T plain = new $T($T.read(json), $L)",
                Conversion.PLAIN,
                Conversion.PLAIN,
                JSON,
                Literal.of(serial.plan().machine().name()))
            .addStatement("return $L.instance(plain, builder)", serial.newData())
            .build());
  }

  private static MethodSpec.Builder method(String name, TypeName returns) {
    return ApiTypes.method(name, returns, Modifier.PUBLIC, Modifier.STATIC);
  }
}
