package dev.pawl.processor.plan;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.model.View;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A checked machine, lowered.
 *
 * @param types what its types are called
 * @param states all states, in declared order
 * @param events all events, in declared order
 * @param reactions what states do on events
 * @param calls the methods that the user implements
 * @param initialStates where an instance may begin: leaves, or states whose regions it begins in
 * @param prohibitions the pairs of states that no transition may join
 * @param chart what is planned beyond that, for a machine whose instances are more than a leaf
 * @param parts the optional parts to generate
 * @param traits what is asked of it again and again
 */
public record Plan(
    ResolvedMachine resolved,
    Types types,
    List<StatePlan> states,
    List<EventPlan> events,
    Reactions reactions,
    Calls calls,
    List<StatePlan> initialStates,
    List<Prohibition> prohibitions,
    Optional<ChartPlan> chart,
    Set<Part> parts,
    Traits traits) {

  /** From so many states on the parts that grow with every state are left out by default. */
  public static final int LARGE = 200;

  /**
   * The largest number of steps which do more than change the state, for the tables of a machine.
   */
  public static final int MAX_NUMBERS = 32_000;

  public Plan {
    states = List.copyOf(states);
    events = List.copyOf(events);
    initialStates = List.copyOf(initialStates);
    prohibitions = List.copyOf(prohibitions);
    parts = Set.copyOf(parts);
  }

  /**
   * The names of a machine's types.
   *
   * @param prefix what the names of the generated types begin with
   * @param state the type of states, generated or the user's
   * @param event the type of events, generated or the user's
   */
  public record Types(String prefix, TypeRef state, TypeRef event) {}

  /**
   * The reactions of states to events.
   *
   * @param steps the declared transitions, those of the root last
   * @param rows what each state does
   * @param decisions the choices among candidates
   */
  public record Reactions(List<Step> steps, List<Row> rows, List<Decision> decisions) {
    public Reactions {
      steps = List.copyOf(steps);
      rows = List.copyOf(rows);
      decisions = List.copyOf(decisions);
    }
  }

  /**
   * The methods that the user implements, in order of first use.
   *
   * @param logic those of {@code Logic}
   * @param effects those of {@code Effects}
   * @param groups the events that some of them get, where these have a type of their own
   */
  public record Calls(List<LogicMethod> logic, List<LogicMethod> effects, List<EventGroup> groups) {
    public Calls {
      logic = List.copyOf(logic);
      effects = List.copyOf(effects);
      groups = List.copyOf(groups);
    }

    /** The group of events that a method gets, if these have a type of their own. */
    public Optional<EventGroup> group(LogicMethod method) {
      return groups.stream().filter(g -> g.isOf(method)).findFirst();
    }
  }

  /**
   * Pairs of states that no transition may join.
   *
   * @param from the states that it holds for; empty for every state
   * @param to the states that may not be reached from them; empty for every state
   */
  public record Prohibition(
      Optional<List<StatePlan>> from, Optional<List<StatePlan>> to, String because) {}

  /** The machine as declared. */
  public Machine machine() {
    return resolved.declared();
  }

  /**
   * The leaf that is entered by default where a node is entered; the first parallel state on the
   * way to it if that has regions.
   */
  public int leaf(int node) {
    return resolved.leaf(resolved.node(node)).number();
  }

  /** The constant that a state is shown as in a view, if it has one. */
  public Optional<String> valueOf(View view, StatePlan state) {
    return resolved.views().stream()
        .filter(v -> v.declared() == view)
        .findFirst()
        .flatMap(v -> v.valueOf(state.declared()));
  }

  /** The beginning of the names of the generated types. */
  public String prefix() {
    return types.prefix();
  }

  /** The type of states, generated or the user's. */
  public TypeRef stateType() {
    return types.state();
  }

  /** The type of events, generated or the user's. */
  public TypeRef eventType() {
    return types.event();
  }

  /** The declared transitions, those of the root last. */
  public List<Step> steps() {
    return reactions.steps();
  }

  /** The row of each state. */
  public List<Row> rows() {
    return reactions.rows();
  }

  /** The choices among candidates. */
  public List<Decision> decisions() {
    return reactions.decisions();
  }

  /** The methods of {@code Logic}, in order of first use. */
  public List<LogicMethod> logic() {
    return calls.logic();
  }

  /** The methods of {@code Effects}, in order of first use. */
  public List<LogicMethod> effects() {
    return calls.effects();
  }

  public String packageName() {
    return machine().packageName();
  }

  /** The states that an instance can be in, in declared order. */
  public List<StatePlan> leaves() {
    return traits.leaves();
  }

  /** Whether it has states within states. */
  public boolean nested() {
    return machine().nested();
  }

  /** Whether states carry data, so that their type is a sealed interface of records. */
  public boolean hasData() {
    return traits.data();
  }

  /** Whether a step is no more than a change of state, whichever it is. */
  public boolean plain() {
    return traits.plain();
  }

  /** How many steps and decisions the table numbers. */
  public int numbers() {
    return steps().size() + decisions().size();
  }

  public boolean hasLogic() {
    return !logic().isEmpty();
  }

  public boolean hasEffects() {
    return !effects().isEmpty();
  }

  public boolean hasContext() {
    return machine().context().isPresent();
  }

  /** Whether some step replaces the context. */
  public boolean hasUpdates() {
    return traits.updates();
  }

  public boolean hasChoices() {
    return traits.choices();
  }

  /** Whether an instance has timers. */
  public boolean hasTimers() {
    return chart.isPresent() && !chart.get().timers().isEmpty();
  }

  /** Whether an instance may be in several states at a time. */
  public boolean hasRegions() {
    return traits.regions();
  }

  /**
   * Whether an instance is more than the name of its state, so that a store keeps a snapshot of it.
   */
  public boolean hasSnapshots() {
    return chart.isPresent() || hasContext() || hasData();
  }

  /** Whether there is complete JSON: all serializers need it but a store without snapshots. */
  public boolean hasCompleteJson() {
    Set<Serializer> serializers = machine().storage().serializers();
    return !serializers.isEmpty()
        && (hasSnapshots() || !serializers.equals(Set.of(Serializer.STORE)));
  }

  /** Whether the type of events is a sealed interface of records. */
  public boolean hasPayload() {
    return traits.payload();
  }

  /** Whether events are called in data as they were declared, so that the definition knows it. */
  public boolean knowsEventNames() {
    return traits.eventNames();
  }

  /** Whether the user brought the enum of states. */
  public boolean stateTypeGiven() {
    return machine().stateType().isPresent();
  }

  /** Whether the user brought the enum of events. */
  public boolean eventTypeGiven() {
    return machine().eventType().isPresent();
  }

  /** Whether methods that do something per state would become too long for the JIT compiler. */
  public boolean large() {
    return states.size() > LARGE;
  }

  public boolean generates(Part part) {
    return parts.contains(part);
  }

  /** The final states, in declared order. */
  public List<StatePlan> finalStates() {
    return states.stream().filter(s -> s.declared().isFinal()).toList();
  }
}
