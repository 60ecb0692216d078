package dev.pawl.processor.lockstep;

import dev.pawl.processor.lockstep.Sketch.Arrow;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;

/** A random chart whose structure changes from version to version. */
final class ChangedChart {

  /** A kind of change of the structure. */
  private enum Change {
    SUPERSTATE,
    REGION,
    PARALLEL,
    HISTORY,
    MOVE,
    WRAP,
    UNWRAP,
    REMOVE,
    DEFAULT,
    DEFER,
    NEW_STATE
  }

  private final SplittableRandom random;
  private final RandomChart chart;
  private final String packageName;
  private Sketch root;
  private int made;

  /** A proposed version. */
  record Version(Sketch root, String change, String yaml) {}

  ChangedChart(SplittableRandom random, String packageName) {
    this.random = random;
    this.packageName = packageName;
    this.chart = new RandomChart(random.split(), false);
    this.root = chart.root();
  }

  Version first() {
    return new Version(root, "", yaml(root, "", ""));
  }

  void take(Version version) {
    root = version.root();
  }

  /**
   * Returns a version with one or two changes.
   *
   * @param removedEvents returns the events that a version, given as YAML, no longer has
   */
  Version next(Function<String, Set<String>> removedEvents) {
    Sketch changed = copy();
    String reserved = "";
    StringBuilder change = new StringBuilder();
    for (int i = random.nextInt(1, 3); i > 0; i--) {
      Change one = Change.values()[random.nextInt(Change.values().length)];
      reserved += change(changed, one);
      change.append(one).append(' ');
    }
    String states = reserved.isEmpty() ? "" : "reserved: {" + reserved.substring(1) + " }\n";
    String yaml = yaml(changed, states, "");
    Set<String> events = removedEvents.apply(yaml);
    String quoted = events.isEmpty() ? "" : "reservedEvents: [" + String.join(", ", events) + "]\n";
    return new Version(changed, change.toString(), yaml(changed, states, quoted));
  }

  private String yaml(Sketch states, String reserved, String reservedEvents) {
    return reserved
        + reservedEvents
        + chart.yaml(states, packageName, true).replace(", codec]", "]").replace("machine, ", "");
  }

  /** Applies a change if possible, and returns the reserved names. */
  private String change(Sketch in, Change change) {
    switch (change) {
      case SUPERSTATE -> any(in, s -> s.isLeaf() && !s.isFinal).forEach(s -> children(s));
      case REGION ->
          any(in, s -> s.parallel)
              .forEach(
                  s -> {
                    Sketch region = fresh(s);
                    if (random.nextBoolean()) {
                      children(region);
                    }
                  });
      case PARALLEL -> any(in, s -> !s.isLeaf() && !s.isHistory()).forEach(this::turn);
      case HISTORY ->
          any(in, Sketch::isHistory)
              .forEach(
                  s -> {
                    s.history = s.history.equals("deep") ? "shallow" : "deep";
                    s.historyDefault = any(s.parent.childStates());
                  });
      case MOVE ->
          any(in, s -> s != in && s.parent.childStates().size() > 1)
              .forEach(
                  s -> {
                    any(in, t -> !t.isLeaf() && !t.isHistory() && t != s && !t.isBelow(s))
                        .forEach(
                            t -> {
                              move(s, t);
                              s.marked = false;
                            });
                  });
      case WRAP ->
          any(in, s -> s != in && !s.isHistory() && !s.isFinal)
              .forEach(
                  s -> {
                    Sketch group = fresh(s.parent);
                    group.marked = s.marked;
                    s.marked = true;
                    move(s, group);
                  });
      case UNWRAP -> {
        for (Sketch s : any(in, s -> s != in && s.children.size() == 1 && !s.parallel)) {
          s.children.get(0).marked = s.marked;
          move(s.children.get(0), s.parent);
          return remove(in, s);
        }
      }
      case REMOVE -> {
        for (Sketch s : any(in, s -> s != in && s.children.isEmpty() && others(s))) {
          return remove(in, s);
        }
      }
      case DEFAULT ->
          any(in, s -> !s.isLeaf() && !s.isHistory() && !s.parallel)
              .forEach(
                  s -> {
                    s.initial.clear();
                    s.children.forEach(c -> c.marked = false);
                    any(s.childStates()).marked = true;
                  });
      case DEFER ->
          any(in, s -> s != in && !s.isFinal && !s.isHistory())
              .forEach(
                  s -> {
                    if (s.defer.isEmpty()) {
                      s.defer.add("e0");
                    } else {
                      s.defer.clear();
                    }
                  });
      case NEW_STATE ->
          any(in, s -> !s.isLeaf() && !s.isHistory() && !s.parallel).forEach(s -> fresh(s));
    }
    return "";
  }

  private static boolean others(Sketch state) {
    return state.isHistory() || state.parent.childStates().size() > 1;
  }

  private void turn(Sketch state) {
    state.parallel = !state.parallel;
    state.initial.clear();
    state.children.forEach(c -> c.marked = false);
    if (!state.parallel) {
      any(state.childStates()).marked = true;
    }
  }

  private void children(Sketch state) {
    fresh(state).marked = true;
    if (random.nextBoolean()) {
      fresh(state);
    }
  }

  private Sketch fresh(Sketch parent) {
    Sketch state = new Sketch("N" + made++, parent);
    if (!parent.parallel && parent.childStates().size() > 1) {
      // the state needs an incoming transition
      Sketch from = parent.childStates().get(0);
      if (!from.isFinal) {
        from.on.put("n" + made, List.of(new Arrow(List.of(state), state.name)));
      }
    }
    return state;
  }

  private static void move(Sketch state, Sketch to) {
    state.parent.children.remove(state);
    state.parent = to;
    to.children.add(state);
  }

  /** Removes a state and its incoming transitions, and returns its name and its successor. */
  private String remove(Sketch in, Sketch state) {
    state.parent.children.remove(state);
    Predicate<Arrow> leads = a -> a.targets().contains(state);
    for (Sketch other : in.all()) {
      other.initial.remove(state);
      other.to.remove(state);
      other.always.removeIf(leads);
      for (Map<String, List<Arrow>> arrows : List.of(other.on, other.after)) {
        arrows.replaceAll((event, all) -> all.stream().filter(leads.negate()).toList());
        arrows.values().removeIf(List::isEmpty);
        arrows.remove("done." + state.name);
      }
      if (other.historyDefault == state) {
        other.historyDefault = any(other.parent.childStates());
      }
    }
    List<Sketch> successors =
        in.all().stream().filter(s -> s != in && s.isHistory() == state.isHistory()).toList();
    return ", "
        + state.name
        + ": "
        + (successors.isEmpty() || random.nextInt(4) == 0 ? "null" : any(successors).name);
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /**
   * Returns a list with one random state that meets a condition, or an empty list if no state does.
   */
  private List<Sketch> any(Sketch in, Predicate<Sketch> condition) {
    List<Sketch> all = in.all().stream().filter(condition).toList();
    return all.isEmpty() ? List.of() : List.of(any(all));
  }

  private Sketch copy() {
    Map<Sketch, Sketch> copies = new IdentityHashMap<>();
    for (Sketch old : root.all()) {
      Sketch copy = new Sketch(old.name, copies.get(old.parent));
      copies.put(old, copy);
    }
    copies.forEach(
        (old, copy) -> {
          copy.parallel = old.parallel;
          copy.isFinal = old.isFinal;
          copy.marked = old.marked;
          copy.history = old.history;
          copy.historyDefault = copies.get(old.historyDefault);
          old.initial.forEach(s -> copy.initial.add(copies.get(s)));
          old.to.forEach(s -> copy.to.add(copies.get(s)));
          old.on.forEach((event, arrows) -> copy.on.put(event, copies(arrows, copies)));
          old.after.forEach((delay, arrows) -> copy.after.put(delay, copies(arrows, copies)));
          old.every.forEach((delay, arrows) -> copy.every.put(delay, copies(arrows, copies)));
          copy.always.addAll(copies(old.always, copies));
          copy.ignore.addAll(old.ignore);
          copy.defer.addAll(old.defer);
          copy.entry.putAll(old.entry);
          copy.exit.putAll(old.exit);
        });
    return copies.get(root);
  }

  private static List<Arrow> copies(List<Arrow> arrows, Map<Sketch, Sketch> copies) {
    return arrows.stream()
        .map(a -> new Arrow(a.targets().stream().map(copies::get).toList(), a.text()))
        .toList();
  }
}
