package dev.pawl.processor.generate.serialize.store;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.context.TypeGenerator;
import dev.pawl.processor.generate.serialize.conversion.SerialPlan;
import dev.pawl.processor.model.storage.Serializer;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import javax.lang.model.element.Modifier;

/** Generates {@code NameStored}: all that a store has to know of a machine. */
public final class StoredGenerator implements TypeGenerator {

  private static final String STORE = "dev.pawl.store.machine";
  private static final ClassName MACHINE = ClassName.get(STORE, "StoredMachine");
  private static final ClassName LIFE = ClassName.get(STORE, "StoredInstance");
  private static final ClassName OPENING = ClassName.get(STORE, "Opening");
  private static final ClassName VIRTUAL = ClassName.get("dev.pawl.time", "VirtualScheduler");
  private static final ClassName LEGALITY = ClassName.get(STORE, "Legality");

  private final SerialPlan serial;
  private final Plan plan;
  private final Api api;
  private final Beginnings beginnings;
  private final FirstContext context;
  private final ClassName stored;
  private final ClassName transitions;
  private final ClassName builder;

  public StoredGenerator(SerialPlan serial) {
    this.serial = serial;
    this.plan = serial.plan();
    this.api = serial.api();
    this.beginnings = new Beginnings(plan);
    this.context = new FirstContext(api);
    this.stored = api.generated("Stored");
    this.transitions = api.generated("Transitions");
    this.builder = api.machine().nestedClass("Builder");
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
            "Lives of $L in a store of {@code pawl-stores}. Thread-safe.\n",
            Prose.code(plan.machine().name()))
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build())
        .addMethod(machine())
        .addMethods(context.methods())
        .addMethod(life())
        .build();
  }

  /** Whether snapshots have what only the program can convert. */
  private boolean takesValues() {
    return plan.hasSnapshots() && serial.hasValues();
  }

  private TypeName setup() {
    return ParameterizedTypeName.get(
        ClassName.get(BiConsumer.class),
        WildcardTypeName.supertypeOf(builder),
        WildcardTypeName.supertypeOf(opening()));
  }

  private TypeName opening() {
    return api.of(OPENING, api.state(), api.event());
  }

  /** The parameters for what only the program has. */
  private List<ParameterSpec> given() {
    List<ParameterSpec> given = new ArrayList<>();
    if (takesValues()) {
      given.add(ParameterSpec.builder(serial.values(), "values").build());
    }
    if (serial.needsBuilder()) {
      given.add(ParameterSpec.builder(setup(), "setup").build());
    }
    return given;
  }

  private MethodSpec machine() {
    MethodSpec.Builder method =
        Api.method(
                "machine",
                api.of(MACHINE, api.state(), api.event()),
                Modifier.PUBLIC,
                Modifier.STATIC)
            .addJavadoc(
                "What a store has to know of $L; made once, it serves any number of stores.\n",
                Prose.code(plan.machine().name()))
            .addParameters(given())
            .addJavadoc(given().isEmpty() ? "" : "\n");
    if (takesValues()) {
      method.addJavadoc("@param values converts what only the program knows\n");
    }
    if (serial.needsBuilder()) {
      method.addJavadoc(
          "@param setup gives the builder of an instance, for each step, what only the program has: $L\n",
          needs());
    }
    List<String> given = given().stream().map(ParameterSpec::name).toList();
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
            "\n.legality(\n$>$>$T.of(\n$>$>$T.RULES,$W$T.initialStates(),$W$T::fromWire,"
                + "$W$T::eventFromWire))$<$<$<$<",
            LEGALITY,
            transitions,
            transitions,
            serial.codec(),
            serial.codec())
        .add(kind());
    if (given.isEmpty()) {
      code.add("\n.opens($T::life)", stored);
    } else {
      code.add("\n.opens(opening -> life(opening, $L))", String.join(", ", given));
    }
    return method.addStatement(code.build()).build();
  }

  /** What only the program has, in words. */
  private String needs() {
    List<String> needs = new ArrayList<>();
    if (plan.hasLogic()) {
      needs.add("its logic");
    }
    if (plan.hasEffects()) {
      needs.add("its effects");
    }
    if (plan.hasContext()) {
      needs.add("the context that an instance has when it begins");
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

  /** What else the store keeps of an instance, and must do for it. */
  private CodeBlock kind() {
    String kind = plan.hasRegions() ? "\n.regions()" : "";
    if (plan.hasTimers()) {
      kind += "\n.timers()";
    }
    return CodeBlock.of(kind.isEmpty() && plan.hasSnapshots() ? "\n.snapshots()" : kind);
  }

  private MethodSpec life() {
    MethodSpec.Builder method =
        Api.method(
                "life", api.of(LIFE, api.state(), api.event()), Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(opening(), "opening")
            .addParameters(given());
    method.addStatement(
        "$T builder =\n$T.builder()\n$>$>.entityId(opening.entityId())\n.clock(opening.clock())"
            + "$L\n.hook(opening.hook())$<$<",
        builder,
        api.machine(),
        plan.hasTimers() ? "\n.scheduler(opening.scheduler())" : "");
    if (serial.needsBuilder()) {
      method.addStatement("setup.accept(builder, opening)");
    }
    context.addFirst(method);
    addKept(method);
    addOpened(method);
    CodeBlock snapshot = CodeBlock.of("");
    if (plan.hasSnapshots()) {
      snapshot =
          takesValues()
              ? CodeBlock.of(",\nlife -> $T.toJson(life, values)", serial.codec())
              : CodeBlock.of(",\n$T::toJson", serial.codec());
    }
    return method
        .addStatement(
            "return $T.of(\nmachine,\n$T::fire,\n$T::force,\n$T::state$L)",
            LIFE,
            api.machine(),
            api.machine(),
            api.machine(),
            snapshot)
        .build();
  }

  /** Where a state is forced, the context stays that there was. */
  private void addKept(MethodSpec.Builder method) {
    if (!plan.hasContext()) {
      return;
    }
    method
        .beginControlFlow("if (opening.kept() != null)")
        .addStatement(
            "$T former = $T.builder()$L",
            builder,
            api.machine(),
            plan.hasTimers() ? CodeBlock.of(".scheduler(new $T())", VIRTUAL) : CodeBlock.of(""))
        .addStatement("setup.accept(former, opening)")
        .addStatement("builder.context($L.context())", read("opening.kept(), former"))
        .endControlFlow();
  }

  private CodeBlock read(String what) {
    return CodeBlock.of("$T.fromJson($L$L)", serial.codec(), what, takesValues() ? ", values" : "");
  }

  /** The instance as it begins, as its state alone tells it, or as its snapshot does. */
  private void addOpened(MethodSpec.Builder method) {
    String goesOn = "builder.resume(opening.state()).sequence(opening.sequence()).build()";
    if (!plan.hasSnapshots()) {
      method.addStatement("$T machine =\n$L", api.machine(), goesOn);
      return;
    }
    CodeBlock read = read("opening.snapshot(), builder");
    if (plan.chart().isEmpty() && !plan.hasData()) {
      method.addStatement(
          "$T machine =\nopening.snapshot() == null\n$>$>? $L\n: $L$<$<",
          api.machine(),
          goesOn,
          read);
      return;
    }
    method.addStatement("$T machine", api.machine());
    method
        .beginControlFlow("if (opening.begins())")
        .addStatement(
            "machine = builder$L.build()",
            beginnings.areSeveral() && !plan.hasData() ? ".initial(opening.state())" : "")
        .nextControlFlow("else if (opening.snapshot() == null)")
        .addComment("forced$L", plan.hasData() ? "" : ", or stored when its state was all of it")
        .addStatement("machine = $L", goesOn)
        .nextControlFlow("else")
        .addStatement("machine = $L", read)
        .endControlFlow();
  }
}
