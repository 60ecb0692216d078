package dev.pawl.processor.verify;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Interpreter;
import dev.pawl.processor.scxml.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * All macrosteps of a machine without timers. This class finds them by running the independent
 * interpreter with all possible results of predicates and choices.
 */
final class InterpretedGraph {

  /** Thrown if the machine has too many situations, or a macrostep does not end. */
  static final class UnsuitableException extends Exception {
    private static final long serialVersionUID = 1L;
  }

  /**
   * A macrostep.
   *
   * @param event the event from outside; empty for the start
   * @param observations the microsteps
   * @param to the key of the situation after the macrostep
   */
  record Macrostep(String event, List<String> observations, String to) {}

  private record Path(List<String> events, List<List<Integer>> scripts) {}

  private final Machine machine;
  private final int deferred;
  private final List<String> events;

  /**
   * The macrosteps from each situation, by the key of the situation. The key of the start is empty.
   */
  final Map<String, Set<Macrostep>> macrosteps = new LinkedHashMap<>();

  /** The situations that refuse or ignore an event, by event. */
  final Map<String, Set<String>> dropped = new HashMap<>();

  private static final int MAX_SITUATIONS = 150;
  private static final int MAX_SCRIPTS = 300;

  InterpretedGraph(Machine machine, int deferred) throws UnsuitableException {
    this.machine = machine;
    this.deferred = deferred;
    this.events =
        machine.events().stream()
            .filter(e -> e.kind() == Event.Kind.NAMED || e.kind() == Event.Kind.DIRECT)
            .map(Event::name)
            .toList();
    explore();
  }

  private void explore() throws UnsuitableException {
    Map<String, Path> known = new HashMap<>();
    Deque<String> waiting = new ArrayDeque<>();
    known.put("", new Path(List.of(), List.of()));
    waiting.add("");
    while (!waiting.isEmpty()) {
      String key = waiting.remove();
      if (known.size() > MAX_SITUATIONS) {
        throw new UnsuitableException();
      }
      Path path = known.get(key);
      Set<Macrostep> own = new TreeSet<>(java.util.Comparator.comparing(Macrostep::toString));
      macrosteps.put(key, own);
      for (String event : key.isEmpty() ? List.of("") : events) {
        List<Integer> script = new ArrayList<>();
        int runs = 0;
        do {
          if (++runs > MAX_SCRIPTS) {
            throw new UnsuitableException();
          }
          Path next = extended(path, event, script);
          ScriptedAnswers last = run(next, event, own, key);
          if (!known.containsKey(last.key)) {
            known.put(last.key, extended(path, event, last.taken()));
            waiting.add(last.key);
          }
          script = last.following();
        } while (!script.isEmpty());
      }
    }
  }

  private static Path extended(Path path, String event, List<Integer> script) {
    List<String> events = new ArrayList<>(path.events());
    events.add(event);
    List<List<Integer>> scripts = new ArrayList<>(path.scripts());
    scripts.add(List.copyOf(script));
    return new Path(events, scripts);
  }

  /**
   * Runs a path from the start. Adds the last macrostep of the path, unless that macrostep only
   * drops the event.
   */
  private ScriptedAnswers run(Path path, String event, Set<Macrostep> own, String from)
      throws UnsuitableException {
    ScriptedAnswers answers = new ScriptedAnswers();
    Interpreter interpreter = new Interpreter(machine, answers, 0);
    Step step = null;
    for (int i = 0; i < path.events().size(); i++) {
      answers.begin(path.scripts().get(i));
      try {
        step = i == 0 ? interpreter.start() : interpreter.fire(path.events().get(i));
      } catch (Interpreter.EndlessException e) {
        throw new UnsuitableException();
      }
      if (step.equals(Step.loop())) {
        throw new UnsuitableException();
      }
    }
    answers.key = interpreter.key();
    if (interpreter.mostDeferred() > deferred) {
      answers.key = from;
    } else if (!answers.key.equals(from) || !interpreter.observations().isEmpty()) {
      own.add(new Macrostep(event, interpreter.observations(), answers.key));
    } else {
      dropped.computeIfAbsent(event, e -> new TreeSet<>()).add(from);
    }
    return answers;
  }

  /** Results that a list of numbers determines. After the end of the list, the numbers are 0. */
  private static final class ScriptedAnswers implements Answers {

    private List<Integer> script = List.of();
    private final List<Integer> taken = new ArrayList<>();
    private final List<Integer> counts = new ArrayList<>();
    private final Map<String, Integer> evaluation = new HashMap<>();
    private String key = "";

    void begin(List<Integer> answers) {
      script = answers;
      taken.clear();
      counts.clear();
    }

    List<Integer> taken() {
      return List.copyOf(taken);
    }

    /** Returns the next list of numbers in lexical order; empty if there is none. */
    List<Integer> following() {
      List<Integer> next = new ArrayList<>(taken);
      while (!next.isEmpty()) {
        int last = next.size() - 1;
        if (next.get(last) + 1 < counts.get(last)) {
          next.set(last, next.get(last) + 1);
          return next;
        }
        next.remove(last);
      }
      return next;
    }

    private int answer(int count) {
      int at = taken.size();
      taken.add(at < script.size() ? script.get(at) : 0);
      counts.add(count);
      return taken.get(at);
    }

    @Override
    public void evaluates() {
      evaluation.clear();
    }

    @Override
    public boolean holds(String predicate, Integer context) {
      Integer known = evaluation.get(predicate);
      if (known == null) {
        known = answer(2);
        evaluation.put(predicate, known);
      }
      return known == 1;
    }

    @Override
    public String choose(String choice, List<String> targets, Integer context) {
      return targets.get(answer(targets.size()));
    }
  }

  /** Returns one line of text for each macrostep. */
  Set<String> lines() {
    Set<String> lines = new TreeSet<>();
    macrosteps.forEach(
        (from, steps) ->
            steps.forEach(
                s ->
                    lines.add(
                        from + " | " + s.event() + " | " + s.observations() + " | " + s.to())));
    return lines;
  }
}
