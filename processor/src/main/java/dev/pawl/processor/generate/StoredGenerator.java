package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Serializer;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Generates {@code NameStored}, which describes a machine to a store. */
final class StoredGenerator implements TypeGenerator {

  static final String STORE = "dev.pawl.store.machine";
  private static final ClassName MACHINE = ClassName.get(STORE, "StoredMachine");
  private static final ClassName LEGALITY = ClassName.get(STORE, "Legality");

  private final SerialPlan serial;
  private final Plan plan;
  private final ApiTypes api;
  private final BeginningStates beginnings;
  private final FirstContext context;
  private final ClassName stored;
  private final ClassName transitions;
  private final OpeningMethod opening;

  StoredGenerator(SerialPlan serial) {
    this.serial = serial;
    this.plan = serial.plan();
    this.api = serial.api();
    this.beginnings = new BeginningStates(plan);
    this.context = new FirstContext(api);
    this.stored = api.generated("Stored");
    this.transitions = api.generated("Transitions");
    this.opening = new OpeningMethod(serial, beginnings, context);
  }

  @Override
  public boolean applies() {
    return serial.has(Serializer.STORE);
  }

  @Override
  public TypeSpec generate() {
    return TypeSpec.classBuilder(stored)
        .addModifiers(api.visibility(Modifier.FINAL))
        .addJavadoc(
            "Describes $L to a store of {@code pawl-stores}. Thread-safe.\n",
            Prose.code(plan.machine().name()))
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethod(machine())
        .addMethods(context.methods())
        .addMethod(opening.generate())
        .addMethods(plan.hasSnapshots() ? List.of(opening.plain()) : List.of())
        .build();
  }

  private MethodSpec machine() {
    MethodSpec.Builder method =
        ApiTypes.method(
                "machine",
                api.of(MACHINE, api.state(), api.event()),
                Modifier.PUBLIC,
                Modifier.STATIC)
            .addJavadoc(
                "Returns the description of $L for a store. Several stores can share it.\n",
                Prose.code(plan.machine().name()))
            .addParameters(opening.applicationParameters())
            .addJavadoc(opening.applicationParameters().isEmpty() ? "" : "\n");
    if (opening.takesValues()) {
      method.addJavadoc("@param values the conversions of the application\n");
    }
    if (serial.needsBuilder()) {
      method.addJavadoc(
          "@param setup called for each step to set parts that the application provides: $L\n",
          needs());
    }
    List<String> given = opening.applicationParameters().stream().map(ParameterSpec::name).toList();
    given.forEach(g -> method.addStatement("$T.requireNonNull($N, $S)", Objects.class, g, g));
    CodeBlock.Builder code =
        CodeBlock.builder()
            .add(
                "return $T.<$T, $T>named($L)",
                MACHINE,
                api.state(),
                api.event(),
                Literal.of(plan.machine().name()))
            .add(states())
            .add(FormerStates.of(serial))
            .add("\n.events($T::eventToWire", serial.codec());
    if (!plan.hasPayload()) {
      code.add(",$W$T::eventFromWire", serial.codec());
    }
    code.add(")\n.initial$L", initial())
        .add(
            "\n.legality(\n$>$>$T.of(\n$>$>$T.RULES,\n$T.initialStates(),\n$T::fromWire,\n"
                + "$T::eventFromWire))$<$<$<$<",
            LEGALITY,
            transitions,
            transitions,
            serial.codec(),
            serial.codec())
        .add(kind())
        .add(
            plan.hasSnapshots()
                ? CodeBlock.of(
                    "\n.reads(snapshot -> $L.stateOf(plain(snapshot)))", serial.newData())
                : CodeBlock.of(""));
    if (given.isEmpty()) {
      code.add("\n.opens($T::instance)", stored);
    } else {
      code.add("\n.opens(opening -> instance(opening, $L))", String.join(", ", given));
    }
    return method.addStatement(code.build()).build();
  }

  /**
   * Returns text for a comment that names the objects that an application must provide for an
   * instance.
   */
  private String needs() {
    List<String> needs = new ArrayList<>();
    if (plan.hasLogic()) {
      needs.add("the logic");
    }
    if (plan.hasEffects()) {
      needs.add("the effects");
    }
    if (plan.hasContext()) {
      needs.add("the initial context");
    }
    int last = needs.size() - 1;
    String end = needs.get(last);
    return last == 0 ? end : String.join(", ", needs.subList(0, last)) + " and " + end;
  }

  private CodeBlock states() {
    return plan.hasData()
        ? CodeBlock.of(
            "\n.states(\n$>$>$T.values(),\n$T::wireName,\n$T::fromWire,\n$T::toWire)$<$<",
            api.stateKey(),
            api.stateKey(),
            serial.codec(),
            serial.codec())
        : CodeBlock.of(
            "\n.states($T.values(),$W$T::toWire,$W$T::fromWire)",
            api.stateKey(),
            serial.codec(),
            serial.codec());
  }

  private CodeBlock initial() {
    List<StatePlan> begun = beginnings.states();
    if (plan.hasData()) {
      return CodeBlock.of(
          "Names($T.of($L))",
          List.class,
          begun.stream()
              .map(s -> Literal.of(plan.machine().wireName(s.declared())))
              .collect(CodeBlock.joining(",$W")));
    }
    if (begun.equals(plan.initialStates())) {
      return CodeBlock.of("($T.initialStates())", transitions);
    }
    return CodeBlock.of(
        "($T.of($L))",
        List.class,
        begun.stream().map(api::constant).collect(CodeBlock.joining(",$W")));
  }

  /** Returns builder calls that declare that the machine has regions, timers or snapshots. */
  private CodeBlock kind() {
    String kind = plan.hasRegions() ? "\n.regions()" : "";
    if (plan.hasTimers()) {
      kind += "\n.timers()";
    }
    return CodeBlock.of(kind.isEmpty() && plan.hasSnapshots() ? "\n.snapshots()" : kind);
  }
}
