package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import dev.pawl.language.model.Formula;
import dev.pawl.processor.plan.Step;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes the guards of a decision as nested conditions. On each path through the conditions, a
 * predicate is called at most once.
 */
public final class GuardConditions {

  /**
   * The maximum number of leaves of the nested conditions. Code with more leaves would be too long
   * to read.
   */
  private static final int MAX_LEAVES = 48;

  private final List<Step> candidates;
  private final List<String> names;
  private final Function<String, CodeBlock> predicateCall;
  private final CodeBlock refusal;
  private int leaves;

  /**
   * Creates the conditions of steps.
   *
   * @param candidates the steps, in the order in which their guards are evaluated
   * @param mentions the predicates in the guards of the candidates, in the order of the text; may
   *     contain duplicates
   * @param predicateCall returns the call of a predicate, by the predicate's name
   * @param refusal the statement that is executed if no guard holds
   */
  public GuardConditions(
      List<Step> candidates,
      List<String> mentions,
      Function<String, CodeBlock> predicateCall,
      CodeBlock refusal) {
    this.candidates = candidates;
    this.names = List.copyOf(new LinkedHashSet<>(mentions));
    this.predicateCall = predicateCall;
    this.refusal = refusal;
  }

  public CodeBlock code() {
    CodeBlock nested = nestedConditions(0, new HashMap<>());
    return nested != null ? nested : withStoredResults();
  }

  /**
   * Returns conditions that choose between the candidates from the given index on. Returns null if
   * the code would be too long.
   *
   * @param results the predicates whose results are known at this point of the code, with their
   *     results
   */
  private @Nullable CodeBlock nestedConditions(int candidate, Map<String, Boolean> results) {
    for (int i = candidate; i < candidates.size(); i++) {
      Step step = candidates.get(i);
      if (!step.guarded()) {
        return leaf(DecisionGenerator.take(step));
      }
      Object value = value(step.declared().guard().orElseThrow().formula(), results);
      if (Boolean.TRUE.equals(value)) {
        return leaf(DecisionGenerator.take(step));
      }
      if (value instanceof String unknown) {
        return branchOn(unknown, i, results);
      }
    }
    return leaf(refusal);
  }

  private @Nullable CodeBlock leaf(CodeBlock code) {
    return ++leaves > MAX_LEAVES ? null : code;
  }

  private @Nullable CodeBlock branchOn(
      String predicate, int candidate, Map<String, Boolean> results) {
    Map<String, Boolean> more = new HashMap<>(results);
    more.put(predicate, true);
    CodeBlock yes = nestedConditions(candidate, more);
    more.put(predicate, false);
    CodeBlock no = yes == null ? null : nestedConditions(candidate, more);
    if (no == null) {
      return null;
    }
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", predicateCall.apply(predicate))
        .add(yes)
        .endControlFlow()
        .add(no)
        .build();
  }

  /**
   * Returns the value of a formula as a {@code Boolean}. If the value is not yet known, returns the
   * name of the predicate to call next as a {@code String}.
   */
  private static Object value(Formula formula, Map<String, Boolean> results) {
    if (formula instanceof Formula.Predicate p) {
      Boolean answer = results.get(p.name());
      return answer == null ? p.name() : answer;
    } else if (formula instanceof Formula.In i) {
      Boolean answer = results.get(Formula.in(i.state()));
      return answer == null ? Formula.in(i.state()) : answer;
    } else if (formula instanceof Formula.Not n) {
      Object operand = value(n.operand(), results);
      return operand instanceof Boolean b ? !b : operand;
    }
    boolean and = formula instanceof Formula.And;
    List<Formula> operands =
        and ? ((Formula.And) formula).operands() : ((Formula.Or) formula).operands();
    for (Formula operand : operands) {
      Object value = value(operand, results);
      if (!(value instanceof Boolean b) || b != and) {
        return value;
      }
    }
    return and;
  }

  /**
   * Returns code that evaluates the guards as declared. A variable for each predicate stores its
   * result, so that the predicate is called at most once.
   */
  private CodeBlock withStoredResults() {
    CodeBlock.Builder code = CodeBlock.builder();
    code.add(
        "// Each predicate is called at most once: 1 is true, -1 is false, 0 is not called yet.\n");
    for (int i = 0; i < names.size(); i++) {
      code.addStatement("int p$L = 0", i);
    }
    for (Step step : candidates) {
      if (!step.guarded()) {
        return code.add(DecisionGenerator.take(step)).build();
      }
      Formula formula = step.declared().guard().orElseThrow().formula();
      code.beginControlFlow("if ($L)", GuardCode.of(formula, this::storedResult))
          .add(DecisionGenerator.take(step))
          .endControlFlow();
    }
    return code.add(refusal).build();
  }

  private CodeBlock storedResult(String predicate) {
    int i = names.indexOf(predicate);
    return CodeBlock.of(
        "((p$L != 0 ? p$L : (p$L = $L ? 1 : -1)) > 0)", i, i, i, predicateCall.apply(predicate));
  }
}
