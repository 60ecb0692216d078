package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.pawl.processor.generate.code.ApiTypes;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the code that starts an instance in a store with a context from the caller. */
final class FirstContext {

  private static final ClassName BEGINNING = ClassName.get("dev.pawl.store.machine", "Beginning");

  private final ApiTypes api;

  FirstContext(ApiTypes api) {
    this.api = api;
  }

  /**
   * Returns the method {@code with(context)}, with which callers pass a context type-safely: {@code
   * JobStored.with(context)}.
   */
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
            .addJavadoc(
                "Returns the start of an instance with its own context, for {@code create} of a store.\n")
            .addParameter(api.context(), "context")
            .addStatement("return new $T<>(context, null)", BEGINNING)
            .build());
  }

  /**
   * Adds the statement that sets the context from the caller. This context replaces the one that
   * the setup has set.
   */
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
