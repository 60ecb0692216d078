package dev.pawl.processor.generate.transitions;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import javax.lang.model.element.Modifier;

/** Generates {@code NameTransitions}: the machine as functions. */
public final class TransitionsGenerator {

  private static final Modifier[] PUBLIC = {Modifier.PUBLIC, Modifier.STATIC};

  private final Plan plan;
  private final Api api;
  private final Prose prose;
  private final Selection selection;

  public TransitionsGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.prose = new Prose(plan);
    this.selection = plan.plain() ? new PlainSelection(plan) : new StepSelection(plan);
  }

  public TypeSpec generate() {
    TypeSpec.Builder type = head(plan, "transitions");
    selection.addFields(type);
    ConstantChecks.addTo(plan, type);
    plan.events().forEach(e -> addEvent(type, e));
    type.addMethod(next());
    type.addMethod(permits());
    if (PureStepGenerator.isNeeded(plan)) {
      new PureStepGenerator(plan).addTo(type);
    }
    selection.addMethods(type);
    if (plan.nested()) {
      new NestingGenerator(plan).addTo(type);
    }
    new RelationGenerator(plan).addTo(type);
    new FactsGenerator(plan, selection).addTo(type);
    return type.build();
  }

  /** The beginning of the class, whose functions are the transitions or the steps of a machine. */
  public static TypeSpec.Builder head(Plan plan, String what) {
    Api api = new Api(plan);
    return TypeSpec.classBuilder(api.transitions())
        .addModifiers(api.visibility(Modifier.FINAL))
        .addJavadoc(
            new Prose(plan)
                .classComment(
                    "The "
                        + what
                        + " of "
                        + Prose.code(plan.machine().name())
                        + " as functions. Nothing is kept between calls, so all are\n"
                        + "thread-safe."))
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
  }

  private void addEvent(TypeSpec.Builder type, EventPlan event) {
    if (plan.hasLogic() && selection.asksNobody(event)) {
      type.addMethod(eventMethod(event).addCode(selection.takeUnguarded(event)).build());
    }
    type.addMethod(
        eventMethod(event)
            .addParameters(api.surroundings())
            .addStatement("return next(from, $L$L)", api.instance(event), api.andSurroundings())
            .build());
  }

  private MethodSpec.Builder eventMethod(EventPlan event) {
    MethodSpec.Builder method =
        Api.method(event.method(), api.state(), PUBLIC)
            .addParameter(api.state(), "from")
            .addParameters(Payload.parameters(event))
            .addJavadoc("$L\n", prose.of(event));
    String ways = prose.ways(event);
    method.addJavadoc("\n<p>$L.\n", ways.isEmpty() ? "Legal in no state" : ways);
    String otherwise = plan.machine().lenient() ? ", or {@code from} where it is not expected" : "";
    return method.addJavadoc(
        "\n@return the state it leads to$L\n$L",
        otherwise,
        prose.refusals(event, "in {@code from}"));
  }

  private MethodSpec next() {
    return Api.method("next", api.state(), PUBLIC)
        .addParameter(api.state(), "from")
        .addParameter(api.event(), "event")
        .addParameters(api.surroundings())
        .addJavadoc(
            plan.machine().lenient()
                ? "The state that an event leads to; {@code from} where it is not expected.\n"
                : "The state that an event leads to.\n\n"
                    + "@throws $L if it is not legal in {@code from}\n",
            plan.machine().lenient() ? new Object[0] : new Object[] {Api.ILLEGAL})
        .addCode(selection.next())
        .build();
  }

  private MethodSpec permits() {
    return Api.method("permits", TypeName.BOOLEAN, PUBLIC)
        .addParameter(api.state(), "from")
        .addParameter(api.event(), "event")
        .addParameters(api.surroundings())
        .addJavadoc("Whether an event is legal in a state$L.\n", plan.hasLogic() ? " now" : "")
        .addStatement("return $L", selection.permits())
        .build();
  }

  /** How a transition is found, and what the rest of the class must know of that. */
  interface Selection {

    void addFields(TypeSpec.Builder type);

    /** Everything that is not common to all machines; package-private, for the machine. */
    void addMethods(TypeSpec.Builder type);

    CodeBlock next();

    CodeBlock permits();

    /** Whether an event has transitions, and none of them asks the user anything. */
    boolean asksNobody(EventPlan event);

    /** The body of an event's function, where no logic is needed. */
    CodeBlock takeUnguarded(EventPlan event);

    /** The body of {@code Definition.candidates(from, event)}. */
    CodeBlock candidates();

    /** What {@code candidates} needs beside it. */
    default void addCandidates(TypeSpec.Builder rules) {}
  }
}
