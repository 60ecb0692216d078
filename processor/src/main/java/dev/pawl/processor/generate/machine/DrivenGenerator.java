package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the subclass of a flat machine whose instances are watched, within its class. */
final class DrivenGenerator {

  private final ApiTypes api;
  private final TypeName engine;

  DrivenGenerator(ApiTypes api, TypeName engine) {
    this.api = api;
    this.engine = engine;
  }

  TypeSpec generate() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(api.state(), "state")
            .addParameter(TypeName.LONG, "sequence")
            .addParameters(api.contextAndLogic())
            .addParameter(String.class, "entityId")
            .addParameter(engine, "engine");
    CodeBlock kept = ApiTypes.arguments(api.contextAndLogic());
    constructor.addStatement("super(state, sequence$L$L, true)", kept.isEmpty() ? "" : ", ", kept);
    for (String field : List.of("entityId", "engine")) {
      constructor.addStatement("this.$N = $N", field, field);
    }
    return TypeSpec.classBuilder(api.driven())
        .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .superclass(api.machine())
        .addJavadoc("An instance with an id, hooks or a listener: the engine makes its steps.\n")
        .addField(String.class, "entityId", Modifier.PRIVATE, Modifier.FINAL)
        .addField(engine, "engine", Modifier.PRIVATE, Modifier.FINAL)
        .addMethod(constructor.build())
        .addMethod(
            ApiTypes.method("entityId", ClassName.get(String.class), Modifier.PUBLIC)
                .addAnnotation(Override.class)
                .addStatement("return entityId")
                .build())
        .addMethod(InstanceParts.answer("stepEngine", engine).addStatement("return engine").build())
        .build();
  }
}
