package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Step;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameMachine}: one life.
 *
 * <p>A life that nobody watches is no more than its state; {@link LifeGenerator} adds the subclass
 * for lives with an id, hooks or effects, whose steps the engine makes.
 */
public final class MachineGenerator {

  private static final Modifier[] STATIC = {Modifier.PUBLIC, Modifier.STATIC};

  private final Plan plan;
  private final Api api;
  private final Prose prose;
  private final String picture;
  private final BareSteps bare;

  public MachineGenerator(Plan plan, String picture) {
    this.plan = plan;
    this.picture = picture;
    this.api = new Api(plan);
    this.prose = new Prose(plan);
    this.bare = new BareSteps(plan);
  }

  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.machine())
            .addModifiers(api.visibility(Modifier.SEALED))
            .addJavadoc(prose.mainComment(sentence(), picture));
    if (plan.hasEffects()) {
      type.addModifiers(Modifier.ABSTRACT);
    }
    addFields(type);
    type.addMethod(constructor());
    addBeginnings(type);
    new EventMethods(plan).addTo(type);
    addFiring(type);
    if (!plan.plain()) {
      new StepGenerator(plan).addTo(type);
    }
    if (plan.machine().threadSafe()) {
      Posting.add(type, api, bare.post());
    }
    addQuestions(type);
    type.addType(new BuilderGenerator(plan).generate());
    type.addType(new LifeGenerator(plan).generate());
    return type.build();
  }

  private String sentence() {
    String threads =
        plan.machine().threadSafe()
            ? "Any number of threads may use it at a time:\neach step is atomic, and hooks hear of steps in the order in which they were made."
            : "It is confined to one thread at a time.";
    return "One life of " + Prose.code(plan.machine().name()) + ". " + threads;
  }

  private void addFields(TypeSpec.Builder type) {
    TypeName number = bare.atomic() ? ClassName.get(AtomicInteger.class) : TypeName.INT;
    TypeName held = bare.numbered() ? number : api.state();
    FieldSpec.Builder state = FieldSpec.builder(held, "state", Modifier.PRIVATE);
    if (bare.atomic()) {
      state.addModifiers(Modifier.FINAL);
    } else if (plan.machine().threadSafe()) {
      state.addModifiers(Modifier.VOLATILE);
    }
    type.addField(state.build());
    if (plan.hasContext()) {
      FieldSpec.Builder context = FieldSpec.builder(api.context(), "context", Modifier.PRIVATE);
      if (!plan.hasUpdates()) {
        context.addModifiers(Modifier.FINAL);
      } else if (plan.machine().threadSafe()) {
        context.addModifiers(Modifier.VOLATILE);
      }
      type.addField(context.build());
    }
    if (plan.hasLogic()) {
      type.addField(api.logic(), "logic", Modifier.PRIVATE, Modifier.FINAL);
    }
    api.kept().ifPresent(type::addField);
    if (bare.locks()) {
      type.addField(
          FieldSpec.builder(BareSteps.LOCK, "lock", Modifier.PRIVATE, Modifier.FINAL)
              .initializer("new $T(this)", BareSteps.LOCK)
              .build());
    }
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(api.state(), "state");
    if (bare.atomic()) {
      constructor.addStatement("this.state = new $T(state.ordinal())", AtomicInteger.class);
    } else {
      constructor.addStatement(
          bare.numbered() ? "this.state = state.ordinal()" : "this.state = state");
    }
    for (ParameterSpec part : api.contextAndLogic()) {
      constructor.addParameter(part).addStatement("this.$N = $N", part.name(), part.name());
    }
    return constructor.build();
  }

  private void addBeginnings(TypeSpec.Builder type) {
    String first = plan.initialStates().get(0).name();
    CodeBlock.Builder needs = CodeBlock.builder();
    api.needs().forEach(n -> needs.add(".$N($N)", n.name(), n.name()));
    type.addMethod(
        Api.method("start", api.machine(), STATIC)
            .addParameters(api.needs())
            .addJavadoc("A life that begins in $L.\n", Prose.code(first))
            .addStatement(
                "return $L",
                api.needs().isEmpty()
                    ? bare(api.constant(plan.initialStates().get(0)))
                    : CodeBlock.of("builder()$L.build()", needs.build()))
            .build());
    type.addMethod(
        Api.method("start", api.machine(), STATIC)
            .addParameter(api.state(), "initial")
            .addParameters(api.needs())
            .addJavadoc(
                "A life that begins in one of the initial states.\n\n"
                    + "@throws IllegalArgumentException if the state is not initial\n")
            .addStatement("return builder().initial(initial)$L.build()", needs.build())
            .build());
    type.addMethod(
        Api.method("resume", api.machine(), STATIC)
            .addParameter(api.state(), "state")
            .addParameters(api.needs())
            .addJavadoc("A life that goes on in a state, whichever it is.\n")
            .addStatement(
                "return $L",
                api.needs().isEmpty()
                    ? bare(CodeBlock.of("$T.requireNonNull(state, $S)", Objects.class, "state"))
                    : CodeBlock.of("builder().resume(state)$L.build()", needs.build()))
            .build());
    ClassName builder = api.machine().nestedClass("Builder");
    type.addMethod(
        Api.method("builder", builder, STATIC)
            .addJavadoc("Builds a life with an id, hooks or a clock.\n")
            .addStatement("return new $T()", builder)
            .build());
  }

  /** Without a builder, which nobody need load who has nothing to tell it. */
  private CodeBlock bare(CodeBlock state) {
    return CodeBlock.of("new $T($L)", api.machine(), state);
  }

  private CodeBlock refusals() {
    CodeBlock.Builder code = CodeBlock.builder();
    if (!plan.machine().lenient()) {
      code.add("@throws $L if it is not legal now\n", Api.ILLEGAL);
      if (plan.decisions().stream()
          .anyMatch(d -> d.candidates().stream().allMatch(Step::guarded))) {
        code.add("@throws $L if every guard says no\n", Api.GUARD_REFUSED);
      }
    }
    return code.add("@throws $L if a hook vetoes\n", Api.VETOED).build();
  }

  private void addFiring(TypeSpec.Builder type) {
    MethodSpec.Builder fire =
        Api.method("fire", api.state(), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc(
                "Fires an event$L.\n\n@return the state of the life then\n$L",
                plan.machine().lenient() ? "; one that is not expected changes nothing" : "",
                refusals());
    MethodSpec.Builder fireWithCause =
        Api.method("fire", api.state(), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addParameter(Api.CAUSE, "cause")
            .addJavadoc(
                "Fires an event; the cause is recorded.\n\n@return the state of the life then\n$L",
                refusals());
    MethodSpec.Builder tryFire =
        Api.method("tryFire", api.of(Api.OUTCOME, api.state()), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc("Fires an event and tells what became of it, instead of throwing.\n");
    MethodSpec.Builder tryFireWithCause =
        Api.method("tryFire", api.of(Api.OUTCOME, api.state()), Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addParameter(Api.CAUSE, "cause")
            .addJavadoc("Fires an event and tells what became of it; the cause is recorded.\n");
    MethodSpec.Builder force =
        Api.method("force", api.state(), Modifier.PUBLIC)
            .addParameter(api.state(), "state")
            .addParameter(Api.CAUSE, "cause")
            .addJavadoc(
                "Takes a state past the rules. Hooks hear of it and may veto.\n\n"
                    + "@return the state of the life then\n");
    if (plan.hasEffects()) {
      for (MethodSpec.Builder method :
          List.of(fire, fireWithCause, tryFire, tryFireWithCause, force)) {
        type.addMethod(method.addModifiers(Modifier.ABSTRACT).build());
      }
      return;
    }
    type.addMethod(fire.addCode(bare.fire()).build());
    type.addMethod(
        fireWithCause
            .addStatement("$T.requireNonNull(cause, $S)", Objects.class, "cause")
            .addStatement("return fire(event)")
            .build());
    type.addMethod(tryFire.addCode(bare.tryFire()).build());
    type.addMethod(
        tryFireWithCause
            .addStatement("$T.requireNonNull(cause, $S)", Objects.class, "cause")
            .addStatement("return tryFire(event)")
            .build());
    type.addMethod(force.addCode(bare.force()).build());
  }

  private void addQuestions(TypeSpec.Builder type) {
    type.addMethod(
        Api.method("permits", TypeName.BOOLEAN, Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc("Whether an event is legal now.\n")
            .addCode(bare.permits())
            .build());
    type.addMethod(
        Api.method("state", api.state(), Modifier.PUBLIC)
            .addJavadoc("The current state.\n")
            .addStatement("return $L", bare.read())
            .build());
    type.addMethod(
        Api.method("is", TypeName.BOOLEAN, Modifier.PUBLIC)
            .addParameter(api.state(), "state")
            .addJavadoc(
                plan.nested()
                    ? "Whether a state is active: the life is in it, or in one within it.\n"
                    : "Whether the life is in a state.\n")
            .addStatement(
                plan.nested()
                    ? CodeBlock.of("return $T.isWithin(state(), state)", api.transitions())
                    : CodeBlock.of("return state() == state"))
            .build());
    if (plan.nested()) {
      type.addMethod(
          Api.method("configuration", api.setOf(api.state()), Modifier.PUBLIC)
              .addJavadoc("The active leaf, alone in a set; unmodifiable.\n")
              .addStatement("return $T.of(state())", Set.class)
              .build());
    }
    if (plan.hasContext()) {
      type.addMethod(
          Api.method("context", api.context(), Modifier.PUBLIC)
              .addJavadoc("The current context.\n")
              .addStatement("return context")
              .build());
    }
    type.addMethod(
        Api.method("entityId", ClassName.get(String.class), Modifier.PUBLIC)
            .addJavadoc("Whose life this is; null if it has no id.\n")
            .addStatement("return null")
            .build());
    type.addMethod(
        Api.method("sequence", TypeName.LONG)
            .addJavadoc("How many steps have been made; 0 in a life that counts none.\n")
            .addStatement("return 0")
            .build());
    type.addMethod(bare.nothingQueued());
    if (plan.machine().threadSafe()) {
      type.addMethod(bare.read(MethodSpec.methodBuilder("read")));
    }
    type.addMethod(
        Api.method("toString", ClassName.get(String.class), Modifier.PUBLIC)
            .addAnnotation(Override.class)
            .addStatement(
                "return $L + (entityId() == null ? $S : $S + entityId())$W+ $S + state()",
                Literal.of(plan.machine().name()),
                "",
                " ",
                " in ")
            .build());
  }
}
