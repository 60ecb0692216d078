package dev.pawl.processor.plan;

import dev.pawl.language.semantics.LeafResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the choices that must be made when an event comes, each once however many states share it.
 */
final class DecisionPlanner {

  private record Draft(
      EventPlan event,
      List<StatePlan> states,
      List<Step> candidates,
      LeafResponse.Otherwise otherwise) {}

  private final int steps;
  private final Set<String> methods;
  private final Map<List<Integer>, Draft> drafts = new LinkedHashMap<>();
  private final Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();

  /**
   * @param steps how many there are
   * @param taken the names of other methods beside those of the decisions
   */
  public DecisionPlanner(int steps, Set<String> taken) {
    this.steps = steps;
    this.methods = new HashSet<>(taken);
  }

  public Row.Entry entry(StatePlan state, List<Step> candidates, LeafResponse.Otherwise otherwise) {
    Step first = candidates.get(0);
    if (!first.guarded()) {
      return new Row.Entry(first.event(), candidates, first.number());
    }
    List<Integer> key = new ArrayList<>(candidates.stream().map(Step::number).toList());
    key.add(-otherwise.ordinal());
    Draft draft =
        drafts.computeIfAbsent(
            key,
            k -> new Draft(first.event(), new ArrayList<>(), List.copyOf(candidates), otherwise));
    draft.states().add(state);
    int number = numbers.computeIfAbsent(key, k -> numbers.size());
    return new Row.Entry(first.event(), candidates, steps + number);
  }

  public List<Decision> decisions() {
    List<Decision> decisions = new ArrayList<>();
    drafts.forEach(
        (key, draft) ->
            decisions.add(
                new Decision(
                    numbers.get(key),
                    method(draft),
                    draft.event(),
                    draft.states(),
                    draft.candidates(),
                    draft.otherwise())));
    return decisions;
  }

  /** {@code retryInSFailed}, and with an underscore what would have the name of another. */
  private String method(Draft draft) {
    String event = draft.event() == null ? "always" : draft.event().declared().words().method();
    String method = event + "In" + draft.states().get(0).type();
    while (!methods.add(method)) {
      method += "_";
    }
    return method;
  }
}
