package dev.pawl.processor.check.storage;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;

/** Finds serializers of a machine that is to have no codec, on which all of them are built. */
public final class CodecOmitted implements Rule {

  @Override
  public void check(Resolved resolved, Problems problems) {
    Machine machine = resolved.machine();
    if (!machine.storage().serializers().isEmpty() && machine.omit().contains(Part.CODEC)) {
      problems.add(
          Code.EXCLUSIVE,
          machine.origin(),
          "\"serializers\"",
          "\"omit: codec\"",
          "every serializer asks the codec for names");
    }
  }
}
