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
 * Counts what all instances of a machine do, as {@code pawl.transitions} with the tags {@code
 * machine}, {@code event}, {@code from}, {@code to} and {@code outcome}. One serves all instances
 * and any number of registries, which may be bound before or after instances make steps.
 *
 * <p>All series are made from the machine's table when this is made, so that each is there with
 * zero before anything has happened, and none comes later. An event that is counted allocates
 * nothing, and costs two look-ups and a {@link LongAdder}. The outcomes are {@code moved}, {@code
 * refused}, whose {@code to} is {@code none}; {@code forced}, by target only; and {@code other} in
 * a single series, should something be heard that the table does not say. A forced move that an
 * eventless transition could have made is counted by {@link #listener()} as one of that.
 * Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class TransitionMetrics<S, E> implements MeterBinder {

  /** The name of the meters. */
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
   * The meters of a machine, with a series of refusals for each state and event.
   *
   * @param table the machine's, {@code CircuitTransitions.table()}
   */
  public static <S, E> TransitionMetrics<S, E> of(MachineTable<?, E> table) {
    return of(table, RefusalSeries.BY_STATE_AND_EVENT);
  }

  /** The meters of a machine, with fewer series of refusals. */
  public static <S, E> TransitionMetrics<S, E> of(
      MachineTable<?, E> table, RefusalSeries refusals) {
    Objects.requireNonNull(refusals, "refusals");
    return new TransitionMetrics<>(table, new MachineCounters<>(table, refusals), Tags.empty());
  }

  /**
   * The same counts with more tags on each series; needed where one registry is to have the meters
   * of one machine twice.
   */
  public TransitionMetrics<S, E> tagged(Iterable<Tag> more) {
    return new TransitionMetrics<>(table, series, tags.and(more));
  }

  /** The machine's name, which is the tag {@code machine}. */
  public String machine() {
    return table.machine();
  }

  /** Counts the steps of instances, for their builders; one for all of them. */
  public TransitionListener<S, E> listener() {
    return counter;
  }

  /**
   * Counts the steps of stores, for their builders: once they are stored, and none that is rolled
   * back. An instance that has this needs no {@link #listener()}.
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
                // a registry holds what it is given weakly, and the function firmly
                FunctionCounter.builder(NAME, count, ignored -> count.sum())
                    .description("Steps of a machine, and events that came to nothing")
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
      if (!waits) {
        series.refused(Objects.requireNonNull(attempt.from()), attempt.event());
      }
    }
  }
}
