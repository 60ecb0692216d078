package dev.pawl.language.cover;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.StatedProperty;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/**
 * The requirements of several machines, with the elements that cover the requirements. Elements are
 * states, transitions and properties. Not thread-safe.
 */
public final class RequirementTable {

  private final Map<String, List<TracedElement>> covered = new TreeMap<>(IdentifierOrder.INSTANCE);
  private int machines;
  private int elements;
  private int untraced;

  /**
   * Adds the elements of a machine: states, transitions and properties, each in document order.
   *
   * @param properties the properties with their verdicts
   * @param tests the tests that covered the elements; {@link CoveringTests#NONE} if unknown
   */
  public void add(ResolvedMachine machine, List<StatedProperty> properties, CoveringTests tests) {
    Machine declared = machine.declared();
    String name = declared.inPackage(declared.name());
    machines++;
    for (StateNode node : machine.nodes()) {
      if (!node.isRoot() && !isUncounted(node, node.declared().requirements())) {
        add(
            node.declared().requirements(),
            () ->
                element(
                    name,
                    TracedElement.words(node),
                    Optional.empty(),
                    tests.testsOfState(node.number())));
      }
    }
    for (ResolvedTransition transition : machine.transitions()) {
      List<String> requirements = transition.declared().requirements();
      if (!isUncounted(transition.source(), requirements)) {
        add(
            requirements,
            () ->
                element(
                    name,
                    TracedElement.words(transition),
                    Optional.empty(),
                    tests.testsOfTransition(transition.number())));
      }
    }
    for (StatedProperty property : properties) {
      add(
          property.requirements(),
          () ->
              element(
                  name,
                  TracedElement.words(property),
                  Optional.of(property.verdict()),
                  tests.testsOfProperty(property.name())));
    }
  }

  /**
   * Returns whether an element is not counted. History states without requirements and their
   * defaults are not counted, because YAML does not allow requirements in history states.
   *
   * @param node the state itself, or the source of the transition
   */
  private static boolean isUncounted(StateNode node, List<String> requirements) {
    return node.declared().isHistory() && requirements.isEmpty();
  }

  private static TracedElement element(
      String machine, List<TracedElement.Word> words, Optional<String> verdict, Set<String> tests) {
    return new TracedElement(
        machine, words, verdict, Collections.unmodifiableSet(new TreeSet<>(tests)));
  }

  private void add(List<String> requirements, Supplier<TracedElement> supplier) {
    elements++;
    if (requirements.isEmpty()) {
      untraced++;
      return;
    }
    TracedElement element = supplier.get();
    for (String id : new LinkedHashSet<>(requirements)) {
      covered.computeIfAbsent(id, r -> new ArrayList<>()).add(element);
    }
  }

  /**
   * Returns the requirements with their elements, in {@linkplain IdentifierOrder order} of the
   * identifiers. The elements are in the order in which they were added.
   */
  public Map<String, List<TracedElement>> covered() {
    return Collections.unmodifiableMap(covered);
  }

  /**
   * Returns the requirements whose elements no test covered, in {@linkplain IdentifierOrder order}
   * of the identifiers.
   */
  public List<String> untested() {
    return covered.entrySet().stream()
        .filter(e -> e.getValue().stream().allMatch(element -> element.tests().isEmpty()))
        .map(e -> e.getKey())
        .toList();
  }

  /** Returns the number of machines. */
  public int machines() {
    return machines;
  }

  /** Returns the number of elements of all machines. */
  public int elements() {
    return elements;
  }

  /** Returns the number of elements that cover no requirement. */
  public int untraced() {
    return untraced;
  }
}
