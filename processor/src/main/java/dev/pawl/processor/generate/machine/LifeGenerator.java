package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.generate.transitions.NestingGenerator;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Step;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** Generates the subclass of {@code NameMachine} whose steps the engine makes. */
final class LifeGenerator {

  private static final ClassName LIFE = Api.engine("Life");

  /** Where a life's own fields are, seen from here. */
  private static final String OUTER = "super.";

  private final Plan plan;
  private final Api api;
  private final BareSteps bare;

  LifeGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.bare = new BareSteps(plan);
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.driven())
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .superclass(api.machine())
            .addSuperinterface(api.of(LIFE, api.state(), api.event()))
            .addJavadoc("A life with an id, hooks or effects: the engine makes its steps.\n")
            .addField(String.class, "entityId", Modifier.PRIVATE, Modifier.FINAL)
            .addField(engine(), "engine", Modifier.PRIVATE, Modifier.FINAL);
    if (plan.hasEffects()) {
      type.addField(api.effects(), "effects", Modifier.PRIVATE, Modifier.FINAL);
    }
    if (bare.atomic()) {
      type.addField(
          FieldSpec.builder(BareSteps.LOCK, "lock", Modifier.PRIVATE, Modifier.FINAL)
              .initializer("new $T(this)", BareSteps.LOCK)
              .build());
    }
    if (plan.machine().threadSafe()) {
      // steps are made with the lock, but how many there are is asked without
      type.addField(AtomicLong.class, "marks", Modifier.PRIVATE, Modifier.FINAL);
    } else {
      type.addField(TypeName.LONG, "marks", Modifier.PRIVATE);
    }
    type.addMethod(constructor());
    addRequests(type);
    addSteps(type);
    addProperties(type);
    return type.build();
  }

  TypeName engine() {
    return api.of(Api.engine("Engine"), api.state(), api.event());
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(Modifier.PRIVATE)
            .addParameter(api.state(), "state")
            .addParameters(api.needs());
    CodeBlock.Builder arguments = CodeBlock.builder().add("state");
    api.contextAndLogic().forEach(p -> arguments.add(", $N", p.name()));
    constructor
        .addParameter(String.class, "entityId")
        .addParameter(engine(), "engine")
        .addParameter(TypeName.LONG, "sequence")
        .addStatement("super($L)", arguments.build());
    if (plan.hasEffects()) {
      constructor.addStatement("this.effects = effects");
    }
    return constructor
        .addStatement("this.entityId = entityId")
        .addStatement("this.engine = engine")
        .addStatement(
            plan.machine().threadSafe()
                ? CodeBlock.of(
                    "this.marks = new $T($T.marks(sequence))",
                    AtomicLong.class,
                    Api.engine("Engine"))
                : CodeBlock.of("this.marks = $T.marks(sequence)", Api.engine("Engine")))
        .build();
  }

  private static MethodSpec.Builder override(String name, TypeName returns) {
    return Api.method(name, returns, Modifier.PUBLIC).addAnnotation(Override.class);
  }

  private void addRequests(TypeSpec.Builder type) {
    type.addMethod(
        override("fire", api.state())
            .addParameter(api.event(), "event")
            .addStatement("return engine.fire(this, event, $T.none())", Api.CAUSE)
            .build());
    type.addMethod(
        override("fire", api.state())
            .addParameter(api.event(), "event")
            .addParameter(Api.CAUSE, "cause")
            .addStatement("return engine.fire(this, event, cause)")
            .build());
    type.addMethod(
        override("tryFire", api.of(Api.OUTCOME, api.state()))
            .addParameter(api.event(), "event")
            .addStatement("return engine.tryFire(this, event, $T.none())", Api.CAUSE)
            .build());
    type.addMethod(
        override("tryFire", api.of(Api.OUTCOME, api.state()))
            .addParameter(api.event(), "event")
            .addParameter(Api.CAUSE, "cause")
            .addStatement("return engine.tryFire(this, event, cause)")
            .build());
    type.addMethod(
        override("force", api.state())
            .addParameter(api.state(), "state")
            .addParameter(Api.CAUSE, "cause")
            .addStatement(
                "return engine.force(this, $L, cause)", NestingGenerator.entered(plan, "state"))
            .build());
  }

  private void addSteps(TypeSpec.Builder type) {
    type.addMethod(select());
    type.addMethod(target());
    MethodSpec.Builder commit =
        override("commit", TypeName.VOID)
            .addParameter(TypeName.INT, "step")
            .addParameter(api.state(), "to")
            .addParameter(api.event(), "event");
    String statement = plan.hasUpdates() ? "super.commit(step, to, event)" : "become(to)";
    type.addMethod(commit.addStatement(statement).build());
    type.addMethod(
        override("become", TypeName.VOID)
            .addParameter(api.state(), "to")
            .addStatement(
                bare.atomic()
                    ? "super.state.set(to.ordinal())"
                    : bare.numbered() ? "super.state = to.ordinal()" : "super.state = to")
            .build());
    if (plan.hasEffects()) {
      perform().addTo(type);
    }
  }

  private MethodSpec select() {
    MethodSpec.Builder select = override("select", TypeName.INT).addParameter(api.event(), "event");
    if (!plan.plain()) {
      return select
          .addStatement(
              "return $T.select(state(), event$L)", api.transitions(), api.andSurroundings(OUTER))
          .build();
    }
    return select
        .addStatement("return $T.follow(super.$L, event)", api.transitions(), bare.held())
        .build();
  }

  private MethodSpec target() {
    MethodSpec.Builder target =
        override("target", api.state())
            .addParameter(TypeName.INT, "step")
            .addParameter(api.event(), "event");
    if (plan.plain()) {
      return target.addStatement("return $T.state(step)", api.transitions()).build();
    }
    return target
        .addStatement(
            "return $T.target($L)",
            api.transitions(),
            api.targetArguments(OUTER, CodeBlock.of("this")))
        .build();
  }

  private NumberSwitch perform() {
    LogicCalls logic = new LogicCalls(plan);
    NumberSwitch perform =
        new NumberSwitch(
            override("perform", TypeName.VOID)
                .addParameter(TypeName.INT, "step")
                .addParameter(api.event(), "event"),
            "step",
            CodeBlock.of("{}"));
    for (Step step : plan.steps()) {
      List<Ref> effects = step.declared().effects();
      if (!effects.isEmpty()) {
        perform.add(step.number(), calls(effects, logic), step.event().constant());
      }
    }
    return perform;
  }

  private CodeBlock calls(List<Ref> effects, LogicCalls logic) {
    List<CodeBlock> calls = effects.stream().map(e -> logic.perform(e.name(), OUTER)).toList();
    if (calls.size() == 1) {
      return calls.get(0);
    }
    CodeBlock.Builder block = CodeBlock.builder().add("{\n").indent();
    calls.forEach(c -> block.addStatement(c));
    return block.unindent().add("}").build();
  }

  private void addProperties(TypeSpec.Builder type) {
    type.addMethod(
        override("entityId", ClassName.get(String.class)).addStatement("return entityId").build());
    type.addMethod(
        Api.method("sequence", TypeName.LONG)
            .addAnnotation(Override.class)
            .addStatement(
                plan.machine().threadSafe() ? "return $T.steps(marks())" : "return $T.steps(marks)",
                Api.engine("Engine"))
            .build());
    type.addMethod(
        Api.method("requireNothingQueued", TypeName.VOID)
            .addAnnotation(Override.class)
            .addStatement("engine.requireNothingQueued(this)")
            .build());
    boolean shared = plan.machine().threadSafe();
    type.addMethod(
        override("marks", TypeName.LONG)
            .addStatement(shared ? "return marks.getAcquire()" : "return marks")
            .build());
    type.addMethod(
        override("marks", TypeName.VOID)
            .addParameter(TypeName.LONG, "marks")
            .addStatement(shared ? "this.marks.setRelease(marks)" : "this.marks = marks")
            .build());
    if (bare.atomic()) {
      type.addMethod(
          override("post", Posting.outcome(api))
              .addParameter(api.event(), "event")
              .addParameter(Api.CAUSE, "cause")
              .addCode(Posting.LOCKED)
              .build());
      TypeVariableName result = TypeVariableName.get("R");
      type.addMethod(
          MethodSpec.methodBuilder("read")
              .addAnnotation(Override.class)
              .addTypeVariable(result)
              .returns(result)
              .addParameter(api.of(ClassName.get(Supplier.class), result), "reader")
              .addCode(BareSteps.whileLocked(CodeBlock.of("return reader.get();\n")))
              .build());
    }
    if (plan.machine().threadSafe()) {
      type.addMethod(
          override("stepLock", ClassName.get(Lock.class))
              .addStatement(bare.atomic() ? "return lock" : "return super.lock")
              .build());
    }
  }
}
