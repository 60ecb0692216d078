package dev.pawl.language.cover;

import dev.pawl.language.model.Event;
import dev.pawl.language.path.Element;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The records of tests about one machine: the transitions that the tests took, the outcomes of
 * guards, and the active leaves. Each record counts the occurrences in each test. Not thread-safe.
 */
public final class CoverageRecords {

  private final ResolvedMachine machine;
  private final String version;
  private final Map<String, StateNode> leaves = new HashMap<>();
  private final Map<String, Integer> events = new HashMap<>();
  private final Map<Element, TestCounts> taken = new LinkedHashMap<>();
  private final Map<Element, TestCounts> held = new LinkedHashMap<>();
  private final Map<Element, TestCounts> refuted = new LinkedHashMap<>();
  private final Map<Integer, TestCounts> entered = new HashMap<>();
  private final Map<Integer, TestCounts> asked = new HashMap<>();

  /**
   * Creates empty records.
   *
   * @param version the version of the compiled model from which all records originate
   */
  public CoverageRecords(ResolvedMachine machine, String version) {
    this.machine = machine;
    this.version = version;
    machine.leaves().forEach(n -> leaves.put(n.name(), n));
    machine.namedEvents().forEach(e -> events.put(e.name(), events.size()));
  }

  public ResolvedMachine machine() {
    return machine;
  }

  String version() {
    return version;
  }

  /** Returns whether a test recorded anything. */
  boolean isEmpty() {
    return entered.isEmpty() && asked.isEmpty();
  }

  /**
   * Returns how often tests took each transition, distinguished by the event and the chosen target.
   */
  Map<Element, TestCounts> taken() {
    return taken;
  }

  /** Returns how often each guard held. The keys are results of {@link #guard}. */
  Map<Element, TestCounts> held() {
    return held;
  }

  /** Returns how often each guard did not hold. The keys are results of {@link #guard}. */
  Map<Element, TestCounts> refuted() {
    return refuted;
  }

  /** Returns the element that represents the guard of a transition for an event. */
  static Element guard(int transition, int event) {
    return Element.refuted(transition, event);
  }

  /** Returns how often a leaf was active; empty if the leaf was never active. */
  Optional<TestCounts> active(int leaf) {
    TestCounts counts = entered.get(leaf);
    return Optional.ofNullable(counts == null ? asked.get(leaf) : counts);
  }

  /** Thrown if a line of a coverage file does not fit the machine. */
  static final class BadLineException extends Exception {
    private static final long serialVersionUID = 1L;

    final String reason;

    BadLineException(String reason) {
      super(reason);
      this.reason = reason;
    }
  }

  /**
   * Adds a line of a coverage file.
   *
   * @param line the members of the JSON object
   */
  void add(Map<String, String> line) throws BadLineException {
    String test = line.getOrDefault("test", "");
    long times = number(line, "times");
    if (times < 1) {
      throw new BadLineException("\"times\" must be positive");
    }
    if (line.containsKey("entered")) {
      count(entered, leaf(line, "entered").number(), test, times);
    } else if (line.containsKey("selected")) {
      select(line, test, times);
    } else if (line.containsKey("taken")) {
      take(line, test, times);
    } else {
      throw new BadLineException("it has neither \"entered\" nor \"selected\" nor \"taken\"");
    }
  }

  private void select(Map<String, String> line, String test, long times) throws BadLineException {
    List<ResolvedTransition> candidates = candidates(line);
    int event = event(line);
    int selected = (int) number(line, "selected");
    if (selected >= 0) {
      ResolvedTransition transition = candidate(candidates, selected);
      if (transition.guarded()) {
        count(held, guard(transition.number(), event), test, times);
      }
    } else if (candidates.stream().anyMatch(t -> !t.guarded())) {
      throw new BadLineException("a transition without a guard is always selected");
    }
    candidates
        .subList(0, selected < 0 ? candidates.size() : selected)
        .forEach(t -> count(refuted, guard(t.number(), event), test, times));
    count(asked, leaf(line, "leaf").number(), test, times);
  }

  private void take(Map<String, String> line, String test, long times) throws BadLineException {
    ResolvedTransition transition = candidate(candidates(line), (int) number(line, "taken"));
    int target = -1;
    if (transition.declared().dynamic()) {
      String name = line.getOrDefault("target", "");
      target =
          transition.targets().stream()
              .filter(n -> n.name().equals(name))
              .findFirst()
              .map(StateNode::number)
              .orElseThrow(() -> new BadLineException("\"" + name + "\" cannot be chosen"));
    }
    count(taken, Element.taken(transition.number(), event(line), target), test, times);
    int leaf = leaf(line, "leaf").number();
    asked.computeIfAbsent(leaf, l -> new TestCounts()).addIfNew(test, times);
  }

  private static <K> void count(Map<K, TestCounts> counts, K key, String test, long times) {
    counts.computeIfAbsent(key, k -> new TestCounts()).add(test, times);
  }

  private List<ResolvedTransition> candidates(Map<String, String> line) throws BadLineException {
    int leaf = leaf(line, "leaf").number();
    int number = event(line);
    if (number < 0) {
      return machine.candidates().eventless(leaf).candidates();
    }
    Event event = machine.namedEvents().get(number);
    LeafResponse response = machine.candidates().of(leaf, event);
    return response.candidates();
  }

  private static ResolvedTransition candidate(List<ResolvedTransition> candidates, int index)
      throws BadLineException {
    if (index < 0 || index >= candidates.size()) {
      throw new BadLineException(
          "the leaf has " + candidates.size() + " candidates for the event, but not " + index);
    }
    return candidates.get(index);
  }

  private StateNode leaf(Map<String, String> line, String key) throws BadLineException {
    String name = line.getOrDefault(key, "");
    StateNode leaf = leaves.get(name);
    if (leaf == null) {
      throw new BadLineException("the machine has no leaf \"" + name + "\"");
    }
    return leaf;
  }

  /** Returns the number of the event of a line; -1 if the line names no event. */
  private int event(Map<String, String> line) throws BadLineException {
    String name = line.getOrDefault("event", "");
    Integer number = name.isEmpty() ? Integer.valueOf(-1) : events.get(name);
    if (number == null) {
      throw new BadLineException("the machine has no event \"" + name + "\"");
    }
    return number;
  }

  private static long number(Map<String, String> line, String key) throws BadLineException {
    String text = line.getOrDefault(key, "");
    if (!text.matches("-?\\d{1,15}")) {
      throw new BadLineException("\"" + key + "\" must be a number");
    }
    return Long.parseLong(text);
  }
}
