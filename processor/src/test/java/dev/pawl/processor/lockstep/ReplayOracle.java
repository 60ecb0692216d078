package dev.pawl.processor.lockstep;

import dev.pawl.language.Named;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Determines whether some run of a machine produces exactly the given records: the interpreter runs
 * with all combinations of results of user code. Shares no code with the replay.
 */
final class ReplayOracle implements Answers {

  /** The maximum number of calls of user code in a run; more probably means a loop. */
  private static final int MAX_ASKED = 60;

  private final Machine machine;
  private final int runs;
  private final boolean steady;
  private final List<int[]> picked = new ArrayList<>();
  private final Map<String, Boolean> given = new HashMap<>();
  private int asked;
  private boolean cut;

  /**
   * Creates an oracle.
   *
   * @param runs the number of runs after which the result is unknown
   * @param steady whether predicates are constant between external events
   */
  ReplayOracle(Machine machine, int runs, boolean steady) {
    this.machine = machine;
    this.runs = runs;
    this.steady = steady;
  }

  /**
   * Returns whether some run produces the records, as {@link Step#record} formats them; empty if
   * unknown.
   */
  Optional<Boolean> isPossible(List<String> records) {
    picked.clear();
    cut = false;
    for (int run = 0; run < runs; run++) {
      asked = 0;
      if (makes(records)) {
        return Optional.of(true);
      }
      while (!picked.isEmpty() && ++last()[0] == last()[1]) {
        picked.remove(picked.size() - 1);
      }
      if (picked.isEmpty()) {
        return cut ? Optional.empty() : Optional.of(false);
      }
    }
    return Optional.empty();
  }

  private int[] last() {
    return picked.get(picked.size() - 1);
  }

  private boolean makes(List<String> records) {
    Interpreter interpreter = new Interpreter(machine, this, 0);
    List<String> made = new ArrayList<>();
    try {
      given.clear();
      Step step = interpreter.start();
      made.addAll(interpreter.records());
      while (!step.outcome().equals(Step.LOOP)
          && made.size() < records.size()
          && records.subList(0, made.size()).equals(made)) {
        String next = records.get(made.size());
        String event = next.substring(next.indexOf(':') + 1);
        if (event.equals(next) || !mayHappen(event, interpreter)) {
          return false;
        }
        given.clear();
        step = interpreter.fire(event);
        if (interpreter.records().isEmpty()) {
          return false;
        }
        made.addAll(interpreter.records());
      }
    } catch (Interpreter.EndlessException e) {
      // the records before the loop was detected are known; further records are unknown
      made.addAll(interpreter.records());
      cut |= made.size() < records.size() && records.subList(0, made.size()).equals(made);
    }
    return made.size() >= records.size() && made.subList(0, records.size()).equals(records);
  }

  private boolean mayHappen(String name, Interpreter interpreter) {
    Event.Kind kind = Named.event(machine, name).orElseThrow().kind();
    return kind == Event.Kind.TIMER ? interpreter.isRunning(name) : kind != Event.Kind.DONE;
  }

  private int pick(int options) {
    if (asked == MAX_ASKED) {
      throw new Interpreter.EndlessException();
    }
    if (asked == picked.size()) {
      picked.add(new int[] {0, options});
    }
    return picked.get(asked++)[0];
  }

  @Override
  public boolean holds(String predicate, Integer context) {
    return steady ? given.computeIfAbsent(predicate, p -> pick(2) == 1) : pick(2) == 1;
  }

  @Override
  public Integer update(String update, Integer context) {
    return context;
  }

  @Override
  public String choose(String choice, List<String> targets, Integer context) {
    return targets.get(pick(targets.size()));
  }
}
