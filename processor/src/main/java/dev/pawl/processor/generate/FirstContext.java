package dev.pawl.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.pawl.processor.generate.code.ApiTypes;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the code that passes a context from the caller to a new instance in a store. */
final class FirstContext {

  private static final ClassName NEW_INSTANCE =
      ClassName.get("dev.pawl.store.machine", "NewInstance");

  private final ApiTypes api;

  FirstContext(ApiTypes api) {
    this.api = api;
  }

  /**
   * Returns the methods {@code with}, such as {@code JobStored.with(context)}, with which callers
   * pass a context of the right type.
   */
  List<MethodSpec> methods() {
    if (!api.plan().hasContext()) {
      return List.of();
    }
    return List.of(
        ApiTypes.method(
                "with",
                api.of(NEW_INSTANCE, api.state(), api.event()),
                Modifier.PUBLIC,
                Modifier.STATIC)
            .addJavadoc(
                "Returns the context with which {@code create} of a store starts a new instance.\n")
            .addParameter(api.context(), "context")
            .addStatement("return new $T<>(context, null)", NEW_INSTANCE)
            .build());
  }

  /**
   * Adds the statement that sets the caller's context. The caller's context replaces the context
   * that the application sets for each instance.
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
