package dev.pawl.micrometer;

import dev.pawl.LifecycleEvent;
import dev.pawl.MachineTable;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Counters of the steps of all instances of a machine. The name of the counters is {@code
 * pawl.transitions}, and their tags are {@code machine}, {@code event}, {@code from}, {@code to}
 * and {@code outcome}. One object serves all instances of a machine and any number of registries.
 * Registries can be bound before or after the first step.
 *
 * <p>All time series are created from the machine's table at the beginning. Therefore each time
 * series exists with the value 0 before its first step, and no time series is added later. To count
 * a step takes two look-ups and an update of a {@link LongAdder}, and allocates no memory. The
 * outcomes are {@code moved}, {@code refused}, {@code forced} and {@code other}. For {@code
 * refused}, the tag {@code to} has the value {@code none}. Forced steps are counted by their target
 * only. Steps that the table does not contain are counted in one time series with the outcome
 * {@code other}. If the machine has an eventless transition between the states of a forced step,
 * {@link #listener()} counts the step as this transition. This class is thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class TransitionMetrics<S, E> implements MeterBinder {

  /** The name of all counters. */
  public static final String NAME = "pawl.transitions";

  private final MachineTable<?, E> table;
  private final MachineCounters<E> series;
  private final Tags tags;
  private final Counter<S, E> counter;

  private TransitionMetrics(MachineTable<?, E> table, MachineCounters<E> series, Tags tags) {
    this.table = table;
    this.series = series;
    this.tags = tags;
    this.counter = new Counter<>(series);
  }

  /**
   * Creates the counters of a machine, with a time series of refusals for each pair of a state and
   * an event.
   *
   * @param table the table of the machine: {@code CircuitTransitions.table()}
   */
  public static <S, E> TransitionMetrics<S, E> of(MachineTable<?, E> table) {
    return of(table, RefusalSeries.BY_STATE_AND_EVENT);
  }

  /**
   * Creates the counters of a machine.
   *
   * @param table the table of the machine: {@code CircuitTransitions.table()}
   * @param refusals the tags by which refusals are counted
   */
  public static <S, E> TransitionMetrics<S, E> of(
      MachineTable<?, E> table, RefusalSeries refusals) {
    Objects.requireNonNull(refusals, "refusals");
    return new TransitionMetrics<>(table, new MachineCounters<>(table, refusals), Tags.empty());
  }

  /**
   * Returns counters that share the values of these counters, but have additional tags. Use such
   * counters to register the values of one machine a second time in a registry. Prometheus drops
   * the counters of machines whose tags have other keys, so add the same keys to all machines.
   */
  public TransitionMetrics<S, E> tagged(Iterable<Tag> more) {
    return new TransitionMetrics<>(table, series, tags.and(more));
  }

  /** Returns the name of the machine. This name is the value of the tag {@code machine}. */
  public String machine() {
    return table.machine();
  }

  /**
   * Returns the listener to pass to builders of instances. All instances can share the listener.
   */
  public TransitionListener<S, E> listener() {
    return counter;
  }

  /**
   * Returns the hook to pass to builders of stores. The hook counts steps after they have been
   * committed. Steps that are rolled back are not counted, except in a transaction that the store
   * has joined through {@code join}: such steps are counted when they are written. If a hook vetoes
   * a step in several regions, the hook counts one refusal. Do not pass the hook and {@link
   * #listener()} to one builder, because steps would be counted twice.
   */
  public TransitionHook<S, E> hook() {
    return counter;
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    series
        .all()
        .forEach(
            (key, count) ->
                // the registry references the object weakly and the function strongly, so the
                // function must keep the count alive
                FunctionCounter.builder(NAME, count, ignored -> count.sum())
                    .description("Steps of a machine, and refused events")
                    .tags(tags)
                    .tag("machine", table.machine())
                    .tag("event", key.event())
                    .tag("from", key.from())
                    .tag("to", key.to())
                    .tag("outcome", key.outcome())
                    .register(registry));
  }

  private record Counter<S, E>(MachineCounters<E> series)
      implements TransitionListener<S, E>, TransitionHook<S, E> {

    @Override
    public void moved(S from, @Nullable E event, S to) {
      series.moved(Objects.requireNonNull(from), event, Objects.requireNonNull(to));
    }

    @Override
    public void refused(S state, @Nullable E event) {
      series.refused(Objects.requireNonNull(state), event);
    }

    @Override
    public void after(LifecycleEvent<S, E> step) {
      S to = Objects.requireNonNull(step.to());
      if (step.forced()) {
        series.forced(to);
      } else {
        series.moved(Objects.requireNonNull(step.from()), step.event(), to);
      }
    }

    @Override
    public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
      boolean waits = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
      if (!waits && !isSibling(attempt, outcome)) {
        series.refused(Objects.requireNonNull(outcome.state()), attempt.event());
      }
    }

    /** Returns whether the attempt was refused because of a veto in another region. */
    private boolean isSibling(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
      LifecycleEvent<?, ?> vetoed =
          outcome instanceof Outcome.Vetoed<S> veto ? veto.error().attempt() : null;
      return vetoed != null && vetoed.sequence() != attempt.sequence();
    }
  }
}
