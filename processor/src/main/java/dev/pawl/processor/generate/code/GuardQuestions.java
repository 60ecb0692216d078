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
public final class GuardQuestions {

  /**
   * The maximum number of leaves of the nested conditions. Code with more leaves would be too long
   * to read.
   */
  private static final int MAX_ANSWERS = 48;

  private final List<Step> candidates;
  private final List<String> names;
  private final Function<String, CodeBlock> ask;
  private final CodeBlock refuse;
  private int answers;

  /**
   * @param candidates the steps, in the order in which their guards are evaluated
   * @param mentions the predicates in the guards of the candidates, in the order of the text; may
   *     contain duplicates
   * @param ask returns the call of a predicate, by the predicate's name
   * @param refuse the statement that is executed if no guard holds
   */
  public GuardQuestions(
      List<Step> candidates,
      List<String> mentions,
      Function<String, CodeBlock> ask,
      CodeBlock refuse) {
    this.candidates = candidates;
    this.names = List.copyOf(new LinkedHashSet<>(mentions));
    this.ask = ask;
    this.refuse = refuse;
  }

  public CodeBlock code() {
    CodeBlock nested = from(0, new HashMap<>());
    return nested != null ? nested : remembered();
  }

  /**
   * Returns conditions that choose between the candidates from the given index on. Returns null if
   * the code would be too long.
   *
   * @param known the predicates whose results are known at this point of the code, with their
   *     results
   */
  private @Nullable CodeBlock from(int candidate, Map<String, Boolean> known) {
    for (int i = candidate; i < candidates.size(); i++) {
      Step step = candidates.get(i);
      if (!step.guarded()) {
        return answer(DecisionGenerator.take(step));
      }
      Object value = value(step.declared().guard().orElseThrow().formula(), known);
      if (Boolean.TRUE.equals(value)) {
        return answer(DecisionGenerator.take(step));
      }
      if (value instanceof String unknown) {
        return question(unknown, i, known);
      }
    }
    return answer(refuse);
  }

  private @Nullable CodeBlock answer(CodeBlock code) {
    return ++answers > MAX_ANSWERS ? null : code;
  }

  private @Nullable CodeBlock question(
      String predicate, int candidate, Map<String, Boolean> known) {
    Map<String, Boolean> more = new HashMap<>(known);
    more.put(predicate, true);
    CodeBlock yes = from(candidate, more);
    more.put(predicate, false);
    CodeBlock no = yes == null ? null : from(candidate, more);
    if (no == null) {
      return null;
    }
    return CodeBlock.builder()
        .beginControlFlow("if ($L)", ask.apply(predicate))
        .add(yes)
        .endControlFlow()
        .add(no)
        .build();
  }

  /**
   * Returns the value of a formula as a {@code Boolean}. If the value is not yet known, returns the
   * name of the predicate to call next as a {@code String}.
   */
  private static Object value(Formula formula, Map<String, Boolean> known) {
    if (formula instanceof Formula.Predicate p) {
      Boolean answer = known.get(p.name());
      return answer == null ? p.name() : answer;
    } else if (formula instanceof Formula.In i) {
      Boolean answer = known.get(Formula.in(i.state()));
      return answer == null ? Formula.in(i.state()) : answer;
    } else if (formula instanceof Formula.Not n) {
      Object operand = value(n.operand(), known);
      return operand instanceof Boolean b ? !b : operand;
    }
    boolean and = formula instanceof Formula.And;
    List<Formula> operands =
        and ? ((Formula.And) formula).operands() : ((Formula.Or) formula).operands();
    for (Formula operand : operands) {
      Object value = value(operand, known);
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
  private CodeBlock remembered() {
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
      code.beginControlFlow("if ($L)", GuardCode.of(formula, this::remembered))
          .add(DecisionGenerator.take(step))
          .endControlFlow();
    }
    return code.add(refuse).build();
  }

  private CodeBlock remembered(String predicate) {
    int i = names.indexOf(predicate);
    return CodeBlock.of(
        "((p$L != 0 ? p$L : (p$L = $L ? 1 : -1)) > 0)", i, i, i, ask.apply(predicate));
  }
}
