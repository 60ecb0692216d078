package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.pawl.processor.generate.code.ApiTypes;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates how an instance in a store begins with a context of its own. */
final class FirstContext {

  private static final ClassName BEGINNING = ClassName.get("dev.pawl.store.machine", "Beginning");

  private final ApiTypes api;

  FirstContext(ApiTypes api) {
    this.api = api;
  }

  /** {@code JobStored.with(context)}, which makes sure of the context's type. */
  List<MethodSpec> methods() {
    if (!api.plan().hasContext()) {
      return List.of();
    }
    return List.of(
        ApiTypes.method(
                "with",
                api.of(BEGINNING, api.state(), api.event()),
                Modifier.PUBLIC,
                Modifier.STATIC)
            .addJavadoc("A beginning with a context of its own, for {@code create} of a store.\n")
            .addParameter(api.context(), "context")
            .addStatement("return new $T<>(context, null)", BEGINNING)
            .build());
  }

  /** Gives the builder the context that the store was given, which replaces that of the setup. */
  void addFirst(MethodSpec.Builder method) {
    if (!api.plan().hasContext()) {
      return;
    }
    if (api.context() instanceof ParameterizedTypeName) {
      method.addAnnotation(
          AnnotationSpec.builder(SuppressWarnings.class)
              .addMember("value", "$S", "unchecked")
              .build());
    }
    method
        .beginControlFlow("if (opening.context() != null)")
        .addStatement("builder.context(($T) opening.context())", api.context().box())
        .endControlFlow();
  }
}
