package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import javax.lang.model.element.Modifier;

/**
 * Generates, for {@code NameCodec}, complete JSON: with what states, events and the context carry.
 */
public final class CodecJson {

  private static final ClassName JSON = SerialPlan.shared("Json");
  private static final ClassName STRING = ClassName.get(String.class);
  private static final String NOT_AN_INSTANCE =
      "@throws IllegalArgumentException if it is something else, or of another machine\n";

  private final SerialPlan serial;
  private final ApiTypes api;

  public CodecJson(ApiTypes api, StableNumbers ids) {
    this.serial = SerialPlan.of(api, ids);
    this.api = api;
  }

  /** Adds the methods to the codec. */
  public void add(TypeSpec.Builder type) {
    MethodSpec.Builder to =
        method("toJson", STRING)
            .addParameter(api.machine(), "machine")
            .addJavadoc(serial.sentence("Writes a complete instance as JSON."));
    type.addMethod(
        serial
            .withValues(to)
            .addStatement("return $T.write($L.ofInstance(machine))", JSON, serial.newData())
            .build());
    if (!serial.needsBuilder() && !serial.hasValues()) {
      type.addMethod(
          method("fromJson", api.machine())
              .addParameter(STRING, "json")
              .addJavadoc(
                  "Reads an instance from JSON that {@code toJson} has written.\n\n"
                      + NOT_AN_INSTANCE)
              .addStatement("return fromJson(json, $T.builder())", api.machine())
              .build());
    }
    MethodSpec.Builder from =
        method("fromJson", api.machine())
            .addParameter(STRING, "json")
            .addParameter(api.machine().nestedClass("Builder"), "builder")
            .addJavadoc(
                "Reads an instance from JSON that {@code toJson} of this or an earlier version has written.\n\n"
                    + "@param builder gives the instance everything else, such as hooks\n");
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
