package dev.pawl.language.cover;

import dev.pawl.language.cover.CategoryCoverage.Covered;
import dev.pawl.language.cover.CategoryCoverage.Missing;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StatedProperty;
import dev.pawl.language.path.CoverageCriterion;
import dev.pawl.language.path.Element;
import dev.pawl.language.path.ModelPath;
import dev.pawl.language.path.PathGraph;
import dev.pawl.language.path.PathSearch;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The coverage of a machine by tests. An element counts if a run can cover the element or a test
 * covered the element. If the machine is too large to be explored, all declared elements count.
 */
public final class MachineCoverage implements CoveringTests {

  /** The number of events after which the search does not continue a path. */
  private static final int MAX_EVENTS = 10;

  private final CoverageRecords records;
  private final ResolvedMachine machine;
  private final PathGraph graph;
  private final Optional<PathSearch> search;
  private final Set<Element> elements;
  private final Set<Element> feasible;
  private final Map<CoverageCategory, CategoryCoverage> categories =
      new EnumMap<>(CoverageCategory.class);
  private final Map<Integer, Optional<ModelPath>> pathsToLeaves = new HashMap<>();
  private final Map<String, SortedSet<String>> testsOfProperties = new HashMap<>();

  private MachineCoverage(CoverageRecords records, List<StatedProperty> properties) {
    this.records = records;
    this.machine = records.machine();
    this.graph = new PathGraph(machine.declared());
    this.search =
        graph.isTruncated()
            ? Optional.empty()
            : Optional.of(new PathSearch(graph, CoverageCriterion.GUARDS, MAX_EVENTS));
    Set<Element> possible = new LinkedHashSet<>();
    search.ifPresent(s -> possible.addAll(s.feasible()));
    search.ifPresent(s -> possible.addAll(s.untimed()));
    this.elements = graph.declared();
    elements.addAll(possible);
    this.feasible = isExplored() ? possible : elements;
    categories.put(CoverageCategory.TRANSITIONS, transitions());
    categories.put(CoverageCategory.GUARDS, guards());
    categories.put(CoverageCategory.STATES, states());
    categories.put(CoverageCategory.PROPERTIES, properties(properties));
  }

  /**
   * Computes the coverage from the records of tests.
   *
   * @param properties the properties of the machine with the verdicts of the compiler
   */
  public static MachineCoverage of(CoverageRecords records, List<StatedProperty> properties) {
    return new MachineCoverage(records, properties);
  }

  /** Returns the qualified name of the machine. */
  public String name() {
    Machine declared = machine.declared();
    return declared.inPackage(declared.name());
  }

  /** Returns whether a test recorded anything about the machine. */
  public boolean isRecorded() {
    return !records.isEmpty();
  }

  /**
   * Returns whether the machine was explored completely. If the machine is too large, it is not
   * known which elements no run can cover.
   */
  public boolean isExplored() {
    return search.filter(s -> !s.isTruncated()).isPresent();
  }

  public CategoryCoverage of(CoverageCategory category) {
    CategoryCoverage found = categories.get(category);
    if (found == null) {
      throw new IllegalArgumentException(category.word());
    }
    return found;
  }

  /**
   * Returns the tests that took a transition, no matter which event triggered the transition, as
   * {@code class#method}.
   */
  @Override
  public SortedSet<String> testsOfTransition(int transition) {
    SortedSet<String> tests = new TreeSet<>();
    records
        .taken()
        .forEach(
            (element, counts) -> {
              if (element.transition() == transition) {
                counts.addTo(tests);
              }
            });
    return tests;
  }

  /** Returns the tests in which a state or one of its descendants was active. */
  @Override
  public SortedSet<String> testsOfState(int node) {
    SortedSet<String> tests = new TreeSet<>();
    machine.tree().leaves(node).forEach(l -> records.active(l).ifPresent(c -> c.addTo(tests)));
    return tests;
  }

  /**
   * Returns the tests that reached a state or event that a property names. Returns an empty set if
   * the property is not covered.
   */
  @Override
  public SortedSet<String> testsOfProperty(String name) {
    return testsOfProperties.getOrDefault(name, new TreeSet<>());
  }

  private SortedSet<String> testsOfEvent(String event) {
    SortedSet<String> tests = new TreeSet<>();
    records
        .taken()
        .forEach(
            (element, counts) -> {
              if (graph.eventName(element.event()).equals(event)) {
                counts.addTo(tests);
              }
            });
    return tests;
  }

  /** The elements of a category, grouped by whether a test covered them. */
  private static final class Collected {
    private final List<Covered> covered = new ArrayList<>();
    private final List<Missing> missing = new ArrayList<>();
    private final Set<String> infeasible = new LinkedHashSet<>();

    void add(String text, Optional<TestCounts> counts, Supplier<Optional<ModelPath>> path) {
      counts.ifPresentOrElse(
          c -> covered.add(new Covered(text, c.times(), c.tests())),
          () -> missing.add(new Missing(text, path.get().map(ModelPath::displayName))));
    }

    CategoryCoverage all() {
      return new CategoryCoverage(covered, missing, List.copyOf(infeasible));
    }
  }

  private CategoryCoverage transitions() {
    Set<Element> all = ofKind(elements, Element.Kind.TAKEN);
    all.addAll(records.taken().keySet());
    Collected collected = new Collected();
    for (Element element : all) {
      Optional<TestCounts> counts = Optional.ofNullable(records.taken().get(element));
      if (counts.isPresent() || feasible.contains(element)) {
        collected.add(graph.text(element), counts, () -> path(element));
      } else if (!isForOtherEvents(element)) {
        collected.infeasible.add(graph.text(element));
      }
    }
    return collected.all();
  }

  private CategoryCoverage guards() {
    Set<Element> all = ofKind(elements, Element.Kind.REFUTED);
    all.addAll(records.held().keySet());
    all.addAll(records.refuted().keySet());
    Collected collected = new Collected();
    for (Element guard : all) {
      String holds = graph.cause(guard) + " holds";
      Optional<TestCounts> held = Optional.ofNullable(records.held().get(guard));
      Optional<Element> taken = taken(guard);
      if (held.isPresent() || taken.isPresent()) {
        collected.add(holds, held, () -> taken.flatMap(this::path));
      } else if (!isForOtherEvents(guard)) {
        collected.infeasible.add(holds);
      }
      Optional<TestCounts> refuted = Optional.ofNullable(records.refuted().get(guard));
      if (refuted.isPresent() || feasible.contains(guard)) {
        collected.add(graph.text(guard), refuted, () -> path(guard));
      } else if (!isForOtherEvents(guard)) {
        collected.infeasible.add(graph.text(guard));
      }
    }
    return collected.all();
  }

  private CategoryCoverage states() {
    Collected collected = new Collected();
    for (StateNode leaf : machine.leaves()) {
      if (isFeasible(leaf.number())) {
        collected.add(leaf.name(), records.active(leaf.number()), () -> pathToLeaf(leaf.number()));
      } else {
        collected.infeasible.add(leaf.name());
      }
    }
    return collected.all();
  }

  private static Set<Element> ofKind(Set<Element> elements, Element.Kind kind) {
    return elements.stream()
        .filter(e -> e.kind() == kind)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /**
   * Returns the first feasible element for which the transition of a guard is taken on the event of
   * the guard; empty if there is no such element.
   */
  private Optional<Element> taken(Element guard) {
    return feasible.stream()
        .filter(e -> e.kind() == Element.Kind.TAKEN)
        .filter(e -> e.transition() == guard.transition() && e.event() == guard.event())
        .findFirst();
  }

  /**
   * Returns whether the transition of an element is declared on {@code "*"} and is taken on at
   * least one event. The coverage does not report the events on which a transition on {@code "*"}
   * is never taken.
   */
  private boolean isForOtherEvents(Element element) {
    return machine.transitions().get(element.transition()).anyEvent()
        && feasible.stream()
            .anyMatch(
                e -> e.kind() == Element.Kind.TAKEN && e.transition() == element.transition());
  }

  private boolean isFeasible(int leaf) {
    if (records.active(leaf).isPresent() || !isExplored()) {
      return true;
    }
    PathSearch explored = search.orElseThrow();
    // if no path exists, timers make the leaf unreachable, unless the search left some timers
    // undecided
    return explored.isReachable(leaf)
        && (pathToLeaf(leaf).isPresent() || !explored.untimed().isEmpty());
  }

  private Optional<ModelPath> path(Element element) {
    return search.flatMap(s -> s.to(element));
  }

  private Optional<ModelPath> pathToLeaf(int leaf) {
    return pathsToLeaves.computeIfAbsent(leaf, l -> search.flatMap(s -> s.toLeaf(l)));
  }

  /**
   * A state or an event that a property names, or the end of the machine.
   *
   * @param missing the end of a message if no test reached the state, the event or the end of the
   *     machine; empty if a test did
   * @param tests the tests that reached the state, the event or the end of the machine
   */
  private record Name(
      Optional<String> missing, Supplier<Optional<ModelPath>> path, Set<String> tests) {}

  private CategoryCoverage properties(List<StatedProperty> properties) {
    Collected collected = new Collected();
    for (StatedProperty property : properties) {
      List<Name> names = names(property);
      Optional<Name> lacking = names.stream().filter(n -> n.missing().isPresent()).findFirst();
      if (names.isEmpty()) {
        collected.infeasible.add(property.name());
      } else if (lacking.isPresent()) {
        String all =
            names.stream().flatMap(n -> n.missing().stream()).collect(Collectors.joining(", "));
        collected.add(property.name() + ": " + all, Optional.empty(), lacking.get().path());
      } else {
        SortedSet<String> tests = new TreeSet<>();
        names.forEach(n -> tests.addAll(n.tests()));
        testsOfProperties.put(property.name(), tests);
        collected.covered.add(new Covered(property.name(), tests.size(), tests));
      }
    }
    return collected.all();
  }

  /** Returns the states and events that a property names and that some run reaches. */
  private List<Name> names(StatedProperty property) {
    List<Name> names = new ArrayList<>();
    for (String state : property.states()) {
      machine.nodes().stream()
          .filter(n -> !n.isRoot() && n.name().equals(state))
          .findFirst()
          .map(n -> machine.tree().leaves(n.number()))
          .flatMap(leaves -> name(leaves, state + " was never active"))
          .ifPresent(names::add);
    }
    if (property.mentionsEnd()) {
      List<Integer> ends =
          machine.leaves().stream().map(StateNode::number).filter(machine::endsIn).toList();
      name(ends, "the machine never ended").ifPresent(names::add);
    }
    for (String event : property.events()) {
      eventName(event).ifPresent(names::add);
    }
    return names;
  }

  /**
   * Returns the coverage of a state. A test covers the state when one of the state's leaves becomes
   * active. Returns empty if none of the leaves can become active.
   */
  private Optional<Name> name(List<Integer> leaves, String missing) {
    SortedSet<String> tests = new TreeSet<>();
    leaves.forEach(l -> tests.addAll(testsOfState(l)));
    boolean isActive = leaves.stream().anyMatch(l -> records.active(l).isPresent());
    return leaves.stream()
        .filter(this::isFeasible)
        .findFirst()
        .map(
            l ->
                new Name(
                    isActive ? Optional.empty() : Optional.of(missing),
                    () -> pathToLeaf(l),
                    tests));
  }

  private Optional<Name> eventName(String event) {
    boolean isTaken =
        records.taken().keySet().stream().anyMatch(e -> graph.eventName(e.event()).equals(event));
    Optional<Element> possible =
        feasible.stream()
            .filter(e -> e.kind() == Element.Kind.TAKEN)
            .filter(e -> graph.eventName(e.event()).equals(event))
            .findFirst();
    return isTaken || possible.isPresent()
        ? Optional.of(
            new Name(
                isTaken ? Optional.empty() : Optional.of(event + " took no transition"),
                () -> possible.flatMap(this::path),
                testsOfEvent(event)))
        : Optional.empty();
  }
}
