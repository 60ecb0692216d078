package dev.pawl.processor.generate.decision;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the candidates of steps and decisions, as refusals explain them. */
public final class CandidateGenerator {

  private static final ClassName CANDIDATE = Api.engine("Definition").nestedClass("Candidate");

  private final Plan plan;
  private final Api api;

  public CandidateGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
  }

  /** Adds {@code byCode}, which gives the candidates that a number of the table stands for. */
  public void addTo(TypeSpec.Builder rules) {
    TypeName list = api.of(ClassName.get(List.class), api.of(CANDIDATE, api.state()));
    NumberSwitch byCode =
        new NumberSwitch(
            Api.method("byCode", list, Modifier.PRIVATE, Modifier.STATIC)
                .addParameter(TypeName.INT, "code"),
            "code",
            CodeBlock.of("throw new $T(code)", AssertionError.class));
    for (Step step : plan.steps()) {
      if (!step.guarded()) {
        byCode.add(
            step.number(),
            CodeBlock.of("$T.of($L)", List.class, candidate(step)),
            step.event().constant());
      }
    }
    for (Decision decision : plan.decisions()) {
      CodeBlock candidates =
          decision.candidates().stream().map(this::candidate).collect(CodeBlock.joining(",$W"));
      byCode.add(
          plan.steps().size() + decision.number(),
          CodeBlock.of("$T.of($L)", List.class, candidates),
          decision.event().constant());
    }
    byCode.addTo(rules);
  }

  private CodeBlock candidate(Step step) {
    if (!step.guarded() && !step.dynamic()) {
      return CodeBlock.of("$T.to($L)", CANDIDATE, api.constant(step.target()));
    }
    CodeBlock targets =
        step.targets().stream()
            .map((StatePlan s) -> api.constant(s))
            .collect(CodeBlock.joining(", "));
    CodeBlock guard = step.guardText().map(g -> CodeBlock.of("$S", g)).orElse(CodeBlock.of("null"));
    return CodeBlock.of("new $T<>($L, $T.of($L))", CANDIDATE, guard, List.class, targets);
  }
}
