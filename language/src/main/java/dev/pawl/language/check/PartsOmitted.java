package dev.pawl.language.check;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.Storage;
import dev.pawl.language.problem.Code;
import java.util.Locale;
import java.util.Set;

/**
 * A rule that reports parts of the generated code that a machine omits, although the machine
 * includes them or its serializers need them.
 */
final class PartsOmitted implements Rule {

  @Override
  public void check(CheckContext resolved) {
    Machine machine = resolved.machine();
    Set<Serializer> serializers = machine.storage().serializers();
    if (!serializers.isEmpty() && machine.omit().contains(Part.CODEC)) {
      resolved.report(
          Code.EXCLUSIVE,
          machine.place(Storage.SERIALIZERS),
          "\"serializers\"",
          "\"omit: codec\"",
          "serializers need the names in the codec");
    }
    if (serializers.contains(Serializer.STORE) && machine.omit().contains(Part.MACHINE)) {
      resolved.report(
          Code.EXCLUSIVE,
          machine.place(Storage.SERIALIZERS),
          "\"serializers: store\"",
          "\"omit: machine\"",
          "a store needs the machine for its steps");
    }
    for (Part part : Part.values()) {
      if (machine.omit().contains(part) && machine.include().contains(part)) {
        String word = part.name().toLowerCase(Locale.ROOT);
        resolved.report(
            Code.EXCLUSIVE,
            machine.place(Storage.INCLUDE),
            "\"include: " + word + "\"",
            "\"omit: " + word + "\"",
            "a part is generated or not");
      }
    }
  }
}
