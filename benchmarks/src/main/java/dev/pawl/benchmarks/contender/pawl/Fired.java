package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.Machine;
import dev.pawl.benchmarks.contender.Counter;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import dev.pawl.engine.InstanceBuilder;
import java.util.stream.Collectors;

/**
 * A walker that fires events at an instance.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 * @param <M> the type of the instance
 */
abstract class Fired<S extends Enum<S>, E, M extends Machine<S, E>> implements Walker {

  /** The instance. */
  protected final M machine;

  private final Counter<S, E> counter = new Counter<>();
  private final LastRecords<S, E> records = new LastRecords<>();

  /** Builds the instance with the hook or listener for a kind of watch. */
  protected <B extends InstanceBuilder<S, E, M, B>> Fired(B builder, Watch watch) {
    machine =
        (switch (watch) {
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
  public long heard() {
    return counter.heard() + records.count();
  }
}
