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
 * The numbers of the steps of an instance without hooks and listeners. The number of a step that
 * calls no user code is the position of its target state. Steps that call user code have higher
 * numbers. Steps on one event that call the same methods and have the same targets share a number,
 * because fewer cases improve branch prediction.
 */
public final class StepNumbers {

  private final Plan plan;

  /**
   * Maps the {@link Row.Entry#code() code} of a table entry to the number of its step. Contains
   * only steps that call user code.
   */
  private final Map<Integer, Integer> numbers = new HashMap<>();

  private final List<List<Step>> stepsWithUserCode = new ArrayList<>();

  public StepNumbers(Plan plan) {
    this.plan = plan;
    Map<StepKey, Integer> groups = new HashMap<>();
    for (Row row : plan.rows()) {
      for (Row.Entry entry : row.entries()) {
        Step step = entry.candidates().get(0);
        if (entry.code() < plan.steps().size()
            && !step.callsNoUserCode()
            && !numbers.containsKey(step.number())) {
          int group = groups.computeIfAbsent(StepKey.of(entry.event(), step), a -> groups.size());
          if (group == stepsWithUserCode.size()) {
            stepsWithUserCode.add(new ArrayList<>());
          }
          stepsWithUserCode.get(group).add(step);
          numbers.put(step.number(), firstNumber() + group);
        }
      }
    }
    for (Decision decision : plan.decisions()) {
      numbers.put(plan.steps().size() + decision.number(), number(decision));
    }
  }

  /** Returns the lowest number of a step that calls user code. */
  public int firstNumber() {
    return plan.states().size();
  }

  /**
   * Returns the steps that call user code and have no guard. The steps of an inner list share a
   * number.
   */
  public List<List<Step>> stepsWithUserCode() {
    return stepsWithUserCode;
  }

  /** Returns the number of the steps in an inner list of {@link #stepsWithUserCode}. */
  public int number(List<Step> equal) {
    return requireNonNull(numbers.get(equal.get(0).number()));
  }

  /**
   * Returns the number of a decision between guarded steps. The numbers of decisions are higher
   * than the numbers of steps.
   */
  public int number(Decision decision) {
    return firstNumber() + stepsWithUserCode.size() + decision.number();
  }

  /** Returns the highest number of a step or decision. */
  public int lastNumber() {
    return firstNumber() + stepsWithUserCode.size() + plan.decisions().size() - 1;
  }

  /** Returns the number of the step or decision in a table entry. */
  public int number(Row.Entry entry) {
    Integer number = numbers.get(entry.code());
    return number != null ? number : entry.candidates().get(0).target().ordinal();
  }

  /**
   * Returns whether the machine has steps that call user code and can be numbered in this class.
   * The steps of machines with effects or thread-safe instances cannot be numbered.
   */
  public boolean isNonempty() {
    return plan.generates(Part.MACHINE)
        && !plan.machine().threadSafe()
        && !plan.hasEffects()
        && !plan.callsNoUserCode();
  }

  /**
   * Returns whether a single generated method can contain all steps and still be compiled by the
   * JIT compiler.
   */
  public boolean fitOneMethod() {
    int decided = plan.decisions().stream().mapToInt(d -> d.candidates().size() + 1).sum();
    return decided + stepsWithUserCode.size() <= NumberSwitch.MAX_CASES;
  }

  /**
   * A key that is equal for steps on the same event with the same calls and targets. The key
   * contains the positions of the event and of the targets.
   */
  private record StepKey(
      int event, Optional<String> update, Optional<String> choose, List<Integer> targets) {

    static StepKey of(EventPlan event, Step step) {
      return new StepKey(
          event.ordinal(),
          step.declared().update().map(NameReference::name),
          step.declared().choose().map(NameReference::name),
          step.targets().stream().map(StatePlan::ordinal).toList());
    }
  }
}
