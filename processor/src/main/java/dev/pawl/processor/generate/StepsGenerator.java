package dev.pawl.processor.generate;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.NameReference;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.DecisionGenerator;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.generate.code.StepNumbers;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates the nested class {@code Steps}, which calls the guards, updates, choices and effects of
 * a flat machine.
 *
 * <p>For an instance without hooks, {@code Steps} reads the next state from the table, and uses a
 * switch for steps that call user code.
 */
final class StepsGenerator {

  private static final ClassName DEFINITION = ApiTypes.engine("Definition");

  private final Plan plan;
  private final ApiTypes api;

  /**
   * Generates calls of the user's code in methods that have copied the context and logic to local
   * variables.
   */
  private final LogicCalls local;

  /** Generates calls of the user's code in methods that read the fields of the instance. */
  private final LogicCalls calls;

  private final StepNumbers numbers;
  private final ClassName steps;

  StepsGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.local = LogicCalls.of(api, CodeBlock.of("machine"));
    this.calls = LogicCalls.ofMachine(api);
    this.numbers = new StepNumbers(plan);
    this.steps = api.machine().nestedClass("Steps");
  }

  TypeSpec.Builder generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(steps)
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .superclass(
                api.of(
                    ApiTypes.engine("FlatSteps"),
                    api.state(),
                    api.event(),
                    api.machine(),
                    api.contextOrVoid()))
            .addJavadoc("The steps, shared by all instances.\n")
            .addMethod(
                MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PRIVATE)
                    .addStatement("super($T.RULES)", api.transitions())
                    .build());
    if (!plan.decisions().isEmpty()) {
      type.addMethod(select());
      type.addMethod(events());
    }
    if (plan.hasChoices()) {
      type.addMethod(target());
    }
    if (plan.hasContext()) {
      type.addMethod(
          override("context", api.contextOrVoid())
              .addParameter(api.machine(), "machine")
              .addStatement("return machine.context")
              .build());
    }
    if (plan.hasUpdates()) {
      update().addTo(type);
      type.addMethod(
          override("commit", TypeName.VOID)
              .addParameter(api.machine(), "machine")
              .addParameter(TypeName.INT, "to")
              .addParameter(api.contextOrVoid(), "context")
              .addStatement("machine.context = context")
              .addStatement("take(machine, to)")
              .build());
    }
    if (plan.hasEffects()) {
      perform().addTo(type);
      type.addMethod(override("hasEffects", TypeName.BOOLEAN).addStatement("return true").build());
    } else if (!plan.machine().threadSafe()) {
      type.addMethod(fire());
      if (numbers.fitOneMethod()) {
        type.addMethod(step());
        if (plan.hasUpdates()) {
          type.addMethod(takeWithContext());
        }
      }
    }
    return type;
  }

  private static MethodSpec.Builder override(String name, TypeName returns) {
    return ApiTypes.method(name, returns, Modifier.PROTECTED).addAnnotation(Override.class);
  }

  private MethodSpec.Builder answer(String name, TypeName returns) {
    return override(name, returns)
        .addParameter(api.machine(), "machine")
        .addParameter(TypeName.INT, "step")
        .addParameter(api.event(), "event");
  }

  private MethodSpec select() {
    return override("select", TypeName.INT)
        .addParameter(api.machine(), "machine")
        .addParameter(TypeName.INT, "from")
        .addParameter(api.contextOrVoid(), "context")
        .addParameter(api.event(), "event")
        .addStatement(
            "return $T.select($T.STATES[from], event$L,$Wmachine.logic)",
            api.transitions(),
            api.transitions(),
            api.takesContext() ? ", context" : "")
        .build();
  }

  private MethodSpec target() {
    return answer("target", api.state())
        .addStatement(
            "return $T.target(step, event$L,$Wmachine.logic, machine)",
            api.transitions(),
            api.takesContext() ? ", machine.context" : "")
        .build();
  }

  private MethodSpec events() {
    CodeBlock values;
    if (!plan.hasPayload() && !plan.eventTypeGiven()) {
      values = ApiTypes.member(api.event(), "values()");
    } else {
      List<CodeBlock> each = new ArrayList<>();
      for (EventPlan event : plan.events()) {
        each.add(event.hasPayload() ? CodeBlock.of("null") : api.eventExpression(event));
      }
      values = CodeBlock.of("new $T[] {$L}", api.event(), CodeBlock.join(each, ",$W"));
    }
    return override("events", ArrayTypeName.of(api.event()))
        .addStatement("return $L", values)
        .build();
  }

  private NumberSwitch update() {
    NumberSwitch update =
        new NumberSwitch(
            answer("update", api.contextOrVoid()), "step", CodeBlock.of("machine.context"));
    for (Step step : plan.steps()) {
      step.declared()
          .update()
          .ifPresent(u -> update.add(step.number(), calls.logicCall(u.name()), step.trigger()));
    }
    return update;
  }

  private MethodSpec fire() {
    return MethodSpec.methodBuilder("fire")
        .returns(api.state())
        .addParameter(api.machine(), "machine")
        .addParameter(api.event(), "event")
        .addStatement("int from = machine.position")
        .addStatement("int to = step(machine, event)")
        .addStatement("return to < 0 ? refused(from, to, event) : $T.STATES[to]", api.transitions())
        .build();
  }

  private MethodSpec step() {
    CodeBlock.Builder cases = CodeBlock.builder();
    for (List<Step> equal : numbers.stepsWithUserCode()) {
      Step step = equal.get(0);
      cases
          .add("// $L\n", step.trigger())
          .add("case $L -> $L;\n", numbers.number(equal), take(step));
    }
    for (Decision decision : plan.decisions()) {
      cases
          .add("// $L\n", DecisionGenerator.title(decision))
          .add(
              "case $L -> switch ($T.$L) {\n",
              numbers.number(decision),
              api.transitions(),
              new DecisionGenerator(api).call(decision))
          .indent();
      for (Step step : decision.candidates()) {
        cases.add("case $L -> $L;\n", step.number(), take(step));
      }
      cases.add("default -> $T.REFUSED;\n", DEFINITION).unindent().add("};\n");
    }
    MethodSpec.Builder step =
        override("step", TypeName.INT)
            .addParameter(api.machine(), "machine")
            .addParameter(api.event(), "event");
    for (ParameterSpec field : api.logicParameters()) {
      step.addStatement("$T $N = machine.$N", field.type(), field.name(), field.name());
    }
    return step.addStatement("int to = $T.move(machine.position, event)", api.transitions())
        .addCode("return switch (to) {\n$>")
        .addCode(cases.build())
        .addCode("default -> to < 0 ? to : take(machine, to);\n")
        .addCode("$<};\n")
        .build();
  }

  /**
   * Returns an expression that sets the state and context of the instance and returns the position
   * of the state.
   */
  private CodeBlock take(Step step) {
    CodeBlock to =
        step.declared()
            .choose()
            .map(c -> CodeBlock.of("$L.ordinal()", local.chosenState(step)))
            .orElseGet(() -> position(step.target()));
    return step.declared()
        .update()
        .map(u -> CodeBlock.of("take(machine, $L,$W$L)", to, local.logicCall(u.name())))
        .orElseGet(() -> CodeBlock.of("take(machine, $L)", to));
  }

  /**
   * Returns the number of a state as a literal. An expression for the ordinal of the constant would
   * be slower, because the JIT compiler would load the constant at each step.
   */
  private static CodeBlock position(StatePlan state) {
    return CodeBlock.of("/* $L */ $L", state.constant(), state.ordinal());
  }

  private MethodSpec takeWithContext() {
    return ApiTypes.method("take", TypeName.INT, Modifier.PRIVATE)
        .addParameter(api.machine(), "machine")
        .addParameter(TypeName.INT, "to")
        .addParameter(api.context(), "context")
        .addStatement("machine.context = context")
        .addStatement("return take(machine, to)")
        .build();
  }

  private NumberSwitch perform() {
    NumberSwitch perform =
        new NumberSwitch(answer("perform", TypeName.VOID), "step", CodeBlock.of("{}"));
    for (Step step : plan.steps()) {
      List<NameReference> effects = step.declared().effects();
      if (!effects.isEmpty()) {
        perform.add(step.number(), calls(effects), step.trigger());
      }
    }
    return perform;
  }

  private CodeBlock calls(List<NameReference> effects) {
    List<CodeBlock> performed = effects.stream().map(e -> calls.effectCall(e.name())).toList();
    if (performed.size() == 1) {
      return performed.get(0);
    }
    CodeBlock.Builder block = CodeBlock.builder().add("{\n").indent();
    performed.forEach(block::addStatement);
    return block.unindent().add("}").build();
  }
}
