package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Purpose;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a statechart as functions. Each function computes the next state or snapshot from
 * the current one. Effects are returned instead of being run, hooks are not notified, and timers do
 * not run.
 *
 * @param <S> the type of states
 * @param <K> the enum of states, or of their types if they carry data
 * @param <E> the type of events
 * @param <C> the type of the context
 * @param <X> the type of the effects
 */
public final class PureSteps<S, K extends Enum<K>, E, C, X> {

  private final ChartDefinition<K, E> definition;
  private final Chart<K, E> chart;
  private final ChartCode<S, K, E, C, X> code;
  private final List<String> effectNames;

  /**
   * Creates the steps of a machine.
   *
   * @param code the user's code
   * @param effectNames the names of the effects, by their numbers
   */
  public PureSteps(
      ChartDefinition<K, E> definition, ChartCode<S, K, E, C, X> code, List<String> effectNames) {
    this.definition = definition;
    this.chart = definition.chart;
    this.code = code;
    this.effectNames = effectNames;
  }

  private ChartInstance<S, K, E, C, X> instance(@Nullable C context) {
    ChartInstance<S, K, E, C, X> instance =
        new ChartInstance<>(chart, ChartSetup.withoutHooks(definition), context, code, null);
    instance.collectEffects(effectNames);
    return instance;
  }

  private ChartInstance<S, K, E, C, X> instance(S from, @Nullable C context) {
    ChartInstance<S, K, E, C, X> instance = instance(context);
    instance.resume(Objects.requireNonNull(from, "state"), 0, null);
    return instance;
  }

  private ChartInstance<S, K, E, C, X> instance(Snapshot<S, E, C> from) {
    ChartInstance<S, K, E, C, X> instance = instance(from.context());
    instance.resume(from, null);
    return instance;
  }

  private Step<S, C, X> step(ChartInstance<S, K, E, C, X> after) {
    return new Step<>(after.state(), after.context(), after.collected());
  }

  private Step<Snapshot<S, E, C>, C, X> wholeStep(ChartInstance<S, K, E, C, X> after) {
    return new Step<>(after.snapshot(), after.context(), after.collected());
  }

  /** Returns the step that starts an instance. */
  public Step<S, C, X> begin(@Nullable C context) {
    ChartInstance<S, K, E, C, X> instance = instance(context);
    instance.begin(null);
    return step(instance);
  }

  /**
   * Returns the step that starts an instance, with a snapshot instead of a state. Machines with
   * regions, history or deferred events use this method.
   */
  public Step<Snapshot<S, E, C>, C, X> beginWhole(@Nullable C context) {
    ChartInstance<S, K, E, C, X> instance = instance(context);
    instance.begin(null);
    return wholeStep(instance);
  }

  /** Returns the step that an event makes in a state. */
  public Step<S, C, X> fire(S from, @Nullable C context, E event) {
    ChartInstance<S, K, E, C, X> instance = instance(from, context);
    instance.fire(event, Cause.none());
    return step(instance);
  }

  /** Returns the step that an event makes in the state of a snapshot. */
  public Step<Snapshot<S, E, C>, C, X> fire(Snapshot<S, E, C> from, E event) {
    Objects.requireNonNull(event, "event");
    Step<Snapshot<S, E, C>, C, X> plain = plain(from, event);
    if (plain != null) {
      return plain;
    }
    ChartInstance<S, K, E, C, X> instance = instance(from);
    instance.fire(event, Cause.none());
    return wholeStep(instance);
  }

  /**
   * Returns whether the application may fire an event in a state and the event enables a
   * transition.
   */
  public boolean permits(S from, @Nullable C context, E event) {
    return instance(from, context).permits(event);
  }

  /**
   * Returns whether the application may fire an event in the state of a snapshot and the event
   * enables a transition.
   */
  public boolean permits(Snapshot<S, E, C> from, E event) {
    ChartInstance<S, K, E, C, X> instance = instance(from.context());
    instance.resume(from, Purpose.LOOK);
    return instance.permits(event);
  }

  /**
   * Returns the step that an elapsed timer makes in a state, for callers that measure the time
   * themselves.
   *
   * @throws IllegalArgumentException if no timer has the event
   */
  public Step<S, C, X> elapse(S from, @Nullable C context, E timer) {
    ChartInstance<S, K, E, C, X> instance = instance(from, context);
    instance.elapse(timer);
    return step(instance);
  }

  /**
   * Returns the step that an elapsed timer makes in the state of a snapshot, for callers that
   * measure the time themselves.
   *
   * @throws IllegalArgumentException if no timer has the event
   */
  public Step<Snapshot<S, E, C>, C, X> elapse(Snapshot<S, E, C> from, E timer) {
    ChartInstance<S, K, E, C, X> instance = instance(from);
    instance.elapse(timer);
    return wholeStep(instance);
  }

  /**
   * Returns a step that only replaces leaves, without creating an instance. With two regions, this
   * takes a quarter of the time of a step with an instance.
   *
   * @return the step; null if the step does more than replace leaves, or if the snapshot does not
   *     match this version of the machine
   */
  private @Nullable Step<Snapshot<S, E, C>, C, X> plain(Snapshot<S, E, C> from, E event) {
    boolean isSimple =
        !definition.statesCarryData()
            && !chart.hasHistory
            && chart.timers.isEmpty()
            && from.machine().equals(chart.machine)
            && from.history().isEmpty()
            && from.timers().isEmpty()
            && from.deferred().isEmpty()
            && from.elapsed().isEmpty();
    int column = definition.indexOfEvent(event);
    Configuration<S, C> active = isSimple ? configuration(from) : null;
    if (active == null || active.isDone(chart.node(0))) {
      return null;
    }
    if (active.plainStepKind(column) == PlainSteps.MOVES) {
      active.takePlainStep(column);
      return stepTo(active);
    }
    int slot = active.plainSlot(column);
    if (slot < 0) {
      return null;
    }
    code.instance = active;
    int found =
        new TransitionSelector<>(chart, code, false, null)
            .evaluate(active, slot, chart.code(active.leaves[slot], column), event);
    if (found < 0) {
      S state = active.common();
      Outcome<S> refused =
          definition
              .forConfiguration(active, state)
              .refused(found, definition.isLenient(), null, state, event);
      refused.orElseThrow();
      return new Step<>(from, from.context(), List.of());
    }
    ChartTransition<E> taken = chart.transition(found);
    if (taken.updates) {
      active.context = code.update(found, active.value(slot), event, active.context);
    }
    active.take(slot, taken.leaf);
    return stepTo(active);
  }

  private Step<Snapshot<S, E, C>, C, X> stepTo(Configuration<S, C> active) {
    Snapshot<S, E, C> next =
        new Snapshot<>(
            chart.machine,
            null,
            active.sequence,
            active.values(),
            Map.of(),
            active.context,
            List.of(),
            List.of(),
            List.of());
    return new Step<>(next, active.context, List.of());
  }

  /**
   * Returns the configuration of a snapshot; null if the leaves of the snapshot are not a complete
   * configuration.
   */
  private @Nullable Configuration<S, C> configuration(Snapshot<S, E, C> from) {
    int[] leaves = new int[from.leaves().size()];
    for (int i = 0; i < leaves.length; i++) {
      S leaf = from.leaves().get(i);
      if (!(leaf instanceof Enum<?> key) || definition.indexOfState(key) < 0) {
        return null;
      }
      leaves[i] = chart.number(key);
    }
    if (endOfComplete(chart.node(0), leaves, 0) != leaves.length) {
      return null;
    }
    Configuration<S, C> active = new Configuration<>(chart, false, false, from.context());
    active.replace(0, 0, leaves, TransitionSelector.NOTHING);
    active.sequence = from.sequence();
    return active;
  }

  /**
   * Returns the index of the first leaf after the leaves at or below a node; -1 if the leaves at or
   * below the node are not complete.
   */
  private int endOfComplete(Node<E> node, int[] leaves, int start) {
    if (start < 0 || start >= leaves.length) {
      return -1;
    }
    if (node.isLeaf()) {
      return leaves[start] == node.number ? start + 1 : -1;
    }
    int next = start;
    for (int i = 0; i < node.children.size(); i++) {
      Node<E> child = node.children.get(i);
      if (node.isParallel()) {
        next = endOfComplete(child, leaves, next);
      } else if (child.holds(leaves[start])) {
        return endOfComplete(child, leaves, start);
      }
    }
    return node.isParallel() ? next : -1;
  }
}
