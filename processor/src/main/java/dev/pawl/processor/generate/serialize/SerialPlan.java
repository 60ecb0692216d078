package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.model.Ids;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.plan.Plan;

/**
 * What the generators of serializers share.
 *
 * @param ids the numbers and names of what is stored
 * @param conversions how components become plain values
 */
record SerialPlan(Plan plan, Api api, Ids ids, Conversions conversions) {

  static SerialPlan of(Plan plan, Ids ids) {
    Api api = new Api(plan);
    return new SerialPlan(plan, api, ids, new Conversions(plan, api.generated("Plain")));
  }

  ClassName data() {
    return api.generated("Data");
  }

  ClassName plain() {
    return api.generated("Plain");
  }

  ClassName kept() {
    return api.generated("Kept");
  }

  ClassName values() {
    return api.generated("Values");
  }

  ClassName codec() {
    return api.generated("Codec");
  }

  /** Whether the user has something to convert or to supply. */
  boolean hasValues() {
    return !conversions.foreign().isEmpty()
        || !conversions.absent(ids).isEmpty()
        || (ids.contextAdded() && plan.hasContext());
  }

  /** Whether a life is not built without something of the program's. */
  boolean needsBuilder() {
    return plan.hasContext() || plan.hasLogic() || plan.hasEffects();
  }

  /** Whether there are lives to serialize. */
  boolean hasMachine() {
    return plan.generates(Part.MACHINE);
  }

  /** Whether states are no enum. */
  boolean stateIsObject() {
    return plan.hasData();
  }

  boolean hasHistory() {
    return plan.machine().tree().nodes().stream().anyMatch(s -> s.isHistory());
  }

  /** {@code new CircuitData(values)}. */
  CodeBlock newData() {
    return CodeBlock.of("new $T($L)", data(), hasValues() ? "values" : "");
  }

  /** A first sentence of a comment, apart from the tag that {@link #withValues} adds, if any. */
  String sentence(String text) {
    return text + (hasValues() ? "\n\n" : "\n");
  }

  /** Adds the parameter for the user's conversions, if there are any. */
  MethodSpec.Builder withValues(MethodSpec.Builder method) {
    if (hasValues()) {
      method
          .addParameter(values(), "values")
          .addJavadoc("@param values converts what only the program knows\n");
    }
    return method;
  }
}
