package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.model.Ids;
import dev.pawl.processor.model.TypeRef;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Generates, for {@code NameData}, whole lives as plain values. */
final class LifeFormGenerator {

  private static final TypeName OBJECTS =
      ParameterizedTypeName.get(Map.class, String.class, Object.class);
  private static final ClassName REMAINING = ClassName.get("dev.pawl", "Snapshot", "Remaining");

  private final SerialPlan serial;
  private final Api api;

  LifeFormGenerator(SerialPlan serial) {
    this.serial = serial;
    this.api = serial.api();
  }

  void add(TypeSpec.Builder type) {
    boolean chart = serial.plan().chart().isPresent();
    MethodSpec.Builder to =
        MethodSpec.methodBuilder("of").returns(OBJECTS).addParameter(api.machine(), "machine");
    MethodSpec.Builder from =
        MethodSpec.methodBuilder("life")
            .returns(api.machine())
            .addParameter(serial.plain(), "plain")
            .addParameter(api.machine().nestedClass("Builder"), "builder");
    from.addStatement("long version = plain.field($S).whole(1, $T.MAX_VALUE)", "pawl", Long.class);
    from.beginControlFlow("if (version > 1)")
        .addStatement(
            "throw new $T(\n$S + version + $S)",
            IllegalArgumentException.class,
            "This was written in the format ",
            ", which is newer than 1.")
        .endControlFlow();
    from.addStatement("$T name = plain.field($S).name()", String.class, "machine");
    from.beginControlFlow("if (!name.equals($L))", name())
        .addStatement(
            "throw new $T($S + name + $L)",
            IllegalArgumentException.class,
            "This is a life of ",
            Literal.of(", not of " + serial.plan().machine().name() + "."))
        .endControlFlow();
    if (chart) {
      chart(type, to, from);
    } else {
      flat(type, to, from);
    }
  }

  private CodeBlock name() {
    return Literal.of(serial.plan().machine().name());
  }

  private void head(MethodSpec.Builder to, String holder) {
    to.addStatement("$T plain = new $T<>()", OBJECTS, LinkedHashMap.class)
        .addStatement("plain.put($S, 1L)", "pawl")
        .addStatement("plain.put($S, $L)", "machine", name())
        .addStatement("plain.put($S, $N.entityId())", "entityId", holder);
  }

  private CodeBlock context(CodeBlock value) {
    return serial.conversions().toPlain(serial.plan().machine().context().orElseThrow(), value);
  }

  private CodeBlock readContext() {
    TypeRef type = serial.plan().machine().context().orElseThrow();
    CodeBlock given =
        CodeBlock.of("plain.present($S, $L)", "context", serial.conversions().reader(type));
    return serial.ids().contextAdded()
        ? CodeBlock.of(
            "plain.has($S)\n? $L\n: $T.due(values.contextOfStoredLife(), $L, $S)",
            "context",
            given,
            Api.engine("Failure"),
            name(),
            "contextOfStoredLife")
        : given;
  }

  /** What a later version wrote goes with the life, and back to where it stood. */
  private static CodeBlock written(CodeBlock leaves, CodeBlock deferred) {
    return CodeBlock.of(
        "return machine.kept == null$W? plain$W: machine.kept.with(plain, $L, $L)",
        leaves,
        deferred);
  }

  private MethodSpec.Builder keep(MethodSpec.Builder from, CodeBlock leaves, CodeBlock deferred) {
    return from.addStatement(
            "machine.kept =\n$T.of(\n$>$>plain.fields(),\nof(machine),\n$L,\nleaf -> of(leaf),\n$L,\nevent -> of(event))$<$<",
            serial.kept(),
            leaves,
            deferred)
        .addStatement("return machine");
  }

  private void flat(TypeSpec.Builder type, MethodSpec.Builder to, MethodSpec.Builder from) {
    boolean shared = serial.plan().machine().threadSafe();
    to.addStatement("machine.requireNothingQueued()");
    MethodSpec.Builder body = shared ? MethodSpec.methodBuilder("life") : to;
    if (shared) {
      to.addStatement("return machine.read(() -> life(machine))");
      type.addMethod(to.build());
      body.addModifiers(Modifier.PRIVATE).returns(OBJECTS).addParameter(api.machine(), "machine");
    }
    head(body, "machine");
    body.addStatement("plain.put($S, of(machine.state()))", "state");
    body.addStatement("plain.put($S, machine.sequence())", "sequence");
    if (serial.plan().hasContext()) {
      body.addStatement("plain.put($S, $L)", "context", context(CodeBlock.of("machine.context()")));
    }
    CodeBlock leaf = CodeBlock.of("$T.of(machine.state())", List.class);
    type.addMethod(body.addStatement(written(leaf, CodeBlock.of("$T.of()", List.class))).build());
    if (serial.plan().hasContext()) {
      from.addStatement("builder.context($L)", readContext());
    }
    from.addStatement("$T entityId = plain.optional($S).text()", String.class, "entityId")
        .beginControlFlow("if (entityId != null)")
        .addStatement("builder.entityId(entityId)")
        .endControlFlow()
        .addStatement(
            "long sequence = plain.field($S).whole(0, $T.MAX_VALUE)", "sequence", Long.class)
        .addStatement(
            "$T state = plain.has($S) ? plain.field($S).only() : plain.field($S)",
            serial.plain(),
            "leaves",
            "leaves",
            "state")
        .addStatement("$T resumed = state(state)", api.state())
        .addStatement(
            "$T machine = builder.resume(resumed).sequence(sequence).build()", api.machine());
    type.addMethod(
        keep(
                from,
                CodeBlock.of("$T.of(resumed)", List.class),
                CodeBlock.of("$T.<$T>of()", List.class, api.event()))
            .build());
  }

  private void chart(TypeSpec.Builder type, MethodSpec.Builder to, MethodSpec.Builder from) {
    boolean history = serial.hasHistory();
    Map<String, String> nodes = nodes();
    boolean renamed = history && !nodes.isEmpty();
    if (renamed) {
      type.addField(nodes(nodes));
    }
    to.addStatement("$T snapshot = machine.snapshot()", api.snapshot());
    head(to, "snapshot");
    to.addStatement("plain.put($S, snapshot.sequence())", "sequence");
    to.addStatement(
        "plain.put($S, $T.listOf(snapshot.leaves(), leaf -> of(leaf)))", "leaves", serial.plain());
    if (history) {
      to.addStatement("plain.put($S, snapshot.history())", "history");
    }
    if (serial.plan().hasContext()) {
      to.addStatement("plain.put($S, $L)", "context", context(CodeBlock.of("snapshot.context()")));
    }
    to.addStatement("$T timers = new $T<>()", OBJECTS, LinkedHashMap.class)
        .beginControlFlow("for ($T timer : snapshot.timers())", api.of(REMAINING, api.event()))
        .addStatement(
            "timers.put($T.eventToWire(timer.event()), timer.remaining().toString())",
            serial.codec())
        .endControlFlow()
        .addStatement("plain.put($S, timers)", "timers")
        .addStatement(
            "plain.put($S, $T.listOf(snapshot.deferred(), event -> of(event)))",
            "deferred",
            serial.plain());
    if (serial.plan().hasTimers()) {
      to.beginControlFlow("if (!snapshot.elapsed().isEmpty())")
          .addStatement(
              "plain.put($S, $T.listOf(snapshot.elapsed(), event -> of(event)))",
              "elapsed",
              serial.plain())
          .endControlFlow();
    }
    to.addStatement(
        written(CodeBlock.of("snapshot.leaves()"), CodeBlock.of("snapshot.deferred()")));
    type.addMethod(to.build());
    List<CodeBlock> arguments = new ArrayList<>();
    arguments.add(name());
    arguments.add(CodeBlock.of("plain.optional($S).text()", "entityId"));
    arguments.add(CodeBlock.of("plain.field($S).whole(0, $T.MAX_VALUE)", "sequence", Long.class));
    arguments.add(CodeBlock.of("leaves"));
    CodeBlock node =
        renamed ? CodeBlock.of("this::node") : CodeBlock.of("$T::name", serial.plain());
    arguments.add(
        history
            ? CodeBlock.of(
                "plain.optional($S).entries($L, list -> list.items($L))", "history", node, node)
            : CodeBlock.of("$T.of()", Map.class));
    arguments.add(serial.plan().hasContext() ? readContext() : CodeBlock.of("null"));
    arguments.add(CodeBlock.of("timers"));
    arguments.add(CodeBlock.of("plain.optional($S).items(this::event)", "deferred"));
    arguments.add(
        serial.plan().hasTimers()
            ? CodeBlock.of("plain.optional($S).items(this::event)", "elapsed")
            : CodeBlock.of("$T.of()", List.class));
    TypeName remaining = api.of(REMAINING, api.event());
    from.addStatement(
        "$T leaves =\nplain.has($S)\n? plain.field($S).atMost($L).items(this::state)\n: $T.of(state(plain.field($S)))",
        ParameterizedTypeName.get(ClassName.get(List.class), api.state()),
        "leaves",
        "leaves",
        serial.plan().leaves().size(),
        List.class,
        "state");
    from.addStatement(
            "$T timers = new $T<>()",
            ParameterizedTypeName.get(ClassName.get(List.class), remaining),
            ArrayList.class)
        .addStatement(
            "plain\n.optional($S)\n.entries(this::event, left -> left.parsed($T::parse))\n"
                + ".forEach((event, left) -> timers.add(new $T<>(event, left)))",
            "timers",
            Duration.class,
            REMAINING)
        .addStatement(
            "$T snapshot =\nnew $T<>(\n$>$>$L)$<$<",
            api.snapshot(),
            Api.SNAPSHOT,
            CodeBlock.join(arguments, ",\n"))
        .addStatement("$T machine = builder.resume(snapshot).build()", api.machine());
    type.addMethod(keep(from, CodeBlock.of("leaves"), CodeBlock.of("snapshot.deferred()")).build());
    if (renamed) {
      type.addMethod(
          MethodSpec.methodBuilder("node")
              .addModifiers(Modifier.PRIVATE)
              .returns(String.class)
              .addParameter(serial.plain(), "plain")
              .addStatement("return NODES.getOrDefault(plain.name(), plain.name())")
              .build());
    }
  }

  /** The present names of states by others that they had, as history remembers states by name. */
  private Map<String, String> nodes() {
    Map<String, String> names = new LinkedHashMap<>();
    for (Ids.Entry entry : serial.ids().states()) {
      if (!entry.removed()) {
        entry.formerNames().forEach(f -> names.put(f, entry.name()));
      }
      entry.becomes().ifPresent(b -> names.put(entry.name(), b));
    }
    return names;
  }

  private static FieldSpec nodes(Map<String, String> names) {
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
