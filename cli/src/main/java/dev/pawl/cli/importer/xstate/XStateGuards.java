package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedGuard.And;
import dev.pawl.cli.importer.ImportedGuard.Atom;
import dev.pawl.cli.importer.ImportedGuard.In;
import dev.pawl.cli.importer.ImportedGuard.Not;
import dev.pawl.cli.importer.ImportedGuard.Or;
import dev.pawl.cli.importer.ImportedMachine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** A converter of guards of XState. */
final class XStateGuards {

  private static final String PREFIX = "xstate.";
  private static final Pattern OPERATORS = Pattern.compile("[!<>=&|]");

  private final XStateTree tree;
  private final ImportedMachine machine;

  XStateGuards(XStateTree tree, ImportedMachine machine) {
    this.tree = tree;
    this.machine = machine;
  }

  /**
   * Returns the guard of a transition; empty if it has none. In XState 4, a guard is under the keys
   * {@code cond} and {@code in}.
   */
  Optional<ImportedGuard> of(JsonValue.Members transition) throws ImportError {
    List<ImportedGuard> all = new ArrayList<>();
    for (String key : List.of("guard", "cond")) {
      Optional<JsonValue> guard = transition.get(key);
      if (guard.isPresent()) {
        all.add(guard(guard.get()));
      }
    }
    Optional<JsonValue> in = transition.get("in");
    if (in.isPresent()) {
      all.add(in(in.get()));
    }
    return all.isEmpty() ? Optional.empty() : Optional.of(ImportedGuard.and(all));
  }

  private ImportedGuard guard(JsonValue value) throws ImportError {
    if (value instanceof JsonValue.Text text) {
      return predicate(text.text(), "");
    } else if (value instanceof JsonValue.Members members) {
      return guard(members);
    }
    throw wrong(value, "A guard is a name or an object with a type.");
  }

  private ImportedGuard guard(JsonValue.Members guard) throws ImportError {
    Optional<JsonValue.Members> params = guard.object("params");
    Optional<JsonValue> formula = params.flatMap(p -> p.get(XStateMeta.FORMULA));
    if (formula.isPresent()) {
      return formula(formula.get());
    }
    Optional<String> type = guard.text("type").or(() -> guard.text("name"));
    if (type.isEmpty()) {
      machine.remark(
          tree.place(guard),
          "a guard without a type",
          "a predicate; JSON has lost the function's text");
      return new Atom("guard", guard.json());
    }
    String name =
        type.get().startsWith(PREFIX) ? type.get().substring(PREFIX.length()) : type.get();
    Optional<ImportedGuard> combined = combined(name, guard, params.orElse(guard));
    if (combined.isPresent()) {
      return combined.get();
    }
    boolean bare = XStateActions.isBare(guard);
    return predicate(name, bare ? "" : params.map(JsonValue::json).orElse(guard.json()));
  }

  /**
   * Returns the predicate of a guard. If the name of the guard is an expression, such as {@code
   * !ok} or {@code count > 3}, the predicate is named after the words of the expression.
   */
  private static Atom predicate(String name, String params) {
    return OPERATORS.matcher(name).find()
        ? new Atom("", params.isEmpty() ? name : name + " " + params)
        : new Atom(name, params);
  }

  /**
   * Returns the formula of a guard such as {@code and} or {@code stateIn}; empty if the guard is a
   * predicate.
   */
  private Optional<ImportedGuard> combined(
      String name, JsonValue.Members guard, JsonValue.Members params) throws ImportError {
    if (name.equals("stateIn") || name.equals("in")) {
      Optional<JsonValue> state =
          params.get("stateValue").or(() -> params.get("state")).or(() -> guard.get("state"));
      return state.isPresent() ? Optional.of(in(state.get())) : Optional.empty();
    } else if (!name.equals("and") && !name.equals("or") && !name.equals("not")) {
      return Optional.empty();
    }
    List<ImportedGuard> operands = operands(guard, params);
    if (name.equals("not")) {
      return operands.size() == 1 ? Optional.of(new Not(operands.get(0))) : Optional.empty();
    } else if (operands.size() < 2) {
      return operands.stream().findFirst();
    }
    return Optional.of(name.equals("and") ? new And(operands) : new Or(operands));
  }

  private List<ImportedGuard> operands(JsonValue.Members guard, JsonValue.Members params)
      throws ImportError {
    Optional<JsonValue> value =
        params
            .get("guards")
            .or(() -> params.get("guard"))
            .or(() -> guard.get("guards"))
            .or(() -> guard.get("guard"))
            .or(() -> guard.get("params").filter(JsonValue.Items.class::isInstance));
    List<ImportedGuard> operands = new ArrayList<>();
    for (JsonValue operand : XStateActions.list(value)) {
      operands.add(guard(operand));
    }
    return operands;
  }

  /** Returns the formula in a guard that {@code pawl export} wrote. */
  private ImportedGuard formula(JsonValue value) throws ImportError {
    if (value instanceof JsonValue.Text text) {
      return new Atom(text.text(), "");
    } else if (value instanceof JsonValue.Members members) {
      for (String key : List.of("and", "or", "not", "in")) {
        Optional<JsonValue> operands = members.get(key);
        if (operands.isPresent()) {
          return formula(key, operands.get());
        }
      }
    }
    throw wrong(value, "A formula has one of the keys and, or, not and in.");
  }

  private ImportedGuard formula(String operator, JsonValue value) throws ImportError {
    if (operator.equals("in")) {
      return in(value);
    } else if (operator.equals("not")) {
      return new Not(formula(value));
    }
    List<ImportedGuard> operands = new ArrayList<>();
    for (JsonValue operand : XStateActions.list(Optional.of(value))) {
      operands.add(formula(operand));
    }
    if (operands.size() < 2) {
      throw wrong(value, "\"" + operator + "\" needs two operands.");
    }
    return operator.equals("and") ? new And(operands) : new Or(operands);
  }

  private ImportedGuard in(JsonValue value) throws ImportError {
    if (value instanceof JsonValue.Text text) {
      return new In(tree.state(text).path());
    } else if (value instanceof JsonValue.Members members) {
      List<ImportedGuard> leaves = new ArrayList<>();
      collectLeaves(tree.root(), members, leaves);
      if (!leaves.isEmpty()) {
        return ImportedGuard.and(leaves);
      }
    }
    throw wrong(value, "A state is named by a text or a state value.");
  }

  private void collectLeaves(XStateNode parent, JsonValue.Members value, List<ImportedGuard> leaves)
      throws ImportError {
    for (Map.Entry<String, JsonValue> member : value.members().entrySet()) {
      XStateNode node =
          tree.child(parent, new JsonValue.Text(member.getKey(), value.keyOffset(member.getKey())));
      if (member.getValue() instanceof JsonValue.Text child) {
        leaves.add(new In(tree.child(node, child).path()));
      } else if (member.getValue() instanceof JsonValue.Members inner
          && !inner.members().isEmpty()) {
        collectLeaves(node, inner, leaves);
      } else {
        leaves.add(new In(node.path()));
      }
    }
  }

  private ImportError wrong(JsonValue value, String message) {
    return new ImportError(tree.place(value), message, "Name the guard.");
  }
}
