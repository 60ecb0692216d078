package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The driver of an instance that has hooks, listeners or effects. This driver runs each event to
 * completion. Each instance has its own driver.
 */
class ObservedDriver<S extends Enum<S>, E> extends Macrostep<FlatMachine<S, E>, S, E>
    implements Driver<S, E> {

  private final FlatProtocol<S, E> protocol;

  ObservedDriver(FlatProtocol<S, E> protocol) {
    super(null);
    this.protocol = protocol;
  }

  @Override
  public final FlatSteps<S, E, ?, ?> steps() {
    return protocol.steps;
  }

  @Override
  public boolean permits(FlatMachine<S, E> machine, E event) {
    return protocol.steps.permitsNow(machine, machine.position, event);
  }

  @Override
  protected StepProtocol<FlatMachine<S, E>, S, E, ?> protocol() {
    return protocol;
  }

  @Override
  protected @Nullable Outcome<S> run(
      FlatMachine<S, E> machine,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable timer,
      Cause cause) {
    return event == null
        ? protocol.force(machine, Objects.requireNonNull(forced), cause)
        : protocol.handle(machine, event, cause);
  }
}
