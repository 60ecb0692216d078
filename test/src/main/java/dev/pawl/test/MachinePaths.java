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
 * The paths through a machine, one test for each. Together the tests take every transition that
 * some run can take, let every guard fail once, and fire every illegal event in every
 * configuration.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> order() {
 *   return MachinePaths.of(OrderMachine.class).tests();
 * }
 * }</pre>
 *
 * <p>Each test builds an instance of the generated machine, fires the events of its path, and after
 * each event compares the instance with the model that the compiler has written: the active states,
 * the transitions taken, the effects, the running timers and the deferred events. Time is virtual.
 * Predicates, choices and delays give the answers that the path needs, and updates return the
 * context unchanged, unless {@link #logic} is set. Without logic, each test also drives a second
 * instance, in which predicates that the path does not need give the opposite answers.
 *
 * <p>All settings must precede the first call of {@link #tests()}, {@link #paths()} or {@link
 * #report()}. Not thread-safe.
 */
public final class MachinePaths {

  private static final int LONGEST = 10;
  private static final int MOST_NAMES = 4;

  private final GeneratedMachine generated;
  private final Map<String, Map<String, Object>> given = new HashMap<>();
  private final Set<String> only = new LinkedHashSet<>();
  private ArgumentSource arguments = (event, name, type) -> Optional.empty();
  private Strength strength = Strength.GUARDS;
  private int longest = LONGEST;
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
   * Returns the paths through a machine.
   *
   * @param machine the generated class
   * @throws IllegalStateException if the class path does not have the model of the machine
   */
  public static MachinePaths of(Class<? extends Machine<?, ?>> machine) {
    return new MachinePaths(new GeneratedMachine(machine));
  }

  // Settings.

  /** Sets the elements that the paths cover. The default is {@link Strength#GUARDS}. */
  public MachinePaths strength(Strength strength) {
    this.strength = Objects.requireNonNull(strength, "strength");
    return changed();
  }

  /**
   * Sets the number of events after which a path is not continued. The default is 10. A path
   * exceeds this number only to reach an element that no shorter path reaches.
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
   * Sets the supplier of contexts, one for each path. The default is a context of zeros, false,
   * empty texts and collections.
   */
  public MachinePaths context(Supplier<?> context) {
    this.context = Objects.requireNonNull(context, "context");
    return changed();
  }

  /**
   * Sets the supplier of logic, one for each path. A path is aborted when the logic gives an answer
   * that the path does not expect; up to that point the machine must behave as the model predicts
   * for the answers of the logic. Without logic, predicates give the answers that each path needs.
   */
  public MachinePaths logic(Supplier<?> logic) {
    this.logic = Objects.requireNonNull(logic, "logic");
    return changed();
  }

  /**
   * Sets the supplier of effects, one for each path. Effects must not fire events. By default,
   * effects are only recorded.
   */
  public MachinePaths effects(Supplier<?> effects) {
    this.effects = Objects.requireNonNull(effects, "effects");
    return changed();
  }

  /** Sets the source of the arguments of events. */
  public MachinePaths arguments(ArgumentSource arguments) {
    this.arguments = Objects.requireNonNull(arguments, "arguments");
    return changed();
  }

  /**
   * Sets an argument of an event. This argument takes precedence over {@link #arguments}.
   *
   * @param event the declared name of the event
   * @param name the name of the component of the event's payload
   */
  public MachinePaths argument(String event, String name, Object value) {
    given.computeIfAbsent(event, e -> new HashMap<>()).put(name, value);
    return changed();
  }

  /**
   * Limits the tests to those with the given display names. Use this method to run one path again.
   *
   * @param displayNames the names, as reports show them
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
   *   <li>one test for each configuration, to fire the events that the configuration refuses or
   *       ignores
   *   <li>if {@link #logic} is set, one test for each declared counter
   *   <li>one test that reports which elements the paths cover
   * </ul>
   *
   * @throws IllegalArgumentException if no test has one of the names of {@link #only}
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

  /** Returns the tests that drive an instance. */
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
   * A test.
   *
   * @param path the path along which the test drives the instance that it returns
   */
  record Case(String displayName, MachinePath path, Supplier<DrivenInstance> test) {

    DrivenInstance run() {
      return test.get();
    }
  }

  /** Returns the paths. */
  public List<MachinePath> paths() {
    return found().paths();
  }

  /** Returns the elements that the paths cover, and those that no run can cover. */
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
        !all.search().isTruncated());
  }

  /** Requires that the declared counters count correctly, if there is a logic. */
  void requireCounters() {
    if (logic != null) {
      new CounterChecks(this).run();
    }
  }

  /** Requires that the paths cover all feasible elements. */
  void requireAll() {
    PathReport report = report();
    if (!report.missing().isEmpty() || !report.complete()) {
      throw new AssertionFailedError("The paths do not cover " + report.machine() + ": " + report);
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
    return names.size() <= MOST_NAMES
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, MOST_NAMES))
            + ", and "
            + (names.size() - MOST_NAMES)
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

  /** Returns the runner of instances with these settings. */
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
