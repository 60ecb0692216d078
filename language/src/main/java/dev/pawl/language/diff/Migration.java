package dev.pawl.language.diff;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.StableNumbers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The migration of stored instances from an earlier structure to the present structure. A removed
 * state in stored data is read as the successor of the state. Removed states without successor are
 * ignored, because instances in such states cannot be read.
 */
public final class Migration {

  /**
   * A present state that an instance enters when the instance is read, although the stored instance
   * was not in this state.
   *
   * @param stored the number of the leaf in which the instance was stored
   * @param entered the present state whose default is entered
   */
  public record Entry(int stored, int entered) {}

  private final Structure before;
  private final Structure now;
  private final Map<Integer, Integer> images = new HashMap<>();
  private final Map<Entry, Boolean> filled = new HashMap<>();

  /**
   * Creates a migration.
   *
   * @param ids the present numbers and names of states
   */
  public Migration(Structure before, Structure now, StableNumbers ids) {
    this.before = before;
    this.now = now;
    Map<String, Integer> numbers = Structure.numbers(ids);
    for (StableNumbers.Entry state : ids.states()) {
      if (!state.removed()) {
        images.put(state.number(), state.number());
      } else if (state.becomes().filter(numbers::containsKey).isPresent()) {
        images.put(state.number(), numbers.get(state.becomes().get()));
      }
    }
  }

  /**
   * Returns the number of the present state that replaces an earlier state; empty if there is none.
   */
  public OptionalInt image(int number) {
    return images.containsKey(number) ? OptionalInt.of(images.get(number)) : OptionalInt.empty();
  }

  /**
   * Returns, for each parallel state, two leaves that could be active together but no longer can
   * be.
   */
  public List<Structure.Pair> conflicts() {
    return before.pairs(
        pair ->
            images.containsKey(pair.one())
                && images.containsKey(pair.other())
                && !now.areTogether(images.get(pair.one()), images.get(pair.other())));
  }

  /** Returns the states that became history states, and the history states that became states. */
  public List<Integer> changedKinds() {
    return before.places().keySet().stream()
        .filter(images::containsKey)
        .filter(n -> isHistory(before, n) != isHistory(now, requireNonNull(images.get(n))))
        .toList();
  }

  private static boolean isHistory(Structure structure, int number) {
    return structure.place(number).kind().isHistory();
  }

  /**
   * Returns the history states that use their default if they remember certain states, because
   * these states are not a complete configuration any more.
   */
  public List<Integer> resetHistories() {
    return before.places().keySet().stream()
        .filter(n -> isHistory(before, n) && images.containsKey(n))
        .filter(n -> isHistory(now, requireNonNull(images.get(n))))
        .filter(n -> !keepsHistory(n, requireNonNull(images.get(n))))
        .toList();
  }

  private boolean keepsHistory(int history, int image) {
    int owner = before.place(history).parent();
    int later = now.place(image).parent();
    if (owner == Structure.ROOT) {
      return true; // the machine itself is never left, so that nothing is remembered
    }
    boolean isShallow = now.place(image).kind() == Structure.Kind.SHALLOW;
    List<Integer> remembered =
        before.place(history).kind() == Structure.Kind.DEEP
            ? before.leaves(owner)
            : before.children(owner).stream().filter(n -> !isHistory(before, n)).toList();
    return remembered.stream().allMatch(n -> canBeRemembered(n, later, isShallow))
        && entries().stream()
            .filter(e -> before.isWithin(e.stored(), owner))
            .noneMatch(e -> lacksEntered(e, later, isShallow));
  }

  /** Returns whether a history state below {@code owner} can remember the image of a state. */
  private boolean canBeRemembered(int number, int owner, boolean isShallow) {
    Integer image = images.get(number);
    if (image == null) {
      return false;
    }
    return isShallow
        ? now.place(image).parent() == owner && !isHistory(now, image)
        : now.place(image).kind().isLeaf() && now.isWithin(image, owner);
  }

  /** Returns whether a configuration that a history state remembers lacks the entered state. */
  private boolean lacksEntered(Entry entry, int owner, boolean isShallow) {
    return isShallow
        ? now.isParallel(owner)
            && now.place(entry.entered()).parent() == owner
            && !now.isWithin(requireNonNull(images.get(entry.stored())), entry.entered())
        : now.isWithin(entry.entered(), owner);
  }

  /**
   * Returns the states that are entered when instances are read: default children of states that
   * were leaves, and new regions.
   */
  public List<Entry> entries() {
    List<Entry> entries = new ArrayList<>();
    for (int leaf : before.leaves(Structure.ROOT)) {
      if (images.containsKey(leaf)) {
        int image = images.get(leaf);
        if (!now.place(image).kind().isLeaf()) {
          entries.add(new Entry(leaf, image));
        }
        for (int region : otherRegions(now, image)) {
          if (otherRegions(before, leaf).stream().noneMatch(r -> isReadWithin(r, region))) {
            entries.add(new Entry(leaf, region));
          }
        }
      }
    }
    return entries;
  }

  private static List<Integer> otherRegions(Structure structure, int number) {
    List<Integer> regions = new ArrayList<>();
    for (int at = number; at != Structure.ROOT; ) {
      int child = at;
      at = structure.place(at).parent();
      if (structure.isParallel(at)) {
        structure.children(at).stream()
            .filter(r -> r != child && !isHistory(structure, r))
            .forEach(regions::add);
      }
    }
    return regions;
  }

  /**
   * Returns whether every instance in an earlier state is read as an instance in a state of a
   * present region.
   */
  private boolean isReadWithin(int earlier, int region) {
    Entry key = new Entry(earlier, region);
    Boolean known = filled.get(key);
    if (known == null) {
      known = computeReadWithin(earlier, region);
      filled.put(key, known);
    }
    return known;
  }

  private boolean computeReadWithin(int earlier, int region) {
    List<Integer> children =
        before.children(earlier).stream().filter(c -> !isHistory(before, c)).toList();
    if (children.isEmpty()) {
      return !images.containsKey(earlier) || now.isWithin(images.get(earlier), region);
    }
    return before.isParallel(earlier)
        ? children.stream().anyMatch(c -> isReadWithin(c, region))
        : children.stream().allMatch(c -> isReadWithin(c, region));
  }

  /**
   * Returns whether instances of both structures are read the same way, so that later versions need
   * not know the earlier structure.
   */
  public boolean isTrivial() {
    Set<Integer> kinds = new HashSet<>(changedKinds());
    return kinds.isEmpty() && conflicts().isEmpty() && entries().isEmpty();
  }
}
