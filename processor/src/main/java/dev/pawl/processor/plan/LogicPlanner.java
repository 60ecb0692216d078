package dev.pawl.processor.plan;

import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.name.JavaName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Collects the methods that the user implements. For each method, determines the events and the
 * states for which it is called.
 */
final class LogicPlanner {

  private static final class Draft {
    final LogicMethod.Kind kind;
    final List<EventPlan> events = new ArrayList<>();
    final Set<StatePlan> sources = new LinkedHashSet<>();
    final Set<LogicMethod.Occasion> occasions = new LinkedHashSet<>();
    boolean always;
    List<StatePlan> choice = List.of();
    Optional<TypeRef> data = Optional.empty();

    Draft(LogicMethod.Kind kind) {
      this.kind = kind;
    }
  }

  private final Machine machine;
  private final PlanIndex planned;
  private final boolean anyData;
  private final Map<String, Draft> logic = new LinkedHashMap<>();
  private final Map<String, Draft> effects = new LinkedHashMap<>();

  public LogicPlanner(
      List<Step> steps,
      Machine machine,
      PlanIndex planned,
      List<ChartPlan.TimerPlan> timers,
      DataSources data) {
    this.machine = machine;
    this.planned = planned;
    this.anyData = planned.states().stream().anyMatch(StatePlan::hasData);
    for (Step step : steps) {
      step.declared()
          .guard()
          .map(Guard::formula)
          .ifPresent(
              f -> f.predicates().forEach(p -> add(logic, p, LogicMethod.Kind.PREDICATE, step)));
      step.declared()
          .choose()
          .ifPresent(c -> add(logic, c.name(), LogicMethod.Kind.CHOICE, step).choice = named(step));
      step.declared().update().ifPresent(u -> add(logic, u.name(), LogicMethod.Kind.UPDATE, step));
      for (NameReference effect : step.declared().effects()) {
        add(effects, effect.name(), LogicMethod.Kind.EFFECT, step);
      }
    }
    for (ChartPlan.TimerPlan timer : timers) {
      if (!timer.method().isEmpty()) {
        Draft draft = draft(logic, timer.method(), LogicMethod.Kind.DELAY);
        addOccasion(draft, LogicMethod.When.TIMER, timer.event().name());
      }
    }
    for (State state : machine.tree().nodes()) {
      state.behavior().entry().effects().forEach(e -> addAction(e, state, LogicMethod.When.ENTRY));
      state.behavior().exit().effects().forEach(e -> addAction(e, state, LogicMethod.When.EXIT));
    }
    for (DataSources.Supplied supplied : data.supplied()) {
      Draft draft = draft(logic, supplied.method(), LogicMethod.Kind.DATA);
      draft.data = Optional.of(supplied.type());
      draft.always |= supplied.always();
      supplied.events().forEach(e -> addEvent(draft, e));
      draft.sources.addAll(supplied.sources());
    }
  }

  /**
   * Returns the targets of a step as declared: the states that a method for a dynamic choice can
   * return.
   */
  private List<StatePlan> named(Step step) {
    return planned.states(step.transition().targets());
  }

  private void addAction(NameReference effect, State owner, LogicMethod.When when) {
    Draft draft = draft(effects, effect.name(), LogicMethod.Kind.EFFECT);
    addOccasion(draft, when, machine.ownerName(owner));
    addSources(draft, owner);
  }

  private static Draft draft(Map<String, Draft> methods, String name, LogicMethod.Kind kind) {
    return methods.computeIfAbsent(name, n -> new Draft(kind));
  }

  private Draft add(Map<String, Draft> methods, String name, LogicMethod.Kind kind, Step step) {
    Draft draft = draft(methods, name, kind);
    EventPlan event = step.event();
    if (event == null) {
      addOccasion(draft, LogicMethod.When.EVENTLESS, machine.ownerName(step.owner()));
    } else {
      addEvent(draft, event);
    }
    addSources(draft, step.owner());
    return draft;
  }

  private static void addOccasion(Draft draft, LogicMethod.When when, String name) {
    draft.always = true;
    draft.occasions.add(new LogicMethod.Occasion(when, name));
  }

  private static void addEvent(Draft draft, EventPlan event) {
    if (!draft.events.contains(event)) {
      draft.events.add(event);
    }
  }

  private void addSources(Draft draft, State owner) {
    if (anyData) {
      draft.sources.addAll(planned.leaves(owner));
    }
  }

  public List<LogicMethod> logic() {
    return methods(logic);
  }

  public List<LogicMethod> effects() {
    return methods(effects);
  }

  private static List<LogicMethod> methods(Map<String, Draft> drafts) {
    List<LogicMethod> methods = new ArrayList<>();
    drafts.forEach(
        (name, draft) ->
            methods.add(
                new LogicMethod(
                    name,
                    JavaName.ofUserMethod(name),
                    draft.kind,
                    draft.events,
                    draft.always,
                    List.copyOf(draft.occasions),
                    List.copyOf(draft.sources),
                    draft.choice,
                    draft.data)));
    return methods;
  }
}
