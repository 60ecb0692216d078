package dev.pawl.processor.plan;

import dev.pawl.processor.model.Ref;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds the methods that the user implements, and which events each of them serves. */
final class LogicPlanner {

  private static final class Draft {
    final LogicMethod.Kind kind;
    final List<EventPlan> events = new ArrayList<>();
    List<StatePlan> choice = List.of();

    Draft(LogicMethod.Kind kind) {
      this.kind = kind;
    }
  }

  private final Map<String, Draft> logic = new LinkedHashMap<>();
  private final Map<String, Draft> effects = new LinkedHashMap<>();

  LogicPlanner(List<Step> steps) {
    for (Step step : steps) {
      step.declared()
          .guard()
          .ifPresent(
              g ->
                  g.formula()
                      .predicates()
                      .forEach(p -> add(logic, p, LogicMethod.Kind.PREDICATE, step)));
      step.declared()
          .choose()
          .ifPresent(
              c -> add(logic, c.name(), LogicMethod.Kind.CHOICE, step).choice = step.targets());
      step.declared().update().ifPresent(u -> add(logic, u.name(), LogicMethod.Kind.UPDATE, step));
      for (Ref effect : step.declared().effects()) {
        add(effects, effect.name(), LogicMethod.Kind.EFFECT, step);
      }
    }
  }

  private static Draft add(
      Map<String, Draft> methods, String name, LogicMethod.Kind kind, Step step) {
    Draft draft = methods.computeIfAbsent(name, n -> new Draft(kind));
    if (!draft.events.contains(step.event())) {
      draft.events.add(step.event());
    }
    return draft;
  }

  List<LogicMethod> logic() {
    return methods(logic);
  }

  List<LogicMethod> effects() {
    return methods(effects);
  }

  private static List<LogicMethod> methods(Map<String, Draft> drafts) {
    List<LogicMethod> methods = new ArrayList<>();
    drafts.forEach(
        (name, draft) ->
            methods.add(new LogicMethod(name, draft.kind, draft.events, draft.choice)));
    return methods;
  }
}
