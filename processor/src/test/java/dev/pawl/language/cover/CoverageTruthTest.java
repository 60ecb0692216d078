package dev.pawl.language.cover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.cover.CategoryCoverage.Covered;
import dev.pawl.language.cover.CategoryCoverage.Missing;
import dev.pawl.language.explore.Evaluation;
import dev.pawl.language.explore.Step;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Machine;
import dev.pawl.language.path.Element;
import dev.pawl.language.path.Hop;
import dev.pawl.language.path.PathGraph;
import dev.pawl.language.path.Trail;
import dev.pawl.language.path.Trail.Place;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RandomCharts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Walks through random charts, records the walks, and compares the coverage with what the walks
 * really did.
 */
@Tag("slow")
class CoverageTruthTest {

  private static final int CHARTS = 20;
  private static final int WALKS = 4;
  private static final int STEPS = 25;

  @Test
  void coveredElementsAreThoseThatWereFired() {
    Fuzz fuzz = Fuzz.of(getClass(), CHARTS);
    int[] totals = new int[3];
    for (Machine machine : RandomCharts.machines(fuzz.random(), fuzz.count()).values()) {
      PathGraph graph = new PathGraph(machine);
      if (!graph.isTruncated()) {
        check(machine, graph, fuzz.random(), totals);
      }
    }
    System.out.printf(
        "%d charts, %d of %d elements were covered%n", totals[0], totals[1], totals[2]);
    assertTrue(totals[0] > CHARTS / 2 && totals[1] > totals[2] / 4);
  }

  private static void check(
      Machine machine, PathGraph graph, SplittableRandom random, int[] totals) {
    Walks walks = new Walks(graph, random);
    for (int i = 0; i < WALKS; i++) {
      walks.walk("WalkTest#walk" + i);
    }
    CoverageRecords records = new CoverageRecords(ResolvedMachine.of(machine), "v");
    CoverageReader reader = new CoverageReader(List.of(records));
    reader.begin("walks.jsonl");
    walks.lines.forEach(reader::line);
    assertEquals(List.of(), reader.warnings());
    MachineCoverage coverage = MachineCoverage.of(records, List.of());
    MachineCoverage empty =
        MachineCoverage.of(new CoverageRecords(ResolvedMachine.of(machine), "v"), List.of());
    totals[0]++;
    for (CoverageCategory category : walks.truth.keySet()) {
      CategoryCoverage found = coverage.of(category);
      Set<String> covered = texts(found);
      assertEquals(walks.truth.get(category), covered, category.word());
      totals[1] += found.covered().size();
      totals[2] += found.ratio().total();
      // a covered guard can count as infeasible: it can hold in a step in which its transition is
      // not taken
      if (category != CoverageCategory.GUARDS && graph.explorer().timers().count() == 0) {
        Set<String> feasible = new TreeSet<>();
        empty.of(category).missing().stream().map(Missing::text).forEach(feasible::add);
        assertEquals(
            Set.of(),
            covered.stream().filter(t -> !feasible.contains(t)).collect(Collectors.toSet()),
            () -> "Infeasible " + category.word());
      }
    }
    for (StateNode leaf : graph.machine().leaves()) {
      assertEquals(
          walks.truth.get(CoverageCategory.STATES).contains(leaf.name()),
          !coverage.testsOfState(leaf.number()).isEmpty());
    }
  }

  private static Set<String> texts(CategoryCoverage coverage) {
    Set<String> texts = new TreeSet<>();
    coverage.covered().stream().map(Covered::text).forEach(texts::add);
    return texts;
  }

  /**
   * Random walks along the steps of a model, with their records and the elements that they really
   * covered.
   */
  private static final class Walks {
    private final PathGraph graph;
    private final ResolvedMachine machine;
    private final SplittableRandom random;
    private final String name;
    private final List<String> lines = new ArrayList<>();
    private final List<Runnable> macrostep = new ArrayList<>();
    private final Map<CoverageCategory, Set<String>> truth = new EnumMap<>(CoverageCategory.class);

    Walks(PathGraph graph, SplittableRandom random) {
      this.graph = graph;
      this.machine = graph.machine();
      this.random = random;
      this.name = machine.declared().inPackage(machine.name());
      lines.add("{\"pawl\":1,\"machine\":\"" + name + "\",\"model\":\"v\"}");
      for (CoverageCategory category : CoverageCategory.values()) {
        if (category != CoverageCategory.PROPERTIES) {
          truth.put(category, new TreeSet<>());
        }
      }
    }

    void walk(String test) {
      Trail rules = new Trail(graph, false);
      Place place = Place.START;
      for (int i = 0; i < STEPS; i++) {
        List<Hop> hops = new ArrayList<>();
        for (Hop hop : graph.hops(place.situation())) {
          if (Trail.isPossible(Trail.through(place, hop))) {
            hops.add(hop);
          }
        }
        if (hops.isEmpty()) {
          return;
        }
        Hop hop = hops.get(random.nextInt(hops.size()));
        Condition all = Trail.through(place, hop);
        Map<String, Boolean> answers =
            Optional.ofNullable(all).flatMap(c -> c.example(Set.of())).orElse(Map.of());
        take(hop, answers, test);
        place = rules.after(place, hop, all);
        if (graph.isStable(place.situation())) {
          macrostep.forEach(Runnable::run);
          macrostep.clear();
        }
      }
      // a macrostep that does not end is rolled back
      macrostep.clear();
    }

    private void did(CoverageCategory category, String text) {
      macrostep.add(() -> truth.get(category).add(text));
    }

    private void take(Hop hop, Map<String, Boolean> answers, String test) {
      Step step = hop.step();
      for (Evaluation evaluation : step.evaluations()) {
        for (StateNode leaf : machine.leaves()) {
          if (graph.situation(hop.from()).isActive(leaf.number())) {
            ask(hop, leaf, evaluation.event(), answers, test);
          }
        }
      }
      for (Step.Taken taken : step.taken()) {
        take(hop, taken, answers, test);
      }
      if (hop.from() == PathGraph.START || !step.taken().isEmpty()) {
        for (String leaf : graph.leaves(hop.to())) {
          did(CoverageCategory.STATES, leaf);
          line(test, "\"entered\":\"" + leaf + "\"");
        }
      }
    }

    private LeafResponse response(StateNode leaf, int event) {
      return event < 0
          ? machine.candidates().eventless(leaf.number())
          : machine.candidates().of(leaf.number(), graph.event(event));
    }

    /** Returns the index of the candidate whose guard holds; -1 if there is none. */
    private int selected(Hop hop, StateNode leaf, int event, Map<String, Boolean> answers) {
      List<ResolvedTransition> candidates = response(leaf, event).candidates();
      for (int i = 0; i < candidates.size(); i++) {
        if (holds(candidates.get(i), hop, answers)) {
          return i;
        }
      }
      return -1;
    }

    private void ask(
        Hop hop, StateNode leaf, int event, Map<String, Boolean> answers, String test) {
      List<ResolvedTransition> candidates = response(leaf, event).candidates();
      if (candidates.isEmpty()) {
        return;
      }
      int selected = selected(hop, leaf, event, answers);
      for (int i = 0; i < candidates.size(); i++) {
        ResolvedTransition transition = candidates.get(i);
        boolean isAsked = selected < 0 || i <= selected;
        if (isAsked && transition.guarded()) {
          String guard = graph.cause(Element.refuted(transition.number(), event));
          did(CoverageCategory.GUARDS, guard + (i == selected ? " holds" : " does not hold"));
        }
      }
      did(CoverageCategory.STATES, leaf.name());
      line(test, asked(leaf, event) + ",\"selected\":" + selected);
    }

    private void take(Hop hop, Step.Taken taken, Map<String, Boolean> answers, String test) {
      int event = hop.step().event();
      for (StateNode leaf : machine.leaves()) {
        int selected = hop.from() < 0 ? -1 : selected(hop, leaf, event, answers);
        if (selected >= 0
            && graph.situation(hop.from()).isActive(leaf.number())
            && response(leaf, event).candidates().get(selected) == taken.transition()) {
          did(
              CoverageCategory.TRANSITIONS,
              graph.text(Element.taken(taken.transition().number(), event, taken.target())));
          String target =
              taken.target() < 0
                  ? ""
                  : ",\"target\":\"" + machine.node(taken.target()).name() + "\"";
          line(test, asked(leaf, event) + ",\"taken\":" + selected + target);
          return;
        }
      }
      throw new AssertionError("No active leaf selects " + taken);
    }

    private String asked(StateNode leaf, int event) {
      String name = event < 0 ? "" : graph.eventName(event);
      return "\"leaf\":\"" + leaf.name() + "\",\"event\":\"" + name + "\"";
    }

    private void line(String test, String rest) {
      String start = "{\"machine\":\"" + name + "\",\"test\":\"" + test + "\",";
      macrostep.add(() -> lines.add(start + rest + ",\"times\":1}"));
    }

    private boolean holds(ResolvedTransition transition, Hop hop, Map<String, Boolean> answers) {
      return transition.declared().guard().isEmpty()
          || holds(transition.declared().guard().get().formula(), transition, hop, answers);
    }

    private boolean holds(
        Formula formula, ResolvedTransition transition, Hop hop, Map<String, Boolean> answers) {
      if (formula instanceof Formula.Predicate predicate) {
        return answers.getOrDefault(predicate.name(), false);
      } else if (formula instanceof Formula.In in) {
        return transition
            .asked(in.state())
            .filter(n -> graph.situation(hop.from()).isActive(n.number()))
            .isPresent();
      } else if (formula instanceof Formula.Not not) {
        return !holds(not.operand(), transition, hop, answers);
      } else if (formula instanceof Formula.And and) {
        return and.operands().stream().allMatch(o -> holds(o, transition, hop, answers));
      }
      return ((Formula.Or) formula)
          .operands().stream().anyMatch(o -> holds(o, transition, hop, answers));
    }
  }
}
