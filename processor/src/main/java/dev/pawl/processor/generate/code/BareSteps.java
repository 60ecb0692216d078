package dev.pawl.processor.generate.code;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Part;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Numbers the possible steps of an instance without hooks and listeners. A step that only changes
 * the state has the position of the next state as its number. Steps that call user code have the
 * numbers after the last position. Steps with equal calls and equal targets share a number, because
 * fewer cases improve branch prediction.
 */
public final class BareSteps {

  private final Plan plan;

  /**
   * The numbers of steps that call user code, by the {@link Row.Entry#code() code} of their
   * entries.
   */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private final List<List<Step>> asking = new ArrayList<>();

  public BareSteps(Plan plan) {
    this.plan = plan;
    Map<Asked, Integer> known = new HashMap<>();
    for (Row row : plan.rows()) {
      for (Row.Entry entry : row.entries()) {
        Step step = entry.candidates().get(0);
        if (entry.code() < plan.steps().size()
            && !step.plain()
            && !numbers.containsKey(step.number())) {
          int group = known.computeIfAbsent(Asked.by(entry.event(), step), a -> known.size());
          if (group == asking.size()) {
            asking.add(new ArrayList<>());
          }
          asking.get(group).add(step);
          numbers.put(step.number(), first() + group);
        }
      }
    }
    for (Decision decision : plan.decisions()) {
      numbers.put(plan.steps().size() + decision.number(), number(decision));
    }
  }

  /** Returns the lowest of the numbers that identify steps with calls of user code. */
  public int first() {
    return plan.states().size();
  }

  /**
   * Returns the unguarded steps that call user code. Each inner list contains steps with equal
   * calls and equal targets.
   */
  public List<List<Step>> asking() {
    return asking;
  }

  /** Returns the number that the steps of a list from {@link #asking} share. */
  public int number(List<Step> equal) {
    return requireNonNull(numbers.get(equal.get(0).number()));
  }

  /**
   * Returns the number of a decision. The numbers of decisions follow the numbers of all other
   * steps.
   */
  public int number(Decision decision) {
    return first() + asking.size() + decision.number();
  }

  /** Returns the greatest number of a step or decision. */
  public int last() {
    return first() + asking.size() + plan.decisions().size() - 1;
  }

  /** Returns the number of the step that a state takes on an event. */
  public int number(Row.Entry entry) {
    Integer asked = numbers.get(entry.code());
    return asked != null ? asked : entry.candidates().get(0).target().ordinal();
  }

  /**
   * Returns whether the machine can have instances without hooks and listeners, and has steps that
   * call user code.
   */
  public boolean areAny() {
    return plan.generates(Part.MACHINE)
        && !plan.machine().threadSafe()
        && !plan.hasEffects()
        && !plan.plain();
  }

  /** Returns whether all steps fit into one method that the JIT compiler accepts. */
  public boolean fitOneMethod() {
    int decided = plan.decisions().stream().mapToInt(d -> d.candidates().size() + 1).sum();
    return decided + asking.size() <= NumberSwitch.MAX_CASES;
  }

  /**
   * A key that is equal for steps with equal calls and equal targets. The event and the states are
   * identified by their positions.
   */
  private record Asked(
      int event, Optional<String> update, Optional<String> choose, List<Integer> targets) {

    static Asked by(EventPlan event, Step step) {
      return new Asked(
          event.ordinal(),
          step.declared().update().map(NameReference::name),
          step.declared().choose().map(NameReference::name),
          step.targets().stream().map(StatePlan::ordinal).toList());
    }
  }
}
