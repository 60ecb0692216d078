package dev.pawl.test;

import dev.pawl.Machine;
import dev.pawl.language.path.CoverageCriterion;
import dev.pawl.language.path.Element;
import dev.pawl.language.path.PathGraph;
import dev.pawl.language.path.PathSearch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.opentest4j.AssertionFailedError;

/**
 * Creates tests that lead instances along paths through a machine. Together, the tests take every
 * transition that some run can take, let every guard fail once, and fire every illegal event in
 * every configuration.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> order() {
 *   return MachinePaths.of(OrderMachine.class).tests();
 * }
 * }</pre>
 *
 * <p>Each test builds an instance of the generated machine and fires the events of a path. After
 * each event, the test compares the instance with the model that the compiler has written. The test
 * compares the active states, the taken transitions, the effects, the running timers and the
 * deferred events. Time is virtual. If {@link #logic} is not set, predicates, choices and delays
 * return the results that the path needs, and updates return the context unchanged. If no logic is
 * set, each test also uses a second instance, for which predicates that do not matter for the path
 * return the opposite results.
 *
 * <p>All settings must precede the first call of {@link #tests()}, {@link #paths()} or {@link
 * #report()}. This class is not thread-safe.
 */
public final class MachinePaths {

  private static final int DEFAULT_LONGEST = 10;
  private static final int MAX_NAMES = 4;

  private final GeneratedMachine generated;
  private final Map<String, Map<String, Object>> given = new HashMap<>();
  private final Set<String> only = new LinkedHashSet<>();
  private ArgumentSource arguments = (event, name, type) -> Optional.empty();
  private Strength strength = Strength.GUARDS;
  private int longest = DEFAULT_LONGEST;
  private @Nullable Supplier<?> context;
  private @Nullable Supplier<?> logic;
  private @Nullable Supplier<?> effects;
  private @Nullable Found found;
  private @Nullable PathRunner runner;

  private record Found(
      PathGraph graph, PathSearch search, PathRunner runner, List<MachinePath> paths) {}

  MachinePaths(GeneratedMachine generated) {
    this.generated = generated;
  }

  /**
   * Returns an object that creates the tests of a machine.
   *
   * @param machine the generated class
   * @throws IllegalStateException if the class path does not contain the model of the machine
   */
  public static MachinePaths of(Class<? extends Machine<?, ?>> machine) {
    return new MachinePaths(new GeneratedMachine(machine));
  }

  // Settings.

  /** Sets which elements of the machine the paths cover. The default is {@link Strength#GUARDS}. */
  public MachinePaths strength(Strength strength) {
    this.strength = Objects.requireNonNull(strength, "strength");
    return changed();
  }

  /**
   * Sets the number of events after which a path is not continued. The default is 10. A path may
   * have more events only if no shorter path reaches an element of the machine.
   *
   * @throws IllegalArgumentException if the number is not positive
   */
  public MachinePaths longest(int events) {
    if (events < 1) {
      throw new IllegalArgumentException("A path must have at least one event: " + events);
    }
    this.longest = events;
    return changed();
  }

  /**
   * Sets the supplier that returns a new context for each path. The default is a context with
   * default values, such as zero, false and empty collections.
   */
  public MachinePaths context(Supplier<?> context) {
    this.context = Objects.requireNonNull(context, "context");
    return changed();
  }

  /**
   * Sets the supplier that returns the logic for each path. When the logic returns a result that
   * the path does not expect, the test of the path is aborted. Up to that point, the machine must
   * behave as the model predicts for the results of the logic. If no logic is set, predicates
   * return the results that each path needs.
   */
  public MachinePaths logic(Supplier<?> logic) {
    this.logic = Objects.requireNonNull(logic, "logic");
    return changed();
  }

  /**
   * Sets the supplier that returns the implementation of the effects for each path. Effects must
   * not fire events. By default, effects are only recorded.
   */
  public MachinePaths effects(Supplier<?> effects) {
    this.effects = Objects.requireNonNull(effects, "effects");
    return changed();
  }

  /**
   * Sets the source of the arguments with which events are fired. By default, arguments have
   * default values.
   */
  public MachinePaths arguments(ArgumentSource arguments) {
    this.arguments = Objects.requireNonNull(arguments, "arguments");
    return changed();
  }

  /**
   * Sets an argument of an event. This argument takes precedence over {@link #arguments}.
   *
   * @param event the declared name of the event
   * @param name the name of the component of the event's payload
   * @throws IllegalArgumentException if the machine has no such event, or the event no such
   *     component
   */
  public MachinePaths argument(String event, String name, Object value) {
    generated.requireComponent(event, name);
    Objects.requireNonNull(value, "value");
    given.computeIfAbsent(event, e -> new HashMap<>()).put(name, value);
    return changed();
  }

  /**
   * Limits the tests to those with the given display names, for example to run one path again.
   *
   * @param displayNames the names of tests, as test reports show them
   */
  public MachinePaths only(String... displayNames) {
    only.addAll(List.of(displayNames));
    return this;
  }

  private MachinePaths changed() {
    found = null;
    runner = null;
    return this;
  }

  // Results.

  /**
   * Returns the tests:
   *
   * <ul>
   *   <li>one test for each path
   *   <li>one test for each configuration, which fires the events that an instance in this
   *       configuration refuses or ignores
   *   <li>if {@link #logic} is set, one test for each declared counter
   *   <li>one test that reports how many elements the paths cover, and that fails if the paths miss
   *       an element or if a macrostep may never end
   * </ul>
   *
   * @throws IllegalArgumentException if a name was passed to {@link #only} that no test has
   */
  public Stream<DynamicTest> tests() {
    List<DynamicTest> tests = new ArrayList<>();
    allCases().forEach(c -> tests.add(DynamicTest.dynamicTest(c.displayName(), c::run)));
    if (logic != null) {
      new CounterChecks(this).tests().forEach(tests::add);
    }
    if (!only.isEmpty()) {
      requireNames(tests.stream().map(DynamicTest::getDisplayName).toList());
      return tests.stream().filter(t -> only.contains(t.getDisplayName()));
    }
    tests.add(DynamicTest.dynamicTest(report().toString(), this::requireAll));
    return tests.stream();
  }

  /**
   * Returns the tests that lead an instance along a path. The tests of counters and of the coverage
   * are not included.
   */
  List<Case> cases() {
    List<Case> cases = allCases();
    if (only.isEmpty()) {
      return cases;
    }
    requireNames(cases.stream().map(Case::displayName).toList());
    return cases.stream().filter(c -> only.contains(c.displayName())).toList();
  }

  private List<Case> allCases() {
    List<Case> cases = new ArrayList<>();
    paths().forEach(p -> cases.add(new Case(p.displayName(), p, p::drive)));
    addRefusals(cases);
    return cases;
  }

  private void requireNames(List<String> names) {
    for (String name : only) {
      if (!names.contains(name)) {
        throw new IllegalArgumentException("No test has the name \"" + name + "\".");
      }
    }
  }

  /**
   * A test that leads an instance along a path.
   *
   * @param path the path along which the test leads the instance
   * @param test the function that runs the test and returns the instance
   */
  record Case(String displayName, MachinePath path, Supplier<DrivenInstance> test) {

    DrivenInstance run() {
      return test.get();
    }
  }

  /** Returns the paths along which the tests lead instances. */
  public List<MachinePath> paths() {
    return found().paths();
  }

  /**
   * Returns a report on the elements that the paths cover and the elements that no run can cover.
   */
  public PathReport report() {
    Found all = found();
    PathGraph graph = all.graph();
    Set<Element> feasible = all.search().feasible();
    List<String> missing = new ArrayList<>();
    all.search().untimed().forEach(e -> missing.add(graph.text(e)));
    return new PathReport(
        graph.machine().name(),
        feasible.size() + missing.size(),
        feasible.size(),
        all.paths().size(),
        all.search().infeasible(),
        missing,
        all.search().endless(),
        !all.search().isTruncated());
  }

  /** If a logic is set, checks that it counts as the declared counters say. */
  void requireCounters() {
    if (logic != null) {
      new CounterChecks(this).run();
    }
  }

  /** Throws an error if a macrostep may never end, or the paths miss a feasible element. */
  void requireAll() {
    PathReport report = report();
    if (!report.endless().isEmpty()) {
      throw new AssertionFailedError(
          report.machine()
              + " throws an exception because its raised events or eventless transitions never end: "
              + String.join("; ", report.endless())
              + ". Give one of them a guard, or remove one.");
    }
    if (!report.missing().isEmpty() || !report.complete()) {
      throw new AssertionFailedError(
          "The paths do not cover "
              + report.machine()
              + ": "
              + report
              + ". Write a test of your own for the rest, and select the other tests with only(…).");
    }
  }

  private void addRefusals(List<Case> cases) {
    Found all = found();
    all.search()
        .configurations()
        .forEach(
            (leaves, situation) ->
                all.search()
                    .to(situation)
                    .ifPresent(
                        p ->
                            cases.add(
                                new Case(
                                    String.join(" + ", leaves) + refused(all, situation),
                                    new MachinePath(p, all.runner()),
                                    () -> all.runner().refuse(p)))));
  }

  private static String refused(Found all, int situation) {
    List<String> refused = new ArrayList<>();
    List<String> ignored = new ArrayList<>();
    all.graph()
        .untaken(situation)
        .forEach(
            (event, untaken) -> {
              if (!all.graph().isInternal(event)) {
                (untaken.isIgnored() ? ignored : refused).add(all.graph().eventName(event));
              }
            });
    if (refused.isEmpty() && ignored.isEmpty()) {
      return " takes all events";
    }
    return (refused.isEmpty() ? "" : " refuses " + listed(refused))
        + (refused.isEmpty() || ignored.isEmpty() ? "" : " and")
        + (ignored.isEmpty() ? "" : " ignores " + listed(ignored));
  }

  private static String listed(List<String> names) {
    return names.size() <= MAX_NAMES
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, MAX_NAMES))
            + ", and "
            + (names.size() - MAX_NAMES)
            + " more";
  }

  private Found found() {
    if (found == null) {
      PathRunner runner = runner();
      PathGraph graph = runner.graph();
      CoverageCriterion criterion = CoverageCriterion.valueOf(strength.name());
      PathSearch search = new PathSearch(graph, criterion, longest);
      List<MachinePath> paths =
          search.paths().stream().map(p -> new MachinePath(p, runner)).toList();
      found = new Found(graph, search, runner, paths);
    }
    return found;
  }

  /** Returns the object that runs paths with these settings. */
  PathRunner runner() {
    if (runner == null) {
      runner =
          new PathRunner(
              generated,
              new PathGraph(generated.model()),
              new DrivenInstance.UserCode(context, logic, effects, this::argument));
    }
    return runner;
  }

  private Optional<?> argument(String event, String name, Class<?> type) {
    Map<String, Object> own = given.getOrDefault(event, Map.of());
    return own.containsKey(name)
        ? Optional.of(own.get(name))
        : arguments.argument(event, name, type);
  }
}
