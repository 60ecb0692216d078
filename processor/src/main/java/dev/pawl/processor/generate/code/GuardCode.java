package dev.pawl.processor.generate.code;

import com.palantir.javapoet.CodeBlock;
import dev.pawl.language.model.Formula;
import java.util.List;
import java.util.function.Function;

/** Writes a guard as a Java expression. */
public final class GuardCode {

  private GuardCode() {}

  /**
   * Returns a guard as a Java expression.
   *
   * @param predicateCall returns the call of a predicate, by the predicate's name
   */
  public static CodeBlock of(Formula formula, Function<String, CodeBlock> predicateCall) {
    return expression(formula, predicateCall, 0);
  }

  /**
   * @param predicateCall returns the call of a predicate, by the predicate's name
   * @param binding the precedence of the enclosing operator: 1 for {@code ||}, 2 for {@code &&}, 3
   *     for {@code !}, otherwise 0
   */
  private static CodeBlock expression(
      Formula formula, Function<String, CodeBlock> predicateCall, int binding) {
    if (formula instanceof Formula.Predicate p) {
      return predicateCall.apply(p.name());
    } else if (formula instanceof Formula.In i) {
      return predicateCall.apply(Formula.in(i.state()));
    } else if (formula instanceof Formula.Not n) {
      return CodeBlock.of("!$L", expression(n.operand(), predicateCall, 3));
    }
    boolean and = formula instanceof Formula.And;
    List<Formula> operands =
        and ? ((Formula.And) formula).operands() : ((Formula.Or) formula).operands();
    int own = and ? 2 : 1;
    CodeBlock joined =
        operands.stream()
            .map(o -> expression(o, predicateCall, own))
            .collect(CodeBlock.joining(and ? "$W&& " : "$W|| "));
    // Java does not need the parentheses around && inside ||, but readers do
    return own != binding && binding > 0 ? CodeBlock.of("($L)", joined) : joined;
  }
}
