package dev.pawl.processor.lockstep;

import dev.pawl.processor.lockstep.Sketch.Arrow;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Generates the transitions of a chart. */
final class RandomArrows {

  private final SplittableRandom random;
  private final Sketch root;
  private final List<String> events;
  private final boolean context;
  private final boolean flat;
  private final boolean quiet;
  private final List<Sketch> all;
  private int effects;
  private int choices;
  private int delays;

  RandomArrows(
      SplittableRandom random,
      Sketch root,
      List<String> events,
      boolean context,
      boolean flat,
      boolean quiet) {
    this.random = random;
    this.root = root;
    this.events = events;
    this.context = context;
    this.flat = flat;
    this.quiet = quiet;
    this.all = root.all().stream().filter(s -> s != root).toList();
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** Returns a delay that no other timer has. */
  String delay() {
    delays++;
    return chance(80) ? delays + "s" : "wait" + delays;
  }

  /**
   * Returns the transitions of a state for an event: guarded ones, and possibly a last one without
   * guard.
   */
  List<Arrow> candidates(Sketch state) {
    List<Arrow> candidates = new ArrayList<>();
    int guarded = Math.max(0, random.nextInt(5) - 2);
    Formulas formulas = new Formulas(state, "p");
    for (int i = 0; i < guarded; i++) {
      candidates.add(arrow(state, formulas.next(), 40));
    }
    if (guarded == 0 || chance(50)) {
      candidates.add(arrow(state, "", 40));
    }
    return candidates;
  }

  /**
   * Returns the eventless transitions of a state, mostly guarded, because otherwise the state would
   * be left at once.
   */
  List<Arrow> eventless(Sketch state) {
    List<Arrow> arrows = new ArrayList<>();
    Formulas formulas = new Formulas(state, RandomAnswers.SELDOM);
    for (int i = chance(75) ? 1 : 2; i > 0; i--) {
      arrows.add(arrow(state, state.isLeaf() && chance(5) ? "" : formulas.next(), 85));
    }
    return arrows;
  }

  /** Returns the transitions of a repeating timer, which have no targets. */
  List<Arrow> repeated(Sketch state) {
    Formulas formulas = new Formulas(state, "p");
    List<Arrow> arrows = new ArrayList<>();
    for (int i = random.nextInt(2); i >= 0; i--) {
      String guard = i > 0 || chance(30) ? formulas.next() : "";
      arrows.add(arrow(new ArrayList<>(), List.of(), guard, 40));
    }
    return arrows;
  }

  private Arrow arrow(Sketch state, String guard, int updates) {
    List<String> keys = new ArrayList<>();
    return arrow(keys, targets(state, keys), guard, updates);
  }

  private Arrow arrow(List<String> keys, List<Sketch> targets, String guard, int updates) {
    if (!guard.isEmpty()) {
      keys.add("guard: \"" + guard + "\"");
    }
    if (context && chance(updates)) {
      keys.add("update: u" + random.nextInt(5));
    }
    if (chance(quiet ? 5 : 50) || keys.isEmpty() || targets.isEmpty()) {
      keys.add("effects: [t" + effects++ + (chance(15) ? ", t" + effects++ : "") + "]");
    }
    if (!flat && chance(quiet ? 1 : 7)) {
      keys.add("raise: [" + any(events) + (chance(15) ? ", " + any(events) : "") + "]");
    }
    boolean bare = keys.size() == 1 && targets.size() == 1 && keys.get(0).startsWith("to: ");
    return new Arrow(targets, bare ? targets.get(0).name : "{ " + String.join(", ", keys) + " }");
  }

  private List<Sketch> targets(Sketch state, List<String> keys) {
    Set<Sketch> targets = new LinkedHashSet<>();
    int way = random.nextInt(100);
    if (way < 12 && !flat) {
      return List.of();
    }
    targets.add(target(state));
    Sketch other = target(state);
    if (way < 20 && !state.isLeaf() && state != root) {
      targets.clear();
      targets.add(any(state.all().stream().filter(s -> s != state).toList()));
      keys.add("internal: true");
    } else if (way < 50) {
      for (int i = 0; i < 12; i++) {
        Sketch more = target(state);
        if (targets.size() < 3 && targets.stream().allMatch(t -> areOrthogonal(t, more))) {
          targets.add(more);
        }
      }
    } else if (way < 56
        && targets.stream().noneMatch(Sketch::isHistory)
        && !other.isHistory()
        && targets.add(other)) {
      keys.add("choose: c" + choices++);
    }
    List<Sketch> list = List.copyOf(targets);
    keys.add(0, "to: " + (list.size() == 1 ? list.get(0).name : Sketch.names(list)));
    return list;
  }

  /** Returns a random target, often a near one, rarely a final one. */
  Sketch target(Sketch state) {
    for (; ; ) {
      boolean near = state.parent != null && chance(35);
      Sketch target = any(near ? state.parent.children : all);
      boolean end = target.isFinal && target.parent == root;
      if (!end || chance(25)) {
        return target;
      }
    }
  }

  /** Returns whether two states are in different regions of a parallel state. */
  static boolean areOrthogonal(Sketch one, Sketch other) {
    if (one == other || one.isBelow(other) || other.isBelow(one)) {
      return false;
    }
    Sketch around = one.parent;
    while (!other.isBelow(around)) {
      around = around.parent;
    }
    // a history state of a parallel state is not a region
    boolean region = one.parent != around || !one.isHistory();
    return around.parallel && region && (other.parent != around || !other.isHistory());
  }

  /** Generates guards with different predicates, so that no guard makes another superfluous. */
  private final class Formulas {
    private final List<String> predicates = new ArrayList<>();

    /** The states that may or may not be active while the source state is active. */
    private final List<Sketch> unsure;

    Formulas(Sketch state, String prefix) {
      unsure =
          all.stream()
              .filter(s -> !s.isHistory() && !flat)
              .filter(s -> s.isBelow(state) || state != root && areOrthogonal(s, state))
              .toList();
      for (int i = 0; i < 24; i++) {
        predicates.add(prefix + i);
      }
    }

    String next() {
      return formula(random.nextInt(3));
    }

    private String formula(int depth) {
      if (depth == 0) {
        String negation = chance(20) ? "!" : "";
        return !unsure.isEmpty() && chance(30)
            ? negation + "in(" + any(unsure).name + ")"
            : negation + predicates.remove(random.nextInt(predicates.size()));
      }
      String left = formula(depth - 1);
      String right = formula(random.nextInt(depth));
      String text = left + (chance(50) ? " && " : " || ") + right;
      return chance(10) ? "!(" + text + ")" : "(" + text + ")";
    }
  }
}
