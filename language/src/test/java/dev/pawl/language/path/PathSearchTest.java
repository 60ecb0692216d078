package dev.pawl.language.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PathSearchTest {

  private static PathSearch search(String states) {
    return new PathSearch(graph(states), CoverageCriterion.GUARDS, 10);
  }

  private static PathGraph graph(String states) {
    Problems problems = new Problems();
    String yaml = "machine: M\npackage: p\n" + states;
    PathGraph graph =
        YamlReader.read("m.pawl.yaml", yaml, "", true, new FakeTypes(), problems)
            .map(PathGraph::new)
            .orElseThrow(() -> new AssertionError(problems.all()));
    assertFalse(problems.hasErrors(), () -> problems.all().toString());
    return graph;
  }

  private static List<String> names(PathSearch search) {
    return search.paths().stream().map(ModelPath::displayName).toList();
  }

  @Test
  void elementsOfEndlessMacrostepsAreInfeasible() {
    PathSearch search =
        search(
            """
            states:
              A: { initial: true, on: { shout: { effects: [echo], raise: [shout] }, go: B } }
              B: { final: true }
            """);
    assertEquals(List.of("A: shout"), search.infeasible());
    assertEquals(List.of("A: shout"), search.endless());
    assertEquals(List.of("A → go → B"), names(search));
  }

  /** The guard decides whether the macrostep ends. */
  @Test
  void macrostepThatMayNotEndIsEndless() {
    PathSearch search =
        search(
            """
            states:
              A: { initial: true, on: { go: B } }
              B: { always: [{ guard: odd, to: C }, { to: D }] }
              C: { entry: { raise: [x] }, on: { x: C } }
              D: { final: true }
            """);
    assertEquals(List.of("A: go"), search.endless());
  }

  /** The graph omits further deferred events, so the macrosteps seem not to end. */
  @Test
  void macrostepBeyondTheLimitOfDeferredEventsIsNotEndless() {
    PathSearch search =
        search(
            """
            states:
              A: { initial: true, on: { go: { raise: [x, x, x] }, leave: B }, defer: [x] }
              B: { final: true }
            """);
    assertEquals(List.of(), search.endless());
  }

  @Test
  void endingMacrostepsWithLoopsAreFeasible() {
    PathSearch search =
        search(
            """
            states:
              A:
                initial: true
                on: { shout: [{ guard: enough, to: B }, { raise: [shout] }] }
              B: { final: true }
            """);
    assertEquals(List.of(), search.infeasible());
    assertEquals(List.of(), search.endless());
  }

  @Test
  void timersThatElapseTooLateAreInfeasible() {
    PathSearch search =
        search(
            """
            states:
              A:
                initial: true
                after: { 1s: { to: C } }
                states:
                  B: { initial: true, after: { 3s: { to: C } }, on: { leave: C } }
              C: { final: true }
            """);
    assertEquals(List.of("B: after 3s → C"), search.infeasible());
    assertEquals(Set.of(), search.untimed());
  }

  /** On most shortest paths, timers elapse too early or too late. */
  @Test
  void everyConfigurationOfRegionsWithTimersHasAPath() {
    PathSearch search =
        search(
            """
            parallel: true
            states:
              LEFT:
                states:
                  A0: { initial: true, on: { a: A1, both: A0 }, after: { 1m: A3 } }
                  A1: { on: { a: A2, both: A0 } }
                  A2: { on: { a: A3, both: A0 } }
                  A3: { on: { a: A4, both: A0 } }
                  A4: { on: { a: A5, both: A0 } }
                  A5: { on: { a: A6, both: A0 }, after: { 6m: A0 } }
                  A6: { on: { a: A7, both: A0 } }
                  A7: { on: { a: A0, both: A0 } }
              RIGHT:
                states:
                  B0: { initial: true, on: { b: B1, both: B0 }, after: { 1m: B3 } }
                  B1: { on: { b: B2, both: B0 } }
                  B2: { on: { b: B3, both: B0 } }
                  B3: { on: { b: B4, both: B0 } }
                  B4: { on: { b: B5, both: B0 } }
                  B5: { on: { b: B6, both: B0 }, after: { 6m: B0 } }
                  B6: { on: { b: B7, both: B0 } }
                  B7: { on: { b: B0, both: B0 } }
            """);
    Map<Set<String>, Integer> configurations = search.configurations();
    assertEquals(64, configurations.size());
    configurations.forEach((leaves, situation) -> assertTrue(search.to(situation).isPresent()));
  }

  /** A search for each pair takes minutes if regions have many states. */
  @Test
  void oneTimedSearchFindsTheTrailsToAllPairs() {
    PathGraph graph =
        graph(
            """
            parallel: true
            states:
              LEFT:
                states:
                  A0: { initial: true, on: { a: A1 }, after: { 1m: A2 } }
                  A1: { on: { a: A2 } }
                  A2: { on: { a: A0 }, after: { 3m: A0 } }
              RIGHT:
                states:
                  B0: { initial: true, on: { b: B1 }, after: { 1m: B2 } }
                  B1: { on: { b: B2 } }
                  B2: { on: { b: B0 }, after: { 3m: B0 } }
            """);
    PathSearch search = new PathSearch(graph, CoverageCriterion.PAIRS, 10);
    Set<Element> missing = new LinkedHashSet<>(search.feasible());
    missing.removeIf(e -> e.kind() != Element.Kind.PAIR);
    TimedSearch timed =
        new TimedSearch(graph, search, new Trail(graph, true), missing::contains, h -> false);
    for (int left = missing.size(); !missing.isEmpty() && left > 0; left--) {
      missing.removeAll(timed.next().orElseThrow().covered());
    }
    assertEquals(Set.of(), missing);
  }

  /** The long timer elapses only if the short one is restarted again and again. */
  @Test
  void shortTimerIsRestartedUntilLongOneElapses() {
    PathSearch search =
        search(
            """
            parallel: true
            states:
              LEFT:
                states:
                  WAITING: { initial: true, after: { 10s: { to: DONE } } }
                  DONE: {}
              RIGHT:
                states:
                  FRESH: { initial: true, after: { 3s: { to: STALE } }, on: { renew: FRESH } }
                  STALE: { on: { look: { guard: "in(DONE)" }, drop: GONE } }
                  GONE: { }
            """);
    assertEquals(Set.of(), search.untimed());
  }

  /** A poll elapses hundreds of times before the timeout. */
  @Test
  void repeatingTimersElapseUntilLongTimerIsDue() {
    PathSearch search =
        search(
            """
            states:
              IDLE: { initial: true, on: { submit: RUNNING } }
              RUNNING:
                every:
                  5s: { effects: [poll] }
                  7s: [{ guard: isVerbose, effects: [log] }]
                on: { answer: RUNNING, note: { effects: [log] } }
                after: { 1h: FAILED }
              FAILED: { final: true }
            """);
    assertEquals(Set.of(), search.untimed());
    assertTrue(
        names(search).stream().anyMatch(name -> name.matches(".*RUNNING\\.after\\.1h → FAILED")),
        () -> names(search).toString());
  }

  /** The text of a path would otherwise contain the name of the timer hundreds of times. */
  @Test
  void nameOfPathCountsEqualEvents() {
    PathSearch search =
        search(
            """
            states:
              A: { initial: true, every: { 1s: { effects: [poll] } }, after: { 15m: B } }
              B: { final: true }
            """);
    assertEquals(
        List.of("A → 899 × A.every.1s → A.after.15m → B"),
        names(search).stream().filter(name -> name.endsWith("B")).toList());
  }

  /** If {@code way} chooses L1, the transition of L1 preempts the one of R1. */
  @Test
  void choiceOfPreemptedTransitionIsPartOfThePath() {
    PathSearch search =
        search(
            """
            parallel: true
            states:
              Left:
                states:
                  L1: { initial: true, on: { go: L2 } }
                  L2: {}
              Right:
                states:
                  R1: { initial: true, on: { go: { to: [R2, L1], choose: way } } }
                  R2: {}
            """);
    assertEquals(
        List.of(
            "L1 + R1 → go [way: L1] → go [way: L1] → L1 + R1", "L1 + R1 → go [way: R2] → L2 + R2"),
        names(search).stream().sorted().toList());
  }

  /** A search from the start meets too many combinations of remaining times. */
  @Tag("slow")
  @Test
  void elementsBehindManyTimersAreCoveredByContinuedTrails() {
    PathSearch search =
        search(
            """
            on: { e3: S8 }
            states:
              S0:
                initial: true
                states:
                  S1:
                    initial: true
                    on:
                      e1: [{ to: S1, guard: "((p9 || p18) || !p21)" }, { to: S6, guard: "(!p10 && p0)" }]
                      e4: [{ to: S5, guard: "(p12 || p9)" }, { to: S1, guard: "((!p23 || !p14) || p1)" }]
                  S2:
                    every:
                      1s: [{ guard: "(!in(S8) || in(S3))", effects: [t1] }, { effects: [t3] }]
                    to: [S2]
                    states:
                      S3:
                        initial: true
                        on:
                          e2: S8
                          e3: [{ to: S5, guard: "((p3 || !p17) && (!p1 || in(S6)))" }, { to: S3, guard: "!p20" }, S6]
                          e4: S9
                        every: { 2s: { effects: [t7] } }
                        states:
                          S4: { on: { e2: S1, e4: S8 } }
                          S5:
                            after:
                              3s:
                                - { to: S4, guard: "!(p6 || p18)" }
                                - { to: S10, guard: "((p19 || p10) || (!p21 && p9))" }
                                - { name: late3s, effects: [t9] }
                              4s: { name: late4s, to: S1 }
                          S6:
                            initial: true
                            on:
                              e2: S5
                              e4: [{ to: S5, guard: p11, raise: [e3] }, { to: S3, guard: p23 }]
                          F7: { final: true }
                      S8: { on: { e0: S8, e2: S8 }, every: { wait5: { effects: [t12] } } }
                      S9: { on: { e0: { effects: [t13] }, e2: S8 } }
                  S10:
                    on:
                      e0: [{ to: S2, guard: "!p6", raise: [e2, e1] }, { effects: [t14] }]
                      e3: { to: F7, raise: [e0] }
            """);
    assertEquals(Set.of(), search.untimed());
  }

  /** If two timers are due at the same time, the timer that was started first elapses first. */
  @Test
  void delayOfTheLogicIsLongerThanThatOfTheTimerBefore() {
    PathSearch search =
        search(
            """
            states:
              A:
                initial: true
                after:
                  rest: { name: slow, guard: "in(C)", to: D }
                  2s: { name: quick, to: C, internal: true }
                states:
                  B: { initial: true }
                  C: {}
              D: { final: true }
            """);
    List<ModelPath> paths =
        search.paths().stream().filter(p -> p.displayName().endsWith("quick → slow → D")).toList();
    assertEquals(1, paths.size(), () -> names(search).toString());
    assertEquals(
        Map.of("rest", List.of(Duration.ofMillis(2_001))), paths.get(0).timing().delays(0));
  }
}
