package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.model.Ids;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Generates {@code NameBinary}: compact bytes with the numbers of the lock file. */
final class BinaryGenerator {

  private static final TypeName OBJECTS =
      ParameterizedTypeName.get(Map.class, String.class, Object.class);
  private static final TypeName BYTES = ArrayTypeName.of(TypeName.BYTE);
  private static final String FAILS =
      "@throws IllegalArgumentException if the bytes are damaged, of another machine or of a later"
          + " version\n";

  private final SerialPlan serial;
  private final Api api;
  private final ClassName bytes;
  private final String machine;

  BinaryGenerator(SerialPlan serial) {
    this.serial = serial;
    this.api = serial.api();
    this.bytes = api.generated("Bytes");
    this.machine = serial.plan().machine().name();
  }

  TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.generated("Binary"))
            .addModifiers(api.visibility(Modifier.FINAL))
            .addJavadoc(
                "States, events and lives of $L as compact bytes. They carry the numbers of the lock file,"
                    + " so that every later version of the machine reads them, and a checksum. Thread-safe.\n",
                Prose.code(machine))
            .addField(numbers("STATES", "state", serial.ids().states(), false))
            .addField(numbers("EVENTS", "event", serial.ids().events(), false));
    if (serial.hasMachine() && serial.hasHistory() && !sameNames()) {
      type.addField(numbers("NODES", "state", serial.ids().states(), true));
    }
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    add(type, "state", api.state(), 'S', "STATES", serial.stateIsObject(), "data");
    add(type, "event", api.event(), 'E', "EVENTS", serial.plan().hasPayload(), "payload");
    if (serial.hasMachine()) {
      addLife(type);
    }
    return type.build();
  }

  private FieldSpec numbers(String field, String what, List<Ids.Entry> entries, boolean declared) {
    ClassName type = bytes.nestedClass("Numbers");
    CodeBlock.Builder value =
        CodeBlock.builder().add("new $T($L)$>$>", type, Literal.of(machine + " " + what));
    for (Ids.Entry entry : entries) {
      value.add(
          "\n.add($L, $L",
          entry.number(),
          Literal.of(declared ? entry.name() : entry.wireNames().get(0)));
      if (!declared) {
        int last = entry.parts().stream().mapToInt(Ids.Part::number).max().orElse(0);
        for (int part = 1; part <= last; part++) {
          int number = part;
          String name =
              entry.parts().stream()
                  .filter(p -> p.number() == number)
                  .map(Ids.Part::name)
                  .findFirst()
                  .orElse("");
          value.add(", $L", Literal.of(name));
        }
      }
      value.add(")");
    }
    return FieldSpec.builder(type, field, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer(value.add("$<$<").build())
        .build();
  }

  private MethodSpec.Builder method(String name, TypeName returns) {
    return Api.method(name, returns, Modifier.PUBLIC, Modifier.STATIC);
  }

  private void add(
      TypeSpec.Builder type,
      String what,
      TypeName java,
      char kind,
      String numbers,
      boolean object,
      String carried) {
    MethodSpec.Builder to =
        method(what + "ToBytes", BYTES)
            .addParameter(java, what)
            .addJavadoc(serial.sentence("A$L $L as bytes."), what.equals("event") ? "n" : "", what);
    if (object) {
      serial.withValues(to);
    }
    boolean state = what.equals("state");
    to.addStatement(
        "return new $T('$L')\n.named($N, $L, $S, $S)\n.bytes()",
        bytes.nestedClass("Writer"),
        kind,
        numbers,
        object
            ? CodeBlock.of("$L.of($N)", serial.newData(), what)
            : CodeBlock.of("$T.$L($N)", serial.codec(), state ? "toWire" : "eventToWire", what),
        what,
        carried);
    type.addMethod(to.build());
    MethodSpec.Builder from =
        method(what + "FromBytes", java)
            .addParameter(BYTES, "bytes")
            .addJavadoc(
                "The $L that bytes stand for, of this version or an earlier one.\n\n", what);
    if (object) {
      serial.withValues(from);
    }
    from.addJavadoc(FAILS);
    CodeBlock read =
        CodeBlock.of(
            "$T.read(bytes, '$L', in -> in.named($N, $S, $S))",
            bytes.nestedClass("Reader"),
            kind,
            numbers,
            what,
            carried);
    from.addStatement("$T plain =\n$L", OBJECTS, read);
    if (object) {
      from.addStatement(
          "return $L.$N(new $T(plain, $L))",
          serial.newData(),
          what,
          serial.plain(),
          Literal.of(machine + " " + what));
    } else {
      from.addStatement(
          "return $T.$L(($T) plain.get($S))",
          serial.codec(),
          state ? "fromWire" : "eventFromWire",
          String.class,
          what);
    }
    type.addMethod(from.build());
  }

  private void addLife(TypeSpec.Builder type) {
    String nodes = serial.hasHistory() && !sameNames() ? "NODES" : "STATES";
    MethodSpec.Builder to =
        method("toBytes", BYTES)
            .addParameter(api.machine(), "machine")
            .addJavadoc(serial.sentence("A life as bytes, complete."));
    serial.withValues(to);
    to.addStatement(
        "return new $T('L')\n.life($L.of(machine), STATES, EVENTS, $L)\n.bytes()",
        bytes.nestedClass("Writer"),
        serial.newData(),
        nodes);
    type.addMethod(to.build());
    MethodSpec.Builder from =
        method("fromBytes", api.machine())
            .addParameter(BYTES, "bytes")
            .addParameter(api.machine().nestedClass("Builder"), "builder")
            .addJavadoc(
                "A life from bytes that this version wrote, or an earlier one.\n\n"
                    + "@param builder gives the life everything else, such as hooks\n");
    serial.withValues(from).addJavadoc(FAILS);
    from.addStatement(
        "$T life =\n$T.read(bytes, 'L', in -> in.life($L, STATES, EVENTS, $L))",
        OBJECTS,
        bytes.nestedClass("Reader"),
        Literal.of(machine),
        nodes);
    from.addStatement(
        "return $L.life(new $T(life, $L), builder)",
        serial.newData(),
        serial.plain(),
        Literal.of(machine));
    type.addMethod(from.build());
  }

  /** Whether states are called in data as they are declared. */
  private boolean sameNames() {
    return serial.ids().states().stream().allMatch(e -> e.wireNames().get(0).equals(e.name()));
  }
}
