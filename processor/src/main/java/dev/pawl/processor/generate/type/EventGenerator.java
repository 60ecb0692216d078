package dev.pawl.processor.generate.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameEvent}: an enum, or a sealed interface of records where events carry data.
 */
public final class EventGenerator {

  private final Plan plan;
  private final Api api;
  private final Prose prose;
  private final RecordFamily family;

  public EventGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.prose = new Prose(plan);
    this.family = new RecordFamily(api.event(), api.eventKey(), "event");
  }

  public TypeSpec generate() {
    String comment = "What may happen to " + Prose.code(plan.machine().name()) + ".";
    if (!plan.hasPayload()) {
      return constants(api.event(), comment).addModifiers(api.visibility()).build();
    }
    TypeSpec.Builder type =
        family
            .head(api.visibility(Modifier.SEALED))
            .addJavadoc("$L\n", comment)
            .addMethod(internal(CodeBlock.of("eventType().internal()"), Modifier.DEFAULT));
    plan.events().forEach(e -> type.addMethod(family.factory(member(e), Payload.parameters(e))));
    plan.events().forEach(e -> type.addType(family.record(member(e), Optional.empty())));
    return type.addType(
            constants(api.eventKey(), "The events without their data.")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .build())
        .build();
  }

  private RecordFamily.Member member(EventPlan event) {
    return new RecordFamily.Member(
        api.record(event),
        event.method(),
        event.constant(),
        event.declared().payload(),
        prose.of(event));
  }

  private TypeSpec.Builder constants(ClassName name, String comment) {
    TypeSpec.Builder type = RecordFamily.constants(name, "event", comment);
    for (EventPlan event : plan.events()) {
      String wireName = plan.machine().wireName(event.declared());
      RecordFamily.addConstant(type, event.constant(), wireName, prose.of(event));
    }
    return type.addMethod(internal(isInternal()));
  }

  private static MethodSpec internal(CodeBlock answer, Modifier... modifiers) {
    return Api.method("internal", TypeName.BOOLEAN, Modifier.PUBLIC)
        .addModifiers(modifiers)
        .addJavadoc(
            "Whether only the machine itself makes it happen, so that nobody can fire it.\n")
        .addStatement("return $L", answer)
        .build();
  }

  /** Readers put what the machine itself makes happen after all other events. */
  private CodeBlock isInternal() {
    return plan.events().stream()
        .filter(e -> !e.isFired())
        .findFirst()
        .map(e -> CodeBlock.of("compareTo($N) >= 0", e.constant()))
        .orElse(CodeBlock.of("false"));
  }
}
