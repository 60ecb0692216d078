package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameMachine} of a flat machine: what its instances do not share with those of
 * all others.
 *
 * <p>An instance that nobody watches is no more than its state; one that is watched has an id and
 * an engine beside it, in a subclass, unless all instances have.
 */
public final class MachineGenerator implements TypeGenerator {

  private final GeneratorContext context;
  private final Plan plan;
  private final ApiTypes api;
  private final InstanceParts parts;
  private final boolean shared;

  /** Whether the state alone is the instance, so that threads need no lock. */
  private final boolean atomic;

  /** The generator of a machine whose steps are made so. */
  public MachineGenerator(GeneratorContext context) {
    this.context = context;
    this.plan = context.plan();
    this.api = context.api();
    this.parts = new InstanceParts(api);
    this.shared = plan.machine().threadSafe();
    this.atomic = shared && !plan.hasEffects() && plan.plain() && !plan.hasContext();
  }

  @Override
  public boolean applies() {
    return plan.generates(Part.MACHINE) && plan.chart().isEmpty();
  }

  @Override
  public TypeSpec generate() {
    String base =
        atomic
            ? "AtomicInstance"
            : shared ? "SharedInstance" : plan.hasEffects() ? "DrivenInstance" : "Instance";
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.machine())
            .addModifiers(api.visibility(hasDriven() ? Modifier.SEALED : Modifier.FINAL))
            .superclass(api.of(ApiTypes.engine(base), api.state(), api.event()))
            .addJavadoc(context.prose().mainComment(parts.sentence(shared), context.picture()));
    addFields(type);
    type.addMethod(constructor());
    addFactories(type);
    new EventMethods(context).addTo(type);
    if (hasDriven() || atomic) {
      type.addMethod(atomic ? unwatched("fire", api.state()) : fire());
      type.addMethod(unwatched("tryFire", api.of(ApiTypes.OUTCOME, api.state())));
    }
    addQuestions(type);
    addAnswers(type);
    if (!plan.plain()) {
      new StepGenerator(api).addTo(type);
    }
    type.addType(new BuilderGenerator(api).generate());
    if (hasDriven()) {
      type.addType(new DrivenGenerator(api, engine()).generate());
    }
    return type.build();
  }

  /** Whether instances that are watched are more than others. */
  private boolean hasDriven() {
    return !shared && !plan.hasEffects();
  }

  private TypeName engine() {
    return api.of(ApiTypes.engine("Engine"), api.state(), api.event());
  }

  private void addFields(TypeSpec.Builder type) {
    if (plan.hasContext()) {
      FieldSpec.Builder context = FieldSpec.builder(api.context(), "context", Modifier.PRIVATE);
      if (!plan.hasUpdates()) {
        context.addModifiers(Modifier.FINAL);
      } else if (shared) {
        context.addModifiers(Modifier.VOLATILE);
      }
      type.addField(context.build());
    }
    if (plan.hasLogic()) {
      type.addField(api.logic(), "logic", Modifier.PRIVATE, Modifier.FINAL);
    }
    if (plan.hasEffects()) {
      type.addField(api.effects(), "effects", Modifier.PRIVATE, Modifier.FINAL);
    }
    api.kept().ifPresent(type::addField);
  }

  private MethodSpec constructor() {
    List<ParameterSpec> kept = plan.hasEffects() ? api.needs() : api.contextAndLogic();
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(api.state(), "state")
            .addParameter(TypeName.LONG, "sequence")
            .addParameters(kept);
    if (hasDriven()) {
      constructor
          .addParameter(TypeName.BOOLEAN, "watched")
          .addStatement("super(state, sequence, watched)");
    } else {
      constructor
          .addParameter(String.class, "entityId")
          .addParameter(engine(), "engine")
          .addStatement("super(state, sequence, entityId, engine)");
    }
    kept.forEach(p -> constructor.addStatement("this.$N = $N", p.name(), p.name()));
    return constructor.build();
  }

  private void addFactories(TypeSpec.Builder type) {
    boolean alone = api.needs().isEmpty();
    if (alone) {
      type.addMethod(
          parts
              .publicConstructor()
              .addStatement(
                  "this($L, 0, $L)",
                  api.constant(plan.initialStates().get(0)),
                  hasDriven() ? "false" : "null, null")
              .build());
    }
    CodeBlock leaf =
        plan.nested()
            ? CodeBlock.of("$T.leaf(state)", api.transitions())
            : CodeBlock.of("$T.requireNonNull(state, $S)", Objects.class, "state");
    type.addMethod(
        parts
            .fromState(plan.nested() ? " Of a superstate it enters the default child." : "")
            .addStatement(
                "return $L",
                alone
                    ? bare(leaf)
                    : CodeBlock.of("builder().from(state)$L.build()", parts.needs(true)))
            .build());
    parts.addBuilderMethod(type);
  }

  /** Creates an instance without the builder, whose class is not loaded then. */
  private CodeBlock bare(CodeBlock state) {
    return CodeBlock.of(
        "new $T($L, 0, $L)", api.machine(), state, hasDriven() ? "false" : "null, null");
  }

  // What is fired most is inherited by none, so that the look-up is compiled into the caller.

  private MethodSpec fire() {
    CodeBlock step =
        plan.plain()
            ? CodeBlock.of("$T.follow(position, event)", api.transitions())
            : CodeBlock.of("step(event)");
    return fired("fire", api.state())
        .addStatement("int to = isDriven() ? $T.WATCHED :$W$L", ApiTypes.engine("Definition"), step)
        .addStatement(
            "return to >= 0 ? $T.STATES[$L]$W: isListened() ? listened(event) : unmade(to, event)",
            api.transitions(),
            plan.plain() ? "become(to)" : "to")
        .build();
  }

  private MethodSpec unwatched(String name, TypeName answer) {
    return fired(name, answer)
        .addStatement("return isDriven() ? super.$L(event) : $LUnwatched(event)", name, name)
        .build();
  }

  private MethodSpec.Builder fired(String name, TypeName answer) {
    return ApiTypes.method(name, answer, Modifier.PUBLIC)
        .addAnnotation(Override.class)
        .addParameter(api.event(), "event");
  }

  private void addQuestions(TypeSpec.Builder type) {
    parts.addContext(type, CodeBlock.of("context"));
    if (plan.nested()) {
      type.addMethod(
          ApiTypes.method("is", TypeName.BOOLEAN, Modifier.PUBLIC)
              .addAnnotation(Override.class)
              .addParameter(api.state(), "state")
              .addStatement("return $T.isWithin(state(), state)", api.transitions())
              .build());
    }
    if (shared && plan.hasUpdates()) {
      type.addMethod(permits());
    }
  }

  /** Guards are asked without keeping others from making steps, about what was committed last. */
  private MethodSpec permits() {
    return ApiTypes.method("permits", TypeName.BOOLEAN, Modifier.PUBLIC)
        .addAnnotation(Override.class)
        .addParameter(api.event(), "event")
        .beginControlFlow("while (true)")
        .addStatement("long version = lock.version()")
        .addStatement("$T now = state()", api.state())
        .addStatement("$T context = this.context", api.context())
        .beginControlFlow("if (lock.isStill(version))")
        .addStatement("return $T.permits(now, event$L)", api.transitions(), api.andSurroundings())
        .endControlFlow()
        .endControlFlow()
        .build();
  }

  private void addAnswers(TypeSpec.Builder type) {
    if (plan.plain()) {
      type.addMethod(
          InstanceParts.answer("follow", TypeName.INT)
              .addParameter(TypeName.INT, "from")
              .addParameter(api.event(), "event")
              .addStatement("return $T.follow(from, event)", api.transitions())
              .build());
    }
    if (plan.nested()) {
      type.addMethod(
          InstanceParts.answer("leaf", api.state())
              .addParameter(api.state(), "state")
              .addStatement("return $T.leaf(state)", api.transitions())
              .build());
    }
    type.addMethod(
        InstanceParts.answer(
                "stepRules", api.of(ApiTypes.engine("Definition"), api.state(), api.event()))
            .addStatement("return $T.RULES", api.transitions())
            .build());
    if (!plan.decisions().isEmpty()) {
      type.addMethod(
          InstanceParts.answer("eventValues", ArrayTypeName.of(api.event()))
              .addStatement("return $L", eventValues())
              .build());
    }
  }

  private CodeBlock eventValues() {
    if (!plan.hasPayload() && !plan.eventTypeGiven()) {
      return ApiTypes.member(api.event(), "values()");
    }
    List<CodeBlock> values = new ArrayList<>();
    for (EventPlan event : plan.events()) {
      values.add(event.hasPayload() ? CodeBlock.of("null") : api.instance(event));
    }
    return CodeBlock.of("new $T[] {$L}", api.event(), CodeBlock.join(values, ",$W"));
  }
}
