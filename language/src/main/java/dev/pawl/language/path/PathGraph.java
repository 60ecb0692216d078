package dev.pawl.language.path;

import dev.pawl.language.explore.Constraints;
import dev.pawl.language.explore.Evaluation;
import dev.pawl.language.explore.EventResponses;
import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.explore.Limits;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.explore.Step;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.LeafResponse.Otherwise;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The graph in which paths are searched: the situations of a machine, the steps between them, and
 * the events that change nothing. Not thread-safe.
 */
public final class PathGraph {

  /** The index of the situation before an instance exists. */
  public static final int START = -1;

  /** The log entry of an eventless transition. */
  public static final String EVENTLESS = "(eventless)";

  /**
   * The limits of the graph. The graph omits paths with more than two deferred events, because such
   * paths cover no further elements.
   */
  private static final Limits LIMITS = new Limits(20_000, 2, true);

  private final ResolvedMachine machine;
  private final Exploration exploration;
  private final Map<Integer, List<Hop>> hops = new HashMap<>();
  private final Map<Hop, Map<Element, Condition>> refutations = new HashMap<>();
  private final Map<Integer, Map<Integer, Untaken>> untaken = new HashMap<>();
  private final int mostDeferred;
  private @Nullable Set<Integer> ending;
  private int hopCount;

  public PathGraph(Machine declared) {
    this(declared, new Constraints(declared.verification()));
  }

  /**
   * Creates a graph. The conditions of two graphs can be combined if the graphs have the same
   * {@code constraints} object.
   */
  public PathGraph(Machine declared, Constraints constraints) {
    this.machine = ResolvedMachine.of(declared);
    Limits limits = Limits.of(declared.verification(), LIMITS);
    this.mostDeferred = limits.deferred();
    Explorer explorer = new Explorer(machine, constraints, limits, false);
    this.exploration = Exploration.of(explorer, LIMITS.situations());
  }

  public ResolvedMachine machine() {
    return machine;
  }

  public Explorer explorer() {
    return exploration.explorer();
  }

  /**
   * Returns the maximum number of deferred events. The graph contains no situations with more than
   * this number of deferred events.
   */
  public int mostDeferred() {
    return mostDeferred;
  }

  /** Returns whether the graph lacks situations because the machine has too many situations. */
  public boolean isTruncated() {
    return !exploration.isComplete();
  }

  public Situation situation(int index) {
    return exploration.situation(index);
  }

  /** Returns whether an instance in a situation waits for an event. */
  public boolean isStable(int index) {
    return index >= 0 && situation(index).isStable();
  }

  public Event event(int number) {
    return machine.namedEvents().get(number);
  }

  public int eventNumber(String name) {
    return machine.namedEvents().stream()
        .filter(e -> e.name().equals(name))
        .map(machine::number)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the name of an event, or {@link #EVENTLESS} if the number stands for no event. */
  public String eventName(int number) {
    return number < 0 ? EVENTLESS : event(number).name();
  }

  public List<Hop> hops(int situation) {
    return hops.computeIfAbsent(situation, this::computeHops);
  }

  /**
   * Returns, for each situation, the number of hops to the nearest situation of the given kind,
   * ignoring timers. The map does not contain situations from which no situation of the kind can be
   * reached.
   */
  Map<Integer, Integer> distances(IntPredicate kind) {
    Map<Integer, List<Integer>> before = new HashMap<>();
    Map<Integer, Integer> distances = new HashMap<>();
    Set<Integer> found = new LinkedHashSet<>(Set.of(START));
    Deque<Integer> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      int situation = open.poll();
      if (kind.test(situation)) {
        distances.put(situation, 0);
      }
      for (Hop hop : hops(situation)) {
        before.computeIfAbsent(hop.to(), k -> new ArrayList<>()).add(situation);
        if (found.add(hop.to())) {
          open.add(hop.to());
        }
      }
    }
    open.addAll(distances.keySet());
    while (!open.isEmpty()) {
      int situation = open.poll();
      int distance = Objects.requireNonNull(distances.get(situation)) + 1;
      for (int previous : before.getOrDefault(situation, List.of())) {
        if (distances.putIfAbsent(previous, distance) == null) {
          open.add(previous);
        }
      }
    }
    return distances;
  }

  /**
   * Returns whether a macrostep can never end after it has reached a situation. An instance that
   * reaches such a situation throws an exception.
   */
  public boolean isEndless(int situation) {
    if (ending == null) {
      ending = distances(s -> isStable(s) || isCutOff(s)).keySet();
    }
    return !ending.contains(situation);
  }

  /** Returns whether the graph may lack hops from a situation because of its limits. */
  private boolean isCutOff(int situation) {
    return situation != START
        && (hops(situation).isEmpty()
            || situation(situation).deferredEvents().size() >= mostDeferred);
  }

  private List<Hop> computeHops(int situation) {
    List<Hop> all = new ArrayList<>();
    List<Exploration.Edge> edges =
        situation == START ? exploration.starts() : exploration.edges(situation);
    edges.forEach(e -> all.add(new Hop(hopCount++, situation, e.to(), e.step())));
    if (isStable(situation)) {
      explorer()
          .responses()
          .refusals(situation(situation))
          .forEach(s -> all.add(new Hop(hopCount++, situation, situation, s)));
    }
    return all;
  }

  /** Returns the last evaluation of a hop; empty if nothing is evaluated. */
  private static Optional<Evaluation> last(Hop hop) {
    List<Evaluation> all = hop.step().evaluations();
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
  }

  /**
   * Returns the number of times that hooks are notified at the end of a hop: once for each taken
   * transition, or once if the event is dropped or deferred.
   */
  public int notices(Hop hop) {
    if (!hop.step().taken().isEmpty()) {
      return hop.step().taken().size();
    }
    Optional<Evaluation> last = last(hop).filter(e -> e.event() >= 0);
    if (last.isEmpty()) {
      return 0;
    }
    boolean isDeferred = last.get().otherwise() == Otherwise.DEFERRED;
    if (isDeferred) {
      return situation(hop.from()).isOffering() ? 0 : 1;
    }
    return event(last.get().event()).kind() == Event.Kind.DONE ? 0 : 1;
  }

  /** Returns whether a gap ends after a hop. In a new gap, the results of predicates may change. */
  public boolean closesGap(Hop hop) {
    return notices(hop) > 0 || isStable(hop.to());
  }

  /** Returns the elements that a hop covers, no matter which results predicates have. */
  public List<Element> taken(Hop hop) {
    return hop.step().taken().stream()
        .map(t -> Element.taken(t.transition().number(), hop.step().event(), t.target()))
        .toList();
  }

  /**
   * Returns the guards that may be false in a hop, each with the condition under which the guard is
   * false.
   */
  Map<Element, Condition> refutations(Hop hop) {
    return refutations.computeIfAbsent(
        hop,
        h -> {
          Map<Element, Condition> all = new LinkedHashMap<>();
          for (Evaluation evaluation : h.step().evaluations()) {
            for (EventResponses.Refutation each :
                explorer().responses().refutations(situation(h.from()), evaluation.event())) {
              Condition both = evaluation.condition().and(each.condition());
              if (both.isKnown() && !both.isNever()) {
                all.merge(
                    Element.refuted(each.transition().number(), evaluation.event()),
                    each.condition(),
                    Condition::or);
              }
            }
          }
          return all;
        });
  }

  /** Returns all declared elements, except pairs of transitions. */
  public Set<Element> declared() {
    Set<Element> all = new LinkedHashSet<>();
    for (ResolvedMachine.Reaction reaction : machine.reactions()) {
      ResolvedTransition transition = reaction.transition();
      int event = reaction.event().map(machine::number).orElse(-1);
      if (transition.declared().dynamic()) {
        transition
            .targets()
            .forEach(t -> all.add(Element.taken(transition.number(), event, t.number())));
      } else {
        all.add(Element.taken(transition.number(), event, -1));
      }
      if (transition.guarded()) {
        all.add(Element.refuted(transition.number(), event));
      }
    }
    return all;
  }

  /** Returns whether the transition of an element is declared on {@code "*"}. */
  boolean isForAnyEvent(Element element) {
    return machine.transitions().get(element.transition()).anyEvent();
  }

  /** Returns a description of an element, with the names as declared. */
  public String text(Element element) {
    ResolvedTransition transition = machine.transitions().get(element.transition());
    if (element.kind() == Element.Kind.PAIR) {
      return text(Element.taken(element.transition(), eventOf(transition), -1))
          + ", then "
          + text(
              Element.taken(
                  element.other(), eventOf(machine.transitions().get(element.other())), -1));
    }
    String text = cause(element);
    if (element.kind() == Element.Kind.REFUTED) {
      return text + " does not hold";
    }
    String targets =
        element.other() >= 0
            ? machine.node(element.other()).name()
            : String.join(", ", transition.targets().stream().map(StateNode::name).toList());
    return targets.isEmpty() ? text : text + " → " + targets;
  }

  /** Returns the state, the event and the guard of an element's transition, as declared. */
  public String cause(Element element) {
    ResolvedTransition transition = machine.transitions().get(element.transition());
    StringBuilder text = new StringBuilder(machine.declared().ownerName(owner(transition)));
    text.append(": ");
    text.append(
        element.event() < 0
            ? transition.eventless() ? "always" : "*"
            : transition.timer().map(t -> t.declared().text()).orElse(eventName(element.event())));
    transition.declared().guard().ifPresent(g -> text.append(" [").append(g.text()).append(']'));
    return text.toString();
  }

  private static State owner(ResolvedTransition transition) {
    return transition.source().declared();
  }

  private int eventOf(ResolvedTransition transition) {
    return transition.event().map(machine::number).orElse(-1);
  }

  /** Returns whether an event can be raised only by the machine itself. */
  public boolean isInternal(int event) {
    return event(event).kind() == Event.Kind.DONE || explorer().timers().isTimer(event);
  }

  /**
   * The result of an event that no transition handles in a situation.
   *
   * @param isIgnored true if the event is ignored, false if it is refused
   * @param isGuarded whether guards are evaluated for the event
   * @param answers an example of predicate results for which no transition handles the event
   */
  public record Untaken(boolean isIgnored, boolean isGuarded, Map<String, Boolean> answers) {}

  /**
   * Returns the events that no transition handles in a stable situation, no matter which results
   * predicates have. Includes events that only the machine itself raises.
   */
  public Map<Integer, Untaken> untaken(int situation) {
    return untaken.computeIfAbsent(situation, this::findUntaken);
  }

  private Map<Integer, Untaken> findUntaken(int situation) {
    Map<Integer, Untaken> events = new LinkedHashMap<>();
    boolean isLenient = machine.declared().lenient();
    for (int event = 0; event < machine.namedEvents().size(); event++) {
      if (isInternal(event)) {
        events.put(event, new Untaken(isLenient, false, Map.of()));
        continue;
      }
      Optional<Evaluation> evaluation =
          explorer()
              .responses()
              .untaken(situation(situation), event)
              .filter(e -> e.otherwise() != Otherwise.DEFERRED);
      if (evaluation.isPresent()) {
        events.put(
            event,
            new Untaken(
                isLenient || evaluation.get().otherwise() == Otherwise.IGNORED,
                !explorer().responses().refutations(situation(situation), event).isEmpty(),
                evaluation.get().condition().example(Set.of()).orElse(Map.of())));
      }
    }
    return events;
  }

  /**
   * Returns the results of logic methods in a macrostep.
   *
   * @param conditions for each hop, the condition on the predicate results in the gap to which the
   *     hop belongs; null if there is no condition
   */
  public List<Gap> gaps(List<Hop> macrostep, List<@Nullable Condition> conditions) {
    List<Gap> gaps = new ArrayList<>();
    Set<String> asked = new LinkedHashSet<>();
    for (int i = 0; i < macrostep.size(); i++) {
      Hop hop = macrostep.get(i);
      asked.addAll(asked(hop));
      if (closesGap(hop)) {
        gaps.add(new Gap(answers(conditions.get(i), asked), notices(hop), choices(hop)));
        asked.clear();
      }
    }
    return gaps;
  }

  private static Map<String, Boolean> answers(@Nullable Condition condition, Set<String> asked) {
    return condition == null ? Map.of() : condition.example(asked).orElse(Map.of());
  }

  private Map<String, List<String>> choices(Hop hop) {
    Map<String, List<String>> choices = new HashMap<>();
    hop.step().addChoices(machine, choices);
    return choices;
  }

  /** Returns the predicates that guards may evaluate in a hop. */
  public Set<String> asked(Hop hop) {
    Set<String> names = new LinkedHashSet<>();
    for (Evaluation evaluation : hop.step().evaluations()) {
      for (StateNode leaf : machine.leaves()) {
        if (situation(hop.from()).isActive(leaf.number())) {
          LeafResponse response =
              evaluation.event() < 0
                  ? machine.candidates().eventless(leaf.number())
                  : machine.candidates().of(leaf.number(), event(evaluation.event()));
          response
              .candidates()
              .forEach(
                  t -> t.declared().guard().ifPresent(g -> names.addAll(g.formula().predicates())));
        }
      }
    }
    return names;
  }

  /** Returns a description of a macrostep that begins with a hop, such as {@code OPEN: pay}. */
  String beginning(Hop first) {
    return first.from() == START
        ? "the beginning"
        : String.join(" + ", leaves(first.from())) + ": " + eventName(first.step().input());
  }

  /** Returns the names of the active leaves, in document order. */
  public List<String> leaves(int situation) {
    Situation at = situation(situation);
    return machine.leaves().stream()
        .filter(n -> at.isActive(n.number()))
        .map(StateNode::name)
        .toList();
  }

  /**
   * Returns the observation that a test must make after a macrostep that ends in a stable
   * situation.
   */
  public Observation observed(List<Hop> macrostep) {
    List<String> steps = new ArrayList<>();
    List<String> effects = new ArrayList<>();
    for (Hop hop : macrostep) {
      addSteps(hop, steps);
      addEffects(hop, effects);
    }
    int end = macrostep.get(macrostep.size() - 1).to();
    return new Observation(
        outcome(macrostep.get(0)), leaves(end), steps, effects, timers(end), deferred(end));
  }

  /**
   * Returns an actual observation in a form that can be compared with {@link #observed}. Removes
   * the deferred events of an ended instance, because these events are never offered again and the
   * model omits them.
   */
  public Observation comparable(List<Hop> macrostep, Observation actual) {
    int end = macrostep.get(macrostep.size() - 1).to();
    return situation(end).isOver() ? actual.withoutDeferred() : actual;
  }

  private String outcome(Hop first) {
    int input = first.step().input();
    if (input < 0) {
      return Observation.BEGUN;
    } else if (explorer().timers().isTimer(input)) {
      return Observation.ELAPSED;
    } else if (!first.step().taken().isEmpty()) {
      return Observation.MOVED;
    }
    Otherwise otherwise = last(first).orElseThrow().otherwise();
    if (otherwise == Otherwise.DEFERRED) {
      return Observation.DEFERRED;
    }
    boolean isIgnored = otherwise == Otherwise.IGNORED || machine.declared().lenient();
    return isIgnored ? Observation.IGNORED : Observation.REFUSED;
  }

  private void addSteps(Hop hop, List<String> steps) {
    if (hop.from() == START) {
      return;
    }
    Step step = hop.step();
    step.taken().forEach(t -> steps.add(eventName(step.event())));
    if (step.taken().isEmpty() && notices(hop) > 0) {
      Evaluation last = last(hop).orElseThrow();
      boolean isDeferred = last.otherwise() == Otherwise.DEFERRED;
      steps.add((isDeferred ? "deferred " : "dropped ") + eventName(last.event()));
    }
  }

  private void addEffects(Hop hop, List<String> effects) {
    Step step = hop.step();
    BitSet exited = step.exited();
    for (int n = exited.length() - 1; n >= 0; n = exited.previousSetBit(n - 1)) {
      add(machine.node(n).declared().behavior().exit().effects(), effects);
    }
    step.taken().forEach(t -> add(t.transition().declared().effects(), effects));
    if (hop.from() == START) {
      add(machine.root().declared().behavior().entry().effects(), effects);
    }
    step.entered().stream()
        .forEach(n -> add(machine.node(n).declared().behavior().entry().effects(), effects));
  }

  private static void add(List<NameReference> names, List<String> effects) {
    names.forEach(n -> effects.add(n.name()));
  }

  /** Returns the names of the events of the running timers, sorted. */
  public List<String> timers(int situation) {
    List<String> names = new ArrayList<>();
    for (int timer = 0; timer < explorer().timers().count(); timer++) {
      if (explorer().timers().isRunning(situation(situation), timer)) {
        names.add(eventName(explorer().timers().event(timer)));
      }
    }
    return names.stream().sorted().toList();
  }

  /** Returns the names of the deferred events, the oldest first. */
  public List<String> deferred(int situation) {
    return situation(situation).deferredEvents().stream().map(this::eventName).toList();
  }
}
