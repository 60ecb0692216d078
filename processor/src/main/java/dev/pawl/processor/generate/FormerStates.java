package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;

/**
 * The former names of states. The codec accepts former names, because earlier versions can have
 * stored rows with such names.
 */
final class FormerStates {

  private FormerStates() {}

  /**
   * Returns the call with which {@code NameStored} passes the former names to the store; empty if
   * no state has a former name.
   */
  static CodeBlock of(SerialPlan serial) {
    List<String> states = serial.plan().states().stream().map(StatePlan::name).toList();
    List<CodeBlock> former = new ArrayList<>();
    for (StableNumbers.Entry entry : serial.ids().states()) {
      if (entry.removed() ? entry.becomes().isPresent() : states.contains(entry.name())) {
        entry.wireNames().stream()
            .skip(entry.removed() ? 0 : 1)
            .forEach(name -> former.add(CodeBlock.of("$L", Literal.of(name))));
      }
    }
    return former.isEmpty()
        ? CodeBlock.of("")
        : CodeBlock.of("\n.formerStates($L)", CodeBlock.join(former, ",$W"));
  }
}
