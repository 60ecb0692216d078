package dev.pawl.processor.generate.serialize;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.plan.Plan;
import java.util.List;
import java.util.Set;

/**
 * The parts that the generators of serializers share.
 *
 * @param ids the numbers and names of what is stored
 * @param conversions how components become plain values
 * @param absent the components that data of earlier versions lacks
 */
public record SerialPlan(
    Plan plan,
    ApiTypes api,
    StableNumbers ids,
    Conversions conversions,
    List<MissingComponent> absent) {

  /** The methods of {@code MachineData}, whose names no method for a record may have. */
  static final Set<String> METHODS =
      Set.of(
          "of",
          "ofState",
          "state",
          "ofEvent",
          "event",
          "named",
          "carried",
          "ofInstance",
          "instance",
          "requireInstance",
          "entityId",
          "sequence",
          "context",
          "supplied",
          "leaf",
          "leaves",
          "history",
          "timers",
          "deferred",
          "elapsed",
          "unknown");

  public static SerialPlan of(ApiTypes api, StableNumbers ids) {
    Plan plan = api.plan();
    return new SerialPlan(plan, api, ids, new Conversions(plan), MissingComponent.of(plan, ids));
  }

  /** Whether the machine asks for a serializer. */
  public boolean has(Serializer serializer) {
    return plan.machine().storage().serializers().contains(serializer);
  }

  /** A type of {@code pawl-data}. */
  public static ClassName shared(String name) {
    return ClassName.get("dev.pawl.data", name);
  }

  public ClassName data() {
    return api.generated("Data");
  }

  public ClassName values() {
    return api.generated("Values");
  }

  public ClassName codec() {
    return api.generated("Codec");
  }

  /** Whether the user has something to convert or to supply. */
  public boolean hasValues() {
    return !conversions.foreign().isEmpty()
        || !absent.isEmpty()
        || (ids.contextAdded() && plan.hasContext());
  }

  /** Whether an instance is not built without something of the program's. */
  public boolean needsBuilder() {
    return plan.hasContext() || plan.hasLogic() || plan.hasEffects();
  }

  /** Whether there are instances to serialize. */
  public boolean hasMachine() {
    return plan.generates(Part.MACHINE);
  }

  /** Whether states are no enum. */
  public boolean stateIsObject() {
    return plan.hasData();
  }

  public boolean hasHistory() {
    return plan.machine().tree().nodes().stream().anyMatch(s -> s.isHistory());
  }

  /** {@code new CircuitData(values)}. */
  public CodeBlock newData() {
    return CodeBlock.of("new $T($L)", data(), hasValues() ? "values" : "");
  }

  /** A first sentence of a comment, apart from the tag that {@link #withValues} adds, if any. */
  public String sentence(String text) {
    return text + (hasValues() ? "\n\n" : "\n");
  }

  /** Adds the parameter for the user's conversions, if there are any. */
  public MethodSpec.Builder withValues(MethodSpec.Builder method) {
    if (hasValues()) {
      method
          .addParameter(values(), "values")
          .addJavadoc("@param values converts what only the program knows\n");
    }
    return method;
  }
}
