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
 * The numbers by which an instance that nobody watches finds what it does on an event: the position
 * that is entered where that is all, and from the number of states on what the user is asked first.
 * Steps that ask for the same and lead to the same have one number, so that the processor has fewer
 * ways to foresee.
 */
public final class BareSteps {

  private final Plan plan;

  /** By code of the table of steps, where the user is asked. */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private final List<List<Step>> asking = new ArrayList<>();

  /** The numbers of a flat machine. */
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

  /** The least number of what the user is asked. */
  public int first() {
    return plan.states().size();
  }

  /**
   * The steps that no guard precedes and that are more than a change of state, equal ones together.
   */
  public List<List<Step>> asking() {
    return asking;
  }

  /** The number of steps that ask for the same. */
  public int number(List<Step> equal) {
    return requireNonNull(numbers.get(equal.get(0).number()));
  }

  /** The number of a decision; they come last. */
  public int number(Decision decision) {
    return first() + asking.size() + decision.number();
  }

  /** The greatest number there is. */
  public int last() {
    return first() + asking.size() + plan.decisions().size() - 1;
  }

  /** The number that an instance finds for an event that its state takes. */
  public int number(Row.Entry entry) {
    Integer asked = numbers.get(entry.code());
    return asked != null ? asked : entry.candidates().get(0).target().ordinal();
  }

  /** Whether there are instances that nobody watches, which do more than change their state. */
  public boolean areAny() {
    return plan.generates(Part.MACHINE)
        && !plan.machine().threadSafe()
        && !plan.hasEffects()
        && !plan.plain();
  }

  /** Whether all that they do fits into one method that the JIT compiler takes. */
  public boolean fitOneMethod() {
    int decided = plan.decisions().stream().mapToInt(d -> d.candidates().size() + 1).sum();
    return decided + asking.size() <= NumberSwitch.MAX_CASES;
  }

  /**
   * A key that two steps share where they ask for the same and lead to the same; states and event
   * by position.
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
