package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Event;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.EventGroup;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameEvent}: an enum, or a sealed interface of records if events carry payload.
 */
final class EventGenerator implements TypeGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final Prose prose;
  private final RecordFamily family;

  EventGenerator(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.prose = context.prose();
    this.family = new RecordFamily(api.event(), api.eventKey(), "event");
  }

  @Override
  public boolean applies() {
    return !plan.eventTypeGiven();
  }

  @Override
  public TypeSpec generate() {
    String comment = "The events of " + Prose.code(plan.machine().name()) + ".";
    if (!plan.hasPayload()) {
      NamedConstants constants = NamedConstants.of(api.event(), comment, wireNameExpression());
      for (EventPlan event : plan.events()) {
        constants.add(event.constant(), wireName(event), comment(event));
      }
      return finished(constants).addModifiers(api.visibility()).build();
    }
    TypeSpec.Builder type =
        family.head(api.visibility(Modifier.SEALED)).addJavadoc("$L\n", comment);
    plan.events().forEach(e -> type.addMethod(family.factory(member(e), Payload.parameters(e))));
    List<Event.Param> shared = sharedComponents();
    addComponents(type, shared);
    Set<String> inherited = shared.stream().map(Event.Param::name).collect(Collectors.toSet());
    plan.calls().groups().forEach(g -> ApiTypes.addNested(type, group(g, inherited)));
    plan.events()
        .forEach(
            e ->
                ApiTypes.addNested(
                    type, family.record(member(e), interfaces(e), Optional.empty())));
    NamedConstants types =
        NamedConstants.ofRecords(
            api.eventKey(),
            "EventRecord",
            "The types of events, without payload.",
            wireNameExpression());
    plan.events().forEach(e -> types.add(e.constant(), wireName(e), ""));
    ApiTypes.addNested(type, finished(types));
    return type.build();
  }

  private List<Event.Param> sharedComponents() {
    return plan.events().size() > 1 ? EventGroup.shared(plan.events()) : List.of();
  }

  private TypeSpec.Builder group(EventGroup group, Set<String> inherited) {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.group(group))
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.SEALED)
            .addSuperinterface(api.event())
            .addJavadoc("The payload that $L have in common.\n", names(group));
    addComponents(
        type, group.shared().stream().filter(p -> !inherited.contains(p.name())).toList());
    return type;
  }

  private static String names(EventGroup group) {
    return group.events().stream().map(e -> Prose.code(e.name())).collect(Collectors.joining(", "));
  }

  private static void addComponents(TypeSpec.Builder type, List<Event.Param> shared) {
    Payload.components(shared)
        .forEach(
            p ->
                type.addMethod(
                    ApiTypes.method(p.name(), p.type(), Modifier.PUBLIC, Modifier.ABSTRACT)
                        .addJavadoc("Returns the $L of the event.\n", Prose.code(p.name()))
                        .build()));
  }

  /**
   * Returns the interfaces that the record of an event implements: the interfaces of the event's
   * groups, or the type of all events if the event is in no group.
   */
  private List<ClassName> interfaces(EventPlan event) {
    List<ClassName> groups =
        plan.calls().groups().stream()
            .filter(g -> g.events().contains(event))
            .map(api::group)
            .toList();
    return groups.isEmpty() ? List.of(api.event()) : groups;
  }

  private String wireName(EventPlan event) {
    return plan.machine().wireName(event.declared());
  }

  private RecordFamily.Member member(EventPlan event) {
    return new RecordFamily.Member(
        api.record(event),
        event.method(),
        event.constant(),
        event.declared().payload(),
        comment(event));
  }

  /**
   * Returns the comment of an event's constant. The comment of an internal event adds that only the
   * machine raises the event.
   */
  private String comment(EventPlan event) {
    return event.isFired()
        ? prose.of(event)
        : prose.of(event) + " Only the machine itself raises this event.";
  }

  private TypeSpec.Builder finished(NamedConstants constants) {
    String comment =
        "Returns whether only the machine itself raises the event, so that it cannot be fired.\n";
    TypeSpec.Builder type =
        constants
            .build()
            .addMethod(
                constants
                    .methodWithoutBody("internal", TypeName.BOOLEAN, comment)
                    .addStatement("return $L", isInternal())
                    .build());
    if (plan.events().stream().anyMatch(e -> !e.name().equals(e.constant()))) {
      NamedConstants.addDeclaredNames(
          type, CodeBlock.of("$T.RULES.eventName(ordinal())", api.transitions()));
    }
    return type;
  }

  private CodeBlock wireNameExpression() {
    return plan.knowsEventNames()
        ? CodeBlock.of("$T.RULES.eventName(ordinal())", api.transitions())
        : CodeBlock.of("");
  }

  /**
   * Returns the expression that the method {@code internal()} returns. The constants of internal
   * events come last in the enum.
   */
  private CodeBlock isInternal() {
    return plan.events().stream()
        .filter(e -> !e.isFired())
        .findFirst()
        .map(e -> CodeBlock.of("compareTo($N) >= 0", e.constant()))
        .orElse(CodeBlock.of("false"));
  }
}
