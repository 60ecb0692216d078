package dev.pawl.processor.generate.transitions;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.generate.code.Table;
import dev.pawl.processor.generate.decision.CandidateGenerator;
import dev.pawl.processor.generate.decision.DecisionGenerator;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.model.State;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.Step;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Transitions that ask, update or do something: a table gives the number of the step, or that of a
 * decision among several.
 */
final class StepSelection implements TransitionsGenerator.Selection {

  private static final ClassName DEFINITION = Api.engine("Definition");

  /** Beyond so many steps the array of their targets is written as text. */
  private static final int MAX_INITIALIZER = 1_000;

  private final Plan plan;
  private final Api api;
  private final Table table;
  private final LogicCalls calls;

  StepSelection(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.table = new Table(plan);
    this.calls = LogicCalls.of(plan, CodeBlock.of("asker"));
  }

  @Override
  public void addFields(TypeSpec.Builder type) {
    if (table.sparse()) {
      type.addField(
          PlainSelection.constant(
              Api.engine("SparseTable"), "STEPS", table.sparse(true), comment()));
    } else {
      type.addField(
          PlainSelection.constant(
              ArrayTypeName.of(table.numberType()), "STEPS", table.steps(), comment()));
    }
    type.addField(
        PlainSelection.constant(
            ArrayTypeName.of(api.state()),
            "TARGETS",
            targets(),
            "Where each step leads" + (plan.hasChoices() ? "; null if that is chosen.\n" : ".\n")));
    if (bare()) {
      type.addField(PlainSelection.positions(plan, "TARGETS"));
      type.addField(
          PlainSelection.constant(ArrayTypeName.of(api.state()), "STATES", api.states(), ""));
    }
  }

  private boolean bare() {
    return plan.generates(Part.MACHINE) && !plan.hasEffects();
  }

  private String comment() {
    String decisions =
        plan.decisions().isEmpty()
            ? ""
            : ", from " + plan.steps().size() + " on a decision among some";
    return "A row per state, a column per event: the number of the step"
        + decisions
        + "; -1 where the event is not legal.\n";
  }

  private CodeBlock targets() {
    if (plan.steps().size() > MAX_INITIALIZER) {
      return table.targets();
    }
    CodeBlock.Builder code = CodeBlock.builder().add("{\n").indent();
    for (Step step : plan.steps()) {
      CodeBlock target = step.dynamic() ? CodeBlock.of("null") : api.constant(step.target());
      code.add(
          "$L, // $L: $L on $L\n", target, step.number(), owner(step), step.event().constant());
    }
    return code.unindent().add("}").build();
  }

  private String owner(Step step) {
    return step.owner() == plan.machine().root() ? "any state" : constant(step.owner());
  }

  /** Comments show derived names: a declared one may hold anything. */
  private static String constant(State state) {
    return state.words().constant();
  }

  private CodeBlock look(CodeBlock event) {
    return table.sparse()
        ? CodeBlock.of("STEPS.get(from.ordinal(), $L)", event)
        : CodeBlock.of("STEPS[$L]", table.position("from", event));
  }

  @Override
  public void addMethods(TypeSpec.Builder type) {
    type.addMethod(select());
    addTarget(type);
    if (bare()) {
      addPositions(type);
    }
    if (plan.hasLogic() && plan.events().stream().anyMatch(this::asksNobody)) {
      type.addMethod(unasked());
    }
    if (!plan.decisions().isEmpty()) {
      new DecisionGenerator(plan).addTo(type);
    }
  }

  private MethodSpec select() {
    MethodSpec.Builder method =
        Api.method("select", TypeName.INT, Modifier.STATIC)
            .addParameter(api.state(), "from")
            .addParameter(api.event(), "event")
            .addParameters(api.surroundings())
            .addJavadoc("The step that an event takes now; negative if it is refused.\n");
    CodeBlock look = look(api.index("event"));
    if (plan.decisions().isEmpty()) {
      return method.addStatement("return $L", look).build();
    }
    return method
        .addStatement("int code = $L", look)
        .addStatement(
            "return code < $L ? code : decide(code, event$L)",
            plan.steps().size(),
            api.andSurroundings())
        .build();
  }

  private void addTarget(TypeSpec.Builder type) {
    MethodSpec.Builder target =
        Api.method("target", api.state(), Modifier.STATIC)
            .addParameter(TypeName.INT, "step")
            .addJavadoc("The state that a step leads to.\n");
    if (!plan.hasChoices()) {
      type.addMethod(target.addStatement("return TARGETS[step]").build());
      return;
    }
    target
        .addParameter(api.event(), "event")
        .addParameters(api.surroundings())
        .addParameter(Object.class, "asker");
    NumberSwitch choose = new NumberSwitch(target, "step", CodeBlock.of("TARGETS[step]"));
    for (Step step : plan.steps()) {
      step.declared()
          .choose()
          .ifPresent(
              c ->
                  choose.add(
                      step.number(),
                      CodeBlock.of("$L.state()", calls.ask(c.name())),
                      owner(step) + " on " + step.event().constant()));
    }
    choose.addTo(type);
  }

  /** For lives that nobody watches, which keep no more than the position of their state. */
  private void addPositions(TypeSpec.Builder type) {
    CodeBlock index = api.index("event");
    type.addMethod(
        Api.method("code", TypeName.INT, Modifier.STATIC)
            .addParameter(TypeName.INT, "from")
            .addParameter(api.event(), "event")
            .addJavadoc("The number in the table; negative if the event is not legal.\n")
            .addStatement(
                "return $L",
                table.sparse()
                    ? CodeBlock.of("STEPS.get(from, $L)", index)
                    : CodeBlock.of("STEPS[from * $L + $L]", plan.events().size(), index))
            .build());
    type.addMethod(
        Api.method("position", TypeName.INT, Modifier.STATIC)
            .addParameter(TypeName.INT, "step")
            .addJavadoc("The position of the state that a step leads to.\n")
            .addStatement("return POSITIONS[step]")
            .build());
    type.addMethod(PlainSelection.stateAt(api));
  }

  @Override
  public CodeBlock next() {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .addStatement("int step = select($L)", api.arguments("from", "event"))
            .beginControlFlow("if (step < 0)")
            .add(refuse())
            .endControlFlow();
    return code.addStatement("return target($L)", api.targetArguments("", name())).build();
  }

  private CodeBlock name() {
    return Literal.of(plan.machine().name());
  }

  private CodeBlock refuse() {
    return plan.machine().lenient()
        ? CodeBlock.of("return from;\n")
        : CodeBlock.of("throw Rules.INSTANCE.error(step, from, event);\n");
  }

  @Override
  public CodeBlock permits() {
    return CodeBlock.of("select($L) >= 0", api.arguments("from", "event"));
  }

  @Override
  public boolean asksNobody(EventPlan event) {
    List<Row.Entry> entries =
        plan.rows().stream()
            .flatMap(r -> r.entries().stream())
            .filter(e -> e.event() == event)
            .toList();
    return !entries.isEmpty()
        && entries.stream()
            .allMatch(e -> e.code() < plan.steps().size() && !e.candidates().get(0).dynamic());
  }

  @Override
  public CodeBlock takeUnguarded(EventPlan event) {
    return CodeBlock.of("return unasked(from, $L);\n", api.instance(event));
  }

  /** Follows a step that asks nobody. */
  private MethodSpec unasked() {
    CodeBlock refuse =
        plan.machine().lenient()
            ? CodeBlock.of("return from")
            : CodeBlock.of("throw Rules.INSTANCE.error($T.ILLEGAL, from, event)", DEFINITION);
    return Api.method("unasked", api.state(), Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(api.state(), "from")
        .addParameter(api.event(), "event")
        .addStatement("int step = $L", look(api.index("event")))
        .beginControlFlow("if (step < 0)")
        .addStatement(refuse)
        .endControlFlow()
        .addStatement("return TARGETS[step]")
        .build();
  }

  @Override
  public CodeBlock candidates() {
    return CodeBlock.builder()
        .addStatement("int code = $L", look(CodeBlock.of("event")))
        .addStatement("return code < 0 ? $T.of() : byCode(code)", List.class)
        .build();
  }

  @Override
  public void addCandidates(TypeSpec.Builder rules) {
    new CandidateGenerator(plan).addTo(rules);
  }
}
