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
 * Whether some run of a machine makes just these records: the interpreter is run again and again,
 * until every answer of the user's code was tried. It shares nothing with what replays.
 */
final class ReplayOracle implements Answers {

  /** A run that asks more is most likely endless. */
  private static final int MOST_ASKED = 60;

  private final Machine machine;
  private final int runs;
  private final boolean steady;
  private final List<int[]> picked = new ArrayList<>();
  private final Map<String, Boolean> given = new HashMap<>();
  private int asked;
  private boolean cut;

  /**
   * An oracle.
   *
   * @param runs after how many nothing is known
   * @param steady whether a predicate answers the same until the next event from outside
   */
  ReplayOracle(Machine machine, int runs, boolean steady) {
    this.machine = machine;
    this.runs = runs;
    this.steady = steady;
  }

  /** Whether some run makes the records, as {@link Step#record} writes them; empty if unknown. */
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
      // what it made until then counts; what it would have made is not known
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
    if (asked == MOST_ASKED) {
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
