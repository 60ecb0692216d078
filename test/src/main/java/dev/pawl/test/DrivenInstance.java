package dev.pawl.test;

import dev.pawl.Cause;
import dev.pawl.DeclaredName;
import dev.pawl.LifecycleEvent;
import dev.pawl.Machine;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.InstanceBuilder;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.guard.GuardSpace.Condition;
import dev.pawl.language.model.Event;
import dev.pawl.language.path.Gap;
import dev.pawl.language.path.Hop;
import dev.pawl.language.path.Observation;
import dev.pawl.language.path.PathGraph;
import dev.pawl.language.path.Trail;
import dev.pawl.language.semantics.StateNode;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.opentest4j.AssertionFailedError;

/**
 * An instance that tests drive along paths. This class records everything that the instance does.
 */
final class DrivenInstance implements TransitionHook<Object, Object> {

  /**
   * The user code with which instances are built.
   *
   * @param logic the supplier of the logic; null if the paths determine the answers of the logic
   * @param effects the supplier of effects; null if effects are only recorded
   * @param context the supplier of contexts; null for a default context
   */
  record UserCode(
      @Nullable Supplier<?> context,
      @Nullable Supplier<?> logic,
      @Nullable Supplier<?> effects,
      ArgumentSource arguments) {}

  private final GeneratedMachine generated;
  private final PathGraph graph;
  private final UserCode code;
  private final Script script = new Script();
  private final VirtualScheduler time = new VirtualScheduler();
  private final List<String> steps = new ArrayList<>();
  private final List<String> effects = new ArrayList<>();
  private @Nullable Machine<Object, Object> machine;

  DrivenInstance(GeneratedMachine generated, PathGraph graph, UserCode code) {
    this.generated = generated;
    this.graph = graph;
    this.code = code;
  }

  /** Returns the instance, which must have been built. */
  Machine<Object, Object> machine() {
    if (machine == null) {
      throw new IllegalStateException("The instance has not been built.");
    }
    return machine;
  }

  /** Returns the active states and the context, for errors. */
  String text() {
    String states = "The active states are " + machine().configuration() + ".";
    return generated
        .context(machine())
        .map(c -> states + " The context is " + c + ".")
        .orElse(states);
  }

  /** Returns the virtual time of the instance. */
  VirtualScheduler time() {
    return time;
  }

  private static @Nullable Object supplied(@Nullable Supplier<?> supplier) {
    return supplier == null ? null : supplier.get();
  }

  // Steps.

  /**
   * Begins a macrostep with the answers that the logic gives during the macrostep.
   *
   * @param otherwise the answer of predicates that the macrostep does not need
   */
  void begin(List<Gap> gaps, Map<String, List<Duration>> delays, boolean otherwise) {
    script.begin(gaps, delays, otherwise);
    steps.clear();
    effects.clear();
  }

  /** Returns the answers of the user's logic in this macrostep. */
  List<Map<String, Boolean>> heard() {
    return script.heard().stream().filter(a -> !a.isEmpty()).toList();
  }

  /** Returns the results of the user's logic in this macrostep as text for errors. */
  String answered() {
    if (code.logic() == null || heard().isEmpty()) {
      return "";
    }
    boolean isCounting = !graph.machine().declared().verification().counters().isEmpty();
    return "\n  The logic answered "
        + heard()
        + "."
        + (isCounting
            ? " The model relies on the declared counters. CounterChecks compares them with the"
                + " logic."
            : "");
  }

  /**
   * Builds the instance.
   *
   * @param beginning the hop with which the instance begins
   */
  String build(Hop beginning) {
    GeneratedMachine.Builder builder = generated.new Builder();
    builder.context(supplied(code.context()));
    builder.logic(script, supplied(code.logic()));
    builder.effects(effects::add, supplied(code.effects()));
    if (builder.has("scheduler")) {
      builder.set("scheduler", time);
    }
    List<StateNode> beginnings = graph.machine().beginnings();
    if (beginnings.size() > 1 && !graph.machine().root().declared().isParallel()) {
      int start = graph.hops(PathGraph.START).indexOf(beginning);
      builder.initial(beginnings.get(start).name());
    }
    prepare(builder.instances());
    machine = builder.build();
    return Observation.BEGUN;
  }

  private void prepare(InstanceBuilder<Object, Object, ?, ?> builder) {
    builder.hook(this);
    builder.clock(time.clock());
  }

  /** Fires an event and returns the outcome. */
  String fire(int event) {
    return outcome(machine().tryFire(generated.event(graph.event(event), code.arguments())));
  }

  /** Moves the time to the next timer, and runs it. */
  String elapse() {
    time.runNext();
    return Observation.ELAPSED;
  }

  /** Returns the name of the event of the timer that elapses next. */
  Optional<String> nextTimer() {
    if (!(machine() instanceof ChartMachine<?, ?, ?, ?> chart)) {
      return Optional.empty();
    }
    return chart.remaining().entrySet().stream()
        .min(Comparator.comparing(Map.Entry::getValue))
        .map(e -> DeclaredName.of(e.getKey()));
  }

  /** Advances the time by a span, but stops before the next timer elapses. */
  void pass(Duration span) {
    Duration least = time.pending().stream().findFirst().orElse(span.plusNanos(1));
    Duration most = least.minusNanos(1);
    Duration passing = span.compareTo(most) <= 0 ? span : most;
    if (!passing.isNegative() && !passing.isZero()) {
      time.advance(passing);
    }
  }

  // Notifications of hooks.

  @Override
  public void before(LifecycleEvent<Object, Object> event) {
    script.noticed();
  }

  @Override
  public void after(LifecycleEvent<Object, Object> record) {
    Object event = record.event();
    steps.add(event == null ? PathGraph.EVENTLESS : DeclaredName.of(event));
  }

  @Override
  public void refused(LifecycleEvent<Object, Object> attempt, Outcome<Object> outcome) {
    script.noticed();
    boolean isDeferred = outcome(outcome).equals(Observation.DEFERRED);
    steps.add((isDeferred ? "deferred " : "dropped ") + DeclaredName.of(attempt.event()));
  }

  // Comparison.

  /** Returns the observation of the macrostep. */
  Observation observed(String outcome) {
    List<String> timers = List.of();
    List<String> deferred = List.of();
    if (machine() instanceof ChartMachine<?, ?, ?, ?> chart) {
      timers = chart.remaining().keySet().stream().map(DeclaredName::of).sorted().toList();
      deferred = chart.snapshot().deferred().stream().map(d -> DeclaredName.of(d.event())).toList();
    }
    return new Observation(
        outcome,
        machine().configuration().stream().map(DeclaredName::of).toList(),
        List.copyOf(steps),
        List.copyOf(effects),
        timers,
        deferred);
  }

  /**
   * Returns hops of the model that match the observation and the results of the user's logic; empty
   * if no hops match.
   */
  Optional<List<Hop>> explained(int situation, int input, Observation actual) {
    Deque<List<Hop>> open = new ArrayDeque<>();
    for (Hop hop : graph.hops(situation)) {
      if (hop.step().input() == input) {
        open.add(List.of(hop));
      }
    }
    for (int tried = 0; !open.isEmpty() && tried < 10_000; tried++) {
      List<Hop> hops = open.poll();
      Hop last = hops.get(hops.size() - 1);
      if (!fits(hops)) {
        continue;
      } else if (graph.isStable(last.to())) {
        if (graph.observed(hops).equals(graph.comparable(hops, actual))) {
          return Optional.of(hops);
        }
        continue;
      }
      for (Hop hop : graph.hops(last.to())) {
        List<Hop> longer = new ArrayList<>(hops);
        longer.add(hop);
        open.add(longer);
      }
    }
    return Optional.empty();
  }

  /** Returns whether hops are possible with the answers of the user's logic. */
  private boolean fits(List<Hop> hops) {
    Explorer explorer = graph.explorer();
    List<Map<String, Boolean>> heard = script.heard();
    Condition all = null;
    int notices = 0;
    for (Hop hop : hops) {
      for (Condition each : hop.step().conditions()) {
        all = all == null ? each : all.and(each);
      }
      if (all != null && notices < heard.size()) {
        all = all.and(explorer.answers(heard.get(notices)));
      }
      if (!Trail.isPossible(all)) {
        return false;
      }
      if (graph.closesGap(hop)) {
        notices += graph.notices(hop);
        all = null;
      }
    }
    return true;
  }

  // Refusals.

  /** Fires an event that the instance must not take. */
  void refuse(int number, PathGraph.Untaken untaken) {
    refuse(number, untaken, false);
    if (!untaken.isGuarded()) {
      refuse(number, untaken, true);
    }
  }

  private void refuse(int number, PathGraph.Untaken untaken, boolean answer) {
    Event event = graph.event(number);
    script.begin(
        List.of(new Gap(untaken.answers(), Integer.MAX_VALUE, Map.of())), Map.of(), answer);
    steps.clear();
    effects.clear();
    Observation before = observed("");
    Object value = generated.event(event, code.arguments());
    String outcome = outcome(machine().tryFire(value, Cause.none()));
    Observation after = observed("");
    String name = graph.machine().name() + " in " + String.join(" + ", before.states());
    String expected =
        untaken.isIgnored()
            ? Observation.IGNORED
            : untaken.isGuarded() ? Observation.REFUSED : Observation.ILLEGAL;
    if (!outcome.equals(expected)) {
      throw new AssertionFailedError(
          name
              + " must not take "
              + event.name()
              + ": expected "
              + expected
              + ", but found "
              + outcome
              + "."
              + answered(),
          expected,
          outcome);
    }
    Observation unchanged =
        new Observation(
            "",
            before.states(),
            List.of("dropped " + event.name()),
            List.of(),
            before.timers(),
            before.deferred());
    if (!after.equals(unchanged)) {
      throw new AssertionFailedError(
          name + " must not be changed by " + event.name() + "." + after.difference(unchanged),
          unchanged,
          after);
    }
    if (!untaken.isIgnored() && machine().permits(value)) {
      throw new AssertionFailedError(name + " permits " + event.name() + ", but refuses it.");
    }
  }

  private static String outcome(Outcome<?> outcome) {
    if (outcome instanceof Outcome.Moved<?>) {
      return Observation.MOVED;
    } else if (outcome instanceof Outcome.Ignored<?> ignored) {
      return ignored.queued() ? Observation.DEFERRED : Observation.IGNORED;
    } else if (outcome instanceof Outcome.GuardRefused<?>) {
      return Observation.REFUSED;
    } else if (outcome instanceof Outcome.Illegal<?>) {
      return Observation.ILLEGAL;
    }
    return "vetoed";
  }
}
