package dev.pawl.processor.generate;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.StepNumbers;
import dev.pawl.processor.generate.code.TransitionTable;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates the tables of a flat machine and the definition that reads them. */
final class FlatTables {

  /**
   * The maximum number of steps for which the array of targets is readable. For more steps, a
   * string contains the targets.
   */
  private static final int MAX_INITIALIZER = 1_000;

  private final Plan plan;
  private final ApiTypes api;
  private final TransitionTable table;
  private final StepNumbers numbers;
  private final TransitionTable moves;

  FlatTables(ApiTypes api, TransitionTable table) {
    this.plan = api.plan();
    this.api = api;
    this.table = table;
    this.numbers = new StepNumbers(plan);
    this.moves = new TransitionTable(api, numbers::number, numbers.lastNumber());
  }

  private String tableName() {
    return plan.callsNoUserCode() ? "NEXT" : "STEPS";
  }

  /** Returns the method that looks up the next step if an instance has no hooks and listeners. */
  MethodSpec move() {
    return ApiTypes.method("move", TypeName.INT, Modifier.STATIC)
        .addParameter(TypeName.INT, "from")
        .addParameter(api.event(), "event")
        .addStatement("return $L", moves.cell("MOVES", "from", api.columnOf("event")))
        .build();
  }

  void addFields(TypeSpec.Builder type) {
    FieldSpec.Builder states =
        FieldSpec.builder(ArrayTypeName.of(api.state()), "STATES", Modifier.STATIC, Modifier.FINAL);
    type.addField(states.initializer(api.states()).build());
    type.addField(constant(table.type(), tableName(), table.initializer(), comment()));
    if (plan.callsNoUserCode()) {
      return;
    }
    type.addField(
        constant(
            ArrayTypeName.of(api.state()),
            "TARGETS",
            targets(),
            "The target of each step"
                + (plan.hasChoices() ? "; null if a method chooses it.\n" : ".\n")));
    if (hasBareTable()) {
      type.addField(constant(moves.type(), "MOVES", moves.initializer(), movesComment()));
    }
  }

  /** Returns whether instances without hooks and listeners have their own table. */
  boolean hasBareTable() {
    return numbers.isNonempty() && numbers.fitOneMethod();
  }

  private String movesComment() {
    return "The position of the next state for each state and event; -1 if the event is not legal."
        + " Numbers from "
        + numbers.firstNumber()
        + " on are steps that call user code.\n";
  }

  /**
   * Adds the field of the table that contains states in place of positions. Callers must add the
   * field of the definition first, because the definition creates the table of states.
   */
  void addStates(TypeSpec.Builder type) {
    type.addField(
        constant(ArrayTypeName.of(api.state()), "TO", CodeBlock.of("RULES.nextStates()"), ""));
  }

  private static FieldSpec constant(TypeName type, String name, CodeBlock value, String comment) {
    FieldSpec.Builder field =
        FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer(value);
    return comment.isEmpty() ? field.build() : field.addJavadoc(comment).build();
  }

  private String comment() {
    String cell =
        plan.callsNoUserCode() ? "The position of the next state" : "The number of the step";
    String decisions =
        plan.decisions().isEmpty()
            ? ""
            : " Numbers from " + plan.steps().size() + " on are decisions between guarded steps.";
    return cell + " for each state and event; -1 if the event is not legal." + decisions + "\n";
  }

  private CodeBlock targets() {
    if (plan.steps().size() > MAX_INITIALIZER) {
      return table.targets();
    }
    CodeBlock.Builder code = CodeBlock.builder().add("{\n").indent();
    for (Step step : plan.steps()) {
      CodeBlock target = step.dynamic() ? CodeBlock.of("null") : api.constant(step.target());
      code.add("$L, // $L: $L on $L\n", target, step.number(), owner(step), step.trigger());
    }
    return code.unindent().add("}").build();
  }

  /**
   * Returns the name of the constant of the state that declares a step, for a comment. The declared
   * name itself could contain any character.
   */
  String owner(Step step) {
    return step.owner() == plan.machine().root() ? "any state" : step.owner().words().constant();
  }

  TypeName definition() {
    return api.of(ApiTypes.engine("TableDefinition"), api.state(), api.event());
  }

  CodeBlock newDefinition() {
    List<String> names = new ArrayList<>();
    plan.events().forEach(e -> names.add(e.name()));
    return CodeBlock.of(
        "new $T<>($>$>\n$L, STATES, $L, $L$L)$<$<",
        ApiTypes.engine("TableDefinition"),
        Literal.of(plan.machine().name()),
        tableName(),
        plan.callsNoUserCode() ? "STATES" : "TARGETS",
        names.isEmpty() ? CodeBlock.of("") : CodeBlock.of(",$W$L", Literal.list(names)));
  }
}
