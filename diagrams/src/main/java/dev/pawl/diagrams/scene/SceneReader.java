package dev.pawl.diagrams.scene;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.name.VisibleText;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;

/** Creates the scene of a machine. */
public final class SceneReader {

  private record Pair(int from, int to) {}

  private record Ends(String source, String target) {}

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final Map<Pair, List<Scene.Label>> arrows = new LinkedHashMap<>();
  private final Map<Ends, List<Scene.Label>> notes = new LinkedHashMap<>();

  /** A cache of the outcomes that names describe, because most names occur several times. */
  private final Map<String, OutcomeWords> outcomes = new HashMap<>();

  private final boolean sevenBit;

  private SceneReader(ResolvedMachine machine, boolean sevenBit) {
    this.machine = machine;
    this.sevenBit = sevenBit;
    this.tree = machine.tree();
  }

  /** Returns the scene of a machine. */
  public static Scene read(ResolvedMachine machine) {
    return read(machine, false);
  }

  /**
   * Returns the scene of a machine.
   *
   * @param sevenBit whether all characters outside ASCII are escaped
   */
  public static Scene read(ResolvedMachine machine, boolean sevenBit) {
    return new SceneReader(machine, sevenBit).scene();
  }

  private Scene scene() {
    Set<Integer> entered = new HashSet<>();
    for (int n = 1; n < tree.size(); n++) {
      if (tree.node(n).isComposite()) {
        for (StateNode begun : machine.node(n).defaults()) {
          entered.add(begun.number());
        }
      }
    }
    List<Scene.Figure> figures = new ArrayList<>();
    for (int n = 1; n < tree.size(); n++) {
      figures.add(figure(n, entered.contains(n)));
    }
    for (StateNode node : machine.nodes().subList(1, machine.nodes().size())) {
      for (ResolvedTransition transition : node.allTransitions()) {
        arrows(transition);
      }
    }
    for (ResolvedTransition transition : machine.root().allTransitions()) {
      note("", transition);
    }
    List<Scene.Arrow> drawn = new ArrayList<>();
    for (Map.Entry<Pair, List<Scene.Label>> arrow : arrows.entrySet()) {
      Pair ends = arrow.getKey();
      drawn.add(new Scene.Arrow(ends.from() - 1, ends.to() - 1, drawnLabels(arrow.getValue())));
    }
    MainPath paths = new MainPath(figures, drawn, this::outcome);
    return new Scene(
        visible(machine.name()),
        visible(machine.declared().description()),
        figures,
        drawn,
        paths.path(),
        paths.declared(),
        notes.entrySet().stream()
            .map(
                e ->
                    new Scene.Note(
                        e.getKey().source(),
                        drawnLabels(e.getValue()).stream().map(Scene.Label::text).toList(),
                        e.getKey().target()))
            .toList());
  }

  private Scene.Figure figure(int number, boolean byDefault) {
    State state = tree.node(number);
    Scene.Kind kind =
        state.isHistory()
            ? Scene.Kind.HISTORY
            : !state.isComposite()
                ? Scene.Kind.STATE
                : state.isParallel() ? Scene.Kind.PARALLEL : Scene.Kind.COMPOSITE;
    String name = visible(state.name());
    String text =
        state.behavior().history().map(h -> h == Behavior.History.DEEP ? "H*" : "H").orElse(name);
    int parent = tree.parent(number);
    boolean parallel = tree.node(parent).isParallel();
    boolean initial = !parallel && (parent == 0 ? state.isInitial() : byDefault);
    return new Scene.Figure(
        name,
        text,
        kind,
        parent - 1,
        parallel && !state.isHistory(),
        initial,
        state.isFinal(),
        state.external(),
        isFailure(state),
        hint(state.layout()),
        visible(state.description()));
  }

  /** Returns whether a state's name, or one of its tags, says that something failed. */
  private boolean isFailure(State state) {
    if (state.isHistory()) {
      return false;
    }
    boolean failed = outcome(state.name()).saysFailure();
    for (NameReference tag : tree.tags(state)) {
      failed |= outcome(tag.name()).saysFailure();
    }
    return failed;
  }

  private OutcomeWords outcome(String name) {
    return outcomes.computeIfAbsent(name, OutcomeWords::new);
  }

  private static Scene.Hint hint(State.Layout layout) {
    return switch (layout) {
      case AUTO -> Scene.Hint.NONE;
      case MAIN -> Scene.Hint.MAIN;
      case SIDE -> Scene.Hint.SIDE;
      case END -> Scene.Hint.END;
    };
  }

  private void arrows(ResolvedTransition transition) {
    StateNode from = transition.source();
    if (transition.isTargetless()) {
      note(visible(from.name()), transition);
      return;
    }
    Scene.Label label = label(transition);
    for (StateNode to : transition.targets()) {
      Pair pair = new Pair(from.number(), to.number());
      add(arrows.computeIfAbsent(pair, p -> new ArrayList<>()), label);
    }
  }

  private void note(String source, ResolvedTransition transition) {
    Scene.Label label = label(transition);
    for (StateNode target : transition.targets()) {
      Ends ends = new Ends(source, visible(target.name()));
      add(notes.computeIfAbsent(ends, t -> new ArrayList<>()), label);
    }
    if (transition.isTargetless()) {
      add(notes.computeIfAbsent(new Ends(source, ""), t -> new ArrayList<>()), label);
    }
  }

  private static void add(List<Scene.Label> labels, Scene.Label label) {
    if (!labels.contains(label)) {
      labels.add(label);
    }
  }

  /**
   * Returns the labels to draw on an arrow. If there are several labels, an empty label gets the
   * text {@code (no event)}.
   */
  private static List<Scene.Label> drawnLabels(List<Scene.Label> labels) {
    if (labels.size() == 1) {
      return labels.get(0).isEmpty() && !labels.get(0).otherwise() ? List.of() : labels;
    }
    return labels.stream().map(l -> l.isEmpty() ? l.withNoEvent() : l).toList();
  }

  /**
   * Returns a label such as {@code event [guard] / effect, effect}. The label does not contain the
   * event if the event only repeats the target.
   */
  private Scene.Label label(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    String event = "";
    if (!transition.direct() && !transition.eventless()) {
      event = resolved.timer().map(t -> t.declared().text()).orElse(transition.event().name());
    }
    String guard = transition.guard().map(g -> "[" + g.text() + "]").orElse("");
    String choice = transition.choose().map(NameReference::name).orElse("");
    String effects =
        transition.effects().isEmpty()
            ? ""
            : "/ " + String.join(", ", NameReference.names(transition.effects()));
    return new Scene.Label(
        visible(event),
        visible(guard),
        visible(choice),
        visible(effects),
        guard.isEmpty() && choice.isEmpty() && isElse(resolved));
  }

  /** Returns whether an earlier transition for the same event has a guard. */
  private static boolean isElse(ResolvedTransition last) {
    String event = last.declared().event().name();
    boolean guarded = false;
    for (ResolvedTransition transition : last.source().allTransitions()) {
      if (transition == last) {
        return guarded;
      }
      guarded |= transition.guarded() && transition.declared().event().name().equals(event);
    }
    return false;
  }

  private String visible(String text) {
    if (VisibleText.isPlain(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    for (var words = new StringTokenizer(VisibleText.of(text)); words.hasMoreTokens(); ) {
      out.append(out.isEmpty() ? "" : " ").append(words.nextToken());
    }
    String visible = out.toString().strip();
    return sevenBit ? AsciiText.sevenBit(visible) : visible;
  }
}
