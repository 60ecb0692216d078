package dev.pawl.processor.generate;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameCodec}, which converts states and events to and from wire names, and
 * instances to and from JSON.
 */
final class CodecGenerator implements TypeGenerator {

  private static final Modifier[] STATIC = {Modifier.PUBLIC, Modifier.STATIC};
  private static final ClassName STRING = ClassName.get(String.class);
  private static final ClassName NAMES = ApiTypes.engine("WireNames");
  private static final ClassName FAILURE = ApiTypes.engine("Failure");
  private static final ClassName SAVED_INSTANCE = ApiTypes.engine("SavedInstance");
  private static final ClassName SAVED_CHART = ApiTypes.chart("SavedChart");

  private static final String NOT_AN_INSTANCE =
      "@throws IllegalArgumentException if the JSON is invalid or belongs to another machine\n";

  private final Plan plan;
  private final StableNumbers ids;
  private final ApiTypes api;
  private final SerialPlan serial;

  CodecGenerator(GeneratorContext context, SerialPlan serial) {
    this.plan = context.plan();
    this.ids = context.ids();
    this.api = context.api();
    this.serial = serial;
  }

  @Override
  public boolean applies() {
    return plan.generates(Part.CODEC);
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.generated("Codec"))
            .addModifiers(api.visibility(Modifier.FINAL))
            .addJavadoc(
                "Converts the states, events and instances of $L to and from text. Thread-safe.\n",
                Prose.code(plan.machine().name()))
            .addField(names("STATES", api.stateKey()))
            .addField(names("EVENTS", api.eventKey()))
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    add(type, "state", "STATES", api.state(), api.stateConstant("state"));
    CodeBlock event = CodeBlock.of(plan.hasPayload() ? "event.eventType()" : "event");
    add(type, "event", "EVENTS", api.event(), event);
    if (plan.generates(Part.MACHINE) && plan.hasCompleteJson()) {
      new CodecJson(serial).add(type);
    } else if (plan.generates(Part.MACHINE) && !plan.hasData()) {
      addInstance(type);
    }
    return type.build();
  }

  private FieldSpec names(String field, TypeName type) {
    boolean states = field.equals("STATES");
    List<String> names =
        states
            ? plan.states().stream().map(s -> plan.machine().wireName(s.declared())).toList()
            : plan.events().stream().map(e -> plan.machine().wireName(e.declared())).toList();
    CodeBlock.Builder value =
        CodeBlock.builder()
            .add(
                "new $T<>($>$>\n$L, $L",
                NAMES,
                Literal.of(plan.machine().name() + (states ? " state" : " event")),
                constants(field, type));
    if (!states && plan.knowsEventNames()) {
      value.add(",$W$T.RULES.eventNames()", api.transitions());
    } else if (!names.equals(constants(states))) {
      value.add(",$W$L", Literal.list(names));
    }
    value.add(")$<$<");
    formerNames(states).forEach(a -> value.add("\n$L", a));
    return FieldSpec.builder(
            api.of(NAMES, type), field, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(value.build())
        .build();
  }

  /**
   * Returns the names of the enum constants of states or events. By default, the name of a constant
   * is its wire name.
   */
  private List<String> constants(boolean states) {
    return states
        ? plan.states().stream().map(StatePlan::constant).toList()
        : plan.events().stream().map(EventPlan::constant).toList();
  }

  /**
   * Returns the expression of an array of all constants. If the user provides the enum of events,
   * each constant is named, because the order can change when the enum is compiled again.
   */
  private CodeBlock constants(String field, TypeName type) {
    return field.equals("EVENTS") && plan.eventTypeGiven()
        ? CodeBlock.of(
            "new $T[] {$L}",
            type,
            plan.events().stream().map(api::constant).collect(CodeBlock.joining(",$W")))
        : CodeBlock.of("$T.values()", type);
  }

  /**
   * Returns the names that the codec accepts in addition to present wire names: former names, and
   * names of removed states or events.
   */
  private List<CodeBlock> formerNames(boolean states) {
    Map<String, CodeBlock> constants = new LinkedHashMap<>();
    if (states) {
      plan.states().forEach(s -> constants.put(s.name(), api.constant(s)));
    } else {
      plan.events().forEach(e -> constants.put(e.name(), api.constant(e)));
    }
    List<CodeBlock> earlier = new ArrayList<>();
    for (String name : constants.keySet()) {
      List<String> names =
          ids.find(states, name).map(StableNumbers.Entry::wireNames).orElse(List.of(name));
      names.stream().skip(1).forEach(n -> earlier.add(alias(n, constants.get(name))));
    }
    for (StableNumbers.Entry entry : ids.entries(states)) {
      Optional<CodeBlock> successor = entry.becomes().map(constants::get);
      if (entry.removed()) {
        entry
            .wireNames()
            .forEach(
                n ->
                    earlier.add(
                        successor
                            .map(c -> alias(n, c))
                            .orElseGet(() -> CodeBlock.of(".removed($L)", Literal.of(n)))));
      }
    }
    return earlier;
  }

  private static CodeBlock alias(String name, CodeBlock constant) {
    return CodeBlock.of(".alias($L, $L)", Literal.of(name), constant);
  }

  private void add(TypeSpec.Builder type, String what, String names, TypeName java, CodeBlock key) {
    boolean state = what.equals("state");
    type.addMethod(
        ApiTypes.method(state ? "toWire" : "eventToWire", STRING, STATIC)
            .addParameter(java, what)
            .addJavadoc("Returns the wire name of $L.\n", state ? "a state" : "an event")
            .addStatement("return $L.of($L)", names, key)
            .build());
    type.addMethod(
        ApiTypes.method(
                state ? "fromWire" : "eventFromWire",
                state ? api.stateKey() : api.eventKey(),
                STATIC)
            .addParameter(STRING, "name")
            .addJavadoc(
                "Returns the $L with a wire name; throws {@link IllegalArgumentException} if unknown.\n",
                !state && plan.hasPayload() ? "event type" : what)
            .addStatement("return $L.read(name)", names)
            .build());
  }

  private void addInstance(TypeSpec.Builder type) {
    MethodSpec.Builder toJson =
        ApiTypes.method("toJson", STRING, STATIC)
            .addParameter(api.machine(), "machine")
            .addJavadoc(
                plan.chart().isPresent()
                    ? "Returns the snapshot of an instance as JSON.\n"
                    : "Returns an instance as JSON: its state, its id and the number of its steps.\n");
    if (plan.hasContext()) {
      toJson
          .addParameter(function(api.context(), STRING), "contextToText")
          .addJavadoc(
              "\n@param contextToText converts the context to text; the result must not be null\n");
    }
    if (plan.chart().isPresent()) {
      toJson
          .addStatement("$T snapshot = machine.snapshot()", api.snapshot())
          .addStatement(
              plan.hasContext()
                  ? "return $T.toJson(\n$T.RULES,\nSTATES,\nsnapshot,\n$L)"
                  : "return $T.toJson($T.RULES, STATES, snapshot, $L)",
              SAVED_CHART,
              api.transitions(),
              plan.hasContext() ? written("snapshot") : "null");
    } else {
      toJson.addStatement("return $L", snapshot());
    }
    type.addMethod(toJson.build());
    if (api.requiredParameters().isEmpty()) {
      type.addMethod(
          fromJson()
              .addJavadoc("Same as {@code fromJson(json, $T.builder())}.\n", api.machine())
              .addStatement("return fromJson(json, $T.builder())", api.machine())
              .build());
    }
    type.addMethod(fromJsonWithBuilder());
  }

  /**
   * Returns the expression that converts the instance to JSON. If threads share the instance, no
   * step runs during the conversion.
   */
  private CodeBlock snapshot() {
    CodeBlock snapshot =
        CodeBlock.of(
            "$T.toJson($L, machine, toWire(machine.state()),$W$L)",
            SAVED_INSTANCE,
            Literal.of(plan.machine().name()),
            plan.hasContext() ? written("machine") : "null");
    return plan.machine().threadSafe()
        ? CodeBlock.of("$T.read(machine,\n() -> $L)", ApiTypes.engine("Instances"), snapshot)
        : snapshot;
  }

  /**
   * Returns the expression that converts the context to text. The generated code throws an
   * exception if the text is null, because no context could be read from it.
   */
  private static CodeBlock written(String holder) {
    return CodeBlock.of(
        "$T.requireResult(contextToText.apply($L.context()),$Wmachine,$W$S)",
        FAILURE,
        holder,
        "contextToText");
  }

  private static TypeName function(TypeName from, TypeName to) {
    return ParameterizedTypeName.get(
        ClassName.get(Function.class),
        WildcardTypeName.supertypeOf(from),
        WildcardTypeName.subtypeOf(to));
  }

  private MethodSpec.Builder fromJson() {
    return ApiTypes.method("fromJson", api.machine(), STATIC).addParameter(STRING, "json");
  }

  private MethodSpec fromJsonWithBuilder() {
    MethodSpec.Builder method =
        fromJson()
            .addParameter(
                ParameterSpec.builder(api.machine().nestedClass("Builder"), "builder").build())
            .addJavadoc(
                "Creates an instance from the JSON of {@code toJson}.\n\n"
                    + "@param builder sets everything that is not in the JSON, such as hooks\n");
    if (plan.hasContext()) {
      method
          .addParameter(function(STRING, boxed(api.context())), "contextFromText")
          .addJavadoc("@param contextFromText converts the text of the context back\n");
    }
    method.addJavadoc(NOT_AN_INSTANCE);
    if (plan.chart().isPresent()) {
      return method
          .addStatement(
              "$T snapshot =\n$T.read($T.RULES, STATES, json, $L)",
              api.snapshot(),
              SAVED_CHART,
              api.transitions(),
              plan.hasContext() ? "contextFromText" : "null")
          .addStatement("return builder.from(snapshot).build()")
          .build();
    }
    method.addStatement(
        "$T snapshot = $T.read($L, json, $L)",
        SAVED_INSTANCE,
        SAVED_INSTANCE,
        Literal.of(plan.machine().name()),
        plan.hasContext());
    if (plan.hasContext()) {
      method.addStatement(
          "builder.context(\n$T.requireResult(contextFromText.apply(snapshot.context()), $L, $S))",
          FAILURE,
          Literal.of(plan.machine().name()),
          "contextFromText");
    }
    return method
        .addStatement("return snapshot.resumed(builder, fromWire(snapshot.state()))")
        .build();
  }

  private static TypeName boxed(TypeName type) {
    return type instanceof ArrayTypeName ? type : type.box();
  }
}
