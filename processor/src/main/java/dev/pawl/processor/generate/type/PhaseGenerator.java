package dev.pawl.processor.generate.type;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Generates {@code NamePhase}: a class per state that has only the legal methods. */
public final class PhaseGenerator {

  private final Plan plan;
  private final Api api;
  private final boolean patterns;

  /** How phases call the method of their interface, which one of an event may hide. */
  private final CodeBlock of;

  /**
   * @param patterns whether switches may have patterns
   */
  public PhaseGenerator(Plan plan, boolean patterns) {
    this.plan = plan;
    this.patterns = patterns;
    this.api = new Api(plan);
    boolean hidden = plan.events().stream().anyMatch(e -> e.method().equals("of"));
    this.of = hidden ? CodeBlock.of("$T.of", api.phase()) : CodeBlock.of("of");
  }

  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.phase())
            .addModifiers(api.visibility(Modifier.SEALED))
            .addJavadoc(
                "The states of $L as types: each has a method for every event that is legal in it,\n"
                    + "which returns the next phase, so that an illegal step does not compile. Phases are\n"
                    + "$Limmutable, so thread-safe; they run no effects and update no context.\n",
                Prose.code(plan.machine().name()),
                plan.hasData() ? "" : "shared and ");
    plan.leaves().forEach(s -> type.addMethod(factory(s)));
    type.addMethod(of());
    type.addMethod(
        Api.method("state", api.state(), Modifier.PUBLIC, Modifier.ABSTRACT)
            .addJavadoc("The state that this phase stands for.\n")
            .build());
    plan.rows().stream()
        .filter(r -> r.state().declared().isLeaf())
        .forEach(r -> type.addType(phase(r)));
    if (plan.large() && !plan.hasData()) {
      type.addType(all());
    }
    return type.build();
  }

  private MethodSpec factory(StatePlan state) {
    MethodSpec.Builder method =
        Api.method(state.method(), api.phase(state), Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc("$L\n", Prose.of(state));
    if (!state.hasData()) {
      return method.addStatement("return $T.INSTANCE", api.phase(state)).build();
    }
    List<ParameterSpec> components = Payload.components(state.declared().behavior().data());
    return method
        .addParameters(components)
        .addStatement(
            "return new $T(new $T($L))",
            api.phase(state),
            api.record(state),
            Api.arguments(components))
        .build();
  }

  private MethodSpec of() {
    MethodSpec.Builder method =
        Api.method("of", api.phase(), Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(api.state(), "state")
            .addJavadoc("The phase that stands for a state.\n");
    if (plan.large() && !plan.hasData()) {
      return method.addStatement("return All.PHASES[$L.ordinal()]", api.key("state")).build();
    }
    if (plan.hasData() && patterns) {
      return byPattern(method);
    }
    method.addCode("return switch ($L) {\n$>", api.key("state"));
    for (StatePlan leaf : plan.leaves()) {
      if (leaf.hasData()) {
        method.addCode(
            "case $L -> new $T(($T) state);\n", leaf.constant(), api.phase(leaf), api.record(leaf));
      } else {
        method.addCode("case $L -> $T.INSTANCE;\n", leaf.constant(), api.phase(leaf));
      }
    }
    method.addCode(Superstates.refused(plan));
    return method.addCode("$<};\n").build();
  }

  private MethodSpec byPattern(MethodSpec.Builder method) {
    method.addCode("return switch (state) {\n$>");
    for (StatePlan leaf : plan.leaves()) {
      method.addCode(
          leaf.hasData() ? "case $T one -> new $T(one);\n" : "case $T() -> $T.INSTANCE;\n",
          api.record(leaf),
          api.phase(leaf));
    }
    return method.addCode("$<};\n").build();
  }

  private TypeSpec all() {
    CodeBlock phases =
        plan.states().stream()
            .map(
                s ->
                    s.declared().isLeaf()
                        ? CodeBlock.of("$T.INSTANCE", api.phase(s))
                        : CodeBlock.of("null"))
            .collect(CodeBlock.joining(",$W"));
    return TypeSpec.classBuilder("All")
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("All phases, by the position of their states.\n")
        .addField(
            FieldSpec.builder(
                    com.palantir.javapoet.ArrayTypeName.of(api.phase()),
                    "PHASES",
                    Modifier.PRIVATE,
                    Modifier.STATIC,
                    Modifier.FINAL)
                .initializer("{$L}", phases)
                .build())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .build();
  }

  private TypeSpec phase(Row row) {
    StatePlan state = row.state();
    ClassName name = api.phase(state);
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addSuperinterface(api.phase())
            .addJavadoc("$L\n", Prose.of(state));
    if (state.hasData()) {
      type.addField(api.record(state), "state", Modifier.PRIVATE, Modifier.FINAL)
          .addMethod(
              MethodSpec.constructorBuilder()
                  .addModifiers(Modifier.PRIVATE)
                  .addParameter(api.record(state), "state")
                  .addStatement("this.state = state")
                  .build())
          .addMethod(
              Api.method("state", api.record(state), Modifier.PUBLIC)
                  .addAnnotation(Override.class)
                  .addStatement("return state")
                  .build());
    } else {
      type.addField(
              FieldSpec.builder(name, "INSTANCE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                  .initializer("new $T()", name)
                  .build())
          .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
          .addMethod(
              Api.method("state", api.state(), Modifier.PUBLIC)
                  .addAnnotation(Override.class)
                  .addStatement("return $L", value(state))
                  .build());
    }
    row.entries().stream()
        .filter(e -> e.event().isFired())
        .forEach(
            e ->
                type.addMethod(
                    plan.chart().isPresent() ? step(row.state(), e) : event(row.state(), e)));
    return type.addMethod(
            Api.method("toString", ClassName.get(String.class), Modifier.PUBLIC)
                .addAnnotation(Override.class)
                .addStatement(
                    "return $L",
                    state.hasData() ? CodeBlock.of("state.toString()") : Literal.of(state.name()))
                .build())
        .build();
  }

  private CodeBlock value(StatePlan state) {
    return plan.hasData()
        ? CodeBlock.of("$T.$N()", api.state(), state.method())
        : api.constant(state);
  }

  /** A step of a chart, which may lead on to more. */
  private MethodSpec step(StatePlan from, Row.Entry entry) {
    Optional<StatePlan> only = ChartTargets.only(plan, from, entry);
    MethodSpec.Builder method =
        Api.method(
                entry.event().method(), only.map(api::phase).orElse(api.phase()), Modifier.PUBLIC)
            .addParameters(Payload.parameters(entry.event()))
            .addJavadoc("$L\n", new Prose(plan).of(entry.event()));
    boolean asks = entry.candidates().get(0).guarded();
    if (only.isPresent() && !asks && !only.get().hasData()) {
      return method.addStatement("return $T.INSTANCE", api.phase(only.get())).build();
    }
    if (!plan.machine().lenient() && entry.candidates().stream().allMatch(Step::guarded)) {
      method.addJavadoc("\n@throws $L if no guard holds\n", Api.GUARD_REFUSED);
    }
    CodeBlock next =
        CodeBlock.of(
            "$T.next(state(),$W$L$L)",
            api.transitions(),
            api.instance(entry.event()),
            api.andSurroundings());
    method.addParameters(api.surroundings());
    return only.isPresent()
        ? method.addStatement("return ($T) $L($L)", api.phase(only.get()), of, next).build()
        : method.addStatement("return $L($L)", of, next).build();
  }

  private MethodSpec event(StatePlan from, Row.Entry entry) {
    List<StatePlan> targets = entry.targets();
    boolean asks = entry.candidates().stream().anyMatch(s -> s.guarded() || s.dynamic());
    boolean exact = targets.size() == 1 && !(asks && plan.machine().lenient());
    StatePlan only = targets.get(0);
    MethodSpec.Builder method =
        Api.method(entry.event().method(), exact ? api.phase(only) : api.phase(), Modifier.PUBLIC)
            .addParameters(Payload.parameters(entry.event()))
            .addJavadoc("$L\n", new Prose(plan).of(entry.event()));
    if (!asks) {
      return method.addStatement("return $T.INSTANCE", api.phase(only)).build();
    }
    method.addParameters(api.surroundings());
    if (!plan.machine().lenient() && entry.candidates().stream().allMatch(Step::guarded)) {
      method.addJavadoc("\n@throws $L if no guard holds\n", Api.GUARD_REFUSED);
    }
    CodeBlock next =
        CodeBlock.of(
            "$T.next($L,$W$L$L)",
            api.transitions(),
            api.constant(from),
            api.instance(entry.event()),
            api.andSurroundings());
    return exact
        ? method.addStatement(next).addStatement("return $T.INSTANCE", api.phase(only)).build()
        : method.addStatement("return $L($W$L)", of, next).build();
  }
}
