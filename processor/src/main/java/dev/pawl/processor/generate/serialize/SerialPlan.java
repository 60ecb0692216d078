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
 * The input of all generators of serializers.
 *
 * @param plan the plan of the machine
 * @param api the Java types of the machine's generated code
 * @param ids the names and numbers in stored data
 * @param conversions the conversions of components to plain values
 * @param absent the components that stored data of earlier versions does not contain
 */
public record SerialPlan(
    Plan plan,
    ApiTypes api,
    StableNumbers ids,
    Conversions conversions,
    List<MissingComponent> absent) {

  /**
   * The names of the methods of {@code MachineData}. Generated methods for records must have other
   * names.
   */
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

  /** Returns whether the machine requests a serializer. */
  public boolean has(Serializer serializer) {
    return plan.machine().storage().serializers().contains(serializer);
  }

  /** Returns a type of the library {@code pawl-data}. */
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

  /** Returns whether the application must provide conversions or values. */
  public boolean hasValues() {
    return !conversions.foreign().isEmpty()
        || !absent.isEmpty()
        || (ids.contextAdded() && plan.hasContext());
  }

  /** Returns whether building an instance needs a context, logic or effects. */
  public boolean needsBuilder() {
    return plan.hasContext() || plan.hasLogic() || plan.hasEffects();
  }

  /** Returns whether the machine class is generated, so that there are instances to serialize. */
  public boolean hasMachine() {
    return plan.generates(Part.MACHINE);
  }

  /** Returns whether states are records. */
  public boolean stateIsObject() {
    return plan.hasData();
  }

  public boolean hasHistory() {
    return plan.machine().tree().nodes().stream().anyMatch(s -> s.isHistory());
  }

  /** Returns the expression that creates the data class: {@code new CircuitData(values)}. */
  public CodeBlock newData() {
    return CodeBlock.of("new $T($L)", data(), hasValues() ? "values" : "");
  }

  /**
   * Returns the first sentence of a comment, followed by an empty line if {@link #withValues} adds
   * a tag.
   */
  public String sentence(String text) {
    return text + (hasValues() ? "\n\n" : "\n");
  }

  /** Adds the parameter for the conversions of the application, if there are any. */
  public MethodSpec.Builder withValues(MethodSpec.Builder method) {
    if (hasValues()) {
      method
          .addParameter(values(), "values")
          .addJavadoc("@param values the conversions of the application\n");
    }
    return method;
  }
}
