package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import javax.lang.model.element.Modifier;

/** Generates the method with which a store creates an instance from its row before each step. */
final class OpeningMethod {

  private static final ClassName INSTANCE = ClassName.get(StoredGenerator.STORE, "StoredInstance");
  private static final ClassName OPENING = ClassName.get(StoredGenerator.STORE, "Opening");
  private static final ClassName SNAPSHOT = ClassName.get(StoredGenerator.STORE, "StoredSnapshot");
  private static final ClassName VIRTUAL = ClassName.get("dev.pawl.time", "VirtualScheduler");

  private final SerialPlan serial;
  private final Plan plan;
  private final ApiTypes api;
  private final BeginningStates beginnings;
  private final FirstContext context;
  private final ClassName builder;

  OpeningMethod(SerialPlan serial, BeginningStates beginnings, FirstContext context) {
    this.serial = serial;
    this.plan = serial.plan();
    this.api = serial.api();
    this.beginnings = beginnings;
    this.context = context;
    this.builder = api.machine().nestedClass("Builder");
  }

  /**
   * Returns whether the method needs the application's conversions, because snapshots contain types
   * that only the application can convert.
   */
  boolean takesValues() {
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

  /** Returns the method's parameters for objects that the application provides. */
  List<ParameterSpec> applicationParameters() {
    List<ParameterSpec> given = new ArrayList<>();
    if (takesValues()) {
      given.add(ParameterSpec.builder(serial.values(), "values").build());
    }
    if (serial.needsBuilder()) {
      given.add(ParameterSpec.builder(setup(), "setup").build());
    }
    return given;
  }

  MethodSpec generate() {
    MethodSpec.Builder method =
        ApiTypes.method(
                "instance",
                api.of(INSTANCE, api.state(), api.event()),
                Modifier.PRIVATE,
                Modifier.STATIC)
            .addParameter(opening(), "opening")
            .addParameters(applicationParameters());
    method.addStatement(
        "$T builder =\n$T.builder()\n$>$>.entityId(opening.entityId())\n.clock(opening.clock())"
            + "$L\n.hook(opening.hook())\n.purpose(opening.purpose())$<$<",
        builder,
        api.machine(),
        plan.hasTimers() ? "\n.scheduler(opening.scheduler())" : "");
    if (serial.needsBuilder()) {
      method.addStatement("setup.accept(builder, opening)");
    }
    context.addFirst(method);
    addContextCopy(method);
    addCreation(method);
    CodeBlock snapshot = CodeBlock.of("");
    if (plan.hasSnapshots()) {
      snapshot = CodeBlock.of(",\ninstance -> $L.ofInstance(instance)", serial.newData());
    }
    return method
        .addStatement(
            "return $T.$L(\nmachine,\n$T::fire,\n$T::force,\n$T::state$L)",
            INSTANCE,
            plan.hasSnapshots() ? "ofFields" : "of",
            api.machine(),
            api.machine(),
            api.machine(),
            snapshot)
        .build();
  }

  /**
   * Adds code that copies the context from the previous snapshot when the application forces a
   * state.
   */
  private void addContextCopy(MethodSpec.Builder method) {
    if (!plan.hasContext()) {
      return;
    }
    method
        .beginControlFlow("if (opening.contextSnapshot() != null)")
        .addStatement(
            "$T former =$W$T.builder().purpose(opening.purpose())$L",
            builder,
            api.machine(),
            plan.hasTimers() ? CodeBlock.of(".scheduler(new $T())", VIRTUAL) : CodeBlock.of(""))
        .addStatement("setup.accept(former, opening)")
        .addStatement(
            "builder.context($Z$L.context())", read("opening.contextSnapshot()", "former"))
        .endControlFlow();
  }

  private CodeBlock read(String snapshot, String to) {
    return CodeBlock.of("$L.instance(plain($L), $L)", serial.newData(), snapshot, to);
  }

  /** Generates the method that returns a snapshot in the form that {@code NameData} reads. */
  MethodSpec plain() {
    return ApiTypes.method("plain", Conversion.PLAIN, Modifier.PRIVATE, Modifier.STATIC)
        .addParameter(SNAPSHOT, "snapshot")
        .addStatement(
            "return new $T(snapshot.fields(), $L)",
            Conversion.PLAIN,
            Literal.of(plan.machine().name()))
        .build();
  }

  /**
   * Adds code that creates the instance. The instance is new if the store starts it. Otherwise the
   * instance is read from the snapshot in the row or, if there is no snapshot, created in the
   * stored state.
   */
  private void addCreation(MethodSpec.Builder method) {
    String goesOn =
        plan.chart().isPresent()
            ? "builder.from(opening.state()).sequence(opening.sequence()).build()"
            : "builder.restored(opening.state(), opening.sequence())";
    if (!plan.hasSnapshots()) {
      method.addStatement("$T machine =\n$L", api.machine(), goesOn);
      return;
    }
    CodeBlock read = read("opening.stored()", "builder");
    if (plan.chart().isEmpty() && !plan.hasData()) {
      method.addStatement(
          "$T machine =\nopening.stored() == null\n$>$>? $L\n: $L$<$<",
          api.machine(),
          goesOn,
          read);
      return;
    }
    method.addStatement("$T machine", api.machine());
    method
        .beginControlFlow("if (opening.begins())")
        .addStatement(
            "machine = builder$L.build()", beginnings.areSeveral() ? initial() : CodeBlock.of(""))
        .nextControlFlow("else if (opening.stored() == null)")
        .addComment(
            "forced$L", plan.hasData() ? "" : ", or stored before the machine had snapshots")
        .addStatement("machine = $L", goesOn)
        .nextControlFlow("else")
        .addStatement("machine = $L", read)
        .endControlFlow();
  }

  private CodeBlock initial() {
    return plan.hasData()
        ? CodeBlock.of(".initial($T.fromWire(opening.initial()))", serial.codec())
        : CodeBlock.of(".initial(opening.state())");
  }
}
