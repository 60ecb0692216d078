package dev.pawl.processor;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.TypeRef;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The data with which a page writes a walk as a Java test: the generated names, and what an
 * instance needs to start.
 */
final class WalkTestModel {

  private final Plan plan;
  private final String states;
  private final String events;

  private WalkTestModel(Plan plan) {
    this.plan = plan;
    this.states = String.join(".", plan.stateType().simpleNames());
    this.events = String.join(".", plan.eventType().simpleNames());
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
    json.put("logic", plan.hasLogic());
    json.put("effects", plan.hasEffects());
    json.put("timers", plan.hasTimers());
    String context = plan.machine().context().map(TypeRef::simpleName).orElse("");
    json.put("context", context);
    Map<String, Object> stateNames = new LinkedHashMap<>();
    plan.leaves().forEach(state -> stateNames.put(state.name(), constant(state)));
    json.put("constants", stateNames);
    Map<String, Object> eventNames = new LinkedHashMap<>();
    plan.events().forEach(event -> eventNames.put(event.name(), fired(event)));
    json.put("events", eventNames);
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

  /** Returns a value that compiles, followed by the name of the parameter as a comment. */
  private static String anyValue(Event.Param parameter) {
    TypeRef type = parameter.type();
    String value =
        !type.isPrimitive() ? "null" : type.simpleName().equals("boolean") ? "false" : "0";
    String written =
        switch (type.qualifiedName()) {
          case "java.lang.String" -> "\"\"";
          case "byte", "short", "char" -> "(" + type.simpleName() + ") 0";
          default -> value;
        };
    return written + " /* " + parameter.name() + " */";
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
