package dev.pawl.spring.boot.metrics;

import dev.pawl.InstanceOptions;
import dev.pawl.MachineTable;
import dev.pawl.micrometer.ObservationHook;
import dev.pawl.spring.MachineCustomizer;
import dev.pawl.store.JdbcStore;
import io.micrometer.observation.ObservationRegistry;

/** A customizer that adds a hook to all machines. The hook creates an observation of each step. */
record StepObservations(ObservationRegistry registry) implements MachineCustomizer {

  @Override
  public <S, E> void customize(MachineTable<?, E> machine, InstanceOptions<S, E> builder) {
    builder.hook(ObservationHook.of(machine, registry));
  }

  @Override
  public <S, E> void customize(MachineTable<?, E> machine, JdbcStore.Builder<S, E> builder) {
    builder.hook(ObservationHook.of(machine, registry));
  }
}
