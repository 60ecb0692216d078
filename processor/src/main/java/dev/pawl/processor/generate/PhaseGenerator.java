package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Part;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NamePhase}. Each state has a class, and the class has methods only for the
 * events that are legal in the state.
 */
final class PhaseGenerator implements TypeGenerator {

  /**
   * The maximum number of cases in one {@code switch}. With more cases, the method could exceed the
   * 8,000 bytes that HotSpot compiles.
   */
  private static final int MAX_CASES = 500;

  private final Plan plan;
  private final ApiTypes api;

  private final PhaseMethods methods;

  PhaseGenerator(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.methods = new PhaseMethods(context);
  }

  @Override
  public boolean applies() {
    return plan.generates(Part.PHASE);
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.interfaceBuilder(api.phase())
            .addModifiers(api.visibility(Modifier.SEALED))
            .addJavadoc(
                "The states of $L as types. Each type has one method per legal event, which returns the"
                    + " next phase; an illegal step does not compile. Phases run no effects and update no"
                    + " context. Immutable and thread-safe.\n",
                Prose.code(plan.machine().name()));
    if (methods.statesArePhases()) {
      return ofStates(type);
    }
    plan.leaves().forEach(s -> type.addMethod(factory(s)));
    addOf(type);
    type.addMethod(
        ApiTypes.method("state", api.state(), Modifier.PUBLIC, Modifier.ABSTRACT)
            .addJavadoc("Returns the state of this phase.\n")
            .build());
    methods.addCommon(type);
    plan.rows().stream()
        .filter(r -> r.state().declared().isLeaf())
        .forEach(r -> ApiTypes.addNested(type, phase(r)));
    return type.build();
  }

  /**
   * Completes the type of phases for a machine in which the records of states are also the phases.
   */
  private TypeSpec ofStates(TypeSpec.Builder type) {
    type.addSuperinterface(api.state()).alwaysQualify("Type");
    for (StatePlan leaf : plan.leaves()) {
      type.addPermittedSubclass(api.record(leaf)).alwaysQualify(leaf.type());
      type.addMethod(factory(leaf));
    }
    type.addMethod(
            ApiTypes.method("of", api.phase(), Modifier.PUBLIC, Modifier.STATIC)
                .addParameter(api.state(), "state")
                .addJavadoc("Returns the phase of a state.\n")
                .addStatement("return ($T) state", api.phase())
                .build())
        .addMethod(
            ApiTypes.method("state", api.state(), Modifier.PUBLIC, Modifier.DEFAULT)
                .addJavadoc("Returns the state of this phase.\n")
                .addStatement("return this")
                .build());
    return methods.addCommon(type).build();
  }

  private MethodSpec factory(StatePlan state) {
    MethodSpec.Builder method =
        ApiTypes.method(state.method(), methods.type(state), Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc(
                "$L\n", Prose.of(state, "Returns the phase " + Prose.code(state.name()) + "."));
    List<ParameterSpec> components = Payload.components(state.declared().behavior().data());
    if (methods.statesArePhases()) {
      return method
          .addParameters(components)
          .addStatement(
              "return $T.$N($L)", api.state(), state.method(), ApiTypes.arguments(components))
          .build();
    }
    if (!state.hasData()) {
      return method.addStatement("return $T.INSTANCE", api.phase(state)).build();
    }
    return method
        .addParameters(components)
        .addStatement(
            "return new $T(new $T($L))",
            api.phase(state),
            api.record(state),
            ApiTypes.arguments(components))
        .build();
  }

  private void addOf(TypeSpec.Builder type) {
    MethodSpec.Builder method =
        of("of", Modifier.PUBLIC).addJavadoc("Returns the phase of a state.\n");
    if (plan.hasNesting() && !plan.hasData()) {
      method.addJavadoc("\n@throws IllegalArgumentException if the state is a superstate\n");
    }
    List<StatePlan> others = new ArrayList<>();
    for (StatePlan leaf : plan.leaves()) {
      if (leaf.hasData()) {
        method
            .beginControlFlow("if (state instanceof $T one)", api.record(leaf))
            .addStatement("return new $T(one)", api.phase(leaf))
            .endControlFlow();
      } else {
        others.add(leaf);
      }
    }
    boolean all = others.size() == plan.states().size();
    for (int from = MAX_CASES; from < others.size(); from += MAX_CASES) {
      addCases(method, others.subList(from - MAX_CASES, from));
      type.addMethod(method.addCode("default -> of$L(state);\n$<};\n", from).build());
      method = of("of" + from, Modifier.PRIVATE);
    }
    addCases(method, others.subList((others.size() - 1) / MAX_CASES * MAX_CASES, others.size()));
    if (!all || others.size() > MAX_CASES) {
      method.addCode(Superstates.historyCase(plan));
      method.addCode(
          "default ->\n$>$>throw new $T(\n$>$>state + $S);\n$<$<$<$<",
          IllegalArgumentException.class,
          " is a superstate: an instance is in one of its substates.");
    }
    type.addMethod(method.addCode("$<};\n").build());
  }

  private MethodSpec.Builder of(String name, Modifier visibility) {
    return ApiTypes.method(name, api.phase(), visibility, Modifier.STATIC)
        .addParameter(api.state(), "state");
  }

  private void addCases(MethodSpec.Builder method, List<StatePlan> leaves) {
    method.addCode("return switch ($L) {\n$>", api.stateConstant("state"));
    for (StatePlan leaf : leaves) {
      method.addCode("case $L -> $T.INSTANCE;\n", leaf.constant(), api.phase(leaf));
    }
  }

  private TypeSpec.Builder phase(Row row) {
    StatePlan state = row.state();
    ClassName name = api.phase(state);
    TypeName held = state.hasData() ? api.record(state) : api.state();
    TypeSpec.Builder type =
        TypeSpec.classBuilder(name)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .superclass(api.of(ApiTypes.engine("Phase"), held))
            .addSuperinterface(api.phase())
            .addJavadoc("$L\n", Prose.of(state));
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
    if (state.hasData()) {
      constructor.addParameter(held, "state").addStatement("super(state)");
    } else {
      constructor.addStatement("super($L)", value(state));
      type.addField(
          FieldSpec.builder(name, "INSTANCE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
              .initializer("new $T()", name)
              .build());
    }
    type.addMethod(constructor.build());
    methods.addTo(type, row);
    return type;
  }

  private CodeBlock value(StatePlan state) {
    return plan.hasData()
        ? CodeBlock.of("$T.$N()", api.state(), state.method())
        : api.constant(state);
  }
}
