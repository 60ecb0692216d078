package dev.pawl.processor.generate;

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
 * @param ids the names and numbers of states and events in stored data
 * @param conversions the conversions of the data's types to and from plain values
 * @param missingComponents the components that data of earlier versions does not contain
 */
record SerialPlan(
    Plan plan,
    ApiTypes api,
    StableNumbers ids,
    Conversions conversions,
    List<MissingComponent> missingComponents) {

  /**
   * The names of methods in {@code MachineData} and of methods that every subclass has. Generated
   * methods for records must have other names.
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
          "unknown",
          "readContext",
          "snapshot",
          "stateOf");

  static SerialPlan of(ApiTypes api, StableNumbers ids) {
    Plan plan = api.plan();
    return new SerialPlan(plan, api, ids, new Conversions(plan), MissingComponent.of(plan, ids));
  }

  /** Returns whether the declaration names a serializer. */
  boolean has(Serializer serializer) {
    return plan.machine().storage().serializers().contains(serializer);
  }

  /** Returns a type of the library {@code pawl-data}. */
  static ClassName shared(String name) {
    return ClassName.get("dev.pawl.data", name);
  }

  ClassName data() {
    return api.generated("Data");
  }

  ClassName values() {
    return api.generated("Values");
  }

  ClassName codec() {
    return api.generated("Codec");
  }

  /**
   * Returns whether the application must implement {@code NameValues}: conversions, or values for
   * missing components.
   */
  boolean hasValues() {
    return !conversions.foreign().isEmpty()
        || !missingComponents.isEmpty()
        || (ids.contextAdded() && plan.hasContext());
  }

  /**
   * Returns whether an instance has a context, logic or effects, so that it is created with a
   * builder.
   */
  boolean needsBuilder() {
    return plan.hasContext() || plan.hasLogic() || plan.hasEffects();
  }

  /** Returns whether {@code NameMachine} is generated, so that there are instances to serialize. */
  boolean hasMachine() {
    return plan.generates(Part.MACHINE);
  }

  /** Returns whether the plain value of a state is an object, because states carry data. */
  boolean stateIsObject() {
    return plan.hasData();
  }

  boolean hasHistory() {
    return plan.machine().tree().nodes().stream().anyMatch(s -> s.isHistory());
  }

  /**
   * Returns the expression that creates {@code NameData}, such as {@code new CircuitData(values)}.
   */
  CodeBlock newData() {
    return CodeBlock.of("new $T($L)", data(), hasValues() ? "values" : "");
  }

  /**
   * Returns the first sentence of a comment. An empty line follows if {@link #withValues} adds a
   * tag to the comment.
   */
  String sentence(String text) {
    return text + (hasValues() ? "\n\n" : "\n");
  }

  /** Adds a parameter for {@code NameValues} if the application must implement this interface. */
  MethodSpec.Builder withValues(MethodSpec.Builder method) {
    if (hasValues()) {
      method
          .addParameter(values(), "values")
          .addJavadoc("@param values the conversions of the application\n");
    }
    return method;
  }
}
