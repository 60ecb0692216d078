package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.Machine;
import dev.pawl.benchmarks.contender.Counter;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.engine.InstanceBuilder;
import java.util.stream.Collectors;

/**
 * A walker that fires events at an instance.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 * @param <M> the type of the instance
 */
abstract class MachineWalker<S extends Enum<S>, E, M extends Machine<S, E>> implements Walker {

  /** The instance. */
  protected final M machine;

  private final Counter<S, E> counter = new Counter<>();
  private final LastRecords<S, E> records = new LastRecords<>();

  /** Builds the instance with the hook or listener that observes steps. */
  protected <B extends InstanceBuilder<S, E, M, B>> MachineWalker(
      B builder, Observation observation) {
    machine =
        (switch (observation) {
              case BARE -> builder;
              case LISTENER -> builder.listener(counter);
              case AUDIT -> builder.hook(records);
            })
            .build();
  }

  @Override
  public String configuration() {
    return machine.configuration().stream().map(Enum::name).collect(Collectors.joining(" "));
  }

  @Override
  public long observedMoves() {
    return counter.observedMoves() + records.count();
  }
}
