package stored;

import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;
import java.util.Objects;
import java.util.function.BiConsumer;
import javax.annotation.processing.Generated;

/** Lives of {@code Job} in a store of {@code pawl-stores}. Thread-safe. */
@Generated("dev.pawl.processor")
public final class JobStored {
  private JobStored() {}

  /**
   * What a store has to know of {@code Job}; made once, it serves any number of stores.
   *
   * @param setup gives the builder of a life, for each step, what only the program has: its logic,
   *     its effects and the context that a life has when it begins
   */
  public static StoredMachine<JobState, JobEvent> machine(
      BiConsumer<? super JobMachine.Builder, ? super Opening<JobState, JobEvent>> setup) {
    Objects.requireNonNull(setup, "setup");
    return StoredMachine.<JobState, JobEvent>named("Job")
        .states(JobState.values(), JobCodec::toWire, JobCodec::fromWire)
        .events(JobCodec::eventToWire)
        .initial(JobTransitions.initialStates())
        .legality(
            Legality.of(
                JobTransitions.rules(), JobTransitions.initialStates(), JobCodec::fromWire,
                    JobCodec::eventFromWire))
        .snapshots()
        .opens(opening -> life(opening, setup));
  }

  private static StoredLife<JobState, JobEvent> life(Opening<JobState, JobEvent> opening,
      BiConsumer<? super JobMachine.Builder, ? super Opening<JobState, JobEvent>> setup) {
    JobMachine.Builder builder =
        JobMachine.builder()
            .entityId(opening.entityId())
            .clock(opening.clock())
            .hook(opening.hook());
    setup.accept(builder, opening);
    if (opening.kept() != null) {
      JobMachine.Builder former = JobMachine.builder();
      setup.accept(former, opening);
      builder.context(JobCodec.fromJson(opening.kept(), former).context());
    }
    JobMachine machine =
        opening.snapshot() == null
            ? builder.resume(opening.state()).sequence(opening.sequence()).build()
            : JobCodec.fromJson(opening.snapshot(), builder);
    return StoredLife.of(
        machine,
        JobMachine::fire,
        JobMachine::force,
        JobMachine::state,
        JobCodec::toJson);
  }
}
