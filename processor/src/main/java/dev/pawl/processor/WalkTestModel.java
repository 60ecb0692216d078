package dev.pawl.processor;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.MethodTypes;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The data with which the HTML page of a machine writes a sequence of events as a Java test: the
 * generated names, and the arguments that a new instance needs.
 */
final class WalkTestModel {

  private final Plan plan;
  private final String states;
  private final String events;
  private final MethodTypes types;

  private WalkTestModel(Plan plan) {
    this.plan = plan;
    this.states = String.join(".", plan.stateType().simpleNames());
    this.events = String.join(".", plan.eventType().simpleNames());
    this.types = new MethodTypes(plan);
  }

  /** Returns the data as JSON; empty if no machine class is generated. */
  static String of(Plan plan) {
    return plan.generates(Part.MACHINE) ? JsonText.of(new WalkTestModel(plan).json()) : "";
  }

  private Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("package", plan.packageName());
    json.put("prefix", plan.prefix());
    json.put("imports", imports());
    json.put("states", plan.hasData() ? states + ".Type" : states);
    json.put("data", plan.hasData());
    json.put("regions", plan.hasRegions());
    json.put("logic", plan.logic().stream().map(this::method).toList());
    json.put("effects", plan.effects().stream().map(this::method).toList());
    json.put("timers", plan.hasTimers());
    String context = plan.machine().context().map(TypeRef::simpleName).orElse("");
    json.put("context", context);
    json.put("value", plan.machine().context().map(WalkTestModel::value).orElse("null"));
    Map<String, Object> stateNames = new LinkedHashMap<>();
    plan.leaves().forEach(state -> stateNames.put(state.name(), constant(state)));
    json.put("constants", stateNames);
    Map<String, Object> eventNames = new LinkedHashMap<>();
    plan.events().forEach(event -> eventNames.put(event.name(), fired(event)));
    json.put("events", eventNames);
    return json;
  }

  private Map<String, Object> method(LogicMethod method) {
    MethodTypes.Signature signature = types.signature(method);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", method.name());
    json.put("kind", method.kind().name().toLowerCase(Locale.ROOT));
    json.put("method", method.method());
    json.put("returns", signature.returns());
    json.put("parameters", signature.parameters());
    switch (method.kind()) {
      case CHOICE -> {
        Map<String, Object> constants = new LinkedHashMap<>();
        method
            .choice()
            .forEach(s -> constants.put(s.name(), signature.returns() + "." + s.constant()));
        json.put("constants", constants);
      }
      case DATA -> json.put("value", value(method.data().orElseThrow()));
      default -> {
        // the page needs no values for other methods
      }
    }
    return json;
  }

  private String constant(StatePlan state) {
    return (plan.hasData() ? states + ".Type." : states + ".") + state.constant();
  }

  private String fired(EventPlan event) {
    if (!plan.hasPayload()) {
      return events + "." + event.constant();
    }
    Event declared = event.declared();
    String values =
        declared.payload().stream().map(WalkTestModel::anyValue).collect(Collectors.joining(", "));
    return events + "." + event.method() + "(" + values + ")";
  }

  /**
   * Returns an arbitrary value of the parameter's type as Java code, followed by the name of the
   * parameter as a comment.
   */
  private static String anyValue(Event.Param parameter) {
    return value(parameter.type()) + " /* " + parameter.name() + " */";
  }

  private static String value(TypeRef type) {
    return switch (type.qualifiedName()) {
      case "java.lang.String" -> "\"\"";
      case "byte", "short", "char" -> "(" + type.simpleName() + ") 0";
      case "boolean", "java.lang.Boolean" -> "false";
      case "java.lang.Integer" -> "0";
      case "java.lang.Long" -> "0L";
      default -> type.isPrimitive() ? "0" : "null";
    };
  }

  private List<String> imports() {
    return Stream.concat(
            plan.machine().context().stream(), Stream.of(plan.stateType(), plan.eventType()))
        .filter(t -> !t.packageName().isEmpty() && !t.packageName().equals(plan.packageName()))
        .filter(t -> !t.packageName().equals("java.lang"))
        .map(t -> t.packageName() + "." + t.simpleNames().get(0))
        .distinct()
        .sorted()
        .toList();
  }
}
