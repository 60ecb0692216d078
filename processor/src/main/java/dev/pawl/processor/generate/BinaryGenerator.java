package dev.pawl.processor.generate;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameBinary}, which converts instances to and from compact bytes. In the bytes,
 * the numbers of the lock file replace names.
 */
final class BinaryGenerator implements TypeGenerator {

  private static final ClassName FORM = SerialPlan.shared("BinaryForm");
  private static final ClassName NAMES = SerialPlan.shared("BinaryNames");
  private static final TypeName BYTES = ArrayTypeName.of(TypeName.BYTE);
  private static final String FAILS =
      "@throws IllegalArgumentException if the bytes are damaged or come from another machine or a"
          + " later version\n";

  private final SerialPlan serial;
  private final ApiTypes api;
  private final String machine;

  BinaryGenerator(SerialPlan serial) {
    this.serial = serial;
    this.api = serial.api();
    this.machine = serial.plan().machine().name();
  }

  @Override
  public boolean applies() {
    return serial.has(Serializer.BINARY);
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.generated("Binary"))
            .addModifiers(api.visibility(Modifier.FINAL))
            .addJavadoc(
                "Converts the states, events and instances of $L to and from compact bytes. The bytes contain"
                    + " a checksum and the numbers of the lock file, so later versions of the machine can"
                    + " read them. Thread-safe.\n",
                Prose.code(machine))
            .addField(
                FieldSpec.builder(FORM, "FORM", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer(form())
                    .build());
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    type.addMethod(
        method("format", FORM)
            .addJavadoc("Returns the binary format, for modules that store instances.\n")
            .addStatement("return FORM")
            .build());
    add(type, "state", api.state());
    add(type, "event", api.event());
    if (serial.hasMachine()) {
      addInstance(type);
    }
    return type.build();
  }

  private CodeBlock form() {
    List<StableNumbers.Entry> states = serial.ids().states();
    CodeBlock.Builder form =
        CodeBlock.builder()
            .add("new $T(\n$>$>$L", FORM, Literal.of(serial.ids().machine()))
            .add(",\n$L", Literal.of(machine))
            .add(",\n$L", names("state", states, false))
            .add(",\n$L", names("event", serial.ids().events(), false));
    // history stores states by their declared names
    boolean sameNames = states.stream().allMatch(e -> e.wireNames().get(0).equals(e.name()));
    if (serial.hasMachine() && serial.hasHistory() && !sameNames) {
      form.add(",\n$L", names("state", states, true));
    }
    return form.add(")$<$<").build();
  }

  private CodeBlock names(String what, List<StableNumbers.Entry> entries, boolean declared) {
    CodeBlock.Builder value =
        CodeBlock.builder().add("new $T($L)$>$>", NAMES, Literal.of(machine + " " + what));
    for (StableNumbers.Entry entry : entries) {
      value.add(
          "\n.add($L, $L",
          entry.number(),
          Literal.of(declared ? entry.name() : entry.wireNames().get(0)));
      if (!declared) {
        int last = entry.parts().stream().mapToInt(StableNumbers.Part::number).max().orElse(0);
        for (int part = 1; part <= last; part++) {
          int number = part;
          String name =
              entry.parts().stream()
                  .filter(p -> p.number() == number)
                  .map(StableNumbers.Part::name)
                  .findFirst()
                  .orElse("");
          value.add(", $L", Literal.of(name));
        }
      }
      value.add(")");
    }
    return value.add("$<$<").build();
  }

  private MethodSpec.Builder method(String name, TypeName returns) {
    return ApiTypes.method(name, returns, Modifier.PUBLIC, Modifier.STATIC);
  }

  private void add(TypeSpec.Builder type, String what, TypeName java) {
    String name = what.equals("event") ? "Event" : "State";
    MethodSpec.Builder to =
        method(what + "ToBytes", BYTES)
            .addParameter(java, what)
            .addJavadoc(
                serial.sentence("Returns $L $L as bytes."),
                what.equals("event") ? "an" : "a",
                what);
    type.addMethod(
        serial
            .withValues(to)
            .addStatement("return FORM.of$L($L.of$L($N))", name, serial.newData(), name, what)
            .build());
    MethodSpec.Builder from =
        method(what + "FromBytes", java)
            .addParameter(BYTES, "bytes")
            .addJavadoc(
                "Reads $L $L from bytes of this or an earlier version.\n\n",
                what.equals("event") ? "an" : "a",
                what);
    type.addMethod(
        serial
            .withValues(from)
            .addJavadoc(FAILS)
            .addStatement("return $L.$L(FORM.$L(bytes))", serial.newData(), what, what)
            .build());
  }

  private void addInstance(TypeSpec.Builder type) {
    MethodSpec.Builder to =
        method("toBytes", BYTES)
            .addParameter(api.machine(), "machine")
            .addJavadoc(serial.sentence("Returns a complete instance as bytes."));
    type.addMethod(
        serial
            .withValues(to)
            .addStatement("return FORM.ofInstance($L.ofInstance(machine))", serial.newData())
            .build());
    MethodSpec.Builder from =
        method("fromBytes", api.machine())
            .addParameter(BYTES, "bytes")
            .addParameter(api.machine().nestedClass("Builder"), "builder")
            .addJavadoc(
                "Creates an instance from bytes of this or an earlier version.\n\n"
                    + "@param builder sets everything that is not in the bytes, such as hooks\n");
    type.addMethod(
        serial
            .withValues(from)
            .addJavadoc(FAILS)
            .addStatement("return $L.instance(FORM.instance(bytes), builder)", serial.newData())
            .build());
  }
}
