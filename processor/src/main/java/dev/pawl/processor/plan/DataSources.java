package dev.pawl.processor.plan;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.TypeRef;
import dev.pawl.processor.model.Types;
import dev.pawl.processor.model.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where the data of a state comes from when it is entered: by the same name and type from what the
 * event carries, else from what the state that is left carries, else from the context; where none
 * has it, a method of the user's supplies it.
 */
public final class DataSources {

  private final Map<Integer, List<Step>> entering = new HashMap<>();
  private final StateTree tree;
  private final Map<String, StatePlan> states;
  private final List<Types.Member> context;
  private final Map<String, Supplied> supplied = new LinkedHashMap<>();

  /**
   * A component that the user supplies.
   *
   * @param events the events on which it is asked for
   * @param always whether it is also asked for without event
   * @param sources the leaves that are left then
   */
  record Supplied(
      String method,
      TypeRef type,
      List<EventPlan> events,
      boolean always,
      Set<StatePlan> sources) {}

  /**
   * What a component is filled from.
   *
   * @param events the events that carry it
   * @param sources the leaves that carry it
   */
  public record Carriers(Set<EventPlan> events, Set<StatePlan> sources) {
    public boolean isEmpty() {
      return events.isEmpty() && sources.isEmpty();
    }
  }

  /** Finds it for every state that carries data. */
  DataSources(
      List<Step> steps, StateTree tree, Map<String, StatePlan> states, List<Types.Member> context) {
    this.context = context;
    this.tree = tree;
    this.states = states;
    for (Step step : steps) {
      for (int leaf : entered(step)) {
        entering.computeIfAbsent(leaf, l -> new ArrayList<>()).add(step);
      }
    }
    for (StatePlan state : states.values()) {
      for (Event.Param component : state.declared().behavior().data()) {
        find(state, component);
      }
    }
  }

  List<Supplied> supplied() {
    return List.copyOf(supplied.values());
  }

  /** {@code sessionSeqForRunning}. */
  public static String method(StatePlan state, Event.Param component) {
    return Words.of(component.name()).method() + "For" + state.declared().words().type();
  }

  /** Whether something carries a component of that name and type. */
  public static boolean carries(List<Event.Param> payload, Event.Param component) {
    return payload.stream()
        .anyMatch(p -> p.name().equals(component.name()) && p.type().equals(component.type()));
  }

  /** What the context has of that name and type. */
  public static Optional<Types.Member> member(List<Types.Member> context, Event.Param component) {
    return context.stream()
        .filter(m -> m.name().equals(component.name()) && m.type().equals(component.type()))
        .findFirst();
  }

  private void find(StatePlan state, Event.Param component) {
    if (member(context, component).isPresent()) {
      return;
    }
    int node = tree.number(state.declared());
    List<EventPlan> events = new ArrayList<>();
    Set<StatePlan> sources = new LinkedHashSet<>();
    boolean always = begun().contains(node);
    boolean asked = always;
    for (Step step : entering.getOrDefault(node, List.of())) {
      if (!step.eventless() && carries(step.event().declared().payload(), component)) {
        continue;
      }
      for (int leaf : tree.leaves(tree.number(step.owner()))) {
        State source = tree.node(leaf);
        if (!carries(source.behavior().data(), component)) {
          asked = true;
          sources.add(states.get(source.name()));
          always |= step.eventless();
          if (!step.eventless() && !events.contains(step.event())) {
            events.add(step.event());
          }
        }
      }
    }
    if (asked) {
      supplied.put(
          method(state, component),
          new Supplied(method(state, component), component.type(), events, always, sources));
    }
  }

  /** What a component of a state may be filled from, on the ways that lead there. */
  public Carriers carriers(StatePlan state, Event.Param component) {
    Carriers carriers = new Carriers(new LinkedHashSet<>(), new LinkedHashSet<>());
    for (Step step : entering.getOrDefault(tree.number(state.declared()), List.of())) {
      if (!step.eventless() && carries(step.event().declared().payload(), component)) {
        carriers.events().add(step.event());
      } else {
        for (int leaf : tree.leaves(tree.number(step.owner()))) {
          if (carries(tree.node(leaf).behavior().data(), component)) {
            carriers.sources().add(states.get(tree.node(leaf).name()));
          }
        }
      }
    }
    return carriers;
  }

  private Set<Integer> begun() {
    Set<Integer> leaves = new TreeSet<>();
    addEntered(0, leaves);
    tree.children(0).stream()
        .filter(c -> tree.node(c).isInitial())
        .forEach(c -> addEntered(c, leaves));
    return leaves;
  }

  /** The leaves that a step may enter, some of them only by default or by history. */
  private Set<Integer> entered(Step step) {
    Set<Integer> leaves = new TreeSet<>();
    step.declared().targets().stream()
        .map(t -> tree.find(t.name()))
        .flatMap(Optional::stream)
        .forEach(
            target -> {
              addEntered(target, leaves);
              for (int above : tree.upwards(target)) {
                if (tree.node(above).isParallel()) {
                  addEntered(above, leaves);
                }
              }
            });
    return leaves;
  }

  private void addEntered(int node, Set<Integer> leaves) {
    State state = tree.node(node);
    if (state.isHistory()) {
      leaves.addAll(tree.leaves(tree.parent(node)));
    } else if (state.isLeaf()) {
      leaves.add(node);
    } else if (state.isParallel()) {
      tree.children(node).forEach(c -> addEntered(c, leaves));
    } else {
      tree.defaults(node).forEach(d -> addEntered(d, leaves));
    }
  }
}
