package dev.pawl.processor.plan;

import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Plans the generated code of a machine that has no errors. */
public final class Planner {

  private final ResolvedMachine resolved;
  private final Machine machine;
  private final JavaNames names;
  private final boolean isChart;
  private final PlanIndex planned;

  private Planner(ResolvedMachine resolved) {
    this.resolved = resolved;
    this.machine = resolved.declared();
    this.names = new JavaNames(machine);
    this.isChart = ChartShape.isChart(machine);
    this.planned = new PlanIndex(resolved, names, isChart);
  }

  public static Plan plan(ResolvedMachine machine) {
    return new Planner(machine).plan();
  }

  private Plan plan() {
    RowPlanner planner = new RowPlanner(resolved, planned, isChart);
    List<Step> steps = planner.steps();
    DecisionPlanner decisions = new DecisionPlanner(steps.size(), dataMethods());
    List<ChartPlan.TimerPlan> timers = timers();
    DataSources data = new DataSources(resolved, planned);
    Optional<ChartPlan> chart =
        isChart
            ? Optional.of(
                new ChartPlan(
                    resolved.tree(),
                    resolved.nodes().stream().map(planned::node).toList(),
                    planner.leafRows(decisions),
                    timers,
                    data,
                    ChartShape.needsSnapshots(resolved.tree()),
                    begun()))
            : Optional.empty();
    List<Row> rows = planner.rows(decisions);
    Traits traits = Traits.of(machine, planned.states(), planned.events(), steps);
    LogicPlanner logic = new LogicPlanner(steps, machine, planned, timers, data);
    return new Plan(
        resolved,
        types(),
        planned.states(),
        planned.events(),
        new Plan.Reactions(steps, rows, decisions.decisions()),
        calls(logic),
        planner.initialStates(),
        resolved.forbids().stream().map(this::prohibition).toList(),
        chart,
        parts(chart, traits),
        traits);
  }

  private Plan.Calls calls(LogicPlanner planner) {
    List<LogicMethod> logic = planner.logic();
    List<LogicMethod> effects = planner.effects();
    GroupPlanner groups = new GroupPlanner(planned.events(), types().event().simpleName());
    groups.groups(logic);
    return new Plan.Calls(logic, effects, groups.groups(effects));
  }

  private Plan.Types types() {
    String base = names.prefix();
    return new Plan.Types(
        base,
        machine.stateType().orElse(TypeRef.of(machine.packageName(), base + "State")),
        machine
            .eventType()
            .map(Machine.EventType::type)
            .orElse(TypeRef.of(machine.packageName(), base + "Event")));
  }

  private Plan.Prohibition prohibition(ResolvedMachine.Prohibition forbid) {
    return new Plan.Prohibition(
        forbid.from().map(planned::states),
        forbid.to().map(planned::states),
        forbid.declared().because());
  }

  private Set<String> dataMethods() {
    Set<String> methods = new HashSet<>();
    for (StatePlan state : planned.states()) {
      state.declared().behavior().data().forEach(c -> methods.add(DataSources.method(state, c)));
    }
    return methods;
  }

  private List<Integer> begun() {
    return resolved.moves().withDefaults(resolved.moves().start()).stream()
        .filter(n -> n > 0 && resolved.node(n).declared().isLeaf())
        .boxed()
        .toList();
  }

  private List<ChartPlan.TimerPlan> timers() {
    List<ChartPlan.TimerPlan> timers = new ArrayList<>();
    for (StateNode node : resolved.nodes()) {
      for (StateNode.Timer timer : node.timers()) {
        Delay delay = timer.declared().delay();
        timers.add(
            new ChartPlan.TimerPlan(
                node.number(),
                planned.event(timer.event()),
                delay.constant().isPresent() ? "" : delay.text(),
                delay.constant().map(Duration::toMillis).orElse(-1L),
                delay.text(),
                timer.declared().repeats()));
      }
    }
    return timers;
  }

  /**
   * Returns the optional types to generate. There are no phases if the active leaf alone does not
   * describe an instance, because a phase is the type of one leaf.
   */
  private Set<Part> parts(Optional<ChartPlan> chart, Traits traits) {
    Set<Part> parts = EnumSet.allOf(Part.class);
    parts.remove(Part.SPRING);
    if (planned.states().size() > Plan.LARGE) {
      parts.remove(Part.PHASE);
      parts.remove(Part.CASES);
    } else if (!traits.data()) {
      // enums need no cases, because the compiler checks switches over an enum
      parts.remove(Part.CASES);
    }
    parts.addAll(machine.include());
    parts.removeAll(machine.omit());
    if (chart.map(ChartPlan::needsSnapshots).orElse(false)) {
      parts.remove(Part.PHASE);
    }
    return parts;
  }
}
