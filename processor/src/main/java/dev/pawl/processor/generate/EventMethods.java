package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Generates the methods that fire an event. For each event there is a method without a cause and a
 * method with a cause.
 */
final class EventMethods {

  private final Plan plan;
  private final ApiTypes api;
  private final Prose prose;

  EventMethods(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.prose = context.prose();
  }

  void addTo(TypeSpec.Builder type) {
    for (EventPlan event : plan.events()) {
      if (event.isFired()) {
        type.addMethod(plain(event));
        type.addMethod(withCause(event));
      }
    }
  }

  private MethodSpec.Builder method(EventPlan event) {
    return ApiTypes.method(event.machineMethod(), api.state(), Modifier.PUBLIC)
        .addParameters(Payload.parameters(event));
  }

  private MethodSpec plain(EventPlan event) {
    CodeBlock refusals = prose.throwsTag(event);
    return method(event)
        .addJavadoc("$L\n", prose.method(event, "Fires " + Prose.code(event.name())))
        .addJavadoc(refusals)
        .addStatement("return fire($L)", api.eventExpression(event))
        .build();
  }

  private static String link(EventPlan event) {
    return event.hasPayload()
        ? "{@code "
            + event.machineMethod()
            + Payload.parameters(event).stream()
                .map(ParameterSpec::name)
                .collect(Collectors.joining(", ", "(", ")"))
            + "}"
        : "{@link #" + event.machineMethod() + "()}";
  }

  private MethodSpec withCause(EventPlan event) {
    return method(event)
        .addParameter(ApiTypes.CAUSE, "cause")
        .addJavadoc("Same as $L; the cause is stored in the record.\n", link(event))
        .addStatement("return fire($L, cause)", api.eventExpression(event))
        .build();
  }
}
