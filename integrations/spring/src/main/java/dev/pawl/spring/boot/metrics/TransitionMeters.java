package dev.pawl.spring.boot.metrics;

import dev.pawl.InstanceOptions;
import dev.pawl.MachineTable;
import dev.pawl.micrometer.RefusalSeries;
import dev.pawl.micrometer.TransitionMetrics;
import dev.pawl.spring.MachineCustomizer;
import dev.pawl.spring.MachineWiring;
import dev.pawl.store.JdbcStore;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The meters that count the steps of all machines for which the application has no meters of its
 * own.
 */
final class TransitionMeters implements MachineCustomizer, MeterBinder {

  private final ObjectProvider<MachineWiring<?, ?>> machines;
  private final ObjectProvider<TransitionMetrics<?, ?>> own;
  private final RefusalSeries refusals;
  private final Map<MachineTable<?, ?>, TransitionMetrics<?, ?>> made = new ConcurrentHashMap<>();

  TransitionMeters(
      ObjectProvider<MachineWiring<?, ?>> machines,
      ObjectProvider<TransitionMetrics<?, ?>> own,
      RefusalSeries refusals) {
    this.machines = machines;
    this.own = own;
    this.refusals = refusals;
  }

  @Override
  public <S, E> void customize(MachineTable<?, E> machine, InstanceOptions<S, E> builder) {
    this.<S, E>metrics(machine).ifPresent(all -> builder.listener(all.listener()));
  }

  @Override
  public <S, E> void customize(MachineTable<?, E> machine, JdbcStore.Builder<S, E> builder) {
    this.<S, E>metrics(machine).ifPresent(all -> builder.hook(all.hook()));
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    machines.orderedStream().forEach(one -> bind(one.machine(), registry));
  }

  private <E> void bind(MachineTable<?, E> machine, MeterRegistry registry) {
    metrics(machine).ifPresent(all -> all.bindTo(registry));
  }

  @SuppressWarnings(
      "unchecked") // the map contains the meters of each table, whose types are the same
  private <S, E> Optional<TransitionMetrics<S, E>> metrics(MachineTable<?, E> machine) {
    if (own.stream().anyMatch(one -> one.machine().equals(machine.machine()))) {
      return Optional.empty();
    }
    return Optional.of(
        (TransitionMetrics<S, E>)
            made.computeIfAbsent(machine, table -> TransitionMetrics.of(table, refusals)));
  }
}
