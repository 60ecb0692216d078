package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.BareSteps;
import dev.pawl.processor.generate.code.DecisionGenerator;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.model.NameReference;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates how an instance whose machine asks or updates makes a step.
 *
 * <p>An instance that nobody watches makes it all in one method: what is no more than a change of
 * state comes from the table, and wherever the user is asked a switch follows the answer, so that
 * the processor can foresee the next state instead of waiting for it.
 */
final class StepGenerator {

  private static final ClassName DEFINITION = ApiTypes.engine("Definition");

  private final Plan plan;
  private final ApiTypes api;
  private final LogicCalls calls;
  private final BareSteps bare;
  private boolean entersWithContext;

  StepGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.calls = LogicCalls.ofInstance(api);
    this.bare = new BareSteps(plan);
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(
        InstanceParts.answer("select", TypeName.INT)
            .addParameter(api.event(), "event")
            .addStatement(
                "return $T.select(state(), event$L)", api.transitions(), api.andSurroundings())
            .build());
    if (plan.hasChoices()) {
      type.addMethod(
          InstanceParts.answer("target", api.state())
              .addParameter(TypeName.INT, "step")
              .addParameter(api.event(), "event")
              .addStatement("return $T.$L", api.transitions(), api.target(CodeBlock.of("this")))
              .build());
    }
    if (!plan.hasEffects()) {
      type.addMethod(bare.fitOneMethod() ? step() : longStep());
      addBecome(type);
    }
    if (plan.hasUpdates() && plan.machine().threadSafe()) {
      addSharedCommit(type);
    } else if (plan.hasUpdates()) {
      commit().addTo(type);
    }
    if (plan.hasEffects()) {
      perform().addTo(type);
    }
  }

  /** State and context belong together, also for those who ask without the lock. */
  private CodeBlock bothAtOnce(String position) {
    CodeBlock both = CodeBlock.of("context = next;\nbecome($L);\n", position);
    return plan.machine().threadSafe()
        ? CodeBlock.of("lock.beginCommit();\n$Llock.endCommit();\n", both)
        : both;
  }

  /** The user's update comes before anything changes. */
  private void addSharedCommit(TypeSpec.Builder type) {
    NumberSwitch updated =
        new NumberSwitch(
            ApiTypes.method("updated", api.context(), Modifier.PRIVATE)
                .addParameter(TypeName.INT, "step")
                .addParameter(api.event(), "event"),
            "step",
            CodeBlock.of("context"));
    for (Step step : plan.steps()) {
      step.declared()
          .update()
          .ifPresent(u -> updated.add(step.number(), calls.ask(u.name()), step.event().constant()));
    }
    updated.addTo(type);
    type.addMethod(
        committing()
            .addStatement("$T next = updated(step, event)", api.context())
            .addCode(bothAtOnce("to.ordinal()"))
            .build());
  }

  private MethodSpec.Builder head() {
    return InstanceParts.answer("step", TypeName.INT).addParameter(api.event(), "event");
  }

  /** The signature of what updates the context, where the step does, and takes the state. */
  private MethodSpec.Builder committing() {
    return InstanceParts.answer("commit", TypeName.VOID)
        .addParameter(TypeName.INT, "step")
        .addParameter(api.state(), "to")
        .addParameter(api.event(), "event");
  }

  private MethodSpec step() {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (List<Step> equal : bare.asking()) {
      Step step = equal.get(0);
      cases
          .add("// $L\n", step.event().constant())
          .add("case $L -> $L;\n", bare.number(equal), take(step));
    }
    for (Decision decision : plan.decisions()) {
      cases
          .add("// $L\n", DecisionGenerator.title(decision))
          .add(
              "case $L -> switch ($T.$L) {\n",
              bare.number(decision),
              api.transitions(),
              new DecisionGenerator(api).call(decision))
          .indent();
      for (Step step : decision.candidates()) {
        cases.add("case $L -> $L;\n", step.number(), take(step));
      }
      cases.add("default -> $T.REFUSED;\n", DEFINITION).unindent().add("};\n");
    }
    return head()
        .addStatement("int to = $T.move(position, event)", api.transitions())
        .addCode("return switch (to) {\n$>")
        .addCode(cases.build())
        .addCode("default -> to < 0 ? to : become(to);\n")
        .addCode("$<};\n")
        .build();
  }

  /** The position it leads to, once state and context are committed. */
  private CodeBlock take(Step step) {
    CodeBlock to =
        step.declared()
            .choose()
            .map(c -> CodeBlock.of("$L.ordinal()", calls.picked(step)))
            .orElseGet(() -> position(step.target()));
    if (step.declared().update().isEmpty()) {
      return CodeBlock.of("become($L)", to);
    }
    entersWithContext = true;
    return CodeBlock.of("become($L,$W$L)", to, calls.ask(step.declared().update().get().name()));
  }

  /** A constant: the JIT compiler would read an enum's ordinal whenever the step is made. */
  private static CodeBlock position(StatePlan state) {
    return CodeBlock.of("/* $L */ $L", state.constant(), state.ordinal());
  }

  private void addBecome(TypeSpec.Builder type) {
    if (entersWithContext) {
      type.addMethod(
          ApiTypes.method("become", TypeName.INT, Modifier.PRIVATE)
              .addParameter(TypeName.INT, "to")
              .addParameter(api.context(), "next")
              .addCode(bothAtOnce("to"))
              .addStatement("return to")
              .build());
    }
  }

  /** The step where there is too much for one method: it calls the parts that the engine uses. */
  private MethodSpec longStep() {
    return head()
        .addStatement("int step = select(event)")
        .beginControlFlow("if (step < 0)")
        .addStatement("return step")
        .endControlFlow()
        .addStatement("$T to = target(step, event)", api.state())
        .addStatement(plan.hasUpdates() ? "commit(step, to, event)" : "become(to.ordinal())")
        .addStatement("return to.ordinal()")
        .build();
  }

  /** For the engine, which has asked for the target before. */
  private NumberSwitch commit() {
    NumberSwitch commit =
        new NumberSwitch(committing(), "step", CodeBlock.of("{}"))
            .then(CodeBlock.of("become(to.ordinal());\n"));
    for (Step step : plan.steps()) {
      step.declared()
          .update()
          .ifPresent(
              u ->
                  commit.add(
                      step.number(),
                      CodeBlock.of("context = $L", calls.ask(u.name())),
                      step.event().constant()));
    }
    return commit;
  }

  private NumberSwitch perform() {
    LogicCalls logic = new LogicCalls(api);
    NumberSwitch perform =
        new NumberSwitch(
            InstanceParts.answer("perform", TypeName.VOID)
                .addParameter(TypeName.INT, "step")
                .addParameter(api.event(), "event"),
            "step",
            CodeBlock.of("{}"));
    for (Step step : plan.steps()) {
      List<NameReference> effects = step.declared().effects();
      if (!effects.isEmpty()) {
        perform.add(step.number(), calls(effects, logic), step.event().constant());
      }
    }
    return perform;
  }

  private static CodeBlock calls(List<NameReference> effects, LogicCalls logic) {
    List<CodeBlock> calls = effects.stream().map(e -> logic.perform(e.name())).toList();
    if (calls.size() == 1) {
      return calls.get(0);
    }
    CodeBlock.Builder block = CodeBlock.builder().add("{\n").indent();
    calls.forEach(c -> block.addStatement(c));
    return block.unindent().add("}").build();
  }
}
