package dev.pawl.processor.lockstep;

import dev.pawl.processor.lockstep.Sketch.Arrow;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A random chart with up to four levels, regions, history and all features of transitions. Every
 * state is reachable, as far as guards allow. Most charts also meet the other requirements of the
 * checks.
 */
final class RandomChart {

  private static final int DEEPEST = 4;

  private final SplittableRandom random;
  private final Sketch root = new Sketch("M", null);
  private final boolean flat;
  private final boolean context;
  private final boolean lenient;
  private final boolean threadSafe;

  /** True if most steps only replace one leaf by another. */
  private final boolean quiet;

  private final List<String> events = new ArrayList<>();
  private final RandomArrows arrows;
  private int budget;
  private int states;

  /**
   * Generates a chart.
   *
   * @param flat whether the chart has only features of flat machines
   */
  RandomChart(SplittableRandom random, boolean flat) {
    this.random = random;
    this.flat = flat;
    this.context = chance(75);
    this.lenient = chance(20);
    this.threadSafe = chance(15);
    this.quiet = !flat && chance(30);
    this.budget = random.nextInt(12) == 0 ? 30 : random.nextInt(3, 15);
    root.parallel = !flat && chance(8);
    grow(root, 1);
    for (int e = random.nextInt(2, 6); e > 0; e--) {
      events.add("e" + events.size());
    }
    arrows = new RandomArrows(random, root, events, context, flat, quiet);
    root.all().stream().filter(s -> s != root).forEach(this::settle);
    root.all().forEach(this::act);
    makeReachable();
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  /** Returns whether to add a feature that makes a step more than a change of state. */
  private boolean chanceOfMore(int percent) {
    return chance(quiet ? percent / 9 : percent);
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private Sketch add(Sketch parent, String letter) {
    budget--;
    return new Sketch(letter + states++, parent);
  }

  private void grow(Sketch parent, int depth) {
    int count = parent.parallel ? random.nextInt(2, 4) : random.nextInt(1, flat ? 12 : 5);
    for (int i = 0; i < count; i++) {
      Sketch child = add(parent, "S");
      boolean inner = !flat && depth < DEEPEST && budget > 0 && chance(parent.parallel ? 80 : 45);
      if (inner) {
        child.parallel = chance(30);
        grow(child, depth + 1);
      }
    }
    if (!parent.parallel) {
      any(parent.children).marked = true;
      if (chance(parent == root ? 15 : 35)) {
        add(parent, "F").isFinal = true;
      }
    }
    if (parent != root && chance(30)) {
      add(parent, "H").history = chance(50) ? "deep" : "shallow";
    }
  }

  /** Chooses the parts that depend on all states, such as defaults. */
  private void settle(Sketch state) {
    if (state.isHistory()) {
      boolean deep = state.history.equals("deep");
      state.historyDefault = any(deep ? state.parent.below() : state.parent.childStates());
    } else if (!state.isLeaf() && !state.parallel && chance(20)) {
      Sketch target = any(state.below());
      Sketch other = any(state.below());
      List<Sketch> histories = state.children.stream().filter(Sketch::isHistory).toList();
      if (!histories.isEmpty() && chance(15)) {
        state.initial.add(any(histories));
      } else if (!target.isFinal) {
        state.initial.add(target);
        if (RandomArrows.areOrthogonal(target, other) && !other.isFinal) {
          state.initial.add(other);
        }
      }
      // a key must be unique
      if (state.marked) {
        state.initial.clear();
      } else if (!state.initial.isEmpty()) {
        state.children.forEach(c -> c.marked = false);
      }
    }
  }

  /** Adds transitions and actions to a state. */
  private void act(Sketch state) {
    if (state.isHistory()) {
      return;
    }
    if (!flat && chanceOfMore(35)) {
      actions(state, state.entry, "in");
    }
    if (!flat && chanceOfMore(35) && !state.isFinal && state != root) {
      actions(state, state.exit, "out");
    }
    if (state.isFinal) {
      return;
    }
    boolean isRoot = state == root;
    for (String event : events) {
      if (chance(isRoot ? 8 : 30)) {
        state.on.put(event, arrows.candidates(state));
      } else if (!isRoot && !flat && chance(9)) {
        (chance(50) ? state.ignore : state.defer).add(event);
      }
    }
    if (chance(6) && !isRoot) {
      state.to.add(arrows.target(state));
    }
    if (!flat) {
      actMore(state, isRoot);
    }
  }

  private void actMore(Sketch state, boolean isRoot) {
    addDone(state);
    if (chance(isRoot ? 2 : 6)) {
      state.on.put("*", arrows.candidates(state));
    }
    if (chanceOfMore((isRoot ? 2 : 9) / (context ? 1 : 2))) {
      state.always.addAll(arrows.eventless(state));
    }
    for (int i = chanceOfMore(isRoot ? 3 : 10) ? random.nextInt(1, 3) : 0; i > 0; i--) {
      String delay = arrows.delay();
      List<Arrow> candidates = arrows.candidates(state);
      state.after.put(delay, chance(40) ? named("late" + delay, candidates) : candidates);
    }
    if (chanceOfMore(isRoot ? 2 : 9)) {
      String delay = arrows.delay();
      List<Arrow> repeated = arrows.repeated(state);
      state.every.put(delay, chance(40) ? named("often" + delay, repeated) : repeated);
    }
  }

  /**
   * Returns the transitions of a timer. One of these transitions contains the name of the timer.
   */
  private List<Arrow> named(String name, List<Arrow> candidates) {
    int telling = random.nextInt(candidates.size());
    List<Arrow> named = new ArrayList<>(candidates);
    Arrow arrow = candidates.get(telling);
    if (arrow.text().startsWith("{")) {
      named.set(
          telling,
          new Arrow(arrow.targets(), arrow.text().replaceFirst(".", "{ name: " + name + ",")));
    }
    return named;
  }

  private void actions(Sketch state, Map<String, List<String>> actions, String prefix) {
    actions.put("effects", List.of(prefix + state.name));
    if (chance(7)) {
      actions.put("raise", List.of(any(events)));
    }
  }

  /** Adds a transition on a done event, mostly at that state or one of its ancestors. */
  private void addDone(Sketch state) {
    for (Sketch below : state.all()) {
      boolean ends =
          below.parallel ? below.childStates().stream().allMatch(RandomChart::ends) : ends(below);
      if (ends && below != root && chance(below == state ? 60 : 15)) {
        state.on.put("done." + below.name, arrows.candidates(state));
      }
    }
  }

  private static boolean ends(Sketch state) {
    return state.children.stream().anyMatch(c -> c.isFinal);
  }

  /** Adds transitions so that every state is reachable. */
  private void makeReachable() {
    for (Sketch state : root.all()) {
      Set<Sketch> reached = reached();
      if (state == root || reached.contains(state)) {
        continue;
      }
      List<Sketch> from =
          reached.stream().filter(s -> s != root && !s.isFinal && !s.isHistory()).toList();
      Sketch source = any(from);
      List<String> free =
          events.stream()
              .filter(e -> !source.on.containsKey(e))
              .filter(e -> !source.ignore.contains(e) && !source.defer.contains(e))
              .toList();
      String event = free.isEmpty() ? "g" + events.size() : any(free);
      if (free.isEmpty()) {
        events.add(event);
      }
      source.on.put(event, List.of(new Arrow(List.of(state), state.name)));
    }
  }

  private Set<Sketch> reached() {
    Set<Sketch> reached = new LinkedHashSet<>();
    enter(root, reached);
    int before;
    do {
      before = reached.size();
      for (Sketch state : List.copyOf(reached)) {
        state.targets().forEach(t -> enter(t, reached));
      }
    } while (reached.size() > before);
    return reached;
  }

  private void enter(Sketch state, Set<Sketch> reached) {
    if (!reached.add(state)) {
      return;
    }
    if (state.isHistory()) {
      enter(state.historyDefault, reached);
    }
    state.defaults().forEach(d -> enter(d, reached));
    for (Sketch s = state.parent; s != null; s = s.parent) {
      if (reached.add(s) && s.parallel) {
        s.childStates().forEach(c -> enter(c, reached));
      }
    }
  }

  /**
   * Returns the chart in YAML.
   *
   * @param whole whether to include parts without influence on steps
   */
  String yaml(String packageName, boolean whole) {
    return yaml(root, packageName, whole);
  }

  /** Returns the root. */
  Sketch root() {
    return root;
  }

  /** Returns the chart in YAML with other states. */
  String yaml(Sketch root, String packageName, boolean whole) {
    StringBuilder out = new StringBuilder("machine: M\npackage: " + packageName + "\n");
    out.append(context ? "context: Integer\n" : "");
    out.append(lenient ? "unexpected: ignore\n" : "");
    out.append(threadSafe ? "threadSafe: true\n" : "");
    out.append(whole ? "" : "omit: [phase, cases, validator, codec]\n");
    root.keys().forEach(k -> out.append(k).append("\n"));
    out.append("states:\n");
    root.children.forEach(c -> write(c, "  ", out));
    return out.toString();
  }

  private static void write(Sketch state, String indent, StringBuilder out) {
    List<String> keys = state.keys();
    boolean empty = keys.isEmpty() && state.children.isEmpty();
    out.append(indent).append(state.name).append(empty ? ": {}\n" : ":\n");
    keys.forEach(k -> out.append(indent).append("  ").append(k).append("\n"));
    if (!state.children.isEmpty()) {
      out.append(indent).append("  states:\n");
      state.children.forEach(c -> write(c, indent + "    ", out));
    }
  }
}
