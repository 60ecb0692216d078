package dev.pawl.language.diff;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The state tree of a machine in one version. Each state has a number that is the same in all
 * versions. The machine itself has number 0.
 */
public final class Structure {

  /** The number of the machine itself. */
  public static final int ROOT = 0;

  /** The kinds of states, with the words that represent the kinds in lock files. */
  public enum Kind {
    LEAF,
    COMPOSITE,
    PARALLEL,
    FINAL,
    SHALLOW,
    DEEP;

    public static Kind of(State state) {
      if (state.isHistory()) {
        return state.behavior().history().orElseThrow() == Behavior.History.DEEP ? DEEP : SHALLOW;
      } else if (state.isComposite()) {
        return state.isParallel() ? PARALLEL : COMPOSITE;
      }
      return state.isFinal() ? FINAL : LEAF;
    }

    public static Optional<Kind> of(String word) {
      return Arrays.stream(values()).filter(k -> k.word().equals(word)).findFirst();
    }

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    public boolean isHistory() {
      return this == SHALLOW || this == DEEP;
    }

    /** Returns whether states of this kind have no substates and can be active. */
    public boolean isLeaf() {
      return this == LEAF || this == FINAL;
    }
  }

  /**
   * The kind and the parent of a state.
   *
   * @param kind the kind of the state, such as final or parallel
   * @param parent the number of the parent; 0 at the top level
   */
  public record Place(Kind kind, int parent) {}

  /**
   * Two leaves that can be active together, and the innermost parallel state that contains both
   * leaves.
   */
  public record Pair(int parallel, int one, int other) {}

  private final boolean parallel;
  private final Map<Integer, Place> places;
  private final Map<Integer, List<Integer>> children = new HashMap<>();

  /**
   * Creates a structure. Omits states whose parent is missing because the line of the parent in the
   * lock file was deleted.
   *
   * @param parallel whether the machine itself is parallel
   * @param all the kind and the parent of each state, by the number of the state
   */
  public Structure(boolean parallel, Map<Integer, Place> all) {
    this.parallel = parallel;
    this.places = new TreeMap<>();
    new TreeMap<>(all)
        .forEach(
            (number, place) ->
                children.computeIfAbsent(place.parent(), p -> new ArrayList<>()).add(number));
    Deque<Integer> open = new ArrayDeque<>(List.of(ROOT));
    while (!open.isEmpty()) {
      for (int child : children(open.poll())) {
        places.put(child, all.get(child));
        open.add(child);
      }
    }
  }

  public static Structure of(StateTree tree, StableNumbers ids) {
    return of(tree, numbers(ids));
  }

  /**
   * Returns the structure of a machine.
   *
   * @param numbers the numbers of the machine's states, by name
   */
  public static Structure of(StateTree tree, Map<String, Integer> numbers) {
    Map<Integer, Place> places = new HashMap<>();
    for (int node = 1; node < tree.size(); node++) {
      int parent = tree.parent(node);
      places.put(
          numbers.get(tree.node(node).name()),
          new Place(
              Kind.of(tree.node(node)),
              parent == 0 ? ROOT : numbers.get(tree.node(parent).name())));
    }
    return new Structure(tree.root().isParallel(), places);
  }

  /** Returns the numbers of the present states, by name. */
  public static Map<String, Integer> numbers(StableNumbers ids) {
    Map<String, Integer> numbers = new HashMap<>();
    ids.states().stream().filter(e -> !e.removed()).forEach(e -> numbers.put(e.name(), e.number()));
    return numbers;
  }

  /** Returns the kind and the parent of each state, by the number of the state. */
  public Map<Integer, Place> places() {
    return places;
  }

  /** Returns the kind and the parent of a known state. */
  public Place place(int number) {
    return requireNonNull(places.get(number));
  }

  public List<Integer> children(int number) {
    return children.getOrDefault(number, List.of());
  }

  public boolean isParallel(int number) {
    return number == ROOT ? parallel : place(number).kind() == Kind.PARALLEL;
  }

  /**
   * Returns whether a state equals {@code ancestor} or is one of its descendants; false if one of
   * the two states is unknown.
   */
  public boolean isWithin(int number, int ancestor) {
    int at = number;
    while (at != ancestor && at != ROOT && places.containsKey(at)) {
      at = place(at).parent();
    }
    return at == ancestor;
  }

  /** Returns whether two known states can be active together. */
  public boolean areTogether(int one, int other) {
    if (isWithin(one, other) || isWithin(other, one)) {
      return true;
    }
    int ancestor = one;
    while (!isWithin(other, ancestor)) {
      ancestor = place(ancestor).parent();
    }
    return isParallel(ancestor);
  }

  /**
   * Returns, for each parallel state, the first pair of leaves below this state that can be active
   * together and that meets a condition.
   */
  public List<Pair> pairs(Predicate<Pair> condition) {
    List<Pair> found = new ArrayList<>();
    Stream.concat(Stream.of(ROOT), places.keySet().stream())
        .filter(this::isParallel)
        .forEach(n -> pairs(n).filter(condition).findFirst().ifPresent(found::add));
    return found;
  }

  private Stream<Pair> pairs(int number) {
    List<List<Integer>> regions = children(number).stream().map(this::leaves).toList();
    return IntStream.range(0, regions.size())
        .boxed()
        .flatMap(
            i ->
                regions.subList(i + 1, regions.size()).stream()
                    .flatMap(List::stream)
                    .flatMap(
                        other -> regions.get(i).stream().map(one -> new Pair(number, one, other))));
  }

  /** Returns the leaves at or below a state. */
  public List<Integer> leaves(int number) {
    List<Integer> leaves = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(number));
    while (!open.isEmpty()) {
      int at = open.poll();
      if (at != ROOT && place(at).kind().isLeaf()) {
        leaves.add(at);
      }
      children(at).forEach(open::add);
    }
    return leaves;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Structure s && parallel == s.parallel && places.equals(s.places);
  }

  @Override
  public int hashCode() {
    return places.hashCode();
  }
}
