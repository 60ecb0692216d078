package dev.pawl.processor.generate.transitions;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Table;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Transitions that are no more than changes of state: a table gives the target at once. */
final class PlainSelection implements TransitionsGenerator.Selection {

  private final Plan plan;
  private final Api api;
  private final Table table;

  PlainSelection(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.table = new Table(plan);
  }

  @Override
  public void addFields(TypeSpec.Builder type) {
    FieldSpec states = constant(ArrayTypeName.of(api.state()), "STATES", api.states(), "");
    if (table.sparse()) {
      type.addField(constant(Api.engine("SparseTable"), "NEXT", table.sparse(false), ""));
      type.addField(states);
      return;
    }
    type.addField(
        constant(
            ArrayTypeName.of(api.state()),
            "NEXT",
            table.states(),
            "A row per state, a column per event; null where the event is not legal.\n"));
    if (plan.generates(Part.MACHINE)) {
      type.addField(positions(plan, "NEXT"));
      type.addField(states);
    }
  }

  static FieldSpec positions(Plan plan, String states) {
    boolean small = plan.states().size() <= Byte.MAX_VALUE;
    return constant(
        ArrayTypeName.of(small ? TypeName.BYTE : TypeName.SHORT),
        "POSITIONS",
        CodeBlock.of("$T.$L($L)", Api.engine("Constants"), small ? "bytes" : "shorts", states),
        "The same by position, for lives, which keep no more of their state.\n");
  }

  static FieldSpec constant(TypeName type, String name, CodeBlock value, String comment) {
    FieldSpec.Builder field =
        FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
            .initializer(value);
    return comment.isEmpty() ? field.build() : field.addJavadoc(comment).build();
  }

  private CodeBlock look(CodeBlock event) {
    return CodeBlock.of("NEXT[$L]", table.position("from", event));
  }

  @Override
  public void addMethods(TypeSpec.Builder type) {
    MethodSpec.Builder find =
        Api.method("find", api.state(), Modifier.STATIC)
            .addParameter(api.state(), "from")
            .addParameter(api.event(), "event")
            .addJavadoc("The state that an event leads to; null if it is not legal.\n");
    if (table.sparse()) {
      find.addStatement("int to = NEXT.get(from.ordinal(), $L)", api.index("event"))
          .addStatement("return to < 0 ? null : STATES[to]");
    } else {
      find.addStatement("return $L", look(api.index("event")));
    }
    type.addMethod(find.build());
    if (plan.generates(Part.MACHINE)) {
      addPositions(type);
    }
  }

  private void addPositions(TypeSpec.Builder type) {
    CodeBlock index = api.index("event");
    CodeBlock look =
        table.sparse()
            ? CodeBlock.of("NEXT.get(from, $L)", index)
            : CodeBlock.of("POSITIONS[from * $L + $L]", plan.events().size(), index);
    type.addMethod(
        Api.method("follow", TypeName.INT, Modifier.STATIC)
            .addParameter(TypeName.INT, "from")
            .addParameter(api.event(), "event")
            .addJavadoc("The position an event leads to; negative if it is not legal.\n")
            .addStatement("return $L", look)
            .build());
    type.addMethod(stateAt(api));
  }

  /** The way back from the position of a state. */
  static MethodSpec stateAt(Api api) {
    return Api.method("state", api.state(), Modifier.STATIC)
        .addParameter(TypeName.INT, "position")
        .addJavadoc("The state at a position.\n")
        .addStatement("return STATES[position]")
        .build();
  }

  @Override
  public CodeBlock next() {
    CodeBlock.Builder code =
        CodeBlock.builder()
            .addStatement("$T to = find(from, event)", api.state())
            .beginControlFlow("if (to == null)");
    if (plan.machine().lenient()) {
      code.addStatement("return from");
    } else {
      code.addStatement(
          "throw Rules.INSTANCE.error($T.ILLEGAL, from, event)", Api.engine("Definition"));
    }
    return code.endControlFlow().addStatement("return to").build();
  }

  @Override
  public CodeBlock permits() {
    return CodeBlock.of("find(from, event) != null");
  }

  @Override
  public boolean asksNobody(EventPlan event) {
    return false;
  }

  @Override
  public CodeBlock takeUnguarded(EventPlan event) {
    throw new IllegalStateException("a plain machine has no logic");
  }

  @Override
  public CodeBlock candidates() {
    CodeBlock.Builder code = CodeBlock.builder();
    if (table.sparse()) {
      code.addStatement("int next = NEXT.get(from.ordinal(), event)")
          .addStatement("$T to = next < 0 ? null : STATES[next]", api.state());
    } else {
      code.addStatement("$T to = $L", api.state(), look(CodeBlock.of("event")));
    }
    return code.addStatement(
            "return to == null ? $T.of() : $T.of($T.to(to))",
            List.class,
            List.class,
            Api.engine("Definition").nestedClass("Candidate"))
        .build();
  }
}
