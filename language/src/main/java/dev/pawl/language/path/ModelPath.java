package dev.pawl.language.path;

import dev.pawl.language.semantics.GuardSpace.Condition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A path through a machine: events that are fired at a new instance, timers that elapse, and the
 * results of logic methods.
 */
public final class ModelPath {

  /** The minimum number of equal events that the name of a path shows as a number. */
  private static final int MIN_COUNTED = 4;

  /** The numbers of words at the beginning and the end of the name of a long path. */
  private static final int FIRST_WORDS = 20;

  private static final int LAST_WORDS = 10;

  private final PathGraph graph;
  private final Trail trail;
  private final PathTiming timing;
  private final List<List<Hop>> macrosteps;
  private final List<List<Gap>> gaps;
  private final String displayName;

  public ModelPath(PathGraph graph, Trail trail, PathTiming timing) {
    this.graph = graph;
    this.trail = trail;
    this.timing = timing;
    this.macrosteps = macrosteps(trail.hops());
    this.gaps = gaps();
    this.displayName = sentence();
  }

  /**
   * Returns the path as a sentence, with the first state, the events, and the last state of the
   * path. Relevant results of predicates are in brackets. A number precedes an event that occurs
   * several times in succession.
   */
  public String displayName() {
    return displayName;
  }

  /** Returns the declared names of the events and timers, in order. */
  public List<String> events() {
    return macrosteps.stream().skip(1).map(m -> graph.eventName(input(m))).toList();
  }

  @Override
  public String toString() {
    return displayName;
  }

  /** Groups hops by macrosteps. The first group is the start of the instance. */
  public static List<List<Hop>> macrosteps(List<Hop> hops) {
    List<List<Hop>> all = new ArrayList<>();
    for (Hop hop : hops) {
      if (hop.from() == PathGraph.START || hop.step().input() >= 0) {
        all.add(new ArrayList<>());
      }
      all.get(all.size() - 1).add(hop);
    }
    return all;
  }

  public List<List<Hop>> macrosteps() {
    return macrosteps;
  }

  /** Returns the results of logic methods in the macrostep with the given index. */
  public List<Gap> gaps(int macrostep) {
    return gaps.get(macrostep);
  }

  public PathTiming timing() {
    return timing;
  }

  public static int input(List<Hop> macrostep) {
    return macrostep.get(0).step().input();
  }

  private List<List<Gap>> gaps() {
    List<List<Gap>> all = new ArrayList<>();
    int at = 0;
    for (List<Hop> macrostep : macrosteps) {
      List<@Nullable Condition> conditions = new ArrayList<>();
      for (int i = 0; i < macrostep.size(); i++) {
        conditions.add(trail.condition(at++));
      }
      all.add(graph.gaps(macrostep, conditions));
    }
    return all;
  }

  private String sentence() {
    List<String> events = new ArrayList<>();
    for (int i = 1; i < macrosteps.size(); i++) {
      List<Hop> macrostep = macrosteps.get(i);
      String outcome = graph.observed(macrostep).outcome();
      boolean isUnusual =
          !outcome.equals(Observation.MOVED) && !outcome.equals(Observation.ELAPSED);
      String event = graph.eventName(input(macrostep));
      events.add(event + remarks(i) + (isUnusual ? " (" + outcome + ")" : ""));
    }
    List<String> words = new ArrayList<>();
    words.add(place(macrosteps.get(0)) + remarks(0));
    for (int i = 0, end; i < events.size(); i = end) {
      end = i + 1;
      while (end < events.size() && events.get(end).equals(events.get(i))) {
        end++;
      }
      if (end - i < MIN_COUNTED) {
        words.addAll(events.subList(i, end));
      } else {
        words.add(end - i + " × " + events.get(i));
      }
    }
    if (!events.isEmpty()) {
      words.add(place(macrosteps.get(macrosteps.size() - 1)));
    }
    int omitted = words.size() - FIRST_WORDS - LAST_WORDS;
    if (omitted > 1) {
      List<String> middle = words.subList(FIRST_WORDS, FIRST_WORDS + omitted);
      middle.clear();
      middle.add("… " + omitted + " more …");
    }
    return String.join(" → ", words);
  }

  private String place(List<Hop> macrostep) {
    return String.join(" + ", graph.leaves(macrostep.get(macrostep.size() - 1).to()));
  }

  private String remarks(int macrostep) {
    Set<String> remarks = new LinkedHashSet<>();
    Map<String, List<String>> chosen = new LinkedHashMap<>();
    int gap = 0;
    Set<String> asked = new LinkedHashSet<>();
    for (Hop hop : macrosteps.get(macrostep)) {
      asked.addAll(graph.asked(hop));
      if (graph.closesGap(hop)) {
        Gap own = gaps.get(macrostep).get(gap++);
        own.answers()
            .forEach(
                (name, value) -> {
                  if (asked.contains(name)) {
                    remarks.add(value ? name : "!" + name);
                  }
                });
        own.choices().forEach(chosen::put);
        asked.clear();
      }
    }
    chosen.forEach((method, states) -> remarks.add(method + ": " + String.join(", ", states)));
    return remarks.isEmpty() ? "" : " [" + String.join(", ", remarks) + "]";
  }
}
