package dev.pawl.cli.exporter;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.State;
import java.util.List;
import java.util.stream.Collectors;

/** A converter of guards to conditions of SCXML in ECMAScript. */
final class Conditions {

  private final XmlNames names;

  Conditions(XmlNames names) {
    this.names = names;
  }

  /** Returns the condition for a guard. */
  String text(Formula formula) {
    if (formula instanceof Formula.Predicate predicate) {
      return member(predicate.name());
    } else if (formula instanceof Formula.In in) {
      return in(in.state());
    } else if (formula instanceof Formula.Not not) {
      return "!" + operand(not.operand());
    } else if (formula instanceof Formula.And and) {
      return joined(and.operands(), " && ");
    }
    return joined(((Formula.Or) formula).operands(), " || ");
  }

  private String joined(List<Formula> operands, String operator) {
    return operands.stream().map(this::operand).collect(Collectors.joining(operator));
  }

  private String operand(Formula formula) {
    boolean isCombined = formula instanceof Formula.And || formula instanceof Formula.Or;
    return isCombined ? "(" + text(formula) + ")" : text(formula);
  }

  private String in(String state) {
    return "In('" + names.state(state) + "')";
  }

  /** Returns the expression for a predicate or delay, such as {@code logic.isPaid}. */
  static String member(String name) {
    boolean isPlain = name.matches("[A-Za-z_$][A-Za-z0-9_$]*");
    return isPlain ? "logic." + name : "logic[\"" + name + "\"]";
  }

  /** Returns a string literal of ECMAScript. */
  static String string(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  /**
   * Returns the condition that is true if a state is done; empty if the state can never be done.
   */
  String doneCondition(State state) {
    if (state.isParallel()) {
      List<String> regions =
          state.children().stream().filter(c -> !c.isHistory()).map(this::doneCondition).toList();
      return regions.contains("") ? "" : String.join(" && ", regions);
    }
    List<String> finals =
        state.children().stream().filter(State::isFinal).map(s -> in(s.name())).toList();
    return finals.size() > 1 ? "(" + String.join(" || ", finals) + ")" : String.join("", finals);
  }
}
