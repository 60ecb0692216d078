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
import dev.pawl.language.model.Event;
import dev.pawl.language.path.Gap;
import dev.pawl.language.path.Hop;
import dev.pawl.language.path.Observation;
import dev.pawl.language.path.PathGraph;
import dev.pawl.language.path.Trail;
import dev.pawl.language.semantics.GuardSpace.Condition;
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
 * An instance of a machine that a test moves along paths. This class records everything that the
 * instance does.
 */
final class DrivenInstance implements TransitionHook<Object, Object> {

  /**
   * The user code with which instances are built.
   *
   * @param logic the supplier of the user's logic; null if the path determines the results of the
   *     logic
   * @param effects the supplier of the user's effects; null if effects are only recorded
   * @param context the supplier of the user's contexts; null for a default context
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

  /** Returns the instance. {@link #build} must have been called before. */
  Machine<Object, Object> machine() {
    if (machine == null) {
      throw new IllegalStateException("The instance has not been built.");
    }
    return machine;
  }

  /** Returns a text with the active states and the context, for error messages. */
  String text() {
    String states = "The active states are " + machine().configuration() + ".";
    return generated
        .context(machine())
        .map(c -> states + " The context is " + c + ".")
        .orElse(states);
  }

  VirtualScheduler time() {
    return time;
  }

  private static @Nullable Object supplied(@Nullable Supplier<?> supplier) {
    return supplier == null ? null : supplier.get();
  }

  // Steps.

  /**
   * Sets the results that the logic returns during the next macrostep, and clears the records of
   * the last one.
   *
   * @param otherwise the result of predicates that {@code gaps} does not determine
   */
  void begin(List<Gap> gaps, Map<String, List<Duration>> delays, boolean otherwise) {
    script.begin(gaps, delays, otherwise);
    steps.clear();
    effects.clear();
  }

  /** Returns the results that predicates of the user's logic returned in this macrostep. */
  List<Map<String, Boolean>> recordedAnswers() {
    return script.recordedAnswers().stream().filter(a -> !a.isEmpty()).toList();
  }

  /** Returns a text with the results of the user's logic in this macrostep, for error messages. */
  String answered() {
    if (code.logic() == null || recordedAnswers().isEmpty()) {
      return "";
    }
    boolean isCounting = !graph.machine().declared().verification().counters().isEmpty();
    return "\n  The logic answered "
        + recordedAnswers()
        + "."
        + (isCounting
            ? " The model relies on the declared counters. CounterChecks compares them with the"
                + " logic."
            : "");
  }

  /**
   * Builds the instance.
   *
   * @param beginning the first step of the path, which determines the initial state of the instance
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

  String fire(int event) {
    return outcome(machine().tryFire(generated.event(graph.event(event), code.arguments())));
  }

  /** Advances the virtual time to the time of the next timer, and runs the timer. */
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

  /**
   * Advances the virtual time by a span. If a timer would elapse in this span, stops before the
   * timer elapses.
   */
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
    script.afterNotification();
  }

  @Override
  public void after(LifecycleEvent<Object, Object> record) {
    Object event = record.event();
    steps.add(event == null ? PathGraph.EVENTLESS : DeclaredName.of(event));
  }

  @Override
  public void refused(LifecycleEvent<Object, Object> attempt, Outcome<Object> outcome) {
    script.afterNotification();
    boolean isDeferred = outcome(outcome).equals(Observation.DEFERRED);
    steps.add((isDeferred ? "deferred " : "dropped ") + DeclaredName.of(attempt.event()));
  }

  // Comparison.

  /** Returns everything that was recorded during the macrostep. */
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
   * Returns the steps of the model that explain an observed macrostep, or empty if no steps of the
   * model match the observation and the results of the user's logic.
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

  /** Returns whether the steps are possible with the results that the user's logic returned. */
  private boolean fits(List<Hop> hops) {
    Explorer explorer = graph.explorer();
    List<Map<String, Boolean>> recordedAnswers = script.recordedAnswers();
    Condition all = null;
    int notifications = 0;
    for (Hop hop : hops) {
      for (Condition each : hop.step().conditions()) {
        all = all == null ? each : all.and(each);
      }
      if (all != null && notifications < recordedAnswers.size()) {
        all = all.and(explorer.answers(recordedAnswers.get(notifications)));
      }
      if (!Trail.isPossible(all)) {
        return false;
      }
      if (graph.closesGap(hop)) {
        notifications += graph.notices(hop);
        all = null;
      }
    }
    return true;
  }

  // Refusals.

  /**
   * Fires an event for which the instance must take no transition. Throws an error if the instance
   * takes a transition or changes.
   */
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
