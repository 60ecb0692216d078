package dev.pawl.processor.generate.chart;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.machine.EventMethods;
import dev.pawl.processor.generate.machine.Posting;
import dev.pawl.processor.plan.Plan;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Generates {@code NameMachine} of a chart: one life, with the methods that its users see. */
public final class ChartMachineGenerator {

  private static final Modifier[] STATIC = {Modifier.PUBLIC, Modifier.STATIC};

  private final Plan plan;
  private final Api api;
  private final Prose prose;
  private final String picture;
  private final List<ParameterSpec> needs;

  public ChartMachineGenerator(Plan plan, String picture) {
    this.plan = plan;
    this.picture = picture;
    this.api = new Api(plan);
    this.prose = new Prose(plan);
    this.needs = api.needs();
  }

  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.machine())
            .addModifiers(api.visibility(Modifier.FINAL))
            .addJavadoc(prose.mainComment(sentence(), picture))
            .addField(api.life(), "life", Modifier.PRIVATE, Modifier.FINAL)
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addParameter(api.life(), "life")
                    .addStatement("this.life = life")
                    .build());
    api.kept().ifPresent(type::addField);
    addBeginnings(type);
    new EventMethods(plan).addTo(type);
    addFiring(type);
    if (plan.machine().threadSafe() || plan.hasTimers()) {
      Posting.add(type, api, Posting.OF_LIFE);
    }
    addQuestions(type);
    type.addType(new ChartBuilderGenerator(plan).generate());
    return type.build();
  }

  private String sentence() {
    String threads =
        plan.machine().threadSafe() || plan.hasTimers()
            ? "Any number of threads may use it at a time:\neach step is atomic, and hooks hear of steps in the order in which they were made."
            : "It is confined to one thread at a time.";
    return "One life of " + Prose.code(plan.machine().name()) + ". " + threads;
  }

  private void addBeginnings(TypeSpec.Builder type) {
    CodeBlock.Builder given = CodeBlock.builder();
    needs.forEach(n -> given.add(".$N($N)", n.name(), n.name()));
    CodeBlock needed = given.build();
    type.addMethod(
        Api.method("start", api.machine(), STATIC)
            .addParameters(needs)
            .addJavadoc("A life that begins where lives begin by default.\n")
            .addStatement("return builder()$L.build()", needed)
            .build());
    if (!plan.hasData() && !plan.machine().root().isParallel()) {
      type.addMethod(
          Api.method("start", api.machine(), STATIC)
              .addParameter(api.state(), "initial")
              .addParameters(needs)
              .addJavadoc(
                  "A life that begins in one of the initial states.\n\n"
                      + "@throws IllegalArgumentException if the state is not initial\n")
              .addStatement("return builder().initial(initial)$L.build()", needed)
              .build());
    }
    type.addMethod(
        Api.method("resume", api.machine(), STATIC)
            .addParameter(api.state(), "state")
            .addParameters(needs)
            .addJavadoc(
                "A life that goes on in a state, whichever it is: its timers start anew, no effect runs.\n")
            .addStatement("return builder().resume(state)$L.build()", needed)
            .build());
    List<ParameterSpec> rest = needs.stream().filter(n -> !n.name().equals("context")).toList();
    CodeBlock.Builder others = CodeBlock.builder();
    rest.forEach(n -> others.add(".$N($N)", n.name(), n.name()));
    type.addMethod(
        Api.method("resume", api.machine(), STATIC)
            .addParameter(api.snapshot(), "snapshot")
            .addParameters(rest)
            .addJavadoc(
                "A life that goes on as it was when the snapshot was taken.\n\n"
                    + "@throws IllegalArgumentException if the machine can never be as it says\n")
            .addStatement("return builder().resume(snapshot)$L.build()", others.build())
            .build());
    ClassName builder = api.machine().nestedClass("Builder");
    type.addMethod(
        Api.method("builder", builder, STATIC)
            .addJavadoc("Builds a life with an id, hooks, a clock or a scheduler.\n")
            .addStatement("return new $T()", builder)
            .build());
  }

  private void addFiring(TypeSpec.Builder type) {
    CodeBlock throwing =
        CodeBlock.of(
            "$L@throws $L if a hook vetoes\n",
            plan.machine().lenient()
                ? CodeBlock.of("")
                : CodeBlock.of("@throws $L if it is not legal now\n", Api.ILLEGAL),
            Api.VETOED);
    type.addMethod(
        Api.method("fire", api.state(), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc(
                "Fires an event, and whatever follows from it.\n\n@return the state of the life then\n$L",
                throwing)
            .addStatement("return life.fire(event, $T.none())", Api.CAUSE)
            .build());
    type.addMethod(
        Api.method("fire", api.state(), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addParameter(Api.CAUSE, "cause")
            .addJavadoc(
                "Fires an event, and whatever follows from it; the cause is recorded.\n\n"
                    + "@return the state of the life then\n$L",
                throwing)
            .addStatement("return life.fire(event, cause)")
            .build());
    type.addMethod(
        Api.method("tryFire", api.of(Api.OUTCOME, api.state()), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc("Fires an event and tells what became of it, instead of throwing.\n")
            .addStatement("return life.tryFire(event, $T.none())", Api.CAUSE)
            .build());
    type.addMethod(
        Api.method("tryFire", api.of(Api.OUTCOME, api.state()), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addParameter(Api.CAUSE, "cause")
            .addJavadoc("Fires an event and tells what became of it; the cause is recorded.\n")
            .addStatement("return life.tryFire(event, cause)")
            .build());
    type.addMethod(
        Api.method("force", api.state(), Modifier.PUBLIC)
            .addParameter(api.state(), "state")
            .addParameter(Api.CAUSE, "cause")
            .addJavadoc(
                "Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may\n"
                    + "veto; what is left and entered has its effects.\n\n"
                    + "@return the state of the life then\n")
            .addStatement("return life.force(state, cause)")
            .build());
  }

  private MethodSpec question(String name, TypeName returns, String comment) {
    return Api.method(name, returns, Modifier.PUBLIC)
        .addJavadoc("$L\n", comment)
        .addStatement("return life.$N()", name)
        .build();
  }

  private void addQuestions(TypeSpec.Builder type) {
    type.addMethod(
        Api.method("permits", TypeName.BOOLEAN, Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc("Whether an event may be fired, and has a transition now.\n")
            .addStatement("return life.permits(event)")
            .build());
    type.addMethod(
        question(
            "state",
            api.state(),
            plan.chart().orElseThrow().several()
                ? "The active leaf; of several the innermost state that holds all, or the first if none does."
                : "The current state."));
    if (plan.hasRegions()) {
      type.addMethod(
          Api.method("state", api.state(), Modifier.PUBLIC)
              .addParameter(api.stateKey(), "superstate")
              .addJavadoc(
                  "The active leaf of a region, or of any state that is active; of several the $L.\n\n"
                      + "@throws IllegalArgumentException if the state is not active\n",
                  plan.hasData() ? "first" : "innermost state\nthat holds all")
              .addStatement("return life.state(superstate)")
              .build());
    }
    type.addMethod(
        question(
            "configuration",
            api.of(ClassName.get(Set.class), api.state()),
            "The active leaves in document order; unmodifiable."));
    if (plan.hasData()) {
      type.addMethod(
          Api.method("is", TypeName.BOOLEAN, Modifier.PUBLIC)
              .addParameter(api.state(), "state")
              .addJavadoc("Whether a state is active, with just this data.\n")
              .addStatement("return life.configuration().contains(state)")
              .build());
    }
    type.addMethod(
        Api.method("is", TypeName.BOOLEAN, Modifier.PUBLIC)
            .addParameter(api.stateKey(), "state")
            .addJavadoc("Whether a state is active, or one below it.\n")
            .addStatement("return life.is(state)")
            .build());
    if (plan.hasContext()) {
      type.addMethod(question("context", api.context(), "The current context."));
    }
    if (plan.hasTimers()) {
      type.addMethod(
          question(
              "remaining",
              ParameterizedTypeName.get(
                  ClassName.get(Map.class), api.event(), ClassName.get(Duration.class)),
              "How long each timer that runs will still run; unmodifiable."));
    }
    type.addMethod(
        question(
            "entityId", ClassName.get(String.class), "Whose life this is; null if it has no id."));
    type.addMethod(question("sequence", TypeName.LONG, "How many transitions have been taken."));
    type.addMethod(
        question(
            "snapshot",
            api.snapshot(),
            "All there is to know of the life, to go on with it later or elsewhere.\n\n"
                + "@throws IllegalStateException if a hook or an effect calls this: take it after the\n"
                + "    macrostep"));
    type.addMethod(
        Api.method("toString", ClassName.get(String.class), Modifier.PUBLIC)
            .addAnnotation(Override.class)
            .addStatement("return life.toString()")
            .build());
  }
}
