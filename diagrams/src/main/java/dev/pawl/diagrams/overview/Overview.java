package dev.pawl.diagrams.overview;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An overview of a large machine. The overview is a small machine in which a state can represent
 * many states of the large machine. The overview has at most one transition from one state to
 * another state. If a transition has many events, its label is the number of events. A transition
 * is omitted if one state of the overview represents both the source and the target. All painters
 * can draw the overview, because it is a machine.
 *
 * @param machine the small machine
 * @param boxes for each node of the large machine, the number of the node of the small machine that
 *     represents it
 */
public record Overview(ResolvedMachine machine, List<Integer> boxes) {

  /**
   * The limits for the number of boxes. The limits are tried in turn. The next limit is tried if
   * too many transitions connect the boxes.
   */
  private static final List<Integer> SIZES = List.of(24, 16, 10, 6);

  /** The maximum number of transitions between boxes in a useful overview. */
  private static final int MAX_TRANSITIONS = 40;

  /**
   * The maximum number of events that an arrow names. If there are more events, the arrow shows
   * only the number of events.
   */
  private static final int NAMED = 2;

  public Overview {
    boxes = List.copyOf(boxes);
  }

  /** Returns the overview of a machine. */
  public static Overview of(ResolvedMachine machine) {
    Builder builder = new Builder(machine, OverviewDivision.of(machine, SIZES.get(0)));
    for (int i = 1; builder.labels.size() > MAX_TRANSITIONS && i < SIZES.size(); i++) {
      builder = new Builder(machine, OverviewDivision.of(machine, SIZES.get(i)));
    }
    return builder.build();
  }

  private record Ends(OverviewBox from, OverviewBox to) {}

  private static final class Builder {
    private final ResolvedMachine large;
    private final OverviewBox root;
    private final Map<Integer, OverviewBox> byNode = new LinkedHashMap<>();
    private final Map<Ends, Set<String>> labels = new LinkedHashMap<>();
    private final Map<String, Event> events = new LinkedHashMap<>();
    private final Set<OverviewBox> initialBoxes = new HashSet<>();

    Builder(ResolvedMachine large, OverviewBox root) {
      this.large = large;
      this.root = root;
      addBox(root);
      large.transitions().forEach(this::connect);
      large.beginnings().forEach(b -> begin(root, b));
    }

    /** Maps each node to the innermost box that represents it. */
    private void addBox(OverviewBox box) {
      box.nodes.forEach(node -> byNode.put(node, box));
      box.inner.forEach(this::addBox);
      if (box.isOpen() && box.node > 0 && !large.tree().node(box.node).isParallel()) {
        large.node(box.node).defaults().forEach(d -> begin(box, d));
      }
    }

    /**
     * Marks the boxes directly inside {@code around} that represent the initial state {@code at}.
     */
    private void begin(OverviewBox around, StateNode at) {
      for (OverviewBox inner : around.inner) {
        if (inner.nodes.contains(at.number())) {
          initialBoxes.add(inner);
        }
      }
    }

    private OverviewBox box(StateNode node) {
      return requireNonNull(byNode.get(node.number()));
    }

    private void connect(ResolvedTransition transition) {
      OverviewBox from = box(transition.source());
      for (StateNode target : transition.targets()) {
        OverviewBox to = box(target);
        if (from != to || from.isState()) {
          labels
              .computeIfAbsent(new Ends(from, to), e -> new LinkedHashSet<>())
              .add(label(transition));
        }
      }
    }

    private static String label(ResolvedTransition transition) {
      if (transition.declared().direct() || transition.eventless()) {
        return "";
      }
      return transition.timer().map(t -> t.declared().text()).orElse(transition.eventName());
    }

    Overview build() {
      State.Builder machine = State.root(Origin.NONE);
      machine
          .transitions(transitions(root))
          .children(root.inner.stream().map(this::state).toList());
      Map<OverviewBox, Integer> numbers = new LinkedHashMap<>();
      number(root, numbers);
      Machine declared = large.declared();
      Machine small =
          new Machine(
              new Machine.Identity(declared.name(), declared.packageName(), prose(), Origin.NONE),
              Machine.Settings.DEFAULT,
              Machine.UserTypes.NONE,
              new StateTree(machine.build()),
              List.copyOf(events.values()),
              List.of(),
              List.of());
      List<Integer> boxes = new ArrayList<>();
      for (int n = 0; n < large.tree().size(); n++) {
        boxes.add(numbers.get(byNode.get(n)));
      }
      return new Overview(ResolvedMachine.of(small), boxes);
    }

    private String prose() {
      String text = large.declared().description().strip();
      return (text.isEmpty() ? "" : text + "\n\n")
          + "An overview of "
          + large.states().size()
          + " states and "
          + large.transitions().size()
          + " transitions.";
    }

    private static void number(OverviewBox box, Map<OverviewBox, Integer> numbers) {
      numbers.put(box, numbers.size());
      box.inner.forEach(inner -> number(inner, numbers));
    }

    private State state(OverviewBox box) {
      Optional<State> declared =
          box.node < 0 ? Optional.empty() : Optional.of(large.tree().node(box.node));
      State.Builder state =
          State.builder(box.name, Origin.NONE)
              .description(
                  box.isState() || box.isOpen() || box.isRest()
                      ? ""
                      : box.leaves.size() + " states")
              .initial(
                  initialBoxes.contains(box)
                      ? Optional.of(new State.Initial(""))
                      : Optional.empty())
              .isFinal(box.leaves.stream().allMatch(n -> large.tree().node(n).isFinal()))
              .tags(declared.map(State::tags).orElse(List.of()))
              .layout(box.isRest() ? State.Layout.SIDE : State.Layout.AUTO)
              .transitions(transitions(box))
              .children(box.inner.stream().map(this::state).toList());
      if (box.isOpen() && declared.filter(State::isParallel).isPresent()) {
        state.behavior(Behavior.builder().parallel(true).build());
      }
      return state.build();
    }

    private List<Transition> transitions(OverviewBox box) {
      List<Transition> all = new ArrayList<>();
      labels.forEach(
          (ends, some) -> {
            if (ends.from() == box) {
              List<NameReference> to = List.of(ref(ends.to().name));
              if (some.size() > NAMED) {
                all.add(on(some.size() + " events").targets(to).build());
              } else {
                some.forEach(
                    label -> all.add(on(label).direct(label.isEmpty()).targets(to).build()));
              }
            }
          });
      return all;
    }

    private Transition.Builder on(String label) {
      String name = label.isEmpty() ? "to" : label;
      events.computeIfAbsent(
          name, n -> new Event(n, "", List.of(), label.isEmpty(), false, Origin.NONE));
      return Transition.on(ref(name), Origin.NONE);
    }

    private static NameReference ref(String name) {
      return new NameReference(name, Origin.NONE);
    }
  }
}
