package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.DecisionGenerator;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TransitionTable;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.Step;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/**
 * Generates functions that look up the steps of a flat machine in a table. The table contains the
 * position of the next state if no step calls user code. Otherwise the table contains the number of
 * a step, or of a decision between several steps.
 */
final class FlatSteps implements StepBackend {

  private static final Modifier[] PUBLIC = {Modifier.PUBLIC, Modifier.STATIC};

  private final Plan plan;
  private final ApiTypes api;
  private final Prose prose;
  private final TransitionTable table;
  private final FlatTables tables;

  FlatSteps(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.prose = context.prose();
    this.table = new TransitionTable(api);
    this.tables = new FlatTables(api, table);
  }

  @Override
  public String subject() {
    return "transitions";
  }

  @Override
  public void addFields(TypeSpec.Builder type) {
    tables.addFields(type);
  }

  @Override
  public TypeName definition() {
    return tables.definition();
  }

  @Override
  public CodeBlock newDefinition() {
    return tables.newDefinition();
  }

  @Override
  public void addSteps(TypeSpec.Builder type) {
    for (EventPlan event : plan.events()) {
      addEvent(type, event);
    }
    if (table.hasStateTable()) {
      tables.addStates(type);
    }
    type.addMethod(next());
    type.addMethod(permits());
    if (plan.callsNoUserCode()) {
      addFollow(type);
    } else {
      addSelect(type);
    }
  }

  @Override
  public void addTypes(TypeSpec.Builder type) {
    // flat machines need no nested types
  }

  private void addEvent(TypeSpec.Builder type, EventPlan event) {
    boolean simple = plan.hasLogic() && needsNoLogic(event);
    MethodSpec.Builder method =
        ApiTypes.method(event.method(), api.state(), PUBLIC)
            .addParameter(api.state(), "from")
            .addParameters(Payload.parameters(event));
    if (simple) {
      type.addMethod(
          method.build().toBuilder()
              .addJavadoc("$L\n", prose.function(event))
              .addStatement("return withoutLogic(from, $L)", api.eventExpression(event))
              .build());
      method.addJavadoc(
          "Same as {@code $L($L)}; this event needs $L.\n",
          event.method(),
          arguments(event),
          api.takesContext() ? "neither context nor logic" : "no logic");
    } else {
      method.addJavadoc("$L\n", prose.function(event));
    }
    type.addMethod(
        method
            .addParameters(api.logicParameters())
            .addStatement(
                "return next(from, $L$L)", api.eventExpression(event), api.logicArguments())
            .build());
  }

  private static String arguments(EventPlan event) {
    return Stream.concat(
            Stream.of("from"), Payload.parameters(event).stream().map(ParameterSpec::name))
        .collect(Collectors.joining(", "));
  }

  private MethodSpec next() {
    MethodSpec.Builder method =
        ApiTypes.method("next", api.state(), PUBLIC)
            .addParameter(api.state(), "from")
            .addParameter(api.event(), "event")
            .addParameters(api.logicParameters());
    method.addJavadoc(
        plan.machine().lenient()
            ? "Returns the state after an event; {@code from} if the event is not legal there.\n"
            : "Returns the state after an event; throws an error if the event is not legal.\n");
    if (table.hasStateTable()) {
      method
          .addStatement(
              "$T to = $L", api.state(), table.cell("TO", "from.ordinal()", api.columnOf("event")))
          .addStatement("return to != null ? to : $L", refusal());
    } else if (plan.callsNoUserCode()) {
      method
          .addStatement("int to = follow(from.ordinal(), event)")
          .addStatement("return to < 0 ? $L : STATES[to]", refusal());
    } else {
      method
          .addStatement("int step = select($L)", api.arguments("from", "event"))
          .beginControlFlow("if (step < 0)")
          .addStatement(
              plan.machine().lenient()
                  ? CodeBlock.of("return from")
                  : CodeBlock.of("throw RULES.error(step, from, event)"))
          .endControlFlow()
          .addStatement("return $L", api.target(Literal.of(plan.machine().name())));
    }
    return method.build();
  }

  private String refusal() {
    return plan.machine().lenient() ? "from" : "RULES.illegal(from, event)";
  }

  private MethodSpec permits() {
    return ApiTypes.method("permits", TypeName.BOOLEAN, PUBLIC)
        .addParameter(api.state(), "from")
        .addParameter(api.event(), "event")
        .addParameters(api.logicParameters())
        .addJavadoc(
            "Returns whether an event is legal in a state$L.\n",
            plan.hasLogic() ? "; evaluates guards" : "")
        .addStatement(
            "return $L >= 0",
            plan.callsNoUserCode()
                ? CodeBlock.of("follow(from.ordinal(), event)")
                : CodeBlock.of("select($L)", api.arguments("from", "event")))
        .build();
  }

  private void addFollow(TypeSpec.Builder type) {
    type.addMethod(
        ApiTypes.method("follow", TypeName.INT, Modifier.STATIC)
            .addParameter(TypeName.INT, "from")
            .addParameter(api.event(), "event")
            .addStatement("return $L", table.cell("NEXT", "from", api.columnOf("event")))
            .build());
  }

  private CodeBlock stepCell() {
    return table.cell("STEPS", "from.ordinal()", api.columnOf("event"));
  }

  private void addSelect(TypeSpec.Builder type) {
    type.addMethod(select());
    if (plan.hasChoices()) {
      addTarget(type);
    }
    if (tables.hasBareTable()) {
      type.addMethod(tables.move());
    }
    if (plan.hasLogic() && plan.events().stream().anyMatch(this::needsNoLogic)) {
      type.addMethod(withoutLogic());
    }
    if (!plan.decisions().isEmpty()) {
      new DecisionGenerator(api).addTo(type);
    }
    if (PureStepGenerator.isNeeded(plan)) {
      new PureStepGenerator(api).addTo(type);
    }
  }

  private MethodSpec select() {
    MethodSpec.Builder method =
        ApiTypes.method("select", TypeName.INT, Modifier.STATIC)
            .addParameter(api.state(), "from")
            .addParameter(api.event(), "event")
            .addParameters(api.logicParameters())
            .addJavadoc(
                "Returns the number of the step for an event; negative if the event is refused.\n");
    if (plan.decisions().isEmpty()) {
      return method.addStatement("return $L", stepCell()).build();
    }
    return method
        .addStatement("int code = $L", stepCell())
        .addStatement(
            "return code < TARGETS.length ? code : $L", new DecisionGenerator(api).callOfAny())
        .build();
  }

  private void addTarget(TypeSpec.Builder type) {
    MethodSpec.Builder target =
        ApiTypes.method("target", api.state(), Modifier.STATIC)
            .addParameter(TypeName.INT, "step")
            .addParameter(api.event(), "event")
            .addParameters(api.logicParameters())
            .addParameter(Object.class, "asker")
            .addJavadoc(
                "Returns the target of a step; calls the method that chooses it, if there is one.\n");
    LogicCalls calls = LogicCalls.of(api, CodeBlock.of("asker"));
    NumberSwitch choose = new NumberSwitch(target, "step", CodeBlock.of("TARGETS[step]"));
    for (Step step : plan.steps()) {
      step.declared()
          .choose()
          .ifPresent(
              c ->
                  choose.add(
                      step.number(),
                      calls.chosenState(step),
                      tables.owner(step) + " on " + step.trigger()));
    }
    choose.addTo(type);
  }

  /** Returns whether an event has transitions, and all of them call no user code. */
  private boolean needsNoLogic(EventPlan event) {
    boolean taken = false;
    for (Row row : plan.rows()) {
      for (Row.Entry entry : row.entries()) {
        if (entry.event() == event) {
          taken = true;
          if (entry.code() >= plan.steps().size() || entry.candidates().get(0).dynamic()) {
            return false;
          }
        }
      }
    }
    return taken;
  }

  /** Generates a function that returns the next state and does not call the user's code. */
  private MethodSpec withoutLogic() {
    return ApiTypes.method("withoutLogic", api.state(), Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(api.state(), "from")
        .addParameter(api.event(), "event")
        .addStatement("int step = $L", stepCell())
        .addStatement("return step < 0 ? $L : TARGETS[step]", refusal())
        .build();
  }
}
