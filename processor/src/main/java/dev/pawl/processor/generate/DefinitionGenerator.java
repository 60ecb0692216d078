package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Generates the definition of a machine, which all instances of the machine share. */
final class DefinitionGenerator {

  /**
   * The maximum number of statements in the static initializer of the class. Further statements are
   * moved to methods.
   */
  private static final int MAX_STATEMENTS = 100;

  private final Plan plan;
  private final ApiTypes api;
  private final StepBackend backend;

  DefinitionGenerator(GeneratorContext context, StepBackend backend) {
    this.plan = context.plan();
    this.api = context.api();
    this.backend = backend;
  }

  /**
   * Adds the field of the definition. Callers must first add the fields that the definition uses.
   */
  void addField(TypeSpec.Builder type) {
    type.addField(
        FieldSpec.builder(backend.definition(), "RULES", Modifier.STATIC, Modifier.FINAL)
            .initializer(backend.newDefinition())
            .build());
    CodeBlock.Builder initializer = CodeBlock.builder();
    List<CodeBlock> statements = statements();
    if (statements.size() <= MAX_STATEMENTS) {
      statements.forEach(initializer::addStatement);
    } else {
      for (int start = 0; start < statements.size(); start += MAX_STATEMENTS) {
        String name = "declare" + start / MAX_STATEMENTS;
        MethodSpec.Builder part =
            ApiTypes.method(name, TypeName.VOID, Modifier.PRIVATE, Modifier.STATIC);
        statements
            .subList(start, Math.min(start + MAX_STATEMENTS, statements.size()))
            .forEach(part::addStatement);
        type.addMethod(part.build());
        initializer.addStatement("$N()", name);
      }
    }
    type.addStaticBlock(initializer.build());
  }

  /** Adds the method that returns the definition, for code that works with any machine. */
  void addFunction(TypeSpec.Builder type) {
    TypeName table =
        ParameterizedTypeName.get(
            ClassName.get("dev.pawl", "MachineTable"), api.stateKey(), api.event());
    type.addMethod(
        ApiTypes.method("table", table, Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc("Returns the transition table, for code that works with any machine.\n")
            .addStatement("return RULES.table()")
            .build());
  }

  private List<CodeBlock> statements() {
    List<CodeBlock> statements = new ArrayList<>();
    if (plan.stateTypeGiven()) {
      statements.add(ConstantChecks.states(api));
    }
    if (plan.eventTypeGiven()) {
      statements.add(CodeBlock.of("RULES.columns(COLUMNS)"));
    }
    boolean chart = plan.chart().isPresent();
    if (plan.machine().lenient()) {
      statements.add(CodeBlock.of("RULES.ignores()"));
    }
    if (plan.machine().threadSafe()) {
      statements.add(CodeBlock.of("RULES.shared()"));
    }
    if (!chart) {
      addNames(statements);
      if (plan.hasNesting()) {
        statements.add(CodeBlock.of("RULES.nested(TREE)"));
      }
    } else if (plan.hasData()) {
      statements.add(CodeBlock.of("RULES.carriesData()"));
    }
    statements.add(CodeBlock.of("RULES.begins($L)", constants(plan.initialStates())));
    if (!plan.finalStates().isEmpty()) {
      statements.add(CodeBlock.of("RULES.ends($L)", constants(plan.finalStates())));
    }
    if (!chart) {
      addCandidates(statements);
    }
    addForbidden(statements);
    return statements;
  }

  private void addNames(List<CodeBlock> statements) {
    List<String> names = new ArrayList<>();
    boolean same = true;
    for (StatePlan state : plan.states()) {
      names.add(state.name());
      same &= state.name().equals(state.constant());
    }
    if (!same) {
      statements.add(CodeBlock.of("RULES.names($L)", Literal.list(names)));
    }
  }

  private void addCandidates(List<CodeBlock> statements) {
    for (Step step : plan.steps()) {
      if (step.guarded()) {
        String guard = step.guardText().orElseThrow();
        statements.add(CodeBlock.of("RULES.guard($L, $L)", step.number(), Literal.of(guard)));
      }
      if (step.dynamic()) {
        statements.add(
            CodeBlock.of("RULES.choice($L, $L)", step.number(), constants(step.targets())));
      }
    }
    for (Decision decision : plan.decisions()) {
      StringBuilder steps = new StringBuilder();
      decision
          .candidates()
          .forEach(s -> steps.append(steps.isEmpty() ? "" : ", ").append(s.number()));
      statements.add(CodeBlock.of("RULES.decision($L)", steps));
    }
  }

  private void addForbidden(List<CodeBlock> statements) {
    for (Plan.Prohibition pair : plan.prohibitions()) {
      statements.add(
          CodeBlock.of(
              "RULES.forbid(\n$L,\n$L,\n$L)",
              Literal.of(pair.because()),
              list(pair.from()),
              list(pair.to())));
    }
  }

  /**
   * Returns the expression of a list of states, such as {@code List.of(A, B)}. If {@code states} is
   * empty, returns {@code List.of()}, which means every state.
   */
  private CodeBlock list(Optional<List<StatePlan>> states) {
    return CodeBlock.of("$T.of($L)", List.class, constants(states.orElse(List.of())));
  }

  private CodeBlock constants(List<StatePlan> states) {
    return states.stream().map(api::constant).collect(CodeBlock.joining(",$W"));
  }
}
