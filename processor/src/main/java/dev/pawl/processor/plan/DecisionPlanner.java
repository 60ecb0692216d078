package dev.pawl.processor.plan;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.semantics.LeafResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects the decisions of a machine. States with the same candidates share a decision. */
final class DecisionPlanner {

  private record Draft(
      @Nullable EventPlan event,
      List<StatePlan> states,
      List<Step> candidates,
      LeafResponse.Otherwise otherwise) {}

  private final int steps;
  private final Set<String> methods;
  private final Map<List<Integer>, Draft> drafts = new LinkedHashMap<>();
  private final Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();

  /**
   * @param steps the number of all steps
   * @param usedNames the names of other generated methods in the class
   */
  public DecisionPlanner(int steps, Set<String> usedNames) {
    this.steps = steps;
    this.methods = new HashSet<>(usedNames);
  }

  /**
   * Returns the code for an event in a state: the number of the first candidate if it has no guard,
   * otherwise the number of a decision plus the count of all steps.
   */
  public int code(StatePlan state, List<Step> candidates, LeafResponse.Otherwise otherwise) {
    Step first = candidates.get(0);
    if (!first.guarded()) {
      return first.number();
    }
    List<Integer> key = new ArrayList<>(candidates.stream().map(Step::number).toList());
    key.add(-otherwise.ordinal());
    Draft draft =
        drafts.computeIfAbsent(
            key,
            k -> new Draft(first.event(), new ArrayList<>(), List.copyOf(candidates), otherwise));
    draft.states().add(state);
    int number = numbers.computeIfAbsent(key, k -> numbers.size());
    return steps + number;
  }

  public List<Decision> decisions() {
    List<Decision> decisions = new ArrayList<>();
    drafts.forEach(
        (key, draft) ->
            decisions.add(
                new Decision(
                    requireNonNull(numbers.get(key)),
                    method(draft),
                    draft.event(),
                    draft.states(),
                    draft.candidates(),
                    draft.otherwise())));
    return decisions;
  }

  /**
   * Returns the name for the method of a decision, such as {@code retryInSFailed}. Adds underscores
   * if another generated method has the same name.
   */
  private String method(Draft draft) {
    EventPlan on = draft.event();
    String event = on == null ? "always" : on.declared().words().method();
    String method = event + "In" + draft.states().get(0).type();
    while (!methods.add(method)) {
      method += "_";
    }
    return method;
  }
}
