package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.Documents;
import dev.pawl.processor.browser.Browser;
import dev.pawl.processor.browser.CopiedTest;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import dev.pawl.processor.option.Output;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests, with random charts and properties, that pages can follow every counterexample. The tests
 * that the pages generate must pass on the compiled machines.
 */
@Tag("slow")
class PathsInPagesTest {

  private static final int BY_DEFAULT = 4;
  private static final int PROPERTIES = 5;

  /**
   * A script that follows all paths of a page. The script returns the configurations, the problem
   * and the generated test of each path.
   */
  private static final String FOLLOW =
      """
      const { model, chart } = MachinePage;
      const names = JSON.parse(document.getElementById("java").textContent);
      return (model.properties || []).filter((one) => one.counterexample).map((one) => {
        const walk = new Walk(chart);
        const path = PropertyPath.of(chart, one);
        const found = { name: one.name, problem: path.problem, steps: [], source: "" };
        if (path.steps.length > 0) {
          walk.follow(path);
          found.steps = path.steps.map(({ instance }) =>
            instance.active.filter((node) => chart.isLeaf(node)).map((node) => node.name).join());
          found.source = new JUnitTest(names, walk).text();
        }
        return found;
      });
      """;

  @TempDir Path folder;

  @Test
  void pagesFollowCounterexamplesAndTheirTestsPass() throws Exception {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    SplittableRandom random = fuzz.random();
    RestingCharts charts = new RestingCharts(random.split());
    List<String> machines = new ArrayList<>();
    List<String> sources = new ArrayList<>();
    int endless = 0;
    int restless = 0;
    try (Browser browser = Browser.start(folder.resolve("browser"))) {
      while (machines.size() < fuzz.count()) {
        RestingCharts.Chart chart = charts.next();
        if (ResolvedMachine.of(chart.machine()).events().isEmpty()) {
          continue;
        }
        ResolvedMachine machine = verified(chart, random.split());
        String page = Documents.of(machine, Output.HTML, TextDiagram.Options.DEFAULT);
        browser.open(page);
        Map<String, Counterexample> expected = runs(machine);
        List<?> followed = (List<?>) browser.run(FOLLOW);
        assertEquals(expected.size(), followed.size(), chart.yaml());
        for (Object one : followed) {
          Map<?, ?> path = (Map<?, ?>) one;
          Counterexample run = expected.get(path.get("name"));
          String problem = (String) path.get("problem");
          List<?> steps = (List<?>) path.get("steps");
          assertTrue(
              problem.isEmpty() || problem.contains("never ends"),
              () -> problem + run + "\n" + chart.yaml());
          assertEquals(
              run.steps().stream()
                  .limit(problem.isEmpty() ? run.steps().size() : steps.size())
                  .map(s -> String.join(",", s.leaves()))
                  .toList(),
              steps,
              () -> run + "\n" + chart.yaml());
          if (!problem.isEmpty()) {
            restless++;
            continue;
          }
          sources.add((String) path.get("source"));
          endless += run.endless() ? 1 : 0;
        }
        machines.add(chart.yaml());
      }
    }
    System.out.println(
        sources.size() + " paths, " + endless + " endless; not to the end: " + restless);
    assertTrue(sources.size() > fuzz.count() && restless < sources.size() / 4, "few paths");
    CopiedTest.run(CopiedTest.compiled(folder, machines), folder, sources);
  }

  private static Map<String, Counterexample> runs(ResolvedMachine machine) {
    return machine.verdicts().stream()
        .filter(r -> r.run().isPresent())
        .collect(Collectors.toMap(r -> r.property().name().name(), r -> r.run().orElseThrow()));
  }

  private static ResolvedMachine verified(RestingCharts.Chart chart, SplittableRandom random) {
    Machine machine = chart.machine();
    List<String> states =
        machine.tree().declared().stream().filter(s -> !s.isHistory()).map(State::name).toList();
    List<String> events = ResolvedMachine.of(machine).events().stream().map(Event::name).toList();
    StringBuilder yaml = new StringBuilder(chart.yaml());
    yaml.append("verify:\n  assume:\n    - { deferredAtMost: 2 }\n  properties:\n");
    for (int i = 0; i < PROPERTIES; i++) {
      String claim = RandomProperty.of(random, states, events).yaml();
      yaml.append("    p").append(i).append(": { ").append(claim).append(", vacuous: true }\n");
    }
    Problems problems = new Problems();
    return Charts.read(yaml.toString(), problems)
        .flatMap(m -> Checks.run(m, problems, false))
        .orElseThrow(() -> new AssertionError(problems.all() + "\n" + yaml));
  }
}
