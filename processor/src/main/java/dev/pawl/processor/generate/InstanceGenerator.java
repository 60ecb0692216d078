package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.State;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Generates the methods of {@code NameData} that convert complete instances. */
final class InstanceGenerator {

  private static final TypeName OBJECTS =
      ParameterizedTypeName.get(Map.class, String.class, Object.class);
  private static final ClassName UNKNOWN = SerialPlan.shared("UnknownFields");

  private final SerialPlan serial;
  private final ApiTypes api;

  InstanceGenerator(SerialPlan serial) {
    this.serial = serial;
    this.api = serial.api();
  }

  void add(TypeSpec.Builder type) {
    MethodSpec.Builder to =
        MethodSpec.methodBuilder("ofInstance")
            .returns(OBJECTS)
            .addParameter(api.machine(), "machine");
    MethodSpec.Builder from =
        MethodSpec.methodBuilder("instance")
            .returns(api.machine())
            .addParameter(Conversion.PLAIN, "plain")
            .addParameter(api.machine().nestedClass("Builder"), "builder");
    if (serial.plan().hasContext()) {
      type.addMethod(
          read("readContext", api.context()).addStatement("return $L", readContext()).build());
    }
    if (serial.plan().chart().isPresent()) {
      addChart(type, to, from);
    } else {
      addFlat(type, to, from);
    }
  }

  private void putContext(MethodSpec.Builder to, CodeBlock value) {
    if (serial.plan().hasContext()) {
      to.addStatement("plain.put($S, $L)", "context", plainContext(value));
    }
  }

  /** Returns a context as a plain value; {@code null} if the machine has no context. */
  private CodeBlock plainContext(CodeBlock value) {
    return serial
        .plan()
        .machine()
        .context()
        .map(type -> serial.conversions().toPlain(type, value))
        .orElse(CodeBlock.of("null"));
  }

  private CodeBlock readContext() {
    TypeRef type = serial.plan().machine().context().orElseThrow();
    CodeBlock given = CodeBlock.of("context(plain, $L)", serial.conversions().reader(type));
    return serial.ids().contextAdded()
        ? CodeBlock.of(
            "plain.has($S)\n? $L\n: supplied(values.contextOfStoredInstance(), $S)",
            "context",
            given,
            "contextOfStoredInstance")
        : given;
  }

  /**
   * Returns the statement that adds the fields that a later version has stored, each at its
   * original position.
   */
  private static CodeBlock joined(CodeBlock leaves, CodeBlock deferred) {
    return CodeBlock.of(
        "return $T.joined(machine.unknownFields, plain, $L, $L)", UNKNOWN, leaves, deferred);
  }

  private MethodSpec keep(MethodSpec.Builder from, String read, CodeBlock context) {
    CodeBlock stored = serial.hasHistory() ? withoutKnownHistory() : CodeBlock.of("plain");
    return from.addStatement(
            "machine.unknownFields = unknown($L, $L, $L)", stored, read, plainContext(context))
        .addStatement("return machine")
        .build();
  }

  /**
   * Returns the stored instance with only the history of a later version. Known history that does
   * not fit this machine is dropped, and so is the history of removed states.
   */
  private CodeBlock withoutKnownHistory() {
    Set<String> known = new LinkedHashSet<>(presentNames().keySet());
    serial.plan().machine().tree().nodes().stream()
        .filter(State::isHistory)
        .forEach(s -> known.add(s.name()));
    return CodeBlock.of(
        "plain.without($S, $L)",
        "history",
        known.stream().map(Literal::of).collect(CodeBlock.joining(", ")));
  }

  private void addFlat(TypeSpec.Builder type, MethodSpec.Builder to, MethodSpec.Builder from) {
    boolean shared = serial.plan().machine().threadSafe();
    to.addStatement("$T.requireNothingQueued(machine)", ApiTypes.engine("Instances"));
    MethodSpec.Builder body = shared ? MethodSpec.methodBuilder("unshared") : to;
    if (shared) {
      to.addStatement(
          "return $T.read(machine, () -> unshared(machine))", ApiTypes.engine("Instances"));
      type.addMethod(to.build());
      body.addModifiers(Modifier.PRIVATE).returns(OBJECTS).addParameter(api.machine(), "machine");
    }
    body.addStatement(
        "$T plain =\nofInstance(machine.entityId(), machine.sequence(), machine.state())", OBJECTS);
    putContext(body, CodeBlock.of("machine.context()"));
    CodeBlock none = CodeBlock.of("$T.of()", List.class);
    body.addStatement(joined(CodeBlock.of("$T.of(machine.state())", List.class), none));
    type.addMethod(body.build());
    from.addStatement("requireInstance(plain)");
    if (serial.plan().hasContext()) {
      from.addStatement("builder.context(readContext(plain))");
    }
    from.addStatement("$T entityId = entityId(plain)", String.class)
        .beginControlFlow("if (entityId != null)")
        .addStatement("builder.entityId(entityId)")
        .endControlFlow()
        .addStatement("$T state = leaf(plain)", api.state())
        .addStatement("$T machine = builder.restored(state, sequence(plain))", api.machine());
    type.addMethod(keep(from, "state", CodeBlock.of("machine.context()")));
    if (isStored()) {
      addStateOf(type, "leaf(plain)");
    }
  }

  private boolean isStored() {
    return serial.has(Serializer.STORE) && serial.plan().hasSnapshots();
  }

  /**
   * Adds the method with which a store checks an instance before it writes the instance. The method
   * reads only values whose types the user declares, because other values can always be read.
   */
  private void addStateOf(TypeSpec.Builder type, String state) {
    MethodSpec.Builder read =
        MethodSpec.methodBuilder("stateOf")
            .addJavadoc(
                "Reads the values that user types create. Returns the state of the instance$L.\n",
                serial.plan().hasRegions() ? "; null if several states are active" : "")
            .returns(api.state())
            .addParameter(Conversion.PLAIN, "plain");
    if (serial.plan().hasContext()) {
      read.addStatement("readContext(plain)");
    }
    if (serial.plan().chart().isPresent()) {
      read.addStatement("deferred(plain)");
    }
    type.addMethod(read.addStatement("return $L", state).build());
  }

  private static MethodSpec.Builder read(String name, TypeName type) {
    return MethodSpec.methodBuilder(name)
        .addModifiers(Modifier.PRIVATE)
        .returns(type)
        .addParameter(Conversion.PLAIN, "plain");
  }

  private void addChart(TypeSpec.Builder type, MethodSpec.Builder to, MethodSpec.Builder from) {
    to.addStatement("$T snapshot = machine.snapshot()", api.snapshot());
    to.addStatement("$T plain = ofInstance(snapshot)", OBJECTS);
    putContext(to, CodeBlock.of("snapshot.context()"));
    to.addStatement(joined(CodeBlock.of("snapshot.leaves()"), CodeBlock.of("snapshot.deferred()")));
    type.addMethod(to.build());
    List<CodeBlock> parts = new ArrayList<>();
    parts.add(Literal.of(serial.plan().machine().name()));
    parts.add(CodeBlock.of("entityId(plain)"));
    parts.add(CodeBlock.of("sequence(plain)"));
    String leaves = "leaves(plain, " + serial.plan().leaves().size() + ")";
    parts.add(CodeBlock.of(leaves));
    parts.add(history(type));
    parts.add(CodeBlock.of(serial.plan().hasContext() ? "readContext(plain)" : "null"));
    parts.add(CodeBlock.of("timers(plain)"));
    parts.add(CodeBlock.of("deferred(plain)"));
    parts.add(
        serial.plan().hasTimers()
            ? CodeBlock.of("elapsed(plain)")
            : CodeBlock.of("$T.of()", List.class));
    type.addMethod(
        read("snapshot", api.snapshot())
            .addStatement("requireInstance(plain)")
            .addStatement(
                "return new $T<>(\n$>$>$L)$<$<", ApiTypes.SNAPSHOT, CodeBlock.join(parts, ",\n"))
            .build());
    from.addStatement("$T snapshot = snapshot(plain)", api.snapshot());
    from.addStatement("$T machine = builder.from(snapshot).build()", api.machine());
    type.addMethod(keep(from, "snapshot", CodeBlock.of("snapshot.context()")));
    if (isStored()) {
      addStateOf(type, "only(" + leaves + ")");
    }
  }

  private CodeBlock history(TypeSpec.Builder type) {
    Map<String, String> names = serial.hasHistory() ? presentNames() : Map.of();
    if (!names.isEmpty()) {
      type.addField(presentNames(names));
    }
    return !serial.hasHistory()
        ? CodeBlock.of("$T.of()", Map.class)
        : names.isEmpty()
            ? CodeBlock.of("history(plain, $T.of())", Map.class)
            : CodeBlock.of("history(plain, NODES)");
  }

  /**
   * Returns the present names of states by their former names; an empty text for a removed state
   * without successor. Stored history contains states by name.
   */
  private Map<String, String> presentNames() {
    Map<String, String> names = new LinkedHashMap<>();
    for (StableNumbers.Entry entry : serial.ids().states()) {
      if (!entry.removed()) {
        entry.formerNames().forEach(f -> names.put(f, entry.name()));
      }
      entry.becomes().ifPresent(b -> names.put(entry.name(), b));
      if (entry.removed()) {
        names.putIfAbsent(entry.name(), "");
      }
    }
    return names;
  }

  private static FieldSpec presentNames(Map<String, String> names) {
    CodeBlock entries =
        names.entrySet().stream()
            .map(
                e ->
                    CodeBlock.of(
                        "$T.entry($L, $L)",
                        Map.class,
                        Literal.of(e.getKey()),
                        Literal.of(e.getValue())))
            .collect(CodeBlock.joining(",\n"));
    return FieldSpec.builder(
            ParameterizedTypeName.get(Map.class, String.class, String.class),
            "NODES",
            Modifier.PRIVATE,
            Modifier.STATIC,
            Modifier.FINAL)
        .initializer("$T.ofEntries(\n$>$>$L)$<$<", Map.class, entries)
        .build();
  }
}
