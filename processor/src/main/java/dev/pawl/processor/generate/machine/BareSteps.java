package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.transitions.NestingGenerator;
import dev.pawl.processor.plan.Plan;
import java.util.Objects;
import java.util.function.Supplier;

/** Generates how a life makes its steps that nobody watches: no engine, no record. */
final class BareSteps {

  static final ClassName LOCK = Api.engine("StepLock");

  private final Plan plan;
  private final Api api;

  BareSteps(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
  }

  /** Whether the state alone is the life, so that threads need no lock. */
  boolean atomic() {
    return plan.machine().threadSafe() && !plan.hasEffects() && plan.plain() && !plan.hasContext();
  }

  /** Whether threads need a lock: guards may be asked only once, state and context go together. */
  boolean locks() {
    return plan.machine().threadSafe() && !atomic();
  }

  /** Whether a life keeps the position of its state, which costs less than the state itself. */
  boolean numbered() {
    return !plan.hasEffects();
  }

  /** How what the life keeps of its state is read. */
  String held() {
    return atomic() ? "state.get()" : "state";
  }

  /** How the current state is read. */
  CodeBlock read() {
    return numbered() ? state(held()) : CodeBlock.of("$N", held());
  }

  private CodeBlock state(String position) {
    return CodeBlock.of("$T.state($L)", api.transitions(), position);
  }

  /** What is read together must belong together: no step is made meanwhile. */
  MethodSpec read(MethodSpec.Builder method) {
    TypeVariableName result = TypeVariableName.get("R");
    return method
        .addTypeVariable(result)
        .returns(result)
        .addParameter(api.of(ClassName.get(Supplier.class), result), "reader")
        .addJavadoc("Reads the life while no step is made.\n")
        .addCode(locked(CodeBlock.of("return reader.get();\n")))
        .build();
  }

  /** What a life that nobody watches need not refuse. */
  MethodSpec nothingQueued() {
    return Api.method("requireNothingQueued", TypeName.VOID)
        .addJavadoc(
            "Refuses to be told while what hooks or effects have fired still waits: it would be lost.\n"
                + "A life without hooks and effects has nothing that waits.\n")
        .build();
  }

  CodeBlock fire() {
    CodeBlock refuse =
        plan.machine().lenient()
            ? CodeBlock.of("return $L;\n", state("from"))
            : CodeBlock.of(
                "throw $T.rules().error($L, $L, event);\n",
                api.transitions(),
                refused(),
                state("from"));
    return follow(refuse, CodeBlock.of("return $L;\n", state("to")));
  }

  CodeBlock tryFire() {
    return follow(
        CodeBlock.of(
            "return $T.outcomes()$Z.refused($L,$W$L,$Wevent);\n",
            api.transitions(),
            refused(),
            state("from")),
        CodeBlock.of(
            "return $T.outcomes()$Z.moved($L,$W$L);\n",
            api.transitions(),
            state("from"),
            state("to")));
  }

  private CodeBlock refused() {
    return plan.plain() ? CodeBlock.of("$T.ILLEGAL", Api.engine("Life")) : CodeBlock.of("to");
  }

  /** A step from position to position; where threads may come between, it is tried again. */
  private CodeBlock follow(CodeBlock refuse, CodeBlock answer) {
    CodeBlock.Builder code = CodeBlock.builder().addStatement("int from = $L", held());
    if (plan.plain()) {
      code.addStatement("int to = $T.follow(from, event)", api.transitions());
    } else {
      code.addStatement("int to = step(event)");
    }
    code.beginControlFlow("if (to < 0)").add(refuse).endControlFlow();
    if (!atomic()) {
      return locked(code.add(plan.plain() ? "state = to;\n" : "").add(answer).build());
    }
    code.beginControlFlow("if (state.compareAndSet(from, to))").add(answer).endControlFlow();
    return CodeBlock.builder()
        .beginControlFlow("while (true)")
        .add(code.build())
        .endControlFlow()
        .build();
  }

  CodeBlock force() {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .addStatement("$T.requireNonNull(state, $S)", Objects.class, "state")
            .addStatement(
                "$T.requireNonNull(cause, $S)", Objects.class, "a forced transition needs a cause");
    CodeBlock entered = NestingGenerator.entered(plan, "state");
    CodeBlock position = numbered() ? CodeBlock.of("$L.ordinal()", entered) : entered;
    CodeBlock set =
        CodeBlock.of(atomic() ? "this.state.set($L);\n" : "this.state = $L;\n", position);
    return code.add(
            locked(
                CodeBlock.builder()
                    .add(set)
                    .addStatement("return $L", plan.nested() ? "state()" : "state")
                    .build()))
        .build();
  }

  /** How an event is handed over; where nothing keeps a thread waiting, it is fired. */
  CodeBlock post() {
    return atomic()
        ? CodeBlock.of("return $T.completedFuture(tryFire(event, cause));\n", Posting.FUTURE)
        : Posting.LOCKED;
  }

  /** Guards are asked without keeping others from making steps, about what was committed last. */
  CodeBlock permits() {
    if (plan.plain()) {
      return CodeBlock.of("return $T.follow($L, event) >= 0;\n", api.transitions(), held());
    }
    CodeBlock.Builder code = CodeBlock.builder();
    String state = "state()";
    boolean several = locks() && plan.hasUpdates();
    if (several) {
      state = "now";
      code.beginControlFlow("while (true)")
          .addStatement("long version = lock.version()")
          .addStatement("$T now = state()", api.state())
          .addStatement("$T context = this.context", api.context())
          .beginControlFlow("if (lock.isStill(version))");
    }
    code.addStatement(
        "return $T.permits($L, event$L)", api.transitions(), state, api.andSurroundings());
    return several ? code.endControlFlow().endControlFlow().build() : code.build();
  }

  private CodeBlock locked(CodeBlock body) {
    return locks() ? whileLocked(body) : body;
  }

  static CodeBlock whileLocked(CodeBlock body) {
    return CodeBlock.builder()
        .addStatement("lock.lock()")
        .beginControlFlow("try")
        .add(body)
        .nextControlFlow("finally")
        .addStatement("lock.unlock()")
        .endControlFlow()
        .build();
  }
}
